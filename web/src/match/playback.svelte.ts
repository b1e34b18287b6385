import type { Settings } from '../lib/settings.svelte';
import { cueOf, type Sound } from '../lib/sound';
import type { EventInfo, Facts, MatchState, MomentInfo, Seat, Update } from '../lib/wire';

/** What chance picked last; `nth` tells two equal ones apart. */
export type Rolled = { nth: number; word: string; facts: Facts };

/** How long a game wants its moments watched, in milliseconds, and which events of a moment are said in a large word. */
export type Timing = {
  move(moments: MomentInfo[]): number;
  roll(word: string): number;
  headlines(events: EventInfo[]): EventInfo[];
};

/** An event that is said in one large word; `nth` tells two equal ones apart. */
export type Said = { nth: number; event: EventInfo };

const SPIN_MS = 1600;
const MOVE_MS = 340;
/** A large word is read for this long before play goes on. */
const WORD_MS = 800;
/** More large words of one moment than these would hold the match up. */
const WORDS_MAX = 3;
/** The ball lies in the net for this long before the teams go back. */
const NET_MS = 1500;
const GOAL_MS = 500;
/** Longer queues play at double speed; beyond the second number they are not played at all. */
const QUEUE_FAST = 3;
const QUEUE_SKIP = 14;

/** Did chance pick something that this page may know? */
const isRoll = ({ by, word }: MomentInfo): boolean => by === 'chance' && word !== null;

/** Is it a goal, whatever the game calls it? */
export const isGoal = (event: string): boolean => /(^|[-_])goal$/.test(event) && !/^golden/.test(event);

export type PlaybackSettings = Pick<Settings, 'pace' | 'still'>;

/** Plays updates of the server one after the other, with rolls, movements and sounds; it lags behind the server by their time. */
export class Playback {
  shown = $state.raw<MatchState | null>(null);
  moments = $state.raw<MomentInfo[]>([]);
  rolled = $state.raw<Rolled | null>(null);
  /** Goals that were seen to fall, how many of them were cheered to the end, and who scored last. */
  goals = $state(0);
  cheered = $state(0);
  scorer = $state<Seat | null>(null);
  /** A goal that falls just now: the ball is in the net, and the position before it is still shown. */
  scoring = $state.raw<{ by: Seat; moments: MomentInfo[] } | null>(null);
  playing = $state(false);
  /** What is being told just now, in large words: it has happened, and the position before it is still shown. */
  telling = $state.raw<MomentInfo | null>(null);
  /** The next goal stays to be looked at: the ball in the net and nobody on the way back, until something else is shown. */
  lingers = false;
  /** Does the game hide anything? Then the commentary of one seat goes when the other sits down at the same screen. */
  secretive = true;
  timing: Timing = { move: () => MOVE_MS, roll: () => SPIN_MS, headlines: () => [] };
  /** What is rolled just now. */
  rolling = $state.raw<Rolled | null>(null);
  said = $state.raw<Said | null>(null);
  #queue: Update[] = [];
  #rolls = 0;
  #skip: (() => void) | null = null;
  /** The reader has seen enough of the update that is played. */
  #hurried = false;

  constructor(
    private readonly settings: PlaybackSettings,
    private readonly sound: Pick<Sound, 'play'>,
    /** Called after each state that was shown, with the moments that led to it; `first` for the very first. */
    private readonly onshown: (moments: MomentInfo[], first: boolean) => void,
  ) {}

