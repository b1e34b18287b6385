import type { Odds } from '../lib/wire';

/** The chance, in per cent, of what the reader hopes for; none where there is nothing to hope for or nothing to fear. */
export function hopeOf(odds: Odds[], tone: (event: string) => 'yes' | 'maybe' | 'no'): number | null {
  if (odds.length < 2) return null;
  const good = odds.filter(({ event }) => tone(event) === 'yes');
  return good.length > 0 ? Math.round(good.reduce((sum, { chance: [n, of] }) => sum + n / of, 0) * 100) : null;
}
