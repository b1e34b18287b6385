import type { Plan } from '../boards/board';
import { secretOf } from '../lib/dice';
import { webLine, type Line, type LineState } from '../lib/line';
import type { Settings } from '../lib/settings.svelte';
import type { ChoiceInfo, Command, ErrorInfo, Look, MatchState, MomentInfo, Seat, Update } from '../lib/wire';

/** What a place on a board said when it could not be done. */
export type Refusal = {
  nth: number;
  title: string;
  fact: string;
  rule: string | null;
  at: { x: number; y: number } | null;
};

/** What chance picked last; `nth` tells two equal ones apart. */
export type Rolled = { nth: number; step: string };

const SPIN_MS = 1600;
const MOVE_MS = 340;
const GOAL_MS = 600;
/** So many actions are asked about in one question. */
const LOOKS_MAX = 32;
/** From so many waiting moves on, they play at double speed; beyond the second number they are not played at all. */
const QUEUE_FAST = 3;
const QUEUE_SKIP = 14;

/** A match as this page sees it: what is shown, what is to come, and what was said about it. */
export class MatchPlay {
  /** What the board shows; it runs after what the server says by the time that movements take. */
  shown = $state.raw<MatchState | null>(null);
  moments = $state.raw<MomentInfo[]>([]);
  rolled = $state.raw<Rolled | null>(null);
  goals = $state(0);
  link = $state<LineState>('connecting');
  retryMs = $state(0);
  trouble = $state.raw<ErrorInfo | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  chosen = $state.raw<ChoiceInfo | null>(null);
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

  /** How long a movement is watched. */
  moveMs: (moments: MomentInfo[]) => number = () => MOVE_MS;
  /** Does the game hide anything? Then what one seat was told goes when another sits down at the same screen. */
  secretive = true;
  /** How long a roll is shown. */
  rollMs: (step: string) => number = () => SPIN_MS;
  /** What is known of actions in the position that is shown. */
  #looks = $state.raw<Record<string, Look>>({});
  #asked = new Set<string>();
  #line: Line;
  #queue: Update[] = [];
  /** A plan is being carried out: its parts are shown without waiting. */
  #hurried = false;
  /** Who waits until nothing moves and nothing is on its way. */
  #idle: (() => void)[] = [];
  #refusals = 0;
  #rolls = 0;
  #hurry: (() => void) | null = null;
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    language: () => string,
    private readonly settings: Settings,
  ) {
    this.#line = webLine(id, language, {
      update: (update) => this.#hear(update),
      presence: (online) => {
        if (this.shown) this.shown = { ...this.shown, online };
      },
      state: (state, retryMs) => {
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

  choose(choice: ChoiceInfo | null): void {
    this.chosen = choice;
    this.refusal = null;
  }

  /** What is known of an action before it is done: whether it may be done, its odds and its terms. None until it was asked for. */
  looked(action: string): Look | null {
    return this.#looks[action] ?? null;
  }

  /** Asks the server about actions of the position that is shown, each once. */
  async look(actions: string[]): Promise<void> {
    const number = this.info?.number;
    const fresh = actions.filter((action) => !this.#asked.has(action));
    for (const action of fresh) this.#asked.add(action);
    for (let from = 0; from < fresh.length; from += LOOKS_MAX) {
      const part = fresh.slice(from, from + LOOKS_MAX);
      const answer = await this.#line.look(part, this.#bothSeats);
      if (number !== this.info?.number) return;
      if (!answer || answer.number !== number) {
        // The connection broke, or the match has moved on and its news is on the way: whoever wants to know asks again.
        for (const action of part) this.#asked.delete(action);
        continue;
      }
      this.#looks = { ...this.#looks, ...Object.fromEntries(answer.looks.map((look) => [look.action, look])) };
    }
  }

  /** Why an action cannot be done now, or that it can; none if the server cannot say. */
  async judge(action: string): Promise<Look | null> {
    const answer = await this.#line.look([action], this.#bothSeats);
    return answer?.looks[0] ?? null;
  }

  /** The reader has chosen another language. */
  speak(language: string): void {
    this.#line.speak(language);
  }

  #forgetLooks(): void {
    this.#looks = {};
    this.#asked.clear();
  }

  /** The seat to name in requests, needed where this page has both. */
  get #bothSeats(): Seat | undefined {
    return (this.info?.you.length ?? 0) > 1 ? (this.seat ?? 'home') : undefined;
  }

  /** Does a choice. A second one waits for the answer to the first, so that nothing is done twice. */
  async act(choice: ChoiceInfo): Promise<boolean> {
    if (this.sending || this.playing || !this.shown) return false;
    this.chosen = null;
    this.refusal = null;
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
    try {
      const answer = await this.#line.send(command, this.#bothSeats);
      if (!answer.done) this.refuse({ title: '', fact: answer.error.text, rule: answer.error.rule, at: null });
      return answer.done;
    } finally {
      this.sending = false;
      this.#rest();
    }
  }

  refuse(refusal: Omit<Refusal, 'nth'>): void {
    this.#refusals += 1;
    this.refusal = { ...refusal, nth: this.#refusals };
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => (this.refusal = null), 6000);
  }

  /** Everything can be skipped by acting. */
  skip(): void {
    this.#hurry?.();
  }

  #hear(update: Update): void {
    this.trouble = null;
    this.#reveal(update.state);
    const first = this.shown === null;
    if (first || this.settings.still || document.hidden || this.#queue.length > QUEUE_SKIP) {
      for (const waiting of this.#queue.splice(0)) this.#show(waiting);
      this.#show(update);
      this.#rest();
      return;
    }
    this.#queue.push(update);
    if (!this.playing) void this.#playAll();
  }

  async #playAll(): Promise<void> {
    this.playing = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      for (const { by, step } of update.moments) {
        const ms = by === 'chance' && step ? this.rollMs(step) : 0;
        if (ms === 0 || !step) continue;
        this.#roll(step);
        await this.#wait(ms);
      }
      this.#show(update, false);
      const goal = update.moments.some((moment) => moment.events.some(({ event }) => event === 'goal'));
      await this.#wait(goal ? GOAL_MS : update.moments.length > 0 ? this.moveMs(update.moments) : 0);
    }
    this.playing = false;
    this.#rest();
  }

  #rest(): void {
    if (this.playing || this.sending) return;
    for (const wake of this.#idle.splice(0)) wake();
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
    if (!update.state) return;
    if (this.shown && update.moments.some((moment) => moment.events.some(({ event }) => event === 'goal')))
      this.goals += 1;
    if (update.moments.length > 0) this.chosen = null;
    if (update.state.match.number !== this.info?.number) this.#forgetLooks();
    this.shown = update.state;
  }

  #wait(ms: number): Promise<void> {
    const fast = this.#queue.length > QUEUE_FAST ? 0.5 : 1;
    const wait = ms * this.settings.pace * fast;
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
