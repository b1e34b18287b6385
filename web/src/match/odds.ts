import type { Odds } from '../lib/wire';

/** The chance, in per cent, of what the reader hopes for; none where that cannot be said. What is certain is 100 or 0. */
export function hopeOf(odds: Odds[], tone: (event: string) => 'yes' | 'maybe' | 'no'): number | null {
  const [only, ...others] = odds;
  if (!only) return null;
  if (others.length === 0) return { yes: 100, maybe: null, no: 0 }[tone(only.event)];
  const good = odds.filter(({ event }) => tone(event) === 'yes');
  return good.length > 0 ? Math.round(good.reduce((sum, { chance: [n, of] }) => sum + n / of, 0) * 100) : null;
}
