import type { ChoiceInfo } from '../../lib/wire';
import type { MatchPlay } from '../../match/play.svelte';
import type { Plan } from '../board';
import { draftOf, phaseOf, placing, total, type Draft, type FubaView, type Zone } from './view';

/** What a coach is about to do and has told nobody yet: a set-up in the making, how many pieces go. */
export class Desk {
  draft = $state.raw<Draft>({});
  /** Decisions that come before the placing in a ready arrangement. */
  #before = $state.raw<string[]>([]);
  /** The ready arrangement that the draft was made from. */
  arrangement = $state<string | null>(null);
  count = $state(1);

  get placed(): number {
    return total(this.draft);
  }

  add(zone: Zone, by: 1 | -1): void {
    const n = Math.max(0, (this.draft[zone] ?? 0) + by);
    this.draft = { ...this.draft, [zone]: n };
    this.arrangement = null;
  }

  /** Takes a ready arrangement up; `left` is how many pieces are to be placed, if it is known yet. */
  arrange(name: string, actions: string[], left: number): void {
    this.draft = draftOf(actions, left);
    this.#before = actions.filter((action) => !action.startsWith('place '));
    this.arrangement = name;
  }

  clear(): void {
    this.draft = {};
    this.#before = [];
    this.arrangement = null;
    this.count = 1;
  }

  /** The whole act that is ready, if it is more than one decision. */
  plan(play: MatchPlay, view: FubaView): Plan | null {
    if (!play.seat || play.choices.length === 0) return null;
    const { name, facts } = phaseOf(view);
    if (this.arrangement || (name === 'place' && this.placed > 0 && this.placed === facts.left)) {
      const steps = [...this.#before, ...placing(this.draft, play.seat)];
      return { name: 'web-fuba-line-up', facts: {}, steps: steps.map((text) => ({ text })) };
    }
    const to = play.chosen;
    if (name === 'to' && this.count > 1 && to?.word === 'to' && facts.from) return this.#several(facts.from, to);
    return null;
  }

  /** Several pieces from one zone to another: each time the piece, where it goes, and the ball stays where it is. */
  #several(from: Zone, to: ChoiceInfo): Plan {
    const leave = { text: 'leave', optional: true };
    const one = [{ text: to.text }, leave];
    const more = Array.from({ length: this.count - 1 }, () => [{ text: `piece outfield ${from}` }, ...one]);
    return {
      name: 'web-fuba-move-several',
      facts: { number: this.count, from, to: String(to.facts['zone'] ?? '') },
      steps: [...one, ...more.flat()],
    };
  }
}

const desks = new WeakMap<MatchPlay, Desk>();

/** The desk of a match: board and panel share it. */
export function deskOf(play: MatchPlay): Desk {
  let desk = desks.get(play);
  if (!desk) desks.set(play, (desk = new Desk()));
  return desk;
}
