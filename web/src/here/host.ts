// A host of matches in this browser: what a server is to a page, between the engine, the shelf and the coaches.
import type { Coaches } from './coaches';
import type { Kept, Shelf, Stored } from './kept';
import type { FromWorker, Reply, Texts, ToWorker } from './messages';

/** As much of the engine as a host needs. */
export type Engine = { ask<Answer>(question: unknown): Answer };

/** Runs things one after the other under a name, in this tab and all others. */
export type Locks = <T>(name: string, run: () => Promise<T>) => Promise<T>;

/** Tells the other tabs that a match has changed, and hears it from them. */
export type Elsewhere = { say(id: string): void; hear(changed: (id: string) => void): void };

/** Reads a file that lies beside the engine. */
export type Files = (name: string) => Promise<string>;

type Line = { id: string; since: number };
type Asked = Extract<ToWorker, { kind: 'request' }>;

/** The games that there is something to learn of. */
const GAMES = ['champions', 'fuba', 'fudis', 'volchok'];

/** Codes that say what a line should do, as a server closes sockets: stay away. */
const WRONG = 1008;

export class Host {
  readonly #lines = new Map<number, Line>();
  /** The version in memory of each match that is. */
  readonly #versions = new Map<string, number>();
  readonly #thinking = new Set<string>();
  /** The games of which the engine knows what there is to learn. */
  readonly #brought = new Set<string>();

  constructor(
    private readonly engine: Engine,
    private readonly shelf: Shelf,
    private readonly coaches: Coaches,
    private readonly locks: Locks,
    private readonly elsewhere: Elsewhere,
    private readonly files: Files,
    private readonly say: (said: FromWorker) => void,
    private readonly now: () => Date = () => new Date(),
  ) {
    elsewhere.hear((id) => void this.#catchUp(id));
    if (!shelf.lasting) say({ kind: 'fleeting' });
  }

  speak(texts: Texts): void {
    this.engine.ask({ ask: 'speak', ...texts });
    this.coaches.speak(texts);
  }

  async request(asked: Asked): Promise<void> {
    const { number } = asked;
    const answer = await this.#answer(asked).catch((error: unknown) => this.#failed(error));
    this.say({ kind: 'answer', number, ...answer });
  }

  open(line: number, id: string, since: number): Promise<void> {
    return this.#within(id, async () => {
      if (!(await this.#ready(id))) {
        this.say({ kind: 'closed', line, code: WRONG });
        return;
      }
      this.#lines.set(line, { id, since });
      this.#tell(line);
      this.#wake(id);
    });
  }

  close(line: number): void {
    const id = this.#lines.get(line)?.id;
    this.#lines.delete(line);
    // Nobody waits for the coach any more.
    if (id && this.#thinking.has(id) && ![...this.#lines.values()].some((other) => other.id === id))
      this.coaches.dismiss();
  }

  send(line: number, text: string): Promise<void> {
    const id = this.#lines.get(line)?.id;
    if (id === undefined) return Promise.resolve();
    const message: unknown = JSON.parse(text);
    return this.#within(id, async () => {
      if (!(await this.#ready(id))) {
        this.#lines.delete(line);
        this.say({ kind: 'closed', line, code: WRONG });
        return;
      }
      const reply = this.engine.ask<Reply>({ ask: 'hear', id, message, now_ms: this.now().getTime() });
      try {
        await this.#keep(reply);
      } catch {
        const { key } = message as { key?: string };
        const { error } = this.#notKept().body;
        this.say({ kind: 'message', line, text: JSON.stringify({ type: 'error', key: key ?? null, error }) });
        return;
      }
      this.#tellAll(reply.changed);
      if (reply.message) this.say({ kind: 'message', line, text: JSON.stringify(reply.message) });
      this.#wake(id);
    });
  }

  async #answer(asked: Asked): Promise<{ status: number; body: unknown }> {
    const { method, path, query, person } = asked;
    let { body } = asked;
    const [first, id, what] = path.split('/').filter(Boolean);
    if (method === 'GET' && first === 'matches' && id === undefined) return { status: 200, body: await this.#mine() };
    const run = async (): Promise<{ status: number; body: unknown }> => {
      if (first === 'matches' && id !== undefined) {
        const stored = await this.#ready(id);
        if (method === 'DELETE' && what === undefined) return this.#forget(id);
        if (method === 'GET' && what === 'hint' && stored) return this.#hint(stored, query);
        // The whole of it, dice included: what another browser needs to go on.
        if (method === 'GET' && what === 'kept' && stored) return { status: 200, body: stored.kept };
      }
      if (first === 'games' && what === 'rulings') body = await this.#file(`rules-${id}.md`);
      if (first === 'learn') await this.#bring(id!);
      if (first === 'attempts') await this.#bring((body as { game: string }).game);
      if (first === 'puzzle-of-the-day') await Promise.all(GAMES.map((game) => this.#bring(game)));
      const now = this.now();
      const reply = this.engine.ask<Reply>({
        ask: 'request',
        method,
        path,
        query,
        body,
        person,
        now_ms: now.getTime(),
        date: dateOf(now),
        entropy: entropy(),
      });
      await this.#keep(reply);
      this.#tellAll(reply.changed);
      return { status: reply.status, body: reply.body ?? null };
    };
    return id !== undefined && first === 'matches' ? this.#within(id, run) : run();
  }

  /** Has the engine know what there is to learn of a game. */
  async #bring(game: string): Promise<void> {
    if (this.#brought.has(game) || !GAMES.includes(game)) return;
    this.engine.ask({ ask: 'library', library: JSON.parse(await this.#file(`learn-${game}.json`)) as unknown });
    this.#brought.add(game);
  }

  /** A file beside the engine. One that does not come is as a server that does not answer. */
  #file(name: string): Promise<string> {
    return this.files(name).catch(() => {
      throw new Failure(503, null);
    });
  }

  async #mine(): Promise<unknown[]> {
    const stored = await this.shelf.all();
    return stored.map(({ kept }) => kept.info).sort((a, b) => b.updated_ms - a.updated_ms);
  }

  async #hint(stored: Stored, query: Record<string, string>): Promise<{ status: number; body: unknown }> {
    const { info, record } = stored.kept;
    const seat = query['seat'] ?? (info.you.length === 1 ? info.you[0] : info.turn) ?? 'home';
    const thought = await this.coaches.think<{ hints?: unknown; error?: unknown }>({
      ask: 'hint',
      seat,
      number: info.number,
      record,
    });
    return thought.hints ? { status: 200, body: thought.hints } : { status: 422, body: { error: thought.error } };
  }

  async #forget(id: string): Promise<{ status: number; body: unknown }> {
    await this.shelf.remove(id);
    this.engine.ask({ ask: 'let_go', id });
    this.#versions.delete(id);
    this.elsewhere.say(id);
    return { status: 204, body: null };
  }

  /** Has the engine hold the match as it is kept; another tab may have moved it on. */
  async #ready(id: string): Promise<Stored | null> {
    const stored = await this.shelf.get(id);
    if (!stored) {
      this.engine.ask({ ask: 'let_go', id });
      this.#versions.delete(id);
      return null;
    }
    if (this.#versions.get(id) !== stored.version) {
      const reply = this.engine.ask<Reply>({ ask: 'take_up', kept: stored.kept });
      if (reply.status !== 200) throw new Failure(reply.status, reply.body);
      this.#versions.set(id, stored.version);
    }
    return stored;
  }

