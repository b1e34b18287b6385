import type { Rolled } from '../../match/playback.svelte';
import type { FubaView } from './view';

/** What was thrown last: both dice of a turn, or one die. */
export type Thrown = { word: string; home: number; away: number; one: number | null };

export function thrownOf(rolled: Rolled | null, view: FubaView): Thrown {
  const [word = '', a, b] = (rolled?.step ?? '').split(' ');
  if (word === 'dice') return { word, home: Number(a), away: Number(b), one: null };
  const one = Number(a);
  const [home, away] = view.die;
  return word && Number.isInteger(one) ? { word, home, away, one } : { word: '', home, away, one: null };
}
