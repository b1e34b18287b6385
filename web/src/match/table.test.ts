import { describe, expect, it } from 'vitest';
import type { ChanceInfo } from '../lib/wire';
import { foundBy, signOf } from './table';

const dice: ChanceInfo[] = [
  { text: 'dice 4 2', word: 'dice', facts: { home: 4, away: 2 } },
  { text: 'dice 2 4', word: 'dice', facts: { home: 2, away: 4 } },
];
const card: ChanceInfo = { text: 'draw AS', word: 'draw', facts: { card: 'AS' } };
const toss: ChanceInfo = { text: 'toss home', word: 'toss', facts: { winner: 'home' } };

describe('What came at the table', () => {
  it('is shown in a few signs, and in words where signs say too little', () => {
    expect(dice.map(signOf)).toEqual(['4 : 2', '2 : 4']);
    expect(signOf(card)).toBe('AS');
    expect(signOf(toss)).toBeNull();
  });

  it('is found by what somebody types, whatever stands between the numbers', () => {
    for (const typed of ['4 2', '4:2', ' 4, 2 ', 'dice 4 2']) expect(foundBy(dice, typed)).toBe(dice[0]);
    expect(foundBy([card], 'as')).toBe(card);
  });

  it('is nothing until it is one of what may come', () => {
    for (const typed of ['', '4', '7 7', '42']) expect(foundBy(dice, typed)).toBeNull();
  });
});
