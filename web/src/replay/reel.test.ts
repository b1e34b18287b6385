import { expect, it, vi } from 'vitest';
import type { Frame, MatchState, MomentInfo, Replay, Update } from '../lib/wire';
import type { MatchPlay } from '../match/play.svelte';
import { Reel } from './reel.svelte';

const LENGTH = 25;
const STRETCH = 10;

function frame(number: number): Frame {
  const moment: MomentInfo = { number, by: 'home', step: `step ${number}`, word: 'step', facts: {}, events: [] };
  return { moment, turn: 'home', score: { home: 0, away: 0 }, view: { number } as unknown as Frame['view'], odds: [] };
}

function reel() {
  const asked: number[] = [];
  const cuts: { told: number[]; view: unknown }[] = [];
  const updates: Update[] = [];
  const made = new Reel(
    (eyes, from) => {
      asked.push(from);
      const numbers = Array.from({ length: Math.min(STRETCH, LENGTH + 1 - from) }, (_, i) => from + i);
      const about = {
        game: 'volchok',
        options: {},
        all_options: {},
        names: { home: 'a', away: 'b' },
        date: '',
        result: null,
        ending: null,
      };
      const answer: Replay = {
        viewer: eyes ?? 'everything',
        length: LENGTH,
        about: from === 0 ? { ...about, goals: [], proof: null } : null,
        frames: numbers.map(frame),
      };
      return Promise.resolve(answer);
    },
    () => 1,
  );
  made.play = {
    playback: {
      playing: false,
      cutTo: (moments: MomentInfo[], state: MatchState) =>
        cuts.push({ told: moments.map(({ number }) => number), view: state.view }),
    },
  } as unknown as MatchPlay;
  made.events = {
    update: (update) => updates.push(update),
    presence: () => {},
    chat: () => {},
    rated: () => {},
    state: () => {},
    trouble: () => {},
  };
  return { made, asked, cuts, updates };
}

it('reads only what is needed, and each stretch once', async () => {
  const { made, asked, cuts } = reel();
  await made.open(null, 3);
  expect(asked).toEqual([0]);
  expect(cuts).toEqual([{ told: [1, 2, 3], view: { number: 3 } }]);
  await made.cut(24);
  expect(asked).toEqual([0, 10, 20]);
  expect(cuts.at(-1)?.told).toHaveLength(24);
  await made.cut(12);
  expect(asked).toEqual([0, 10, 20]);
  await made.cut(99);
  expect(made.at).toBe(LENGTH);
});

it('goes on moment by moment until the end', async () => {
  vi.useFakeTimers();
  const { made, updates } = reel();
  await made.open('home', LENGTH - 2);
  made.run();
  await vi.advanceTimersByTimeAsync(5000);
  expect(updates.map(({ number }) => number)).toEqual([LENGTH - 1, LENGTH]);
  expect(made.running).toBe(false);
  vi.useRealTimers();
});

it('lets nobody do anything', async () => {
  const { made } = reel();
  expect((await made.send()).done).toBe(false);
});