  /** Takes news in: played in their turn, or shown at once where nobody watches. */
  add(update: Update): void {
    if (!this.lingers) this.scoring = null;
    const first = this.shown === null;
    if (first || this.settings.still || document.hidden || this.#queue.length > QUEUE_SKIP) {
      for (const waiting of this.#queue.splice(0)) this.#show(waiting);
      this.#show(update);
      return;
    }
    this.#queue.push(update);
    if (!this.playing) void this.#playAll();
  }

  /** Ends what is being waited for, to the end of the update that is played. */
  skip(): void {
    this.#hurried = this.playing;
    this.#skip?.();
  }

  /** Shows another moment of the match at once, forwards or back. */
  cutTo(moments: MomentInfo[], state: MatchState): void {
    this.#queue = [];
    this.skip();
    this.scoring = null;
    this.moments = moments;
    this.shown = state;
    const rolled = moments.findLast(isRoll);
    if (rolled) this.#roll(rolled);
  }

  async #playAll(): Promise<void> {
    this.playing = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      this.#hurried = false;
      const by = this.#scorerOf(update);
      /** What is told after a goal waits until the ball is in the net. */
      const later: EventInfo[] = [];
      for (const moment of update.moments) {
        const ms = isRoll(moment) && moment.word !== null ? this.timing.roll(moment.word) : 0;
        if (ms > 0) {
          this.#roll(moment);
          this.rolling = this.rolled;
          this.#play([moment]);
          await this.#wait(ms);
        }
        this.telling = moment;
        const goal = by === null || later.length > 0 ? -1 : moment.events.findIndex(({ event }) => isGoal(event));
        if (goal >= 0) later.push(...moment.events.slice(goal));
        else if (later.length > 0) later.push(...moment.events);
        await this.#sayAll(goal >= 0 ? moment.events.slice(0, goal) : later.length > 0 ? [] : moment.events);
      }
      this.rolling = null;
      this.#play(update.moments.filter(({ by }) => by !== 'chance').slice(-1));
      if (by) {
        this.#applaud(by);
        this.scoring = { by, moments: update.moments };
        await this.#wait(NET_MS);
        await this.#sayAll(later);
        if (!this.lingers) this.scoring = null;
      }
      this.telling = null;
      this.#show(update, false);
      await this.#wait(by ? GOAL_MS : update.moments.length > 0 ? this.timing.move(update.moments) : 0);
    }
    this.playing = false;
  }

  #play(moments: MomentInfo[]): void {
    for (const { by, word } of moments) {
      const cue = cueOf(by, word);
      if (cue) this.sound.play(cue);
    }
  }

  /** Says in large words what is worth one, each as long as it takes to read. */
  async #sayAll(events: EventInfo[]): Promise<void> {
    for (const event of this.timing.headlines(events).slice(0, WORDS_MAX)) {
      this.#say(event);
      await this.#wait(WORD_MS);
    }
  }

  #say(event: EventInfo): void {
    this.said = { nth: (this.said?.nth ?? 0) + 1, event };
  }

  #roll({ word, facts }: MomentInfo): void {
    this.#rolls += 1;
    this.rolled = { nth: this.#rolls, word: word ?? '', facts: facts ?? {} };
  }

  #show(update: Update, roll = true): void {
    const { moments, state } = update;
    const rolled = moments.findLast(isRoll);
    if (roll && rolled) this.#roll(rolled);
    const before = this.shown;
    const passed = this.secretive && before?.match.kind === 'screen' && state && state.viewer !== before.viewer;
    if (passed) this.moments = moments;
    else if (moments.length > 0) this.moments = [...this.moments, ...moments];
    if (!state) return;
    // What happened before the page was opened is history.
    const last = roll && before ? this.timing.headlines(moments.flatMap(({ events }) => events)).at(-1) : null;
    if (last) this.#say(last);
    const by = roll && this.#scorerOf(update);
    if (by) {
      this.#applaud(by);
      if (this.lingers) this.scoring = { by, moments };
    }
    if (before?.match.status === 'playing' && state.match.status === 'over') this.sound.play('whistle');
    this.shown = state;
    this.onshown(moments, before === null);
  }

  /** Who scores by an update: a goal is a score that has grown, whatever the game calls it. */
  #scorerOf({ moments, state }: Update): Seat | null {
    const before = this.shown;
    if (!before || !state || moments.length === 0) return null;
    return (['home', 'away'] as const).find((seat) => state.match.score[seat] > before.match.score[seat]) ?? null;
  }

  #applaud(by: Seat): void {
    this.scorer = by;
    this.goals += 1;
    this.sound.play('crowd');
  }

  #wait(ms: number): Promise<void> {
    const wait = ms * this.settings.pace * (this.#queue.length > QUEUE_FAST ? 0.5 : 1);
    if (wait === 0 || this.#hurried || document.hidden) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#skip = null;
        resolve();
      };
      const timer = setTimeout(done, wait);
      this.#skip = done;
    });
  }
}
