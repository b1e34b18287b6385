import type { BoardKind } from '../board';
import Bench from './Bench.svelte';
import Board from './Board.svelte';
import { deskOf } from './desk.svelte';
import Odds from './Odds.svelte';
import Orders from './Orders.svelte';
import { tone } from './tone';
import { phaseOf, type FubaView } from './view';

/** The last ordinary minute of each half: what an added minute is added to. */
const LAST_MINUTE = [0, 45, 90, 105, 120];
const SHOOTOUT = 5;

const kind: BoardKind<FubaView> = {
  Board,
  Odds,
  Bench,
  Orders,
  hidden: false,
  stretches: true,
  // Only formations and dives are secret, and only while they are chosen.
  curtain: (view) => ['formation', 'dive'].includes(phaseOf(view).name),
  clock(view, _options, texts) {
    const { clock, half, kick_goals, phase } = view;
    if (half === SHOOTOUT) return [`${kick_goals[0]} : ${kick_goals[1]}`, texts.text('web-fuba-shootout')];
    if (phaseOf({ phase } as FubaView).name === 'formation') return ['', ''];
    const minute = typeof clock === 'string' ? `${LAST_MINUTE[half] ?? ''}${clock}` : String(clock ?? '');
    return [`${minute}′`, texts.text('web-fuba-half', { half })];
  },
  question(view, texts) {
    const { name, facts } = phaseOf(view);
    return texts.find(`fuba-phase-${name.replaceAll('_', '-')}`, { left: facts.left ?? 0 });
  },
  ready: (choices) => (choices.length === 1 ? choices[0]! : (choices.find(({ word }) => word === 'shoot') ?? null)),
  plan: (play, view) => deskOf(play).plan(play, view),
  how: (view, texts) => {
    const { name } = phaseOf(view);
    if (name === 'formation') return texts.text('web-fuba-how-formation');
    if (name === 'place') return texts.text('web-fuba-how-place');
    if (name === 'piece' || name === 'adjust') return texts.text('web-fuba-how-piece');
    return texts.text('web-fuba-how-zone');
  },
  roll: (texts) => texts.text('web-fuba-roll'),
  rollMs: (step) => (/^(dice|event|card|shot|penalty) /.test(step) ? 900 : 0),
  tone,
  piece: null,
};

export default kind;
