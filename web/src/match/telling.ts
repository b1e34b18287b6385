// Events gathered into the sentences of a report, the same as `crates/locale/src/telling.rs` does it: `locales/telling.json` says what
// belongs together, and `locales/telling-cases.json` holds both to it.
import type { EventInfo, Facts } from '../lib/wire';
import PLANS from '../../../locales/telling.json';

/** An event that becomes part of the sentence before it. */
type Join = {
  /** Which sentences it may join. */
  line: string[];
  event: string;
  /** Facts of the event that must be those of the sentence, by their names there. */
  same?: Record<string, string>;
  /** Facts of the event that must differ from those of the sentence, by their names there. */
  other?: Record<string, string>;
  /** What the sentence is called from now on; without this and without `becomes` nothing of it changes. */
  told?: string;
  /** The sentence is forgotten, and the event told in its place. */
  becomes?: true;
  /** Facts of the event under other names. Only these are taken over. */
  as?: Record<string, string>;
  /** Facts of the event that are added to a list. */
  list?: Record<string, string>;
  /** A number that grows by one; it begins with one. */
  count?: string;
};
type Plan = {
  /** Events that say the minute, and the facts that are it and what is added to it. */
  stamps?: { event: string; fact: string; added?: string }[];
  /** Events without a sentence. */
  quiet: string[];
  /** Sentences that are forgotten when another follows at once. */
  fleeting: string[];
  joins: Join[];
};

/** A sentence: an event as it was told, or several under a name of their own. */
export type Line = {
  kind: 'event' | 'report';
  word: string;
  facts: Record<string, string | number | string[]>;
  rule: string;
  /** Where it began. */
  number: number;
  idx: number;
  /** The minute, for a game that has minutes: `23`, `45+2`. */
  minute: string | null;
  /** How many lines of the same name came before it. */
  nth: number;
};

const planOf = (game: string): Plan =>
  (PLANS as unknown as Record<string, Plan>)[game] ?? { quiet: [], fleeting: [], joins: [] };

/** Hears of one event after the other, and gathers them. */
export class Teller {
  readonly lines: Line[] = [];
  readonly #plan: Plan;
  /** How many lines have each name. */
  readonly #names = new Map<string, number>();
  #minute: string | null = null;
  #isOpen = false;

  constructor(game: string) {
    this.#plan = planOf(game);
  }

  /** Nothing more is added to the last sentence. */
  close(): void {
    this.#isOpen = false;
  }

  hear({ rule, event, facts }: EventInfo, number: number, idx: number): void {
    const { stamps = [], quiet, fleeting } = this.#plan;
    const stamp = stamps.find((stamp) => stamp.event === event);
    if (stamp) this.#minute = `${facts[stamp.fact]}${stamp.added ? `+${facts[stamp.added]}` : ''}`;
    const open = this.#isOpen ? this.lines.at(-1) : undefined;
    const join = open && this.#plan.joins.find((join) => fits(join, open, event, facts));
    if (open && join) {
      if (join.becomes)
        Object.assign(open, { kind: 'event', facts: { ...facts }, rule, ...this.#renamed(open, event) });
      else if (join.told) {
        merge(open, join, event, facts);
        if (join.told !== open.word) Object.assign(open, { kind: 'report', rule, ...this.#renamed(open, join.told) });
      }
      open.minute = this.#minute;
    } else if (!quiet.includes(event)) {
      if (open && fleeting.includes(open.word)) this.#forget(this.lines.pop());
      const name = this.#renamed(undefined, event);
      this.lines.push({ kind: 'event', facts: { ...facts }, rule, number, idx, minute: this.#minute, ...name });
      this.#isOpen = true;
    }
  }

  /** A line takes a name, and a place among those that have it. */
  #renamed(line: Line | undefined, word: string): Pick<Line, 'word' | 'nth'> {
    this.#forget(line);
    const nth = this.#names.get(word) ?? 0;
    this.#names.set(word, nth + 1);
    return { word, nth };
  }

  #forget(line: Line | undefined): void {
    if (line) this.#names.set(line.word, (this.#names.get(line.word) ?? 1) - 1);
  }

  /** The minute, if the sentence is the first of it. */
  minuteAt(idx: number): string | null {
    const minute = this.lines[idx]?.minute ?? null;
    return minute === this.lines[idx - 1]?.minute ? null : minute;
  }
}

function fits(join: Join, { word, facts: told }: Line, event: string, facts: Facts): boolean {
  const equal = ([here, there]: [string, string]): boolean => facts[here] === told[there];
  return (
    join.event === event &&
    join.line.includes(word) &&
    Object.entries(join.same ?? {}).every(equal) &&
    !Object.entries(join.other ?? {}).some(equal)
  );
}

function merge({ word, facts: told }: Line, { as = {}, list = {}, count }: Join, event: string, facts: Facts): void {
  // The first of its kind is one of them.
  const begins = word === event;
  for (const [here, there] of Object.entries(list)) {
    const fact = facts[here];
    if (fact === undefined) continue;
    const sofar = told[there] ?? (begins ? told[here] : undefined);
    const items = Array.isArray(sofar) ? sofar : sofar === undefined ? [] : [String(sofar)];
    told[there] = items.includes(String(fact)) ? items : [...items, String(fact)];
    told[`${there}-n`] = told[there].length;
  }
  for (const [here, there] of Object.entries(as)) if (facts[here] !== undefined) told[there] = facts[here];
  if (count) told[count] = Number(told[count] ?? (begins ? 1 : 0)) + 1;
}