  /** Keeps what has changed, before anybody is told of it. What cannot be kept has not happened. */
  async #keep({ changed }: Reply): Promise<void> {
    if (changed.length === 0) return;
    const stored = changed.map((kept) => ({ version: (this.#versions.get(kept.id) ?? 0) + 1, kept }));
    try {
      await this.shelf.put(stored);
    } catch {
      for (const { id } of changed) {
        this.engine.ask({ ask: 'let_go', id });
        this.#versions.delete(id);
      }
      const { status, body } = this.#notKept();
      throw new Failure(status, body);
    }
    for (const { version, kept } of stored) {
      this.#versions.set(kept.id, version);
      this.elsewhere.say(kept.id);
    }
  }

  #tellAll(changed: Kept[]): void {
    for (const { id } of changed) for (const [line, open] of this.#lines) if (open.id === id) this.#tell(line);
  }

  /** Tells a line what it has not heard. */
  #tell(line: number): void {
    const open = this.#lines.get(line)!;
    for (;;) {
      const { message } = this.engine.ask<Reply>({ ask: 'since', id: open.id, since: open.since, seat: null });
      const update = message as unknown as { type: 'update'; number: number; state: unknown };
      if (!update) return;
      open.since = update.number;
      this.say({ kind: 'message', line, text: JSON.stringify(update) });
      if (update.state) return;
    }
  }

  /** Another tab has moved a match on. */
  #catchUp(id: string): Promise<void> {
    const open = [...this.#lines].filter(([, line]) => line.id === id);
    if (open.length === 0) return Promise.resolve();
    return this.#within(id, async () => {
      const gone = !(await this.#ready(id));
      for (const [line] of open) {
        if (!gone) this.#tell(line);
        else this.say({ kind: 'closed', line, code: WRONG });
      }
    });
  }

  /** Has the coaches of a match decide until a person's turn comes: in one tab only, and in another when that one is closed. */
  #wake(id: string): void {
    if (this.#thinking.has(id)) return;
    this.#thinking.add(id);
    void this.locks(`touchline-coach-${id}`, async () => {
      while ([...this.#lines.values()].some((line) => line.id === id) && (await this.#coach(id)));
    })
      .catch(() => {})
      .finally(() => this.#thinking.delete(id));
  }

  /** One decision of a coach; false if none is to be made. */
  async #coach(id: string): Promise<boolean> {
    const asked = await this.#within(id, async () => {
      if (!(await this.#ready(id))) return null;
      return this.engine.ask<Reply>({ ask: 'thinks', id }).thinks ?? null;
    });
    if (!asked) return false;
    const { seat, number: expected } = asked;
    const thought = await this.coaches.think<{ action?: string | null }>({ ask: 'decide', ...asked }).catch(() => null);
    const action = thought?.action;
    // Dismissed, or the worker ran out of memory: whoever opens the match again wakes it again.
    if (!action) return false;
    await this.#within(id, async () => {
      await this.#ready(id);
      const reply = this.engine.ask<Reply>({
        ask: 'decided',
        id,
        seat,
        action,
        expected,
        now_ms: this.now().getTime(),
      });
      // If the match moved on while the coach thought, it looks again.
      if (reply.status !== 200) return;
      await this.#keep(reply);
      this.#tellAll(reply.changed);
    });
    return true;
  }

  #within<T>(id: string, run: () => Promise<T>): Promise<T> {
    return this.locks(`touchline-match-${id}`, run);
  }

  #notKept(): { status: number; body: { error: unknown } } {
    const reply = this.engine.ask<Reply>({ ask: 'not_kept' });
    return { status: reply.status, body: reply.body as { error: unknown } };
  }

  #failed(error: unknown): { status: number; body: unknown } {
    if (error instanceof Failure) return { status: error.status, body: error.body };
    throw error;
  }
}

class Failure extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(`status ${status}`);
  }
}

/** The reader's own day. */
function dateOf(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
