import { beforeEach, expect, it } from 'vitest';
import { FIRST_COACH, keepWishes, wishesFor } from './wishes';

beforeEach(() => localStorage.clear());

it('offers the first match against the weakest coach, at home', () => {
  expect(wishesFor('volchok')).toMatchObject({ game: 'volchok', opponent: 'coach', coach: FIRST_COACH, seat: 'home' });
});

it('remembers the last choices, and forgets options with another game', () => {
  keepWishes({ ...wishesFor('volchok'), coach: 'pro', seat: 'away', preset: 'golden', options: { goals_to_win: 2 } });
  expect(wishesFor('volchok')).toMatchObject({
    coach: 'pro',
    seat: 'away',
    preset: 'golden',
    options: { goals_to_win: 2 },
  });
  expect(wishesFor('fuba')).toMatchObject({ game: 'fuba', coach: 'pro', seat: 'away', preset: '', options: {} });
});

it('starts anew from what cannot be read', () => {
  localStorage.setItem('touchline.wishes', '{');
  expect(wishesFor('fudis').coach).toBe(FIRST_COACH);
});
