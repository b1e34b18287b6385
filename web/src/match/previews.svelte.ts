import { untrack } from 'svelte';
import type { Look, Looks } from '../lib/wire';

/** The server previews this many actions in one request. */
const BATCH_MAX = 32;

/** Where previews come from, and the number of the entry that is shown. */
export type PreviewSource = {
  look(actions: string[]): Promise<Looks | null>;
  number(): number | undefined;
  /** How an action is judged where others are prepared before it. */
  after(action: string): string;
  /** The server is ahead of what is shown: the animations between are to be skipped. */
  behind(): void;
};

/** A cache of what the server says of actions before they are done, for the position that is shown. */
export class Previews {
  #looks = $state.raw<Record<string, Look>>({});
  readonly #asked = new Set<string>();
  /** Grows when the cache was cleared, so that effects ask again. */
  #generation = $state(0);

  constructor(private readonly source: PreviewSource) {}

  /** Whether an action may be done, its odds and its terms; null until it was asked for. */
  of(action: string): Look | null {
    return this.#looks[action] ?? null;
  }

  /** Asks about actions, each once for a position. */
  async ask(actions: string[]): Promise<void> {
    void this.#generation;
    const number = this.source.number();
    const generation = untrack(() => this.#generation);
    const fresh = actions.filter((action) => !this.#asked.has(action));
    for (const action of fresh) this.#asked.add(action);
    for (let from = 0; from < fresh.length; from += BATCH_MAX) {
      const part = fresh.slice(from, from + BATCH_MAX);
      const answer = await this.source.look(part.map((action) => this.source.after(action)));
      if (number !== this.source.number() || generation !== this.#generation) return;
      if (!answer || answer.number !== number) {
        // The connection broke, or the match went on: they are asked for again.
        for (const action of part) this.#asked.delete(action);
        continue;
      }
      this.#looks = { ...this.#looks, ...Object.fromEntries(answer.looks.map((look, i) => [part[i]!, look])) };
    }
  }

  /** Judges actions in the position that is shown; empty if the server cannot say, or the match has gone on. */
  async judge(actions: string[]): Promise<Look[]> {
    if (actions.length === 0) return [];
    const number = this.source.number();
    const answer = await this.source.look(actions.slice(0, BATCH_MAX));
    if (!answer || number !== this.source.number()) return [];
    if (answer.number !== number) {
      this.source.behind();
      return [];
    }
    return answer.looks;
  }

  /** The position, the language or the connection has changed. */
  clear(): void {
    this.#asked.clear();
    this.#looks = {};
    this.#generation = untrack(() => this.#generation) + 1;
  }
}
