import { ApiFailure } from '../lib/api';
import type { Answer, ConnectionEvents, Connection } from '../lib/connection';
import type { BySeat, Frame, Knowledge, MatchState, MomentInfo, Replay, ReplayAbout } from '../lib/wire';
import type { MatchPlay } from '../match/play.svelte';
import { coachNamed } from '../match/teams';

export type ReplaySource = { id: string } | { record: string };

/** So many moments before the one that is shown are told in the commentary. */
const TOLD_MAX = 140;
/** How long a moment stays before the next, at single speed. */
const REST_MS = 700;

/**
 * A match as it was played: its frames, read in stretches as they are needed, and the one that is shown. To the match on the
 * screen it is a line like any other, on which nobody can do anything.
 */
export class Reel implements Connection {
  about = $state.raw<ReplayAbout | null>(null);
  length = $state(0);
  at = $state(0);
  eyes = $state<Knowledge>('everything');
  running = $state(false);
  speed = $state(1);
  fault = $state.raw<ApiFailure | null>(null);
  /** Which seats are computer coaches, where that is known. */
  coaches: BySeat<string | null> = { home: null, away: null };
  /** Is nothing known of the sides but their names? Then a name that a coach has is that coach. */
  onlyNames = false;
  /** Given by whoever makes the match of this reel. */
  play: MatchPlay | null = null;
  events: ConnectionEvents | null = null;
  #frames: (Frame | undefined)[] = [];
  #stretch = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers to an older question come too late. */
  #question = 0;

  constructor(
    private readonly read: (eyes: Knowledge | null, from: number) => Promise<Replay>,
    private readonly pace: () => number,
  ) {}

  /** Opens the match with somebody's knowledge, at a moment. */
  async open(eyes: Knowledge | null, at: number): Promise<void> {
    this.#question += 1;
    const question = this.#question;
    try {
      const first = await this.read(eyes, 0);
      if (question !== this.#question) return;
      this.#frames = [...first.frames];
      this.#stretch = first.frames.length;
      this.about = first.about;
      const names = first.about?.names;
      if (names && this.onlyNames) this.coaches = { home: coachNamed(names.home), away: coachNamed(names.away) };
      this.length = first.length;
      this.eyes = first.viewer;
      this.fault = null;
      await this.cut(Math.min(at, first.length));
    } catch (error) {
      if (question === this.#question) this.fault = error instanceof ApiFailure ? error : null;
    }
  }

  /** Shows a moment at once. */
  async cut(to: number): Promise<void> {
    const at = Math.min(Math.max(0, to), this.length);
    this.at = at;
    const moments = await this.#upTo(at);
    const frame = this.#frames[at];
    // The finger may have gone on in the meantime.
    if (!moments || !frame || this.at !== at) return;
    this.#letGo();
    this.play?.playback.cutTo(moments, this.#state(frame));
  }

  /** Goes one moment on, with everything that moves in it. */
  async step(): Promise<void> {
    if (this.at >= this.length) return;
    const at = this.at + 1;
    await this.#upTo(at);
    const frame = this.#frames[at];
    if (!frame || this.at !== at - 1) return;
    this.at = at;
    this.#letGo();
    this.events?.update({ number: at, moments: [frame.moment], state: this.#state(frame) });
  }

  /** Shows how a goal came about, and stays at it: the ball in the net, and the board not yet cleared for what follows. */
  async watch(number: number): Promise<void> {
    await this.cut(number - 1);
    const [before, goal] = [this.#frames[number - 1], this.#frames[number]];
    if (!this.play || !before || !goal || this.at !== number - 1) return this.step();
    this.at = number;
    this.play.playback.lingers = true;
    this.events?.update({ number, moments: [goal.moment], state: { ...this.#state(goal), view: before.view } });
  }

  /** What follows a goal is shown as usual. */
  #letGo(): void {
    if (this.play) this.play.playback.lingers = false;
  }

  back(): Promise<void> {
    this.pause();
    return this.cut(this.at - 1);
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  /** Plays from here, or from the start if this is the end. */
  run(): void {
    this.running = true;
    if (this.at >= this.length) void this.cut(0);
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (!this.running) return;
    if (this.at >= this.length) return this.pause();
    const rest = Math.max(this.pace(), 0.25) * (REST_MS / this.speed);
    this.#timer = setTimeout(() => {
      // What still moves is waited for.
      if (this.play?.playback.playing) this.#next();
      else void this.step().then(() => this.#next());
    }, rest);
  }

  /** The moments that are told at a number, read if need be. */
  async #upTo(at: number): Promise<MomentInfo[] | null> {
    const from = Math.max(0, at - TOLD_MAX);
    const question = this.#question;
    const starts = new Set<number>();
    for (let i = from; i <= at; i += 1) if (!this.#frames[i]) starts.add(Math.floor(i / this.#stretch) * this.#stretch);
    try {
      const stretches = await Promise.all([...starts].map((start) => this.read(this.eyes, start)));
      if (question !== this.#question) return null;
      for (const { frames } of stretches) for (const frame of frames) this.#frames[frame.moment.number] = frame;
    } catch (error) {
      if (question === this.#question && error instanceof ApiFailure) this.fault = error;
      return null;
    }
    return this.#frames.slice(Math.max(1, from), at + 1).flatMap((frame) => (frame ? [frame.moment] : []));
  }

  /** The views at some moments, read if need be; those that cannot be read are left out. */
  async views(numbers: number[]): Promise<Map<number, unknown>> {
    const views = new Map<number, unknown>();
    for (const number of numbers) {
      if (!this.#frames[number]) await this.#upTo(number);
      const frame = this.#frames[number];
      if (frame) views.set(number, frame.view);
    }
    return views;
  }

  #state({ moment, turn, score, view }: Frame): MatchState {
    const about = this.about!;
    const nothing = { commitment: null, secret: null };
    return {
      match: {
        id: '',
        game: about.game,
        options: about.options,
        kind: 'replay',
        status: 'playing',
        names: about.names,
        people: { home: null, away: null },
        rated: false,
        chat: false,
        practice: false,
        own_dice: false,
        brought: false,
        coaches: this.coaches,
        you: [],
        turn,
        score,
        number: moment.number,
        result: about.result,
        ending: about.ending,
        pace: { kind: 'none' },
        clock: null,
        dice: about.proof?.dice ?? { server: nothing, home: nothing, away: nothing },
        competition: null,
        rematch: null,
        created_ms: 0,
        updated_ms: 0,
      },
      viewer: this.eyes,
      view,
      choices: [],
      chances: [],
      shortcuts: [],
      offer: null,
      rule: null,
      can_undo: false,
      can_ask_undo: false,
      can_draw: false,
      online: { home: true, away: true },
    };
  }

  get since(): number {
    return this.at;
  }

  start(): void {
    this.events?.state('open', 0);
  }

  stop(): void {
    this.pause();
  }

  hurry(): void {
    this.start();
  }

  send(): Promise<Answer> {
    return Promise.resolve({
      done: false,
      error: { code: 'over', text: '', detail: null, rule: null, because: null, facts: null, number: null },
    });
  }

  look(): Promise<null> {
    return Promise.resolve(null);
  }

  speak(): void {
    // Nobody is there to speak to.
  }
}
