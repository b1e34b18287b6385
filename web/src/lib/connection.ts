import { isHere, type Here } from '../here/browser';
import { Shadow } from '../here/shadow';
import { newKey } from './api';
import { draft } from './keep';
import type {
  BySeat,
  ChatInfo,
  Command,
  ErrorInfo,
  FromClient,
  FromServer,
  Looks,
  RatingChange,
  Seat,
  Update,
} from './wire';

/** As much of a WebSocket as a connection needs. */
export type Socket = {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};

/** Commands that were sent and not answered yet. */
export type Outbox = { read(): Sent[]; write(sent: Sent[]): void };
type Sent = { key: string; text: string };

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'ended';

export type Answer = { done: true } | { done: false; error: ErrorInfo };

export type ConnectionEvents = {
  update(update: Update): void;
  presence(online: { home: boolean; away: boolean }): void;
  chat(said: ChatInfo): void;
  analysed?(news: { done: number; of: number; ready: boolean }): void;
  rated(ratings: BySeat<RatingChange | null>): void;
  state(state: ConnectionState, retryMs: number): void;
  trouble(error: ErrorInfo): void;
};

/** What a match needs of its connection. */
export type Connection = {
  /** The number of the last entry that was heard of. */
  readonly since: number;
  start(): void;
  stop(): void;
  /** Reconnects now. */
  hurry(): void;
  send(command: Command, seat?: Seat): Promise<Answer>;
  /** What is known of actions before one is done; none if it cannot be said now. */
  look(actions: string[], seat?: Seat): Promise<Looks | null>;
  speak(lang: string): void;
};

const FIRST_MS = 500;
const LONGEST_MS = 15_000;
const PING_MS = 20_000;
/** Close code 1008, policy violation: the server wants no reconnect. */
const WRONG = 1008;

/**
 * The WebSocket connection to one match. It reconnects with exponential backoff, asks for what it missed (`since`), and sends every
 * unanswered command again under its idempotency key: nothing is lost and nothing is done twice.
 */
export class SocketConnection implements Connection {
  #socket: Socket | null = null;
  #since = 0;
  #tries = 0;
  #ended = false;
  #heard = true;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  readonly #waiting = new Map<string, { text: string; settle: (answer: Answer) => void }>();
  readonly #questions = new Map<string, (looks: Looks | null) => void>();

  constructor(
    private readonly open: (since: number) => Socket,
    private readonly events: ConnectionEvents,
    /** Where unanswered commands outlive a reload of the page. */
    private readonly outbox: Outbox = { read: () => [], write: () => {} },
    /** This browser's own engine, which follows a match on a server. */
    private readonly shadow: Pick<Shadow, 'heard' | 'look'> | null = null,
  ) {
    for (const { key, text } of outbox.read()) this.#waiting.set(key, { text, settle: () => {} });
  }

  get since(): number {
    return this.#since;
  }

  start(): void {
    this.#connect();
    this.#pulse = setInterval(() => this.#beat(), PING_MS);
  }

