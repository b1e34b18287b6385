import { untrack } from 'svelte';
import type { Plan } from '../boards/board';
import { secretOf } from '../lib/dice';
import { draft } from '../lib/keep';
import type { ConnectionEvents, ConnectionState, Connection } from '../lib/connection';
import type { Settings } from '../lib/settings.svelte';
import { cueOf, type Sound } from '../lib/sound';
import type {
  BySeat,
  ChatInfo,
  ChoiceInfo,
  Command,
  ErrorInfo,
  Look,
  MatchState,
  MomentInfo,
  RatingChange,
  Seat,
  Update,
} from '../lib/wire';

/** What a place on a board said when it could not be done. */
export type Refusal = {
  nth: number;
  title: string;
  fact: string;
  rule: string | null;
  at: { x: number; y: number } | null;
};

/** A refusal that has gone from the board, after so many entries. */
export type Refused = { nth: number; after: number; text: string; rule: string | null };

/** What is said about a place besides the server's reason, and instead of it where no act leads there. */
export type Why = Pick<Refusal, 'title' | 'at'> & { otherwise?: Pick<Refusal, 'fact' | 'rule'> };

/** What chance picked last; `nth` tells two equal ones apart. */
export type Rolled = { nth: number; step: string };

const SPIN_MS = 1600;
const MOVE_MS = 340;
const GOAL_MS = 600;
/** From so many waiting moves on, they play at double speed; beyond the second number they are not played at all. */
const QUEUE_FAST = 3;
const QUEUE_SKIP = 14;
/** A command that is not answered by then is on a slow network. */
const SLOW_MS = 2500;
/** The server looks at so many actions at once. */
const LOOKS_MAX = 32;

/** What a match needs of the rest of the page. */
export type Surroundings = { settings: Pick<Settings, 'pace' | 'still'>; sound: Pick<Sound, 'play'> };

/** A match as this page sees it: what is shown, what is to come, and what was said about it. */
export class MatchPlay {
  /** What the board shows; it runs after what the server says by the time that movements take. */
  shown = $state.raw<MatchState | null>(null);
  moments = $state.raw<MomentInfo[]>([]);
  rolled = $state.raw<Rolled | null>(null);
  /** How many goals this page has seen fall, and the seat that scored last. */
  goals = $state(0);
  scorer = $state<Seat | null>(null);
  /** How many of them the page has finished cheering: full time waits for the rest. */
  cheered = $state(0);
  link = $state<ConnectionState>('connecting');
  retryMs = $state(0);
  /** A command waits longer than it should. */
  slow = $state(false);
  trouble = $state.raw<ErrorInfo | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What could not be done lately, kept as faint lines of the commentary. */
  refusals = $state.raw<Refused[]>([]);
  chosen = $state.raw<ChoiceInfo | null>(null);
  chat = $state.raw<ChatInfo[]>([]);
  /** What the match did to the ratings of those who played it. */
  rated = $state.raw<BySeat<RatingChange | null> | null>(null);
  /** Since when the opponent is away, as far as this page knows. */
  awaySince = $state<number | null>(null);
  /** A command is on its way. */
  sending = $state(false);
  playing = $state(false);
  /** What may be decided now; nothing while movements play or a command is on its way. */
  readonly choices = $derived(this.playing || this.sending ? [] : (this.shown?.choices ?? []));
  readonly info = $derived(this.shown?.match ?? null);
  /** The seat that this page decides for. */
  readonly seat = $derived<Seat | null>(
    this.info === null ? null : this.info.you.length === 1 ? this.info.you[0]! : this.info.turn,
  );
  readonly myTurn = $derived(
    this.info?.status === 'playing' && this.info.turn !== null && this.info.you.includes(this.info.turn),
  );

