import type { ChoiceInfo } from '../../lib/wire';
import { idPart } from '../../lib/texts.svelte';
import type { BoardKind } from '../board';
import Bench from './Bench.svelte';
import Board from './Board.svelte';
import Dice from './Dice.svelte';
import Roll from './Roll.svelte';
import { DICE_MS, moveMs } from './motion';
import { isSquare, pitchOf, spotOf, squaresOf } from './pitch';
import { say } from './say';
import { tone } from './tone';
import { ballOf, phaseOf, type ChampionsView } from './view';

const number = (options: Record<string, unknown>, name: string, usual: number): number =>
  typeof options[name] === 'number' ? options[name] : usual;

const TURN = new Set(['mover', 'ball', 'pickup', 'walk', 'leg', 'runner', 'run_to']);
const QUIET = new Set(['walk', 'run_to', 'no_runner']);

const kind: BoardKind<ChampionsView> = {
  Board,
  Odds: Dice,
  Roll,
  statistics: [
    { text: 'web-stat-interceptions', events: ['deflected'] },
    { text: 'web-stat-saves', events: ['held', 'parried'] },
    { text: 'web-stat-corners', events: ['corner'] },
    { text: 'web-stat-fouls', events: ['fouled'] },
    { text: 'web-stat-cards', events: ['booked', 'sent_off'] },
  ],
  loud: new Set([
    'skipped',
    'missed',
    'deflected',
    'held',
    'parried',
    'throw_in',
    'corner',
    'goal_kick',
    'free_kick',
    'penalty',
    'fouled',
    'handball',
    'booked',
    'sent_off',
    'injured',
    'injured_off',
    'extra_time',
    'shootout',
    'shootout_save',
    'won',
    'level',
  ]),
  spot(view, options) {
    const at = ballOf(view);
    if (!isSquare(at)) return at ? { along: 0.5, across: 0.5 } : null;
    const { cols, rows } = pitchOf(options);
    const { col, row } = spotOf(at);
    return { along: (row - 0.5) / rows, across: (col - 0.5) / cols };
  },
  Bench,
  hidden: false,
  curtain: (view) => phaseOf(view) === 'lineup',
  ratio: { wide: 17 / 12, tall: 12 / 17 },
  rollMs: () => DICE_MS,
  moveMs,
  clock(view, options, texts) {
    const { minute, ones, period, shootout } = view;
    const clock = texts.text('web-champions-minute', { minute });
    if (period === 'shootout')
      return [
        texts.text('web-champions-shootout'),
        texts.text('web-champions-kicks', { home: shootout.home.scored, away: shootout.away.scored }),
      ];
    if (options['clock'] === 'rolls') return [clock, texts.text('web-champions-rolls')];
    const all = period === 'extra' ? number(options, 'extra_time_spaces', 5) + 1 : number(options, 'clock_ones', 16);
    return [clock, texts.text(period === 'extra' ? 'web-champions-extra' : 'web-champions-ones', { ones, all })];
  },
  question(view, texts) {
    const phase = phaseOf(view);
    if (phase === 'leg' && view.play?.kicker)
      return texts.text('web-champions-leg', { number: view.play.kicker, left: view.play.budget });
    if (phase === 'pick_mover') return texts.text('web-champions-mover', { number: view.die });
    return texts.find(`champions-phase-${idPart(phase)}`);
  },
  ready: (choices) =>
    choices.find(({ word }) => word === 'roll' || word === 'no_runner') ?? (choices.length === 1 ? choices[0]! : null),
  say: (choice, view, options, texts) => say(choice, view, pitchOf(options), texts),
  kin(chosen, choice, { ball }) {
    const meets = (word: string): boolean => word === 'ball' || word === 'pickup';
    if (meets(chosen.word)) return meets(choice.word);
    if (chosen.word !== 'leg' || choice.word !== 'leg' || !isSquare(ball)) return false;
    const end = ({ facts }: ChoiceInfo): string | undefined => squaresOf(ball, String(facts['path'])).at(-1);
    return end(chosen) === end(choice);
  },
  how(view, texts) {
    const phase = phaseOf(view);
    if (phase === 'lineup') return texts.text('web-champions-how-lineup');
    if (phase === 'pick_mover') return texts.text('web-champions-how-mover');
    if (phase === 'leg') return texts.text('web-champions-how-leg');
    return texts.text('web-champions-how-square');
  },
  // A kick may be intercepted, and cannot be taken back. The die after a walk is only that of the next turn.
  big: ({ word, rolls }) => (rolls && !QUIET.has(word)) || word === 'leg',
  // A turn goes as one act, from who moves to who runs after the ball, as long as neither chance nor the other side has a say in it:
  // until then each step is taken back for nothing.
  gathers: ({ word, rolls }) => !rolls && TURN.has(word),
  // The die rolls by itself, unless somebody looks at the bench to have a player warm up.
  obvious: (choices) =>
    choices.every(({ word }) => word === 'roll' || word === 'warm')
      ? (choices.find(({ word }) => word === 'roll') ?? null)
      : null,
  roll: (texts) => texts.text('web-champions-roll'),
  idle: 'rolled',
  tone,
  piece: /\b([HA])(\d{1,2})\b/g,
};

export default kind;
