import type { Plan } from '../boards/board';
import type { Connection, ConnectionEvents } from '../lib/connection';
import { secretOf } from '../lib/dice';
import { type Breach, notePromise } from '../lib/promises';
import { draft } from '../lib/keep';
import type { Sound } from '../lib/sound';
import type {
  BySeat,
  ChoiceInfo,
  Command,
  MatchInfo,
  MatchState,
  MomentInfo,
  Odds,
  RatingChange,
  Seat,
} from '../lib/wire';
import { ChatLog } from './chat.svelte';
import { Link } from './link.svelte';
import { Playback, type PlaybackSettings } from './playback.svelte';
import { Prepared } from './prepared.svelte';
import { Previews } from './previews.svelte';
import { Refusals, type Refusal } from './refusals.svelte';

/** What is said about a place besides the server's reason, and instead of it where no act leads there. */
export type Why = Pick<Refusal, 'title' | 'at'> & { otherwise?: Pick<Refusal, 'fact' | 'rule'> };

/** What a match needs of the rest of the page. */
export type Surroundings = { settings: PlaybackSettings; sound: Pick<Sound, 'play'> };

/** A match as this page sees it: what is shown, what is chosen, and how it is done. */
export class MatchPlay {
  readonly link: Link;
  readonly playback: Playback;
  readonly previews: Previews;
  readonly prepared: Prepared;
  readonly refusals: Refusals;
  readonly chat = new ChatLog();
  /** What may be decided now. */
  readonly choices: ChoiceInfo[] = $derived.by(() =>
    this.busy ? [] : (this.prepared.last?.choices ?? this.shown?.choices ?? []),
  );
  chosen = $state.raw<ChoiceInfo | null>(null);
  /** What was done last, and what could come of it. */
  acted = $state.raw<{ choice: ChoiceInfo; odds: Odds[] } | null>(null);
  /** The decisions of a hint that is shown on the board. */
  hint = $state.raw<ChoiceInfo[]>([]);
  /** An act of several decisions that is ready to be carried out. */
  plan = $state.raw<Plan | null>(null);
  /** The reader wants to think: nothing is done by itself. */
  waits = $state(false);
  /** The place of the piece that is taken up on the board. */
  held = $state<string | null>(null);
  /** Does an act need a second touch? The reader's setting and the board decide. */
  asks: (act: ChoiceInfo | Plan) => boolean = () => true;
  /** Is a decision gathered with others of its turn, and sent with them as one act? The reader's setting and the board decide. */
  gathers: (choice: ChoiceInfo) => boolean = () => false;
  /** What the match did to the ratings of those who played it. */
  rated = $state.raw<BySeat<RatingChange | null> | null>(null);
  /** The server showed another promise for the dice than at first. */
  breach = $state.raw<Breach | null>(null);
  /** Since when the opponent is away, as far as this page knows. */
  awaySince = $state<number | null>(null);
  /** Presence comes apart from the states. */
  #online = $state.raw<BySeat<boolean> | null>(null);

