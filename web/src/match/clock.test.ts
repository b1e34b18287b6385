import { expect, it } from 'vitest';
import type { Texts } from '../lib/texts.svelte';
import type { MatchInfo } from '../lib/wire';
import { clockText, leftOf } from './clock.svelte';

const info = (clock: MatchInfo['clock']): MatchInfo =>
  ({ clock, status: 'playing', updated_ms: 1000, pace: { kind: 'none' }, ending: null }) as MatchInfo;

it('lets one clock run and the other stand', () => {
  const running = info({ left_ms: { home: 60_000, away: 30_000 }, running: 'home' });
  expect(leftOf(running, 'home', 21_000)).toBe(40_000);
  expect(leftOf(running, 'away', 21_000)).toBe(30_000);
  expect(leftOf(running, 'home', 99_000)).toBe(0);
  // A reader's clock that is behind does not give anybody more time.
  expect(leftOf(running, 'home', 0)).toBe(60_000);
  expect(leftOf(info(null), 'home', 0)).toBeNull();
});

it('shows nothing left to the side that lost by its clock', () => {
  const clock = { left_ms: { home: 5_000, away: 30_000 }, running: null };
  const over: MatchInfo = {
    ...info(clock),
    status: 'over',
    pace: { kind: 'live', base_s: 600, increment_s: 5 },
    ending: { winner: 'away', by: 'forfeited' },
  };
  expect(leftOf(over, 'home', 99_000)).toBe(0);
  expect(leftOf(over, 'away', 99_000)).toBe(30_000);
});

it('writes times as clocks do', () => {
  const texts = { text: (_: string, args: Record<string, number>) => `${args['days']} d ${args['hours']} h` };
  const say = (ms: number): string => clockText(ms, texts as unknown as Texts);
  expect(say(125_000)).toBe('2:05');
  expect(say(9_450)).toBe('0:09.4');
  expect(say(3_723_000)).toBe('1:02:03');
  expect(say(51 * 3_600_000)).toBe('2 d 3 h');
});
