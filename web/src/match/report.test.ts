import { describe, expect, it } from 'vitest';
import type { Frame, Odds } from '../lib/wire';
import { attemptsOf, extremesOf, possessionOf, rollsOf, sizesOf, standing } from './report';

const odd = (event: string, n: number, of: number): Odds => ({ event, rule: 'SHOT-6', chance: [n, of] });
function frame(number: number, by: Frame['moment']['by'], events: string[], odds: Odds[] = []): Frame {
  const told = events.map((event) => ({ rule: 'SHOT-6', event, facts: {} }));
  return {
    moment: { number, by, step: 'x', word: 'x', facts: {}, events: told },
    turn: null,
    score: { home: 0, away: 0 },
    view: { ball: number % 3 === 0 ? 'H5' : number % 3 === 1 ? 'A2' : 'e7' } as unknown as Frame['view'],
    odds,
  };
}
const SHOT = [odd('fell-short', 1, 2), odd('saved', 1, 3), odd('went-in', 1, 6)];
const TACKLE = [odd('red', 1, 6), odd('yellow', 1, 6), odd('tackle-won', 2, 3)];
const match = [
  frame(1, 'home', ['shot-declared'], SHOT),
  frame(2, 'chance', ['went-in', 'goal']),
  frame(3, 'away', ['tackle-declared'], TACKLE),
  frame(4, 'chance', ['yellow']),
  frame(5, 'away', ['shot-declared'], [odd('went-in', 1, 2), odd('saved', 1, 2)]),
  frame(6, 'chance', ['saved']),
];

describe('The report of a match', () => {
  it('tells what came of what could come', () => {
    expect(rollsOf(match).map(({ number, came }) => [number, came.event])).toEqual([
      [1, 'went-in'],
      [3, 'yellow'],
      [5, 'saved'],
    ]);
  });

  it('counts chances by their size, and adds them up', () => {
    const attempts = attemptsOf(rollsOf(match));
    expect(attempts.map(({ by, scored }) => [by, scored])).toEqual([
      ['home', true],
      ['away', false],
    ]);
    const { big, fair, expected } = sizesOf(attempts);
    expect([big, fair]).toEqual([
      { home: 0, away: 1 },
      { home: 1, away: 0 },
    ]);
    expect(expected.away).toBe(0.5);
  });

  it('finds the roll that was the least to be expected', () => {
    const tone = (event: string) => (event === 'went-in' ? ('yes' as const) : ('no' as const));
    expect(extremesOf(rollsOf(match), 'home', tone).best?.number).toBe(1);
    expect(extremesOf(rollsOf(match), 'away', tone).worst?.number).toBe(3);
    expect(extremesOf(rollsOf(match), 'away', tone).best).toBeNull();
  });

  it('forgets what was taken back', () => {
    const undo = frame(7, 'match', []);
    undo.moment = { ...undo.moment, word: 'undo', facts: { to: 2 } };
    expect(standing([...match, undo]).map(({ moment }) => moment.number)).toEqual([1, 2]);
  });

  it('shares possession out among the moments in which somebody has the ball', () => {
    const holder = (view: Frame['view']) => {
      const { ball } = view as unknown as { ball: string };
      return ball.startsWith('H') ? ('home' as const) : ball.startsWith('A') ? ('away' as const) : null;
    };
    expect(possessionOf(match, holder)).toEqual({ home: 50, away: 50 });
    expect(possessionOf([], holder)).toBeNull();
  });
});