  /** A match over a connection: a socket to the server, or a reel of what was played. */
  constructor(
    readonly id: string,
    { settings, sound }: Surroundings,
    connect: (events: ConnectionEvents) => Connection,
  ) {
    this.playback = new Playback(settings, sound, (moments, first) => this.#shown(moments, first));
    this.link = new Link(connect, {
      update: (update) => {
        if (update.state) {
          this.breach = notePromise(update.state.match);
          this.#reveal(update.state);
        }
        this.playback.add(update);
      },
      presence: (online) => {
        this.#online = online;
        this.#watch();
      },
      chat: (said) => this.chat.add([said]),
      rated: (ratings) => (this.rated = ratings),
      opened: () => this.previews?.clear(),
    });
    this.refusals = new Refusals(sound, () => this.link.since);
    this.previews = new Previews({
      look: (actions) => this.link.look(actions, this.#seatToName),
      number: () => this.info?.number,
      after: (action) => this.prepared.after(action),
      behind: () => this.playback.skip(),
    });
    this.prepared = new Prepared(
      (actions) => this.previews.judge(actions),
      () => this.previews.clear(),
    );
  }

  /** What the board shows; it lags behind the server by the time that movements take. */
  get shown(): MatchState | null {
    return this.playback.shown;
  }

  /** The position on the board: that of the match, or with what is prepared and not sent yet. */
  get view(): MatchState['view'] | undefined {
    return this.prepared.last?.view ?? this.shown?.view;
  }

  get info(): MatchInfo | null {
    return this.playback.shown?.match ?? null;
  }

  get moments(): MomentInfo[] {
    return this.playback.moments;
  }

  /** Something moves, or a command is in flight: nothing can be decided. */
  get busy(): boolean {
    return this.playback.playing || this.link.sending || this.prepared.asking;
  }

  /** The one seat of this page; null where it has both or none. */
  get own(): Seat | null {
    const { you } = this.info ?? { you: [] };
    return you.length === 1 ? you[0]! : null;
  }

  /** The seat that this page decides for now. */
  get seat(): Seat | null {
    return this.own ?? this.info?.turn ?? null;
  }

  get myTurn(): boolean {
    const { info } = this;
    return info?.status === 'playing' && info.turn !== null && info.you.includes(info.turn);
  }

  start(): () => void {
    const stop = this.link.start();
    return () => {
      this.refusals.clear();
      stop();
    };
  }

  /** The reader has changed the language: what the server says follows. */
  speak(language: string): void {
    this.link.speak(language);
    this.previews.clear();
  }

  choose(choice: ChoiceInfo | null): void {
    this.chosen = choice;
    this.plan = null;
    this.refusals.clear();
    draft.write(`chosen.${this.id}`, choice?.text ?? '');
  }

  /** A choice was touched: it is chosen, or done if it is chosen already or needs no confirmation. */
  pick(choice: ChoiceInfo): void {
    if (choice.text === this.chosen?.text || !this.asks(choice)) void this.act(choice);
    else this.choose(choice);
  }

  /** A plan was touched: it is made ready, or carried out if it is ready already or needs no confirmation. */
  prepare(plan: Plan): void {
    if ((this.plan && sameSteps(plan, this.plan)) || !this.asks(plan)) return void this.carryOut(plan);
    this.choose(null);
    this.plan = plan;
  }

  /** Lets go of everything that is held or chosen. */
  release(): void {
    this.held = null;
    this.choose(null);
  }

  /** Does a choice. A second one waits for the answer to the first, so that nothing is done twice. */
  async act(choice: ChoiceInfo): Promise<boolean> {
    if (this.busy || !this.shown) return false;
    if (this.gathers(choice)) return this.#gather([choice.text]);
    this.acted = { choice, odds: this.previews.of(choice.text)?.odds ?? [] };
    this.choose(null);
    if (this.prepared.last) return this.#sendAll([{ text: choice.text }]);
    return this.command({ do: 'act', action: choice.text, expected: this.link.since });
  }

  /** Takes the last decision back: what is prepared at once, what was sent by the server. */
  async undo(): Promise<boolean> {
    this.choose(null);
    return this.prepared.back() || this.command({ do: 'undo' });
  }

  /** Prepares decisions; what ends the turn, or cannot be foreseen, is sent with all that was prepared. */
  async #gather(texts: string[]): Promise<boolean> {
    this.choose(null);
    const added = await this.prepared.add(texts);
    if (added === 'added') return true;
    if (added === 'ends' || added === 'unknown') return this.#sendAll(texts.map((text) => ({ text })));
    this.refusals.say({ title: '', fact: added.text, rule: added.rule, at: null });
    return false;
  }

  /** Sends what is prepared and further decisions as one act. */
  async #sendAll(steps: Plan['steps']): Promise<boolean> {
    const all = [...this.prepared.texts.map((text) => ({ text, optional: false })), ...steps];
    const actions = all.map(({ text, optional }) => ({ action: text, ...(optional && { optional }) }));
    const done = await this.command({ do: 'acts', actions, expected: this.link.since });
    if (!done) this.prepared.clear();
    return done;
  }

