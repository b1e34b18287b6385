import { expect, it } from 'vitest';
import type { Odds } from '../lib/wire';
import { hopeOf } from './odds';

const odds = (event: string, n: number, of: number): Odds => ({ event, rule: 'R-1', chance: [n, of] });
const tone = (event: string): 'yes' | 'maybe' | 'no' =>
  event === 'goal' ? 'yes' : event === 'corner' ? 'maybe' : 'no';

it('adds up what the reader hopes for', () => {
  expect(hopeOf([odds('goal', 1, 4), odds('held', 1, 2), odds('goal', 1, 8)], tone)).toBe(38);
  expect(hopeOf([odds('corner', 1, 2), odds('held', 1, 2)], tone)).toBeNull();
});

it('says what is certain, and nothing of what is neither good nor bad', () => {
  expect(hopeOf([odds('goal', 1, 1)], tone)).toBe(100);
  expect(hopeOf([odds('held', 1, 1)], tone)).toBe(0);
  expect(hopeOf([odds('corner', 1, 1)], tone)).toBeNull();
  expect(hopeOf([], tone)).toBeNull();
});
