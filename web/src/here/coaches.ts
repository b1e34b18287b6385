import type { FromThinker, Texts, ToThinker } from './messages';

/** Coaches in a worker of their own. One that is dismissed is stopped in the middle of a thought. */
export class Coaches {
  #worker: Worker | null = null;
  #number = 0;
  readonly #waiting = new Map<number, { done(answer: unknown): void; failed(error: Error): void }>();
  #texts: Texts | null = null;

  constructor(
    private readonly engine: string,
    private readonly start: () => Worker,
  ) {}

  speak(texts: Texts): void {
    this.#texts = texts;
    if (this.#worker) void this.#ask({ question: { ask: 'speak', ...texts } });
  }

  think<Answer>(question: unknown): Promise<Answer> {
    this.#begin();
    return this.#ask({ question }) as Promise<Answer>;
  }

  /** Stops whatever is thought just now. */
  dismiss(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { failed } of this.#waiting.values()) failed(new Error('dismissed'));
    this.#waiting.clear();
  }

  #begin(): void {
    if (this.#worker) return;
    this.#worker = this.start();
    this.#worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      const waiting = this.#waiting.get(data.number);
      this.#waiting.delete(data.number);
      if (data.failed === undefined) waiting?.done(data.answer);
      else waiting?.failed(new Error(data.failed));
    };
    this.#worker.onerror = () => this.dismiss();
    this.#ask({ engine: this.engine }).catch(() => this.dismiss());
    if (this.#texts) void this.#ask({ question: { ask: 'speak', ...this.#texts } }).catch(() => {});
  }

  #ask(asked: Omit<ToThinker, 'number'>): Promise<unknown> {
    const number = (this.#number += 1);
    return new Promise((done, failed) => {
      this.#waiting.set(number, { done, failed });
      this.#worker?.postMessage({ number, ...asked } satisfies ToThinker);
    });
  }
}
