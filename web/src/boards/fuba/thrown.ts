import type { Rolled } from '../../match/playback.svelte';
import type { FubaView } from './view';

/** What was thrown last: both dice of a turn, or one die. */
export type Thrown = { word: string; home: number; away: number; one: number | null };

export function thrownOf(rolled: Rolled | null, view: FubaView): Thrown {
  const { word, facts }: Pick<Rolled, 'word' | 'facts'> = rolled ?? { word: '', facts: {} };
  const [home, away] = view.die;
  if (word === 'dice') return { word, home: Number(facts['home']), away: Number(facts['away']), one: null };
  const one = Number(facts['die']);
  return word && Number.isInteger(one) ? { word, home, away, one } : { word: '', home, away, one: null };
}
