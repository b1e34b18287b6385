import { commit, type Party } from './dice';
import { notePromise } from './promises';
import type {
  Chapter,
  ChatInfo,
  Claimed,
  Created,
  ErrorAnswer,
  ErrorInfo,
  Guide,
  Hints,
  Join,
  Knowledge,
  MatchInfo,
  Me,
  NewMatch,
  Profile,
  RecoveryCodes,
  Rematch,
  Replay,
  RulingText,
  Seat,
  SessionInfo,
  Update,
} from './wire';

/** Keeps what the server promises with a match. */
function noted(match: MatchInfo): MatchInfo {
  notePromise(match);
  return match;
}

/** A request that the server did not do, or that did not reach it. */
export class ApiFailure extends Error {
  constructor(readonly info: ErrorInfo) {
    super(info.text);
  }

  get code(): string {
    return this.info.code;
  }
}

const failure = (code: string, text: string): ApiFailure =>
  new ApiFailure({ code, text, detail: null, rule: null, because: null, facts: null, number: null });

/** A new idempotency key. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Method = 'GET' | 'POST' | 'DELETE';

/** The server's HTTP side. Whoever asks for something that needs a person becomes a guest on the way. */
export class Api {
  #me: Promise<Me> | null = null;
  /** How far the reader's clock is ahead of the server's. */
  skewMs = 0;

  constructor(private readonly language: () => string) {}

