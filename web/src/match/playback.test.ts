import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MatchState, MomentInfo, Update } from '../lib/wire';
import { Playback } from './playback.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const state = (number: number, home = 0): MatchState =>
  ({
    match: { number, kind: 'coach', status: 'playing', score: { home, away: 0 } },
    viewer: 'home',
    view: { number },
  }) as unknown as MatchState;
const roll = (number: number, event: string): MomentInfo => ({
  number,
  by: 'chance',
  step: 'spin 4',
  word: 'spin',
  facts: { number: 4 },
  events: [{ rule: 'SHOT-7', event, facts: { by: 'home' } }],
});
const update = (number: number, moments: MomentInfo[], home = 0): Update => ({
  number,
  moments,
  state: state(number, home),
});

function playback(still = false) {
  const cues: string[] = [];
  const shown: number[] = [];
  const made: Playback = new Playback({ pace: still ? 0 : 1, still }, { play: (cue) => cues.push(cue) }, () =>
    shown.push(made.shown!.match.number),
  );
  made.timing = {
    move: () => 300,
    roll: () => 1000,
    headlines: (events) => events.filter(({ event }) => event === 'saved' || event === 'won'),
  };
  made.add(update(1, []));
  return { made, cues, shown };
}

it('shows a roll before what comes of it, and says it in a word', async () => {
  const { made, shown } = playback();
  made.add(update(2, [roll(2, 'saved')]));
  expect(made.rolling).toMatchObject({ word: 'spin', facts: { number: 4 } });
  expect(made.shown!.match.number).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(made.said?.event.event).toBe('saved');
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown).toEqual([1, 2]);
  expect(made.rolling).toBeNull();
  expect(made.playing).toBe(false);
});

it('leaves the teams where they are while the ball lies in the net', async () => {
  const { made, cues } = playback();
  made.add(update(2, [roll(2, 'goal')], 1));
  await vi.advanceTimersByTimeAsync(1000);
  expect(made.scoring?.by).toBe('home');
  expect(made.goals).toBe(1);
  expect(cues).toContain('crowd');
  expect(made.shown!.match.number).toBe(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(made.scoring).toBeNull();
  expect(made.shown!.match.number).toBe(2);
});

it('says what follows a goal after the goal', async () => {
  const { made } = playback();
  const last = roll(2, 'goal');
  last.events.push({ rule: 'END-1', event: 'won', facts: { by: 'home' } });
  made.add(update(2, [last], 1));
  await vi.advanceTimersByTimeAsync(1000);
  expect(made.scoring?.by).toBe('home');
  expect(made.said).toBeNull();
  await vi.advanceTimersByTimeAsync(1500);
  expect(made.said?.event.event).toBe('won');
  expect(made.shown!.match.number).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(made.shown!.match.number).toBe(2);
});

it('says what a decision brings about, too', async () => {
  const { made } = playback();
  const decided: MomentInfo = { ...roll(2, 'saved'), by: 'home', word: 'shoot', facts: {} };
  made.add(update(2, [decided]));
  await vi.advanceTimersByTimeAsync(0);
  expect(made.said?.event.event).toBe('saved');
});

it('can be skipped, and waits for nothing where nothing moves', async () => {
  const { made } = playback();
  made.add(update(2, [roll(2, 'saved')]));
  made.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(made.shown!.match.number).toBe(2);
  const { made: still } = playback(true);
  still.add(update(2, [roll(2, 'goal')], 1));
  expect(still.shown!.match.number).toBe(2);
  expect(still.goals).toBe(1);
});
