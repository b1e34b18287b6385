// A movement phase as one act: pieces go from zone to zone in any order, and the server says what may follow a sequence of decisions.
import type { ChoiceInfo, Seat } from '../../lib/wire';
import type { MatchPlay } from '../../match/play.svelte';
import type { Plan } from '../board';
import { countsOf, isZone, phaseOf, ZONES, type FubaView, type Kind, type Zone } from './view';

/** A piece that is to go from one zone to another; `carry`: with the ball. */
export type Move = {
  kind: Kind;
  from: Zone;
  to: Zone;
  carry: boolean;
  /** There is no other place for it, so the game does not ask for one. */
  alone: boolean;
  /** The kinds of move that allow it. */
  types: string[];
};

/** Where a piece of a zone may go, and by which kinds of move. */
export type Reach = Pick<Move, 'kind' | 'to' | 'alone' | 'types'>;

const TYPES = new Set(['midfield', 'attack', 'defence']);

/** The decisions that a move takes, as they are previewed: what is optional has a `?`. */
const stepsOf = (move: Move): string[] => [...walkOf(move), move.carry ? 'carry' : '?leave'];
const walkOf = ({ kind, from, to, alone }: Move): string[] => [`piece ${kind} ${from}`, ...(alone ? [] : [`to ${to}`])];

type After = ReturnType<typeof phaseOf>;

const said = (steps: string[]): string => steps.join('; ');

export class Moves {
  list = $state.raw<Move[]>([]);
  free = $state.raw<Zone[]>([]);
  /** Everybody who may come back from the line is to do so: one after the other, as the server offers them. */
  #all = $state(false);

  constructor(private readonly play: MatchPlay) {}

  /** Is a movement phase being decided here? */
  isOpen(view: FubaView): boolean {
    const { name } = phaseOf(view);
    return this.play.choices.length > 0 && (name === 'type' || name === 'piece' || name === 'free');
  }

  clear(): void {
    this.list = [];
    this.recall();
  }

  /** Takes the free moves back: they depend on the others. */
  recall(): void {
    this.free = [];
    this.#all = false;
  }

  /** The kinds of move that allow everything that is prepared; an empty one where there is no choice of kind. */
  readonly types: string[] = $derived.by(() => {
    const words = this.play.choices.flatMap(({ word }) => (TYPES.has(word) ? word : []));
    const all = words.length > 0 ? words : [''];
    return all.filter((type) => this.list.every(({ types }) => types.includes(type)));
  });

