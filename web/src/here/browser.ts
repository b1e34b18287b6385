// The page's end of the line to its own worker.
import type { Socket } from '../lib/connection';
import type { FromWorker, Texts, ToWorker } from './messages';

/** Is a match one of this browser's own? Its name says so. */
export const isHere = (id: string): boolean => id.startsWith('here-');

/** Codes with which a line is closed: come back, the worker begins anew. */
const COME_BACK = 1012;

/** Matches in this browser, as a server would host them. */
export class Here {
  #worker: Worker | null = null;
  #number = 0;
  readonly #answers = new Map<number, { done(answer: Answer): void; failed(error: Error): void }>();
  readonly #lines = new Map<number, Socket>();
  #spoken: Texts | null = null;
  /** Nothing that is played here outlives the tab. */
  fleeting = false;

  constructor(
    private readonly start: () => Worker,
    private readonly texts: () => Promise<Texts>,
    readonly engine: string,
  ) {}

  /** A request, as to a server. */
  async request(method: string, path: string, body: unknown, person: string): Promise<Answer> {
    await this.#speak();
    const [address, question = ''] = path.split('?') as [string, string?];
    const number = (this.#number += 1);
    return new Promise((done, failed) => {
      this.#answers.set(number, { done, failed });
      const query = Object.fromEntries(new URLSearchParams(question));
      this.#say({ kind: 'request', number, method, path: address, query, body: body ?? null, person });
    });
  }

  /** A line to a match, as a socket to a server. */
  socket(id: string, since: number): Socket {
    const line = (this.#number += 1);
    const socket: Socket = {
      send: (text) => {
        const message = JSON.parse(text) as { type: string };
        // Texts come with a language of their own.
        if (message.type === 'speak') void this.#speak();
        else this.#say({ kind: 'send', line, text });
      },
      close: () => {
        this.#lines.delete(line);
        this.#say({ kind: 'close', line });
      },
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    this.#lines.set(line, socket);
    void this.#speak().then(() => this.#say({ kind: 'open', line, id, since }));
    return socket;
  }

  /** Has the worker speak the reader's language. */
  async #speak(): Promise<void> {
    const texts = await this.texts();
    this.#begin();
    if (this.#spoken?.lang === texts.lang) return;
    this.#spoken = texts;
    this.#say({ kind: 'speak', texts });
  }

  #begin(): void {
    if (this.#worker) return;
    this.#worker = this.start();
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = () => this.#restart();
    this.#say({ kind: 'begin', engine: this.engine });
  }

  /** The worker failed. Every match is as it was kept: lines come back by themselves. */
  #restart(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#spoken = null;
    for (const { failed } of this.#answers.values()) failed(new Error('the engine failed'));
    this.#answers.clear();
    const lines = [...this.#lines.values()];
    this.#lines.clear();
    for (const line of lines) line.onclose?.({ code: COME_BACK });
  }

  #hear(said: FromWorker): void {
    switch (said.kind) {
      case 'answer':
        this.#answers.get(said.number)?.done({ status: said.status, body: said.body });
        this.#answers.delete(said.number);
        return;
      case 'message':
        this.#lines.get(said.line)?.onmessage?.({ data: said.text });
        return;
      case 'closed':
        this.#lines.get(said.line)?.onclose?.({ code: said.code });
        this.#lines.delete(said.line);
        return;
      case 'fleeting':
        this.fleeting = true;
        return;
    }
  }

  #say(asked: ToWorker): void {
    this.#worker?.postMessage(asked);
  }
}

export type Answer = { status: number; body: unknown };
