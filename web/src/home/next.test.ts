import { describe, expect, it } from 'vitest';
import type { MatchInfo } from '../lib/wire';
import { nextOf, unplayed } from './next';

const match = (fields: Partial<MatchInfo>): MatchInfo =>
  ({
    id: 'm',
    game: 'volchok',
    status: 'over',
    you: ['home'],
    turn: null,
    coaches: { home: null, away: 'rookie' },
    ending: { winner: 'home', by: 'END-1' },
    ...fields,
  }) as MatchInfo;

describe('The next thing to do', () => {
  it('is the first match for somebody who has played none', () => {
    expect(nextOf([])).toEqual({ do: 'first', game: 'volchok' });
    expect(nextOf([match({ status: 'aborted' })])).toEqual({ do: 'first', game: 'volchok' });
  });

  it('is a match that waits, before all that waits for others', () => {
    const theirs = match({ id: 'theirs', status: 'playing', turn: 'away' });
    const yours = match({ id: 'yours', status: 'playing', turn: 'home' });
    expect(nextOf([match({}), theirs, yours])).toEqual({ do: 'continue', match: yours });
    expect(nextOf([theirs])).toEqual({ do: 'continue', match: theirs });
  });

  it('is a stronger coach after a win, and the same one after a defeat', () => {
    expect(nextOf([match({})])).toEqual({ do: 'step-up', game: 'volchok', coach: 'club' });
    const lost = match({ ending: { winner: 'away', by: 'END-1' } });
    expect(nextOf([lost])).toEqual({ do: 'again', game: 'volchok', coach: 'rookie', last: lost });
    const best = match({ coaches: { home: null, away: 'world' } });
    expect(nextOf([best])).toEqual({ do: 'another', game: 'volchok', last: best });
  });

  it('is another match after a draw, or one between people', () => {
    const level = match({ ending: { winner: null, by: 'END-3' } });
    expect(nextOf([level]).do).toBe('another');
    expect(nextOf([match({ coaches: { home: null, away: null } })]).do).toBe('another');
  });

  it('names a game that was never played', () => {
    expect(unplayed([match({})])).toBe('fuba');
    expect(unplayed(['fuba', 'champions', 'fudis', 'volchok'].map((game) => match({ game })))).toBeNull();
  });
});
