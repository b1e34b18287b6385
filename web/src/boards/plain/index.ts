import type { BoardKind } from '../board';
import Board from './Board.svelte';

const kind: BoardKind = {
  Board,
  Odds: null,
  Bench: null,
  words: true,
  hidden: true,
  clock: () => ['', ''],
  question: () => null,
  ready: (choices) => (choices.length === 1 ? choices[0]! : null),
  tone: () => 'maybe',
  piece: null,
};

export default kind;
