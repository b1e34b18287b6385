import type { Odds } from '../../lib/wire';
import type { Rolled } from '../../match/playback.svelte';
import type { Tone } from '../board';
import { tone } from './tone';

/** The number that the dial shows; zero if something else was rolled. */
export const numberOf = (rolled: Rolled | null): number =>
  rolled?.word === 'spin' ? Number(rolled.facts['number'] ?? 0) : 0;

/** Where the needle points: it always turns on, and stops clear of a line. */
export function angleOf(rolled: Rolled | null): number {
  const nth = rolled?.nth ?? 0;
  const number = numberOf(rolled);
  return nth * 1440 + (number ? (number - 1) * 60 + 30 : 0) + (nth % 5) * 7 - 14;
}

/**
 * What each sector brings. The server lists outcomes from the lowest number up; where they do not fall on whole sectors, or a
 * match has numbers of its own, the dial stays plain.
 */
export function tonesOf(odds: Odds[], plain: boolean): Tone[] {
  const sixths = odds.map(({ chance: [n, of] }) => (n * 6) / of);
  if (odds.length < 2 || plain || sixths.some((part) => !Number.isInteger(part))) return [];
  return odds.flatMap(({ event }, i) => Array<Tone>(sixths[i] ?? 0).fill(tone(event)));
}
