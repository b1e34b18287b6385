import type { BoardKind } from '../board';
import Bench from './Bench.svelte';
import Board from './Board.svelte';
import Odds from './Odds.svelte';
import Roll from './Roll.svelte';
import { tone } from './tone';
import { aimsOf, ballOf, pitchOf, spotOf, type Phase, type VolchokView } from './view';

/** How something is chosen on the board, by phase. */
const HOW: Partial<Record<Phase, string>> = {
  pick: 'web-volchok-how-pick',
  declare: 'web-volchok-how-declare',
  step: 'web-volchok-how-step',
};

const kind: BoardKind<VolchokView> = {
  Board,
  Odds,
  Roll,
  statistics: [
    { text: 'web-stat-shots', events: ['shot-declared', 'control-declared'] },
    { text: 'web-stat-corners', events: ['corner-won'] },
    { text: 'web-stat-passes', events: ['passed', 'played-through', 'lobbed'] },
    { text: 'web-stat-tackles', events: ['tackle-declared'] },
    { text: 'web-stat-tackles-won', events: ['tackle-won'] },
    { text: 'web-stat-cards', events: ['yellow', 'red'] },
  ],
  loud: new Set([
    'yellow',
    'red',
    'tackle-won',
    'fell-short',
    'keeper-collected',
    'saved',
    'corner-won',
    'set-off',
    'reached-ball',
    'control-short',
    'at-keeper',
    'golden-goal',
    'won',
    'level',
  ]),
  spot(view, options) {
    const { at } = ballOf(view);
    const { cols, rows } = pitchOf(options);
    const { col, row } = spotOf(at ?? '');
    return at ? { along: (row - 0.5) / rows, across: (col - 0.5) / cols } : null;
  },
  holder: (view) => ballOf(view).by?.seat ?? null,
  Bench,
  hidden: false,
  clock(view, options, texts) {
    const { turns_done, phase } = view;
    const goals = typeof options['goals_to_win'] === 'number' ? options['goals_to_win'] : 4;
    const limit = typeof options['turn_limit'] === 'number' ? options['turn_limit'] : 0;
    const turn = texts.text('web-turn', { number: phase === 'over' ? turns_done : turns_done + 1 });
    if (limit > 0) return [turn, texts.text('web-of-turns', { number: limit })];
    return [turn, goals > 0 ? texts.text('web-first-to', { number: goals }) : ''];
  },
  question(view, texts) {
    const { phase, turn } = view;
    return texts.find(`volchok-phase-${phase}`, { left: turn.left ?? turn.n ?? 0 });
  },
  // Where somebody could shoot, nothing is suggested: a turn without a shot may be the worse one.
  ready(choices, _view, held) {
    if (held || choices.some(({ word }) => word === 'shot' || word === 'control')) return null;
    return choices.find(({ word }) => word === 'basic') ?? (choices.length === 1 ? choices[0]! : null);
  },
  // What the player can declare, and the turn in which nothing is declared; later what he can do with the ball: walks are on the board.
  ofHeld(choices, view, held) {
    const declares = view.phase === 'declare';
    const own = aimsOf(view, choices).flatMap(({ choice, from, way }) =>
      from === held && (declares || way !== 'walk') ? choice : [],
    );
    return declares ? [...own, ...choices.filter(({ word }) => word === 'basic')] : own;
  },
  // Walks and passes of a turn go together, when it ends: until then each is taken back for nothing.
  gathers: ({ word }) => word === 'step' || word === 'kick',
  closes: 'end',
  how: (view, texts) => texts.text(HOW[view.phase] ?? 'web-volchok-how-square'),
  idle: 'spun',
  tone,
  piece: /\b([HA])([1-6])\b/g,
};

export default kind;
