import { expect, it } from 'vitest';
import type { MomentInfo } from '../lib/wire';
import { countsOf, goalsOf, standing } from './summary';

const told = (number: number, event: string, facts: Record<string, string | number>): MomentInfo => ({
  number,
  by: 'chance',
  step: 'spin 5',
  word: 'spin',
  facts: { number: 5 },
  events: [{ rule: 'SHOT-7', event, facts }],
});
const moments: MomentInfo[] = [
  told(3, 'shot-declared', { by: 'home', piece: 'H5' }),
  told(4, 'goal', { by: 'home', home: 1, away: 0 }),
  told(9, 'yellow', { piece: 'A3' }),
  told(12, 'goal', { by: 'away', home: 1, away: 1 }),
];

it('lists goals with the score after each', () => {
  expect(goalsOf(moments)).toEqual([
    { number: 4, by: 'home', score: { home: 1, away: 0 } },
    { number: 12, by: 'away', score: { home: 1, away: 1 } },
  ]);
});

it('counts what happened for the side that did it, and leaves out what never happened', () => {
  expect(
    countsOf(moments, [
      { text: 'shots', events: ['shot-declared', 'control-declared'] },
      { text: 'cards', events: ['yellow', 'red'] },
      { text: 'saves', events: ['saved'] },
    ]),
  ).toEqual([
    { text: 'shots', n: { home: 1, away: 0 } },
    { text: 'cards', n: { home: 0, away: 1 } },
  ]);
});

it('forgets what was taken back', () => {
  const undo: MomentInfo = { number: 13, by: 'match', step: 'undo 11', word: 'undo', facts: { to: 11 }, events: [] };
  expect(standing([...moments, undo]).map(({ number }) => number)).toEqual([3, 4, 9]);
  expect(goalsOf([...moments, undo])).toHaveLength(1);
});