  stop(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  /** Reconnects now: the browser says that the network is back, or the person asks. */
  hurry(): void {
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** Sends a command once, however often the connection breaks. */
  send(command: Command, seat?: Seat): Promise<Answer> {
    const key = newKey();
    const message: FromClient = { type: 'command', key, command, ...(seat && { seat }) };
    const text = JSON.stringify(message);
    return new Promise((settle) => {
      this.#waiting.set(key, { text, settle });
      this.#keep();
      this.#socket?.send(text);
    });
  }

  /** Asks what is known of actions before they are done. None if the connection breaks meanwhile: the position may be another then. */
  look(actions: string[], seat?: Seat): Promise<Looks | null> {
    if (!this.shadow) return this.#lookThere(actions, seat);
    return this.shadow.look(actions, seat).then((here) => here ?? this.#lookThere(actions, seat));
  }

  #lookThere(actions: string[], seat?: Seat): Promise<Looks | null> {
    const socket = this.#socket;
    if (!socket) return Promise.resolve(null);
    const key = newKey();
    return new Promise((settle) => {
      this.#questions.set(key, settle);
      socket.send(JSON.stringify({ type: 'look', key, actions, ...(seat && { seat }) } satisfies FromClient));
    });
  }

  /** From now on the server's texts come in this language. */
  speak(lang: string): void {
    this.#socket?.send(JSON.stringify({ type: 'speak', lang } satisfies FromClient));
  }

  #connect(): void {
    this.events.state('connecting', 0);
    const socket = this.open(this.#since);
    let greeted = false;
    socket.onmessage = ({ data }) => {
      this.#heard = true;
      const message = JSON.parse(String(data)) as FromServer;
      if (message.type === 'update' && !greeted) {
        greeted = true;
        this.#tries = 0;
        this.#socket = socket;
        this.events.state('open', 0);
        for (const { text } of this.#waiting.values()) socket.send(text);
        this.#hear(message);
      } else {
        this.#hear(message);
      }
    };
    socket.onclose = ({ code }) => {
      this.#socket = null;
      for (const settle of this.#questions.values()) settle(null);
      this.#questions.clear();
      if (this.#ended) return;
      if (code === WRONG) {
        this.#ended = true;
        clearInterval(this.#pulse);
        this.events.state('ended', 0);
        return;
      }
      const wait = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#tries) * (0.75 + Math.random() / 2);
      this.#tries += 1;
      this.events.state('lost', wait);
      this.#retry = setTimeout(() => this.#connect(), wait);
    };
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'update': {
        // What was heard before is not told twice.
        const moments = message.moments.filter((moment) => moment.number > this.#since);
        if (message.number < this.#since) return;
        this.#since = message.number;
        this.shadow?.heard({ ...message, moments });
        this.events.update({ number: message.number, moments, state: message.state });
        return;
      }
      case 'done':
        return this.#settle(message.key, { done: true });
      case 'looked':
        return this.#answer(message.key, { number: message.number, looks: message.looks });
      case 'error':
        if (message.key !== null && this.#questions.has(message.key)) return this.#answer(message.key, null);
        if (message.key === null) this.events.trouble(message.error);
        else this.#settle(message.key, { done: false, error: message.error });
        return;
      case 'presence':
        return this.events.presence(message.online);
      case 'rated':
        return this.events.rated(message.ratings);
      case 'chat':
        return this.events.chat(message);
      case 'analysis':
        return this.events.analysed?.(message);
      case 'pong':
        return;
    }
  }

  #answer(key: string, looks: Looks | null): void {
    this.#questions.get(key)?.(looks);
    this.#questions.delete(key);
  }

  #settle(key: string, answer: Answer): void {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    this.#keep();
    waiting?.settle(answer);
  }

  #keep(): void {
    this.outbox.write(Array.from(this.#waiting, ([key, { text }]) => ({ key, text })));
  }

  #beat(): void {
    if (!this.#socket) return;
    if (!this.#heard) {
      this.#socket.close();
      return;
    }
    this.#heard = false;
    this.#socket.send(JSON.stringify({ type: 'ping' } satisfies FromClient));
  }
}

/** Keeps unanswered commands in the tab. */
function tabOutbox(id: string): Outbox {
  const slot = `outbox.${id}`;
  return {
    read() {
      try {
        return JSON.parse(draft.read(slot) || '[]') as Sent[];
      } catch {
        return [];
      }
    },
    write: (sent) => draft.write(slot, sent.length > 0 ? JSON.stringify(sent) : ''),
  };
}

/** A connection to a match: to this browser's own engine, or over a WebSocket to the server. */
export function connectionTo(
  id: string,
  language: () => string,
  here: Here | null,
  events: ConnectionEvents,
): SocketConnection {
  const open = (since: number): Socket => {
    if (here && isHere(id)) return here.socket(id, since);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(
      `${scheme}://${location.host}/api/v1/matches/${id}/socket?since=${since}&lang=${language()}`,
    ) as Socket;
  };
  const shadow = here && !isHere(id) ? new Shadow(here, id) : null;
  return new SocketConnection(open, events, tabOutbox(id), shadow);
}
