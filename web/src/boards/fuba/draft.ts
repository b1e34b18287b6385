// A set-up as a coach makes it, before he tells anybody.
import type { ChoiceInfo, Seat } from '../../lib/wire';
import { isZone, ZONES, type Zone } from './view';

/** A set-up as it is being made: pieces by zone. */
export type Draft = Partial<Record<Zone, number>>;
export const total = (draft: Draft): number => Object.values(draft).reduce((sum, n) => sum + n, 0);

/**
 * The decisions that make a draft: pieces are placed from the own end on (ZONES is that order for Home), so that every
 * arrangement has one sequence.
 */
export function placing(draft: Draft, seat: Seat): string[] {
  const order = seat === 'home' ? ZONES : ZONES.toReversed();
  return order.flatMap((zone) => Array<string>(draft[zone] ?? 0).fill(`place ${zone}`));
}

/** Pieces of a ready arrangement by zone. Whoever has only one place to go to is placed by himself: where the last one went. */
export function draftOf(choices: ChoiceInfo[], left: number): Draft {
  const draft: Draft = {};
  let last: Zone | null = null;
  for (const { word, facts } of choices) {
    const { zone } = facts;
    if (word !== 'place' || !isZone(zone)) continue;
    draft[zone] = (draft[zone] ?? 0) + 1;
    last = zone;
  }
  const missing = left - total(draft);
  if (last && missing > 0) draft[last] = (draft[last] ?? 0) + missing;
  return draft;
}
