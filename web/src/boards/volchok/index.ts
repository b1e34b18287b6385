import type { BoardKind } from '../board';
import Bench from './Bench.svelte';
import Board from './Board.svelte';
import Odds from './Odds.svelte';
import { tone } from './tone';
import type { VolchokView } from './view';

const kind: BoardKind = {
  Board,
  Odds,
  Bench,
  hidden: false,
  clock(view, options, texts) {
    const { turns_done, phase } = view as VolchokView;
    const goals = typeof options['goals_to_win'] === 'number' ? options['goals_to_win'] : 4;
    const limit = typeof options['turn_limit'] === 'number' ? options['turn_limit'] : 0;
    const turn = texts.text('web-turn', { number: phase === 'over' ? turns_done : turns_done + 1 });
    if (limit > 0) return [turn, texts.text('web-of-turns', { number: limit })];
    return [turn, goals > 0 ? texts.text('web-first-to', { number: goals }) : ''];
  },
  question(view, texts) {
    const { phase, turn } = view as VolchokView;
    return texts.find(`volchok-phase-${phase}`, { left: turn.left ?? turn.n ?? 0 });
  },
  ready: (choices) => choices.find(({ word }) => word === 'basic') ?? (choices.length === 1 ? choices[0]! : null),
  tone,
  piece: /\b([HA])([1-6])\b/g,
};

export default kind;
