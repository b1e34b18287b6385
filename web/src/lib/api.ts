import { isHere, type Here } from '../here/browser';
import { commit, type Party } from './dice';
import { notePromise } from './promises';
import type {
  Adjudication,
  AttemptAnswer,
  AttemptRequest,
  AnalysisAnswer,
  Chapter,
  ChatInfo,
  Claimed,
  CompetitionInfo,
  CompetitionMade,
  CompetitionPage,
  CourseInfo,
  Created,
  ErrorAnswer,
  ErrorInfo,
  Guide,
  Hints,
  Insights,
  Join,
  Knowledge,
  MatchInfo,
  Me,
  NewCompetition,
  NewMatch,
  NextFixture,
  Profile,
  PuzzleInfo,
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
  new ApiFailure({
    code,
    text,
    detail: null,
    rule: null,
    because: null,
    facts: null,
    number: null,
  });

/** A new idempotency key. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Method = 'GET' | 'POST' | 'DELETE';

/** How long a server that did not answer is left alone where the browser's own engine can. */
const AWAY_MS = 5_000;

/** Whom the browser's own engine takes the reader for. */
const NOBODY_HERE = 'here';

/** The server's HTTP side. Whoever asks for something that needs a person becomes a guest on the way. */
export class Api {
  #me: Promise<Me> | null = null;
  /** How far the reader's clock is ahead of the server's. */
  skewMs = 0;

  /** Until then the server is not asked again: it did not answer a moment ago. */
  #awayUntil = 0;

  constructor(
    private readonly language: () => string,
    /** Matches in this browser, where the page has an engine. */
    readonly here: Here | null = null,
    /** Is there a server behind this page at all? */
    readonly served = true,
  ) {}

  /** Does the page do without a server just now? */
  get alone(): boolean {
    return !this.served || Date.now() < this.#awayUntil;
  }

  /** A request that the browser's own engine answers. */
  async #askHere<T>(method: Method, path: string, body?: unknown): Promise<T> {
    const { status, body: answer } = await this.here!.request(method, path, body, '').catch(() => {
      throw failure('unreachable', '');
    });
    if (status < 400) return answer as T;
    const told = answer as ErrorAnswer | null;
    throw told?.error ? new ApiFailure(told.error) : failure('unreachable', '');
  }

  /** Asks the server, and the browser's own engine where there is no server, or none that answers. */
  async #askEither<T>(method: Method, path: string, body?: unknown): Promise<T> {
    if (!this.here) return this.#ask(method, path, body);
    if (this.alone) return this.#askHere(method, path, body);
    try {
      return await this.#ask<T>(method, path, body);
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'unreachable') return this.#askHere(method, path, body);
      throw error;
    }
  }

  /** Asks whoever hosts a match. */
  #askHost<T>(id: string, method: Method, path: string, body?: unknown, key?: string): Promise<T> {
    return isHere(id) && this.here ? this.#askHere(method, path, body) : this.#ask(method, path, body, key);
  }

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
    const tries = this.alone ? 1 : 3;
    for (let attempt = 1; ; attempt += 1) {
      let response: Response;
      try {
        response = await fetch(address, request);
      } catch {
        if (attempt >= tries || (this.here && !navigator.onLine)) {
          this.#awayUntil = Date.now() + AWAY_MS;
          throw failure('unreachable', '');
        }
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

  games = (): Promise<Guide[]> => this.#askEither('GET', '/games');
  coaches = (): Promise<string[]> => this.#askEither('GET', '/coaches');
  course = (game: string): Promise<CourseInfo> => this.#askEither('GET', `/learn/${game}`);
  daily = (day: number): Promise<PuzzleInfo> => this.#askEither('GET', `/puzzle-of-the-day?day=${day}`);
  /** Goes on with a lesson, a puzzle or a drill; nothing of it is kept. */
  attempt = (asked: AttemptRequest): Promise<AttemptAnswer> => this.#askEither('POST', '/attempts', asked);
  rulings = (game: string): Promise<RulingText[]> => this.#askEither('GET', `/games/${game}/rulings`);
  rules = (game: string): Promise<Chapter[]> => this.#askEither('GET', `/games/${game}/rules`);
  lobby = (): Promise<MatchInfo[]> => this.#askEither('GET', '/lobby');
  /** What is being played just now and may be watched. */
  live = (): Promise<MatchInfo[]> => this.#askEither('GET', '/live');
  match = (id: string): Promise<Update> => this.#askHost(id, 'GET', `/matches/${id}`);

  /** The person, made a guest if there is none yet. */
  me(): Promise<Me> {
    if (this.#me) return this.#me;
    const asked = this.#askEither<Me>('POST', '/guest');
    // Who somebody is to a server is asked again when it answers.
    this.#me = asked;
    asked.then(
      ({ id }) => {
        if (id === NOBODY_HERE) this.#me = null;
      },
      () => (this.#me = null),
    );
    return asked;
  }

  /** The reader's matches, those of this browser among them, the latest first. */
  async mine(): Promise<MatchInfo[]> {
    const here = this.here && (await this.hasMatchesHere()) ? this.#askHere<MatchInfo[]>('GET', '/matches') : [];
    if (!this.served) return here;
    try {
      await this.me();
      const [there, own] = await Promise.all([this.alone ? [] : this.#ask<MatchInfo[]>('GET', '/matches'), here]);
      return [...there, ...own].sort((a, b) => b.updated_ms - a.updated_ms);
    } catch (error) {
      if (this.here && error instanceof ApiFailure && error.code === 'unreachable') return here;
      throw error;
    }
  }

  /** Has anything been played in this browser? Asked without the engine, which is loaded only when needed. */
  async hasMatchesHere(): Promise<boolean> {
    if (this.alone) return true;
    const known = await indexedDB.databases?.().catch(() => null);
    return known?.some(({ name }) => name === 'touchline') ?? false;
  }

  /** Makes a match. The page draws lots for its seat itself, because a commitment to dice names the seat. */
  async create({ seat: wanted, ...asked }: Omit<NewMatch, 'commitment'>): Promise<Created> {
    const alone = this.here !== null && (asked.opponent.kind === 'coach' || asked.opponent.kind === 'screen');
    const who = await this.me();
    if (alone && (who.id === NOBODY_HERE || this.alone))
      return this.#askHere('POST', '/matches', {
        ...asked,
        ...(wanted && { seat: wanted }),
        rated: false,
        chat: false,
      });
    const drawn: Seat = crypto.getRandomValues(new Uint8Array(1))[0]! < 128 ? 'home' : 'away';
    const seat: Seat = asked.opponent.kind === 'screen' ? 'home' : wanted === 'drawn' ? drawn : (wanted ?? 'home');
    const promised = asked.opponent.kind === 'screen' ? null : await commit(seat);
    const body: NewMatch = {
      ...asked,
      seat,
      ...(promised && { commitment: promised }),
    };
    const created: Created = await this.#ask('POST', '/matches', body);
    notePromise(created.match);
    return created;
  }

  async join(id: string, seat: Party, invitation: string | null): Promise<MatchInfo> {
    await this.me();
    const promised = await commit(seat);
    const body: Join = {
      ...(invitation && { invitation }),
      ...(promised && { commitment: promised }),
    };
    return noted(await this.#ask('POST', `/matches/${id}/join`, body));
  }

  async rematch(id: string, seat: Party | null): Promise<MatchInfo> {
    if (isHere(id)) return this.#askHere('POST', `/matches/${id}/rematch`, {});
    const promised = seat && (await commit(seat));
    const body: Rematch = { ...(promised && { commitment: promised }) };
    return noted(await this.#ask('POST', `/matches/${id}/rematch`, body));
  }

  /** A part of a finished match, or of one's own; or of a record in the reader's hand. */
  replay(source: { id: string } | { record: string }, eyes: Knowledge | null, from: number): Promise<Replay> {
    const query = `?from=${from}${eyes ? `&viewer=${eyes}` : ''}`;
    if ('id' in source) return this.#askHost(source.id, 'GET', `/matches/${source.id}/replay${query}`);
    return this.#askEither('POST', `/replays${query}`, source.record);
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
  chat = (id: string): Promise<ChatInfo[]> => this.#askHost(id, 'GET', `/matches/${id}/chat`);
  /** Says something; a line that is sent again under its key is said once. */
  say = (id: string, text: string, key: string): Promise<ChatInfo> =>
    this.#ask('POST', `/matches/${id}/chat`, { text }, key);
  /** From now on the server does not pass on what the other says, or does again. */
  mute = (id: string, mute: boolean): Promise<null> => this.#ask('POST', `/matches/${id}/chat/mute`, { mute });
  report = (id: string, number: number): Promise<null> => this.#ask('POST', `/matches/${id}/chat/${number}/report`);

  /** What really happened in a finished match: asked for, or how far it is. */
  analyse = (id: string, budget: 'quick' | 'normal'): Promise<AnalysisAnswer> =>
    this.#ask('POST', `/matches/${id}/analysis?budget=${budget}`);
  analysis = (id: string, budget: 'quick' | 'normal'): Promise<AnalysisAnswer> =>
    this.#ask('GET', `/matches/${id}/analysis?budget=${budget}`);
  insights = (id: string): Promise<Insights> => this.#ask('GET', `/people/${id}/insights`);

  /** Competitions: those that take entries, are played, are over, or are the reader's. */
  async competitions(list: 'open' | 'running' | 'over' | 'mine'): Promise<CompetitionInfo[]> {
    if (list === 'mine') await this.me();
    return this.#ask('GET', `/competitions?list=${list}`);
  }
  competition = (id: string): Promise<CompetitionPage> => this.#ask('GET', `/competitions/${id}`);
  async makeCompetition(asked: NewCompetition): Promise<CompetitionMade> {
    await this.me();
    return this.#ask('POST', '/competitions', asked);
  }
  async inCompetition(
    id: string,
    act: 'enter' | 'leave' | 'begin' | 'cancel',
    invitation: string | null = null,
  ): Promise<CompetitionPage> {
    await this.me();
    return this.#ask('POST', `/competitions/${id}/${act}`, { ...(invitation && { invitation }) });
  }
  /** Sits down to a match of a competition; it begins when both sides have. */
  async sitDown(id: string, fixture: string, seat: Seat): Promise<MatchInfo> {
    await this.me();
    const promised = await commit(seat);
    const body = { ...(promised && { commitment: promised }) };
    return noted(await this.#ask('POST', `/competitions/${id}/fixtures/${fixture}/play`, body));
  }
  /** Asks to put a match off, or agrees to it. */
  postpone = (id: string, fixture: string, until_ms: number): Promise<CompetitionPage> =>
    this.#ask('POST', `/competitions/${id}/fixtures/${fixture}/postpone`, { until_ms });
  adjudicate = (id: string, fixture: string, asked: Adjudication): Promise<CompetitionPage> =>
    this.#ask('POST', `/competitions/${id}/fixtures/${fixture}/adjudicate`, asked);
  /** The matches of competitions that wait for the reader. */
  async nextFixtures(): Promise<NextFixture[]> {
    if (!this.served || this.alone) return [];
    await this.me();
    return this.#ask('GET', '/fixtures');
  }

  /** What a strong coach would do now. */
  hints = (id: string, seat: Seat | null): Promise<Hints> =>
    this.#askHost(id, 'GET', `/matches/${id}/hint${seat ? `?seat=${seat}` : ''}`);

  /** The whole record of a match of this browser, its dice included: it goes on in another one. */
  wholeRecord = (id: string): Promise<string> => this.#askHere('GET', `/matches/${id}/whole-record`);
  /** Takes a record up as a match of this browser. */
  importHere = (record: string): Promise<Created> => this.#askHere('POST', '/matches/import', record);
  /** Hands a finished match of this browser up to the server, and lets go of it here once the server has it. */
  async handUp(id: string): Promise<MatchInfo> {
    const record = await this.wholeRecord(id);
    await this.me();
    const kept = await this.#ask<MatchInfo>('POST', '/records', record);
    await this.forgetHere(id);
    return kept;
  }
  forgetHere = (id: string): Promise<null> => this.#askHere('DELETE', `/matches/${id}`);
}
