import { expect, it } from 'vitest';
import { spread } from './spread';

const of = (word: string, number: number) => Array.from({ length: number }, (_, nth) => ({ word, nth }));

it('shows everything where there is room', () => {
  expect(spread(of('target', 13))).toHaveLength(13);
});

it('shows some of each kind, from one end to the other', () => {
  const shown = spread([...of('step', 40), ...of('kick', 2), ...of('end', 1)]);
  const nths = (word: string) => shown.filter((choice) => choice.word === word).map(({ nth }) => nth);
  expect(nths('step')).toEqual([0, 10, 20, 30]);
  expect(nths('kick')).toEqual([0, 1]);
  expect(nths('end')).toEqual([0]);
});

it('shows at least one of each of many kinds', () => {
  expect(spread(Array.from({ length: 30 }, (_, nth) => ({ word: `w${nth}` })))).toHaveLength(30);
});
