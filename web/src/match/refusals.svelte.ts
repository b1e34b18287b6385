import type { Sound } from '../lib/sound';

/** What is said when something cannot be done; `at` is a place on the board, in per cent of the drawing. */
export type Refusal = {
  nth: number;
  title: string;
  fact: string;
  rule: string | null;
  at: { x: number; y: number } | null;
};

/** A refusal in the commentary; `after` is the number of the last entry when it was said. */
export type Refused = { nth: number; after: number; text: string; rule: string | null };

const SHOWN_MS = 6000;
const KEPT_MAX = 9;

/** The refusals of a match: the one that is shown, and the latest ones for the commentary. */
export class Refusals {
  now = $state.raw<Refusal | null>(null);
  past = $state.raw<Refused[]>([]);
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly sound: Pick<Sound, 'play'>,
    private readonly since: () => number,
  ) {}

  say(refusal: Omit<Refusal, 'nth'>): void {
    this.#count += 1;
    const nth = this.#count;
    this.now = { ...refusal, nth };
    this.past = [
      ...this.past.slice(1 - KEPT_MAX),
      { nth, after: this.since(), text: refusal.fact, rule: refusal.rule },
    ];
    this.sound.play('refuse');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), SHOWN_MS);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}