  /** Makes several decisions at once: the server makes all of them, or none. */
  async carryOut({ steps, gathers }: Plan): Promise<boolean> {
    if (this.busy || !this.shown) return false;
    if (gathers && this.gathers(gathers)) return this.#gather(steps.map(({ text }) => text));
    this.choose(null);
    return this.#sendAll(steps);
  }

  /** Does an act in notation, whether it can be done or not: a refusal is said. */
  async attempt(action: string): Promise<boolean> {
    if (this.busy || !this.shown) return false;
    this.choose(null);
    return this.command({ do: 'act', action, expected: this.link.since });
  }

  /** Tells what real dice gave. */
  async settle(outcome: string): Promise<boolean> {
    if (this.busy || !this.shown) return false;
    return this.command({ do: 'settle', outcome, expected: this.link.since });
  }

  async command(command: Command): Promise<boolean> {
    const answer = await this.link.send(command, this.#seatToName);
    if (!answer) return false;
    if (!answer.done) this.refusals.say({ title: '', fact: answer.error.text, rule: answer.error.rule, at: null });
    return answer.done;
  }

  /**
   * Says why something cannot be done. A place on a board stands for the acts that lead there, the likeliest first: the server
   * judges them, and the first refusal is shown. Without an act to judge, `otherwise` is said.
   */
  async why(actions: string[], { title, at, otherwise }: Why): Promise<void> {
    const number = this.info?.number;
    const looks = await this.previews.judge(actions.map(this.prepared.after));
    if (number !== this.info?.number) return;
    const refused = looks.find(({ refused }) => refused?.code === 'refused')?.refused;
    if (refused) this.refusals.say({ title, at, fact: refused.text, rule: refused.rule });
    else if (otherwise) this.refusals.say({ title, at, ...otherwise });
  }

  /** Is a seat connected? */
  isOnline(seat: Seat): boolean {
    return (this.#online ?? this.shown?.online)?.[seat] ?? true;
  }

  /** The seat to name in requests, needed where this page has both. */
  get #seatToName(): Seat | undefined {
    return (this.info?.you.length ?? 0) > 1 ? (this.seat ?? 'home') : undefined;
  }

  #shown(moments: MomentInfo[], first: boolean): void {
    if (first) this.#restoreChoice();
    else if (moments.length > 0) {
      this.prepared.clear();
      this.choose(null);
      this.hint = [];
      this.previews.clear();
    }
    this.#online = this.shown?.online ?? null;
    this.#watch();
  }

  /** What was chosen before the page was loaded anew is chosen again, if it still can be. */
  #restoreChoice(): void {
    const text = draft.read(`chosen.${this.id}`);
    this.chosen = (text && this.choices.find((choice) => choice.text === text)) || null;
  }

  /** Notes since when the opponent is away. */
  #watch(): void {
    const other = this.own === null ? null : this.own === 'home' ? 'away' : 'home';
    const away = other !== null && this.info?.status === 'playing' && !this.isOnline(other);
    this.awaySince = away ? (this.awaySince ?? Date.now()) : null;
  }

  /** Shows the dice secrets that this page has committed to, when they are waited for. */
  #reveal({ match }: MatchState): void {
    if (match.status !== 'dice') return;
    for (const seat of match.you) {
      const { commitment, secret } = match.dice[seat];
      const kept = commitment && !secret ? secretOf(commitment) : null;
      if (kept) this.link.post({ do: 'reveal', secret: kept });
    }
  }
}

const sameSteps = (a: Plan, b: Plan): boolean =>
  a.steps.length === b.steps.length && a.steps.every(({ text }, i) => text === b.steps[i]?.text);
