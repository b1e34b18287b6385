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

const kind: BoardKind = {
  Board,
  Odds,
  Bench,
  Orders,
  hidden: false,
  stretches: true,
  // Only formations and dives are secret, and only while they are chosen.
  curtain: (view) => ['formation', 'dive'].includes(phaseOf(view as FubaView).name),
  clock(view, _options, texts) {
    const { clock, half, kick_goals, phase } = view as FubaView;
    if (half === SHOOTOUT) return [`${kick_goals[0]} : ${kick_goals[1]}`, texts.text('web-fuba-shootout')];
    if (phaseOf({ phase } as FubaView).name === 'formation') return ['', ''];
    const minute = typeof clock === 'string' ? `${LAST_MINUTE[half] ?? ''}${clock}` : String(clock ?? '');
    return [`${minute}′`, texts.text('web-fuba-half', { half })];
  },
  question(view, texts) {
    const { name, facts } = phaseOf(view as FubaView);
    return texts.find(`fuba-phase-${name.replaceAll('_', '-')}`, { left: facts.left ?? 0 });
  },
  ready: (choices) => (choices.length === 1 ? choices[0]! : (choices.find(({ word }) => word === 'shoot') ?? null)),
  plan: (play) => deskOf(play).plan(play),
  how: (view, texts) => {
    const { name } = phaseOf(view as FubaView);
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
