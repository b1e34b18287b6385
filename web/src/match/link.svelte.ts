import type { Answer, Connection, ConnectionEvents, ConnectionState } from '../lib/connection';
import type { Command, ErrorInfo, Looks, Seat } from '../lib/wire';

/** A command that is not answered by then is on a slow network. */
const SLOW_MS = 2500;

/** The connection of a match as the page shows it: its state, and the one command that is in flight. */
export class Link {
  state = $state<ConnectionState>('connecting');
  retryMs = $state(0);
  /** A command is in flight. */
  sending = $state(false);
  /** It takes longer than it should. */
  slow = $state(false);
  /** What the server said that was no answer to anything. */
  trouble = $state.raw<ErrorInfo | null>(null);
  readonly #connection: Connection;

  constructor(
    connect: (events: ConnectionEvents) => Connection,
    events: Omit<ConnectionEvents, 'state' | 'trouble'> & { opened(): void },
  ) {
    this.#connection = connect({
      ...events,
      update: (update) => {
        this.trouble = null;
        events.update(update);
      },
      state: (state, retryMs) => {
        if (state === 'open' && this.state !== 'open') events.opened();
        this.state = state;
        this.retryMs = retryMs;
      },
      trouble: (error) => (this.trouble = error),
    });
  }

  /** The number of the last entry that was heard of. */
  get since(): number {
    return this.#connection.since;
  }

  start(): () => void {
    const wake = (): void => this.#connection.hurry();
    addEventListener('online', wake);
    this.#connection.start();
    return () => {
      removeEventListener('online', wake);
      this.#connection.stop();
    };
  }

  retry(): void {
    this.#connection.hurry();
  }

  speak(language: string): void {
    this.#connection.speak(language);
  }

  /** Sends a command; null if another one is in flight. */
  async send(command: Command, seat?: Seat): Promise<Answer | null> {
    if (this.sending) return null;
    this.sending = true;
    const slow = setTimeout(() => (this.slow = true), SLOW_MS);
    try {
      return await this.#connection.send(command, seat);
    } finally {
      clearTimeout(slow);
      this.slow = false;
      this.sending = false;
    }
  }

  /** Sends what nobody waits for. */
  post(command: Command): void {
    void this.#connection.send(command);
  }

  look(actions: string[], seat?: Seat): Promise<Looks | null> {
    return this.#connection.look(actions, seat);
  }
}
