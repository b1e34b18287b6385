import type { Texts } from '../lib/texts.svelte';
import type { MatchInfo, Seat } from '../lib/wire';

/** The time of the page, four times a second while somebody's clock runs. */
export class Ticker {
  now = $state(Date.now());

  start(): () => void {
    const timer = setInterval(() => (this.now = Date.now()), 250);
    return () => clearInterval(timer);
  }
}

/** What a seat's clock shows; none in a match without clocks. The server told what it showed when the match last changed. */
export function leftOf(info: MatchInfo, seat: Seat, serverNow: number): number | null {
  if (!info.clock) return null;
  const left = hasFlagged(info, seat) ? 0 : info.clock.left_ms[seat];
  const runs = info.clock.running === seat && info.status === 'playing';
  return Math.max(0, runs ? left - Math.max(0, serverNow - info.updated_ms) : left);
}

/** Has a seat lost by its clock? With clocks nothing else forfeits a match. */
export const hasFlagged = ({ pace, ending }: MatchInfo, seat: Seat): boolean =>
  pace.kind !== 'none' && ending?.by === 'forfeited' && ending.winner !== null && ending.winner !== seat;

const two = (n: number): string => String(n).padStart(2, '0');

/** A time as clocks show it: tenths in the last ten seconds, days where there are any. */
export function clockText(ms: number, texts: Texts): string {
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return texts.text('web-clock-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours > 0) return `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  if (ms < 10_000) return `0:${two(seconds)}.${Math.floor(ms / 100) % 10}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
