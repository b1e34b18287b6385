import type { ChoiceInfo, ErrorInfo, Looks, MatchState } from '../lib/wire';

/** Decisions that follow each other, and how the match would stand after them. */
type Part = { texts: string[]; view: MatchState['view']; choices: ChoiceInfo[] };

export type Judge = (actions: string[]) => Promise<Looks['looks']>;

/** Decisions that are made on the board and not sent yet: each can be taken back for nothing, and they are sent as one act. */
export class Prepared {
  #parts = $state.raw<Part[]>([]);
  /** The server is asked how the match would stand. */
  asking = $state(false);

  constructor(
    private readonly judge: Judge,
    /** Called when something was prepared or taken back: other decisions are possible now. */
    private readonly onchange: () => void = () => {},
  ) {}

  /** How the board looks with them; null without any. */
  get last(): Part | null {
    return this.#parts.at(-1) ?? null;
  }

  /** How many times something was prepared: so often can something be taken back. */
  get number(): number {
    return this.#parts.length;
  }

  /** All of them in notation. */
  get texts(): string[] {
    return this.#parts.flatMap(({ texts }) => texts);
  }

  /** How an action is judged after them. */
  after = (action: string): string => [...this.texts, action].join('; ');

  /**
   * Adds decisions. `added`: the seat decides on; `ends`: with them its turn is over, or chance follows, so all of it is to be sent;
   * `unknown`: the server cannot say, or the match has gone on; or the refusal.
   */
  async add(texts: string[]): Promise<'added' | 'ends' | 'unknown' | ErrorInfo> {
    const before = this.#parts;
    this.asking = true;
    // Until it is known what is possible now, nothing is: not what was possible before either.
    try {
      const [look] = await this.judge([[...this.texts, ...texts].join('; ')]);
      if (look?.refused) return look.refused;
      if (!look?.after || before !== this.#parts) return 'unknown';
      if (look.next.length === 0) return 'ends';
      this.#parts = [...before, { texts, view: look.after, choices: look.next }];
      this.onchange();
      return 'added';
    } finally {
      this.asking = false;
    }
  }

  /** Takes the last one back; false if there is none. */
  back(): boolean {
    const any = this.#parts.length > 0;
    this.#parts = this.#parts.slice(0, -1);
    if (any) this.onchange();
    return any;
  }

  clear(): void {
    if (this.#parts.length === 0) return;
    this.#parts = [];
    this.onchange();
  }
}
