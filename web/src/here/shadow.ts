import type { Looks, MomentInfo, Seat, Update } from '../lib/wire';
import type { Here } from './browser';

/** The engine is asked in this browser where it has been kept already: nobody loads it in the middle of a match for this alone. */
async function isKept(engine: string): Promise<boolean> {
  return typeof caches === 'undefined' ? false : (await caches.match(engine).catch(() => undefined)) !== undefined;
}

/** A match on a server, followed by this browser's own engine: odds and refusals are there at once, as long as nothing is hidden. */
export class Shadow {
  /** What the engine has not been told yet. */
  #news: MomentInfo[] = [];
  #update: Update | null = null;
  /** The number of the last entry that the engine knows. */
  #known = 0;
  #off = false;
  #kept: Promise<boolean> | null = null;

  constructor(
    private readonly here: Pick<Here, 'request' | 'engine'>,
    private readonly id: string,
    private readonly kept: (engine: string) => Promise<boolean> = isKept,
  ) {}

  heard(update: Update): void {
    if (this.#off) return;
    this.#news.push(...update.moments);
    if (update.state) this.#update = update;
  }

  /** What the server would answer; null if only the server can. */
  async look(actions: string[], seat: Seat | undefined): Promise<Looks | null> {
    const match = this.#update?.state?.match;
    const eyes = seat ?? (match?.you.length === 1 ? match.you[0] : match?.turn);
    if (this.#off || !match || !eyes) return null;
    this.#kept ??= this.kept(this.here.engine);
    if (!(await this.#kept)) {
      this.#off = true;
      return null;
    }
    try {
      const { number } = this.#update!;
      const news = this.#news.splice(0);
      if (news.length > 0) {
        const entries = news.map(({ by, step }) => `${by} ${step ?? '?'}`);
        const from = this.#known + 1;
        if (news.some((moment, i) => moment.number !== from + i)) throw new Error('there is a gap');
        this.#known += news.length;
        const { game, options, names } = match;
        await this.#ask('', { game, options, names, from, entries });
      }
      if (this.#known !== number) return null;
      const looks = await this.#ask('/look', { seat: eyes, actions });
      return looks as Looks;
    } catch {
      this.#off = true;
      this.#news = [];
      return null;
    }
  }

  async #ask(what: string, body: unknown): Promise<unknown> {
    const { status, body: answer } = await this.here.request('POST', `/shadows/${this.id}${what}`, body, '');
    if (status !== 200) throw new Error(`status ${status}`);
    return answer;
  }
}
