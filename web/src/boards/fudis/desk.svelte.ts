import type { MatchPlay } from '../../match/play.svelte';
import type { Plan } from '../board';

/** The ready team that a coach has taken up and not laid yet. */
export class Desk {
  arrangement = $state<string | null>(null);

  /** All the cards of it, laid one after the other. */
  plan(play: MatchPlay): Plan | null {
    if (play.choices.length === 0 || play.chosen) return null;
    const shortcut = play.shown?.shortcuts.find(({ name }) => name === this.arrangement);
    if (!shortcut) return null;
    return {
      name: 'web-fudis-lay-all',
      facts: {},
      steps: shortcut.actions.map((text, i) => ({ text, optional: i > 0 })),
    };
  }
}

const desks = new WeakMap<MatchPlay, Desk>();

/** The desk of a match: panel and shell share it. */
export function deskOf(play: MatchPlay): Desk {
  let desk = desks.get(play);
  if (!desk) desks.set(play, (desk = new Desk()));
  return desk;
}