  async #ask<T>(method: Method, path: string, body?: unknown, key = newKey()): Promise<T> {
    const mark = path.includes('?') ? '&' : '?';
    const headers: Record<string, string> = {};
    const record = typeof body === 'string';
    if (body !== undefined) headers['content-type'] = record ? 'text/plain; charset=utf-8' : 'application/json';
    // Every change has its key.
    if (method !== 'GET') headers['idempotency-key'] = key;
    const request: RequestInit = { method, headers };
    if (body !== undefined) request.body = record ? body : JSON.stringify(body);
    const address = `/api/v1${path}${mark}lang=${this.language()}`;
    // A change may be repeated with its key, so whatever got lost on the way is sent again.
    const tries = 3;
    for (let attempt = 1; ; attempt += 1) {
      let response: Response;
      try {
        response = await fetch(address, request);
      } catch {
        if (attempt >= tries) throw failure('unreachable', '');
        await new Promise((resolve) => setTimeout(resolve, 400 * attempt));
        continue;
      }
      const date = Date.parse(response.headers.get('date') ?? '');
      // The header counts whole seconds: half of one is lost on average.
      if (!Number.isNaN(date)) this.skewMs = Date.now() - date - 500;
      const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
      if (response.ok) return answer as T;
      const told = answer as ErrorAnswer | null;
      throw told?.error ? new ApiFailure(told.error) : failure('unreachable', '');
    }
  }

  games = (): Promise<Guide[]> => this.#ask('GET', '/games');
  coaches = (): Promise<string[]> => this.#ask('GET', '/coaches');
  rulings = (game: string): Promise<RulingText[]> => this.#ask('GET', `/games/${game}/rulings`);
  rules = (game: string): Promise<Chapter[]> => this.#ask('GET', `/games/${game}/rules`);
  lobby = (): Promise<MatchInfo[]> => this.#ask('GET', '/lobby');
  /** What is being played just now and may be watched. */
  live = (): Promise<MatchInfo[]> => this.#ask('GET', '/live');
  match = (id: string): Promise<Update> => this.#ask('GET', `/matches/${id}`);

  /** The person, made a guest if there is none yet. */
  me(): Promise<Me> {
    this.#me ??= this.#ask<Me>('POST', '/guest').catch((error: unknown) => {
      this.#me = null;
      throw error;
    });
    return this.#me;
  }

  async mine(): Promise<MatchInfo[]> {
    await this.me();
    return this.#ask('GET', '/matches');
  }

  /** Makes a match. The page draws lots for its seat itself, because a commitment to dice names the seat. */
  async create({ seat: wanted, ...asked }: Omit<NewMatch, 'commitment'>): Promise<Created> {
    await this.me();
    const drawn: Seat = crypto.getRandomValues(new Uint8Array(1))[0]! < 128 ? 'home' : 'away';
    const seat: Seat = asked.opponent.kind === 'screen' ? 'home' : wanted === 'drawn' ? drawn : (wanted ?? 'home');
    const promised = asked.opponent.kind === 'screen' ? null : await commit(seat);
    const body: NewMatch = { ...asked, seat, ...(promised && { commitment: promised }) };
    const created: Created = await this.#ask('POST', '/matches', body);
    notePromise(created.match);
    return created;
  }

  async join(id: string, seat: Party, invitation: string | null): Promise<MatchInfo> {
    await this.me();
    const promised = await commit(seat);
    const body: Join = { ...(invitation && { invitation }), ...(promised && { commitment: promised }) };
    return noted(await this.#ask('POST', `/matches/${id}/join`, body));
  }

  async rematch(id: string, seat: Party | null): Promise<MatchInfo> {
    const promised = seat && (await commit(seat));
    const body: Rematch = { ...(promised && { commitment: promised }) };
    return noted(await this.#ask('POST', `/matches/${id}/rematch`, body));
  }

  /** A part of a finished match, or of one's own; or of a record in the reader's hand. */
  replay(source: { id: string } | { record: string }, eyes: Knowledge | null, from: number): Promise<Replay> {
    const query = `?from=${from}${eyes ? `&viewer=${eyes}` : ''}`;
    if ('id' in source) return this.#ask('GET', `/matches/${source.id}/replay${query}`);
    return this.#ask('POST', `/replays${query}`, source.record);
  }

  /** A guest keeps a name, and everything that was played. */
  /** Keeps a name. The recovery codes are shown once. */
  async claimName(name: string, password: string): Promise<Claimed> {
    const claimed = this.#ask<Claimed>('POST', '/me/name', { name, password });
    await this.#become(claimed);
    return claimed;
  }

  signIn(name: string, password: string): Promise<Me> {
    return this.#become(this.#ask('POST', '/sign-in', { name, password }));
  }

  /** A new password for somebody who has forgotten it. */
  recover(name: string, code: string, password: string): Promise<Me> {
    return this.#become(this.#ask('POST', '/recover', { name, code, password }));
  }

  sessions = (): Promise<SessionInfo[]> => this.#ask('GET', '/me/sessions');
  endSession = (id: string): Promise<null> => this.#ask('DELETE', `/me/sessions/${id}`);
  changePassword = (password: string, new_password: string): Promise<null> =>
    this.#ask('POST', '/me/password', { password, new_password });

  /** New recovery codes, shown once; the old ones end. */
  async recoveryCodes(password: string): Promise<string[]> {
    const { recovery_codes } = await this.#ask<RecoveryCodes>('POST', '/me/recovery-codes', { password });
    return recovery_codes;
  }

  async signOut(everywhere: boolean): Promise<void> {
    await this.#ask('POST', '/sign-out', { everywhere });
    this.#me = null;
  }

  async deleteMe(): Promise<void> {
    await this.#ask('DELETE', '/me');
    this.#me = null;
  }

  async #become(asked: Promise<Me>): Promise<Me> {
    const me = await asked;
    this.#me = Promise.resolve(me);
    return me;
  }

  profile = (id: string): Promise<Profile> => this.#ask('GET', `/people/${id}`);
  chat = (id: string): Promise<ChatInfo[]> => this.#ask('GET', `/matches/${id}/chat`);
  /** Says something; a line that is sent again under its key is said once. */
  say = (id: string, text: string, key: string): Promise<ChatInfo> =>
    this.#ask('POST', `/matches/${id}/chat`, { text }, key);
  /** From now on the server does not pass on what the other says, or does again. */
  mute = (id: string, mute: boolean): Promise<null> => this.#ask('POST', `/matches/${id}/chat/mute`, { mute });
  report = (id: string, number: number): Promise<null> => this.#ask('POST', `/matches/${id}/chat/${number}/report`);

  /** What a strong coach would do now. */
  hints = (id: string, seat: Seat | null): Promise<Hints> =>
    this.#ask('GET', `/matches/${id}/hint${seat ? `?seat=${seat}` : ''}`);
}
