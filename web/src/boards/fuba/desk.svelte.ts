import type { ChoiceInfo } from '../../lib/wire';
import type { MatchPlay } from '../../match/play.svelte';
import type { Plan } from '../board';
import { Moves } from './moves.svelte';
import { draftOf, placing, total, type Draft } from './draft';
import { phaseOf, type FubaView, type Zone } from './view';

/** What a coach is about to do and has told nobody yet: a set-up in the making, how many pieces go. */
export class Desk {
  draft = $state.raw<Draft>({});
  /** Decisions that come before the placing in a ready arrangement. */
  #before = $state.raw<string[]>([]);
  /** The ready arrangement that the draft was made from. */
  arrangement = $state<string | null>(null);
  readonly moves: Moves;

  constructor(play: MatchPlay) {
    this.moves = new Moves(play);
  }

  get placed(): number {
    return total(this.draft);
  }

  add(zone: Zone, by: 1 | -1): void {
    const n = Math.max(0, (this.draft[zone] ?? 0) + by);
    this.draft = { ...this.draft, [zone]: n };
    this.arrangement = null;
  }

  /** Takes a ready arrangement up; `left` is how many pieces are to be placed, if it is known yet. */
  arrange(name: string, choices: ChoiceInfo[], left: number): void {
    this.draft = draftOf(choices, left);
    this.#before = choices.filter(({ word }) => word !== 'place').map(({ text }) => text);
    this.arrangement = name;
  }

  clear(): void {
    this.draft = {};
    this.#before = [];
    this.arrangement = null;
    this.moves.clear();
  }

  /** The whole act that is ready, if it is more than one decision. */
  plan(play: MatchPlay, view: FubaView): Plan | null {
    if (!play.seat || play.choices.length === 0) return null;
    const { name, facts } = phaseOf(view);
    if (this.arrangement || (name === 'place' && this.placed > 0 && this.placed === facts.left)) {
      const steps = [...this.#before, ...placing(this.draft, play.seat)];
      return { name: 'web-fuba-line-up', facts: {}, steps: steps.map((text, i) => ({ text, optional: i > 0 })) };
    }
    return play.chosen ? null : this.moves.plan();
  }
}

const desks = new WeakMap<MatchPlay, Desk>();

/** The desk of a match: board and panel share it. */
export function deskOf(play: MatchPlay): Desk {
  const known = desks.get(play);
  if (known) return known;
  let desk!: Desk;
  // A derived value dies with the component that made it: the desk outlives a board that a curtain hides.
  $effect.root(() => {
    desk = new Desk(play);
  });
  desks.set(play, desk);
  return desk;
}
