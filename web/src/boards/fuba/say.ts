import type { Texts } from '../../lib/texts.svelte';
import type { ChoiceInfo } from '../../lib/wire';
import { moversOf, type FubaView } from './view';

/** The kinds of move, each with how many it may take. */
const MOVES: Record<string, string> = {
  midfield: 'web-fuba-type-midfield',
  attack: 'web-fuba-type-attack',
  defence: 'web-fuba-type-defence',
};

export const isKindOfMove = (word: string): boolean => word in MOVES;

/** A choice in words, where the view says more about it than its own facts. */
export function say({ word }: ChoiceInfo, view: FubaView, texts: Texts): string | null {
  const [id, number] = [MOVES[word], moversOf(view, word)];
  return id && number !== null ? texts.text(id, { number }) : null;
}
