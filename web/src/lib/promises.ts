// What the server promised about the dice of a match, kept from the first moment that this browser was shown it. A server could
// otherwise draw new dice until it likes them, and show a promise to match.

import { keep, kept } from './keep';
import type { MatchInfo } from './wire';

/** A promise that was exchanged for another. */
export interface Breach {
  /** What was promised first. */
  promised: string;
  /** What was shown later. */
  shown: string;
}

const promiseOf = (id: string): string => `promise.${id}`;
const breachOf = (id: string): string => `breach.${id}`;

/** The promise for a match that was seen first; none where this browser never saw it before the end. */
export const firstPromise = (id: string): string | null => kept(promiseOf(id));

/** Keeps the promise for a match, or compares it with the one that is kept. A breach is kept as well, and told ever after. */
export function notePromise({ id, status, dice }: Pick<MatchInfo, 'id' | 'status' | 'dice'>): Breach | null {
  const known = breach(id);
  if (known) return known;
  const shown = dice.server.commitment;
  const promised = firstPromise(id);
  if (promised === null) {
    // What is first seen at the end, beside the secret, promises nothing.
    if (shown && status !== 'over') keep(promiseOf(id), shown);
    return null;
  }
  if (shown === promised) return null;
  const found = { promised, shown: shown ?? '' };
  keep(breachOf(id), JSON.stringify(found));
  return found;
}

/** The breach of a promise for a match, if there was one. */
export function breach(id: string): Breach | null {
  const text = kept(breachOf(id));
  return text === null ? null : (JSON.parse(text) as Breach);
}
