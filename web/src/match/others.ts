// What stands beside the act that is ready: what could be done instead.
import type { BoardKind } from '../boards/board';
import type { ChoiceInfo } from '../lib/wire';

/** More would be a list, and there is one. */
const INSTEAD_MAX = 6;

/** Choices by their word, in the order in which the words come. */
export function byWord(choices: ChoiceInfo[]): [string, ChoiceInfo[]][] {
  const words: Record<string, ChoiceInfo[]> = {};
  for (const choice of choices) (words[choice.word] ??= []).push(choice);
  return Object.entries(words);
}

const placeOf = ({ facts }: ChoiceInfo): unknown => facts['to'] ?? facts['net'];

/** What could be done instead: the acts of the piece that is taken up; or those to the same place, those without a place, and those that
 * roll. */
export function insteadOf(
  { choices, chosen, held }: { choices: ChoiceInfo[]; chosen: ChoiceInfo | null; held: string | null },
  ready: ChoiceInfo | null,
  kind: Pick<BoardKind, 'Orders' | 'kin' | 'ofHeld' | 'big'>,
  view: unknown,
): ChoiceInfo[] {
  if (kind.Orders) return [];
  if (held && !chosen && kind.ofHeld) return kind.ofHeld(choices, view, held).slice(0, INSTEAD_MAX);
  const others = choices.filter(({ text }) => text !== ready?.text);
  const same = others.filter((other) => {
    if (!chosen) return false;
    const place = placeOf(chosen);
    const { to, net } = other.facts;
    return kind.kin?.(chosen, other, view) || (place !== undefined && (to === place || net === place));
  });
  // A walk before the next roll has its place on the board, and is no risk to weigh.
  const risks = (other: ChoiceInfo): boolean => other.rolls && (kind.big?.(other) ?? true);
  const placeless = others.filter((other) => Object.keys(other.facts).length === 0 || risks(other));
  return [...new Set([...same, ...placeless])].slice(0, INSTEAD_MAX);
}
