// A movement phase as one act: pieces go from zone to zone in any order, and the server says what may follow a sequence of decisions.
import type { ChoiceInfo } from '../../lib/wire';
import type { MatchPlay } from '../../match/play.svelte';
import type { Plan } from '../board';
import { isZone, phaseOf, type FubaView, type Kind, type Zone } from './view';

/** A piece that is to go from one zone to another; `carry`: with the ball. */
export type Move = {
  kind: Kind;
  from: Zone;
  to: Zone;
  carry: boolean;
  /** The kinds of move that allow it. */
  types: string[];
};

/** Where a piece of a zone may go, and by which kinds of move. */
export type Reach = { kind: Kind; to: Zone; types: string[] };

const TYPES = new Set(['midfield', 'attack', 'defence']);

/** The decisions that a move takes, as they are previewed: what is optional has a `?`. */
const stepsOf = ({ kind, from, to, carry }: Move): string[] => [
  `piece ${kind} ${from}`,
  `to ${to}`,
  carry ? 'carry' : '?leave',
];

const said = (steps: string[]): string => steps.join('; ');

export class Moves {
  list = $state.raw<Move[]>([]);
  free = $state.raw<Zone[]>([]);

  constructor(private readonly play: MatchPlay) {}

  /** Is a movement phase being decided here? */
  isOpen(view: FubaView): boolean {
    const { name } = phaseOf(view);
    return this.play.choices.length > 0 && (name === 'type' || name === 'piece' || name === 'free');
  }

  clear(): void {
    this.list = [];
    this.free = [];
  }

  /** The kinds of move that allow everything that is prepared; an empty one where there is no choice of kind. */
  readonly types: string[] = $derived.by(() => {
    const words = this.play.choices.flatMap(({ word }) => (TYPES.has(word) ? word : []));
    const all = words.length > 0 ? words : [''];
    return all.filter((type) => this.list.every(({ types }) => types.includes(type)));
  });

  /** Where pieces may go next, by the zone that they leave. */
  readonly reach: Map<Zone, Reach[]> = $derived.by(() => {
    const reach = new Map<Zone, Reach[]>();
    for (const type of this.types) {
      for (const piece of this.#pieces(type)) {
        const { kind, zone: from } = piece.facts;
        if (!isZone(from)) continue;
        const next = this.#look([...this.#steps(type), piece.text])?.next ?? [];
        for (const { word, facts } of next) {
          if (word !== 'to' || !isZone(facts['zone'])) continue;
          const to = facts['zone'];
          const found = reach.get(from) ?? [];
          const known = found.find((other) => other.to === to && other.kind === kind);
          if (known) known.types.push(type);
          else found.push({ kind: kind === 'keeper' ? 'keeper' : 'outfield', to, types: [type] });
          reach.set(from, found);
        }
      }
    }
    return reach;
  });

  /** How many moves are left. */
  readonly left: number | null = $derived.by(() => {
    const [type] = this.types;
    if (type === undefined || (type === '' && this.list.length === 0)) return null;
    const after = this.#look(this.#steps(type))?.after as FubaView | null | undefined;
    return after ? (phaseOf(after).facts.left ?? 0) : null;
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
    this.list = [...this.list, { kind: found.kind, from, to, carry: false, types: found.types }];
    this.free = [];
    return true;
  }

  remove(idx: number): void {
    this.list = this.list.toSpliced(idx, 1);
    this.free = [];
  }

  turn(idx: number): void {
    this.list = this.list.map((move, i) => (i === idx ? { ...move, carry: !move.carry } : move));
    this.free = [];
  }

  /** Everything that is prepared, as one act. */
  plan(): Plan | null {
    const number = this.list.length + this.free.length;
    const [type] = this.types;
    if (number === 0 || type === undefined) return null;
    const steps = [...this.#withFree(type), '?done'];
    return {
      name: 'web-fuba-move-all',
      facts: { number },
      steps: steps.map((step) => (step.startsWith('?') ? { text: step.slice(1), optional: true } : { text: step })),
    };
  }

  /** Asks the server what may follow. An effect calls it. */
  ask(): void {
    const wanted: string[][] = [];
    for (const type of this.types) {
      const steps = this.#steps(type);
      if (steps.length > 0) wanted.push(steps);
      for (const piece of this.#pieces(type)) wanted.push([...steps, piece.text]);
      this.list.forEach((move, idx) => wanted.push(this.#upTo(type, move, idx)));
    }
    const [type] = this.types;
    if (type !== undefined) wanted.push(this.#withFree(type));
    void this.play.previews.ask(wanted.map(said));
  }

  #steps(type: string): string[] {
    return [...(type ? [type] : []), ...this.list.flatMap(stepsOf)];
  }

  /** The decisions up to where a move has its place and the ball is not decided yet. */
  #upTo(type: string, { kind, from, to }: Move, idx: number): string[] {
    const before = this.list.slice(0, idx).flatMap(stepsOf);
    return [...(type ? [type] : []), ...before, `piece ${kind} ${from}`, `to ${to}`];
  }

  /** All decisions up to the last free move: a team without a move of its own stays. */
  #withFree(type: string): string[] {
    const stays = this.list.length === 0 && this.play.choices.some(({ word }) => word === 'stay');
    const before = stays ? ['stay'] : [...(this.list.length > 0 ? this.#steps(type) : []), '?done'];
    // In the middle of the free moves nothing comes before them.
    const only = this.play.choices.some(({ word }) => word === 'free');
    return [...(only ? [] : before), ...this.free.map((zone) => `free ${zone}`)];
  }

  #freeChoices(): ChoiceInfo[] {
    const [type] = this.types;
    if (type === undefined) return [];
    const steps = this.#withFree(type);
    const next = steps.length > 0 ? (this.#look(steps)?.next ?? []) : this.play.choices;
    return next.filter(({ word }) => word === 'free');
  }

  #pieces(type: string): ChoiceInfo[] {
    const steps = this.#steps(type);
    const next = steps.length > 0 ? (this.#look(steps)?.next ?? []) : this.play.choices;
    return next.filter(({ word }) => word === 'piece');
  }

  /** What the server said of a sequence; null if it is refused or not known yet. */
  #look(steps: string[]): ReturnType<MatchPlay['previews']['of']> {
    const look = this.play.previews.of(said(steps));
    return look && !look.refused ? look : null;
  }
}

/** The decisions that somebody may have meant who sends a piece where it cannot go, for the server to judge. */
export function meantMove(moves: Moves, from: Zone, to: Zone): string {
  const [type = ''] = moves.types;
  return said([...(type ? [type] : []), ...moves.list.flatMap(stepsOf), `piece outfield ${from}`, `to ${to}`]);
}
