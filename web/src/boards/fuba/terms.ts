import type { Odds, TermInfo } from '../../lib/wire';
import { tone } from './tone';

/** A face of the die that decides, and what it brings: the event's name for texts. */
export type Face = { value: number; event: string; tone: 'yes' | 'maybe' | 'no' };

/** A special event has odds of its own, one for each thing that may come of it; the face says that there is one. */
const SPECIAL: Record<string, string> = { '4.4.2': 'special' };
/** A six that only a second six makes a goal. */
const AGAIN: Record<string, string> = { '4.6.1': 'second-six' };

/**
 * What each face of the die brings, read off the terms: this or more does what the best outcome says, exactly that does what
 * the outcome with the same rule says, everything else is what remains. Empty where the terms do not say it.
 */
export function facesOf(terms: TermInfo[], odds: Odds[]): Face[] {
  const enough = terms.find(({ kind }) => kind === 'at_least');
  if (!enough) return [];
  const exact = terms.find(({ kind }) => kind === 'exactly');
  const by = (rule: string): string | undefined => odds.find((odd) => odd.rule === rule)?.event;
  const good = AGAIN[enough.rule] ?? by(enough.rule) ?? odds.find(({ event }) => tone(event) === 'yes')?.event ?? '';
  const between = exact ? (SPECIAL[exact.rule] ?? by(exact.rule) ?? '') : '';
  const bad = odds.find(({ event }) => tone(event) === 'no')?.event ?? '';
  return [1, 2, 3, 4, 5, 6].map((value) => {
    const event = value >= enough.amount ? good : value === exact?.amount ? between : bad;
    return { value, event, tone: tone(event) };
  });
}

/** A number as a modifier is written. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0');
