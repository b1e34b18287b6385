import type { BoardKind } from '../board';
import Bench from './Bench.svelte';
import Board from './Board.svelte';
import { pitchOf } from './ground';
import { deskOf } from './desk.svelte';
import Odds from './Odds.svelte';
import Roll from './Roll.svelte';
import Orders from './Orders.svelte';
import { say } from './say';
import { tone } from './tone';
import { zoneOf } from './touch';
import { phaseOf, type FubaView } from './view';

/** The last ordinary minute of each half: what an added minute is added to. */
const LAST_MINUTE = [0, 45, 90, 105, 120];
const SHOOTOUT = 5;
const SET_PIECES: Record<string, string> = {
  kickoff: 'web-fuba-kick-off',
  freekick: 'web-fuba-free-kick',
  corner: 'web-fuba-corner',
  penalty: 'web-fuba-penalty',
};
/** What is rolled for people to watch. */
const ROLLS = new Set(['dice', 'event', 'card', 'shot', 'penalty']);
const ROLL_MS = 900;
const SETTING_UP = new Set(['side', 'taker', 'keeper', 'place']);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const kind: BoardKind<FubaView> = {
  Board,
  Odds,
  Roll,
  statistics: [
    { text: 'web-stat-shots', events: ['goal', 'missed', 'corner-won', 'second-six'] },
    { text: 'web-stat-corners', events: ['corner-won'] },
    { text: 'web-stat-kept', events: ['kept'] },
    { text: 'web-stat-won', events: ['won'] },
    { text: 'web-stat-cards', events: ['yellow', 'red'] },
  ],
  loud: new Set([
    'kept',
    'won',
    'special',
    'corner-won',
    'missed',
    'second-six',
    'penalty-missed',
    'half-over',
    'half-begins',
    'last-turn',
    'shootout-begins',
    'victory',
    'level',
    'spared',
    'red',
    'yellow',
    'free-kick',
    'penalty-kick',
  ]),
  spot(view, options) {
    if (!view.ball) return null;
    const { x, y } = pitchOf(options)[view.ball];
    return { along: (x[0] + x[1]) / 48, across: (y[0] + y[1]) / 32 };
  },
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
  question(view, texts, play) {
    const { name, facts } = phaseOf(view);
    const left = (facts.left ?? 0) - (name === 'place' ? deskOf(play).placed : 0);
    const question =
      name === 'place' && left <= 0
        ? texts.text('web-fuba-all-placed')
        : texts.find(`fuba-phase-${name.replaceAll('_', '-')}`, { left });
    // What is left is in sight on a phone, too, where the list of what is prepared is not.
    const { moves } = deskOf(play);
    if (question && moves.list.length > 0 && moves.left !== null)
      return `${question} ${texts.text('web-fuba-moves-left', { left: moves.left })}`;
    // Placing says what is being set up.
    const what = SET_PIECES[view.pending];
    return question && what && SETTING_UP.has(name) ? `${texts.text(what)}: ${lower(question)}` : question;
  },
  // Nobody moves unless somebody is sent; a shot is never suggested.
  ready: (choices) =>
    choices.length === 1 ? choices[0]! : (choices.find(({ word }) => word === 'stay' || word === 'done') ?? null),
  plan: (play, view) => deskOf(play).plan(play, view),
  answers: (choices, view) =>
    ['dive', 'aim', 'formation', 'type', 'piece', 'free'].includes(phaseOf(view).name) ||
    choices.length > 3 ||
    choices.some((choice) => zoneOf(choice) !== null)
      ? []
      : choices,
  how: (view, texts, choices) => {
    const { name } = phaseOf(view);
    if (name === 'formation') return texts.text('web-fuba-how-formation');
    if (name === 'place') return texts.text('web-fuba-how-place');
    if (name === 'type' || name === 'piece') return texts.text('web-fuba-how-move');
    if (name === 'adjust') return texts.text('web-fuba-how-piece');
    const zones = choices.filter((choice) => zoneOf(choice) !== null).length;
    if (zones === choices.length) return texts.text('web-fuba-how-only-zone');
    return texts.text(zones > 0 ? 'web-fuba-how-zone' : 'web-how-answer');
  },
  say: (choice, view, _options, texts) => say(choice, view, texts),
  // A formation is looked at on the pitch before it is taken.
  big: ({ word, rolls }) => rolls || word === 'formation',
  settles: ({ word }) => word === 'support',
  roll: (texts) => texts.text('web-fuba-roll'),
  rollMs: (word) => (ROLLS.has(word) ? ROLL_MS : 0),
  tone,
  piece: null,
};

export default kind;