  /** Does the game hide anything? Then what one seat was told goes when another sits down at the same screen. */
  secretive = true;
  /** How long a movement is watched. */
  moveMs: (moments: MomentInfo[]) => number = () => MOVE_MS;
  /** How long a roll is shown. */
  rollMs: (step: string) => number = () => SPIN_MS;
  /** A plan is being carried out: its parts are shown without waiting. */
  #hurried = false;
  /** Who waits until nothing moves and nothing is on its way. */
  #idle: (() => void)[] = [];
  /** What the server has said about actions in this moment of the match. */
  #looks = $state.raw<Record<string, Look>>({});
  readonly #asked = new Set<string>();
  /** Grows when what was asked must be asked anew: in another language, or after the connection broke. */
  #asking = $state(0);
  #line: Connection;
  #queue: Update[] = [];
  #refusals = 0;
  #rolls = 0;
  #hurry: (() => void) | null = null;
  #quiet: ReturnType<typeof setTimeout> | undefined;

  /** A match on a line: a socket to the server, or a reel of what was played. */
  constructor(
    readonly id: string,
    private readonly around: Surroundings,
    lineTo: (events: ConnectionEvents) => Connection,
  ) {
    this.#line = lineTo({
      update: (update) => this.#hear(update),
      presence: (online) => {
        if (this.shown) this.shown = { ...this.shown, online };
        this.#watch();
      },
      chat: (said) => this.heard([said]),
      rated: (ratings) => (this.rated = ratings),
      state: (state, retryMs) => {
        if (state === 'open' && this.link !== 'open') this.#forgetLooks();
        this.link = state;
        this.retryMs = retryMs;
      },
      trouble: (error) => (this.trouble = error),
    });
  }

  start(): () => void {
    const wake = (): void => this.#line.hurry();
    addEventListener('online', wake);
    this.#line.start();
    return () => {
      removeEventListener('online', wake);
      clearTimeout(this.#quiet);
      this.#line.stop();
    };
  }

  retry(): void {
    this.#line.hurry();
  }

  /** The reader has changed the language: what the server says follows. */
  speak(language: string): void {
    this.#line.speak(language);
    this.#forgetLooks();
  }

  choose(choice: ChoiceInfo | null): void {
    this.chosen = choice;
    this.refusal = null;
    draft.write(`chosen.${this.id}`, choice?.text ?? '');
  }

  /** Does a choice. A second one waits for the answer to the first, so that nothing is done twice. */
  async act(choice: ChoiceInfo): Promise<boolean> {
    if (this.sending || this.playing || !this.shown) return false;
    this.choose(null);
    return this.command({ do: 'act', action: choice.text, expected: this.#line.since });
  }

  /** Does several choices of one seat, each as soon as it is offered; what is no longer offered ends it. */
  async carryOut({ steps }: Plan): Promise<void> {
    const seat = this.seat;
    for (const { text, optional } of steps) {
      const choice = this.shown?.choices.find((choice) => choice.text === text);
      if (!choice && optional) continue;
      if (!choice || !this.myTurn || this.seat !== seat) return;
      const number = this.info?.number;
      this.#hurried = true;
      const done = await this.act(choice);
      while (done && (this.info?.number === number || this.playing || this.sending)) {
        await new Promise<void>((resolve) => this.#idle.push(resolve));
      }
      this.#hurried = false;
      if (!done) return;
    }
  }

  async command(command: Command): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    const slow = setTimeout(() => (this.slow = true), SLOW_MS);
    try {
      const answer = await this.#line.send(command, this.#bothSeats);
      // A move that somebody else overtook is no fault of the reader's: the board slides to the true position.
      if (!answer.done) this.refuse({ title: '', fact: answer.error.text, rule: answer.error.rule, at: null });
      return answer.done;
    } finally {
      clearTimeout(slow);
      this.slow = false;
      this.sending = false;
      this.#rest();
    }
  }

  /** What is known of an action before it is done: whether it may be done, its odds and its terms. None until it was asked for. */
  looked(action: string): Look | null {
    return this.#looks[action] ?? null;
  }

  /** Asks the server about actions of the position that is shown, each once. An effect that asks is run again when it must. */
  async look(actions: string[]): Promise<void> {
    void this.#asking;
    const number = this.info?.number;
    const fresh = actions.filter((action) => !this.#asked.has(action));
    for (const action of fresh) this.#asked.add(action);
    for (let from = 0; from < fresh.length; from += LOOKS_MAX) {
      const part = fresh.slice(from, from + LOOKS_MAX);
      const answer = await this.#line.look(part, this.#bothSeats);
      if (number !== this.info?.number) return;
      if (!answer || answer.number !== number) {
        // The connection broke, or the match has moved on and its news is on the way: then it is asked again.
        for (const action of part) this.#asked.delete(action);
        continue;
      }
      this.#looks = { ...this.#looks, ...Object.fromEntries(answer.looks.map((look) => [look.action, look])) };
    }
  }

  /**
   * Why an action cannot be done in the position that is shown; none if the server cannot say. Where the match has moved on
   * meanwhile, the answer is about a position that the reader has not seen: its news is on the way, and is shown instead.
   */
  async judge(action: string): Promise<Look | null> {
    const [look] = await this.#judged([action]);
    return look ?? null;
  }

  async #judged(actions: string[]): Promise<Look[]> {
    if (actions.length === 0) return [];
    const number = this.info?.number;
    const answer = await this.#line.look(actions.slice(0, LOOKS_MAX), this.#bothSeats);
    if (!answer || number !== this.info?.number) return [];
    if (answer.number !== number) {
      this.skip();
      return [];
    }
    return answer.looks;
  }

  /**
   * Says why something cannot be done. A place on a board stands for the acts that lead there, the likeliest first: the server
   * judges them, and the first refusal is shown. Without an act to judge, `otherwise` is said.
   */
  async why(actions: string[], said: Why): Promise<void> {
    const { title, at, otherwise } = said;
    const number = this.info?.number;
    const looks = await this.#judged(actions);
    if (number !== this.info?.number) return;
    const refused = looks.find(({ refused }) => refused?.code === 'refused')?.refused;
    if (refused) this.refuse({ title, at, fact: refused.text, rule: refused.rule });
    else if (otherwise) this.refuse({ title, at, ...otherwise });
  }

  refuse(refusal: Omit<Refusal, 'nth'>): void {
    this.#refusals += 1;
    this.refusal = { ...refusal, nth: this.#refusals };
    this.around.sound.play('refuse');
    const { fact, rule } = refusal;
    this.refusals = [...this.refusals.slice(-8), { nth: this.#refusals, after: this.#line.since, text: fact, rule }];
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => (this.refusal = null), 6000);
  }

  /** Everything can be skipped by acting. */
  skip(): void {
    this.#hurry?.();
  }

  /** Adds lines of chat, each once. */
  heard(lines: ChatInfo[]): void {
    const known = new Set(this.chat.map(({ number }) => number));
    const fresh = lines.filter(({ number }) => !known.has(number));
    if (fresh.length > 0) this.chat = [...this.chat, ...fresh].sort((a, b) => a.number - b.number);
  }

  /** The seat to name in requests, needed where this page has both. */
  get #bothSeats(): Seat | undefined {
    return (this.info?.you.length ?? 0) > 1 ? (this.seat ?? 'home') : undefined;
  }

  #forgetLooks(): void {
    this.#asked.clear();
    this.#looks = {};
    this.#asking = untrack(() => this.#asking) + 1;
  }

  /** Shows another moment of the match at once, forwards or back: nothing moves on the way. */
  cutTo(moments: MomentInfo[], state: MatchState): void {
    this.#queue = [];
    this.#hurry?.();
    this.moments = moments;
    this.shown = state;
    const rolled = moments.filter(({ by, step }) => by === 'chance' && step).at(-1);
    if (rolled?.step) this.#roll(rolled.step);
  }

  #hear(update: Update): void {
    this.trouble = null;
    this.#reveal(update.state);
    const first = this.shown === null;
    if (first || this.around.settings.still || document.hidden || this.#queue.length > QUEUE_SKIP) {
      for (const waiting of this.#queue.splice(0)) this.#show(waiting);
      this.#show(update);
      if (first) this.#takeUp();
      this.#rest();
      return;
    }
    this.#queue.push(update);
    if (!this.playing) void this.#playAll();
  }

  /** What was chosen before the page was loaded anew is chosen again, if it still can be. */
  #takeUp(): void {
    const text = draft.read(`chosen.${this.id}`);
    this.chosen = (text && this.choices.find((choice) => choice.text === text)) || null;
  }

  async #playAll(): Promise<void> {
    this.playing = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      for (const moment of update.moments) {
        const ms = moment.by === 'chance' && moment.step ? this.rollMs(moment.step) : 0;
        if (ms === 0 || !moment.step) continue;
        this.#roll(moment.step);
        this.#sound([moment]);
        await this.#wait(ms);
      }
      this.#sound(update.moments.filter(({ by }) => by !== 'chance').slice(-1));
      const before = this.goals;
      this.#show(update, false);
      await this.#wait(this.goals > before ? GOAL_MS : update.moments.length > 0 ? this.moveMs(update.moments) : 0);
    }
    this.playing = false;
    this.#rest();
  }

  #rest(): void {
    if (this.playing || this.sending) return;
    for (const wake of this.#idle.splice(0)) wake();
  }

  #sound(moments: MomentInfo[]): void {
    for (const { by, step } of moments) {
      const cue = cueOf(by, step);
      if (cue) this.around.sound.play(cue);
    }
  }

  #roll(step: string): void {
    this.#rolls += 1;
    this.rolled = { nth: this.#rolls, step };
  }

  #show(update: Update, roll = true): void {
    const rolled = update.moments.filter((moment) => moment.by === 'chance' && moment.step).at(-1);
    if (roll && rolled?.step) this.#roll(rolled.step);
    const passed =
      this.secretive && this.info?.kind === 'screen' && update.state && update.state.viewer !== this.shown?.viewer;
    if (passed) this.moments = update.moments;
    else if (update.moments.length > 0) this.moments = [...this.moments, ...update.moments];
    const next = update.state;
    if (!next) return;
    if (update.moments.length > 0 && this.shown) {
      this.choose(null);
      this.#forgetLooks();
      this.#applaud(next);
    }
    this.shown = next;
    this.#watch();
  }

  /** A goal is a score that has grown, whatever the game calls it. */
  #applaud(next: MatchState): void {
    const [before, after] = [this.shown?.match, next.match];
    if (!before) return;
    const scorer = (['home', 'away'] as const).find((seat) => after.score[seat] > before.score[seat]);
    if (scorer) {
      this.scorer = scorer;
      this.goals += 1;
      this.around.sound.play('crowd');
    }
    if (before.status === 'playing' && after.status === 'over') this.around.sound.play('whistle');
  }

  /** Notes since when the opponent is away. */
  #watch(): void {
    const { info, shown } = this;
    const other = info?.you.length === 1 ? (info.you[0] === 'home' ? 'away' : 'home') : null;
    const away = other !== null && info?.status === 'playing' && shown?.online[other] === false;
    this.awaySince = away ? (this.awaySince ?? Date.now()) : null;
  }

  #wait(ms: number): Promise<void> {
    const fast = this.#queue.length > QUEUE_FAST ? 0.5 : 1;
    const wait = ms * this.around.settings.pace * fast;
    if (wait === 0 || this.#hurried || document.hidden) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wait);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Shows the secrets that this page has promised, when they are waited for. */
  #reveal(state: MatchState | null): void {
    if (state?.match.status !== 'dice') return;
    for (const seat of state.match.you) {
      const { commitment, secret } = state.match.dice[seat];
      const kept = commitment && !secret ? secretOf(commitment) : null;
      if (kept) void this.#line.send({ do: 'reveal', secret: kept });
    }
  }
}