  /** Where pieces may go next, by the zone that they leave; empty until that is known for every kind of move. */
  readonly reach: Map<Zone, Reach[]> = $derived.by(() => {
    const reach = new Map<Zone, Reach[]>();
    const asked = this.types.flatMap((type) => this.#asked(type));
    if (asked.some((steps) => this.play.previews.of(said(steps)) === null)) return reach;
    for (const type of this.types) {
      for (const piece of this.#pieces(type)) {
        const { zone: from } = piece.facts;
        if (!isZone(from)) continue;
        const kind = piece.facts['kind'] === 'keeper' ? 'keeper' : 'outfield';
        const found = reach.get(from) ?? [];
        for (const place of this.#placesOf(type, kind, from, piece.text)) {
          const known = found.find((other) => other.to === place.to && other.kind === kind);
          if (known) known.types.push(type);
          else found.push({ ...place, kind, types: [type] });
        }
        if (found.length > 0) reach.set(from, found);
      }
    }
    return reach;
  });

  /** How many moves are left. */
  readonly left: number | null = $derived.by(() => {
    const [type] = this.types;
    if (type === undefined || (type === '' && this.list.length === 0)) return null;
    const phase = this.#after(this.#steps(type));
    return phase && (this.#isOwn(phase) ? (phase.facts.left ?? 0) : 0);
  });

  /** The zones from which somebody may still come back from the line for free, and how many. */
  readonly offers: { zone: Zone; taken: number; more: boolean }[] = $derived.by(() => {
    const next = this.#freeChoices();
    const zones = new Set([...next.flatMap(({ facts }) => (isZone(facts['from']) ? facts['from'] : [])), ...this.free]);
    return [...zones].map((zone) => ({
      zone,
      taken: this.free.filter((taken) => taken === zone).length,
      more: next.some(({ facts }) => facts['from'] === zone),
    }));
  });

  /** Is there nothing left to prepare: no move, nobody at the line, no ball to take along? */
  readonly isComplete: boolean = $derived.by(() => {
    const [type] = this.types;
    const steps = type === undefined || this.left !== 0 ? null : this.#withFree(type);
    if (!steps || this.list.length === 0 || !this.#look(steps)) return false;
    return !this.offers.some(({ more }) => more) && !this.list.some((_, idx) => this.mayCarry(idx));
  });

  /** Could a move take the ball along? */
  mayCarry(idx: number): boolean {
    const move = this.list[idx];
    if (!move) return false;
    return this.types.some((type) =>
      (this.#look(this.#upTo(type, move, idx))?.next ?? []).some(({ word }) => word === 'carry'),
    );
  }

  /** Prepares a move, if it can be made; outfield players go before the goalkeeper. */
  add(from: Zone, to: Zone): boolean {
    const found = (this.reach.get(from) ?? [])
      .filter((reach) => reach.to === to)
      .toSorted((a) => (a.kind === 'keeper' ? 1 : -1))[0];
    if (!found) return false;
    this.list = [...this.list, { ...found, from, carry: false }];
    this.recall();
    return true;
  }

  remove(idx: number): void {
    this.list = this.list.toSpliced(idx, 1);
    this.recall();
  }

  turn(idx: number): void {
    this.list = this.list.map((move, i) => (i === idx ? { ...move, carry: !move.carry } : move));
    this.recall();
  }

  /** One more comes back from a zone for free; after the last, none. */
  bring(zone: Zone): void {
    const more = this.offers.some((offer) => offer.zone === zone && offer.more);
    this.free = more ? [...this.free, zone] : this.free.filter((other) => other !== zone);
  }

  bringAll(): void {
    this.#all = true;
  }

  /** Everything that is prepared, as one act. */
  plan(): Plan | null {
    const number = this.list.length + this.free.length;
    const [type] = this.types;
    if (number === 0 || type === undefined) return null;
    const steps = [...(this.#withFree(type) ?? [...this.#steps(type), '?done']), '?done'];
    const ways = [...this.list.map(({ from, to }) => `${from} → ${to}`), ...this.free.map((from) => `↩ ${from}`)];
    return {
      name: 'web-fuba-move-all',
      facts: { number },
      why: ways.join(', '),
      steps: steps.map((step) => (step.startsWith('?') ? { text: step.slice(1), optional: true } : { text: step })),
    };
  }

  /** Asks the server what may follow. An effect calls it. */
  ask(): void {
    const wanted: string[][] = [];
    for (const type of this.types) {
      wanted.push(...this.#asked(type));
      this.list.forEach((move, idx) => wanted.push(this.#upTo(type, move, idx)));
    }
    const [type] = this.types;
    const free = type === undefined ? null : this.#withFree(type);
    if (free && free.length > 0) wanted.push(free);
    void this.play.previews.ask(wanted.map(said));
    const more = this.#all && this.offers.find((offer) => offer.more);
    if (more) this.free = [...this.free, more.zone];
  }

  /** What must be known to say where pieces may go by a kind of move. */
  #asked(type: string): string[][] {
    const steps = this.#steps(type);
    return [...(steps.length > 0 ? [steps] : []), ...this.#pieces(type).map(({ text }) => [...steps, text])];
  }

  #steps(type: string): string[] {
    return [...(type ? [type] : []), ...this.list.flatMap(stepsOf)];
  }

  /** The decisions up to where a move has its place and the ball is not decided yet. */
  #upTo(type: string, move: Move, idx: number): string[] {
    const before = this.list.slice(0, idx).flatMap(stepsOf);
    return [...(type ? [type] : []), ...before, ...walkOf(move)];
  }

  /** All decisions up to the last free move; null as long as it is not known where the moves before it lead. */
  #withFree(type: string): string[] | null {
    const before = this.#beforeFree(type);
    return before && [...before, ...this.free.map((zone) => `free ${zone}`)];
  }

  #beforeFree(type: string): string[] | null {
    const asked = (word: string): boolean => this.play.choices.some((choice) => choice.word === word);
    if (asked('free')) return [];
    // A team without a move of its own stays.
    if (this.list.length === 0) return [asked('stay') ? 'stay' : 'done'];
    const steps = this.#steps(type);
    const phase = this.#after(steps);
    // Moves that are left over are given up; without any, the free ones have begun by themselves, or the other team moves.
    return phase && (phase.name === 'piece' && this.#isOwn(phase) ? [...steps, 'done'] : steps);
  }

  #freeChoices(): ChoiceInfo[] {
    const [type] = this.types;
    const steps = type === undefined ? null : this.#withFree(type);
    if (!steps) return [];
    const next = steps.length > 0 ? (this.#look(steps)?.next ?? []) : this.play.choices;
    return next.filter(({ word }) => word === 'free');
  }

  /** Where a piece may go; one with a single place is there as soon as it is picked. */
  #placesOf(type: string, kind: Kind, from: Zone, piece: string): Pick<Reach, 'to' | 'alone'>[] {
    const look = this.#look([...this.#steps(type), piece]);
    if (!look) return [];
    const asked = look.next.flatMap(({ word, facts }) => (word === 'to' && isZone(facts['zone']) ? facts['zone'] : []));
    if (asked.length > 0) return asked.map((to) => ({ to, alone: false }));
    const { seat, shown } = this.play;
    const steps = this.#steps(type);
    const before = steps.length > 0 ? this.#look(steps)?.after : shown?.view;
    if (!seat || before?.game !== 'fuba' || look.after?.game !== 'fuba') return [];
    const to = phaseOf(look.after).facts.to ?? goneTo(before, look.after, seat, kind, from);
    return to ? [{ to, alone: true }] : [];
  }

  #pieces(type: string): ChoiceInfo[] {
    const steps = this.#steps(type);
    const next = steps.length > 0 ? (this.#look(steps)?.next ?? []) : this.play.choices;
    return next.filter(({ word }) => word === 'piece');
  }

  #isOwn({ facts }: After): boolean {
    return facts.seat === this.play.seat;
  }

  /** The phase that a sequence leads to. */
  #after(steps: string[]): After | null {
    const after = this.#look(steps)?.after;
    return after?.game === 'fuba' ? phaseOf(after) : null;
  }

  /** What the server said of a sequence; null if it is refused or not known yet. */
  #look(steps: string[]): ReturnType<MatchPlay['previews']['of']> {
    const look = this.play.previews.of(said(steps));
    return look && !look.refused ? look : null;
  }
}

/** Where a piece went between two views. */
function goneTo(before: FubaView, after: FubaView, seat: Seat, kind: Kind, from: Zone): Zone | null {
  const [was, is] = [countsOf(before, seat, kind), countsOf(after, seat, kind)];
  return ZONES.find((zone) => zone !== from && (is[zone] ?? 0) > (was[zone] ?? 0)) ?? null;
}

/** The decisions that somebody may have meant who sends a piece where it cannot go, for the server to judge. */
export function meantMove(moves: Moves, from: Zone, to: Zone): string {
  const [type = ''] = moves.types;
  return said([...(type ? [type] : []), ...moves.list.flatMap(stepsOf), `piece outfield ${from}`, `to ${to}`]);
}
