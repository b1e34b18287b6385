// What real dice gave, as people say it: numbers and cards, without the words around them.
import type { ChanceInfo } from '../lib/wire';

/** A chance in a few signs: `3`, `4 : 2`, `AS`; null where only words will do. */
export function signOf({ facts }: ChanceInfo): string | null {
  const values = Object.values(facts);
  const isSign = (fact: unknown): boolean =>
    typeof fact === 'number' || (typeof fact === 'string' && /^([A2-9TJQK][SCDH]|X[1-3])$/.test(fact));
  return values.length > 0 && values.every(isSign) ? values.join(' : ') : null;
}

const bare = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();

/** The chance that somebody typed: its numbers with anything between them, or its notation. */
export function foundBy(chances: ChanceInfo[], typed: string): ChanceInfo | null {
  const wanted = bare(typed);
  if (!wanted) return null;
  return (
    chances.find((chance) => bare(chance.text) === wanted) ??
    chances.find((chance) => bare(Object.values(chance.facts).join(' ')) === wanted) ??
    null
  );
}
