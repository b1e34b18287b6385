import type { Answer, Connection, ConnectionEvents } from '../lib/connection';
import { ApiFailure, type Api } from '../lib/api';
import { MatchPlay, type Surroundings } from '../match/play.svelte';
import type { AttemptAnswer, AttemptKind, AttemptRequest, Command, ErrorInfo, Looks, Seat } from '../lib/wire';
import { learning, today } from './learner.svelte';

/** A lesson, a puzzle, a drill or a moment of a match, by its address. */
export type Subject = {
  game: string;
  kind: AttemptKind;
  id: string;
  rule: string | null;
  moment?: { number: number; seat: Seat | null };
};

const WRONG: ErrorInfo = {
  code: 'unreachable',
  text: '',
  detail: null,
  rule: null,
  because: null,
  facts: null,
  number: null,
};

/** A connection to an attempt: every request brings all acts, and the host keeps nothing. */
export class AttemptConnection implements Connection {
  since = 0;
  #acts: string[] = [];
  #stopped = false;
  /** A moment that is tried again has other dice. */
  readonly #seed = Math.floor(Math.random() * 2 ** 31);

  constructor(
    private readonly subject: Subject,
    private readonly api: Pick<Api, 'attempt'>,
    private readonly events: ConnectionEvents,
    private readonly told: (answer: AttemptAnswer) => void,
    /** Why there is no such attempt, in words, if the host has any. */
    private readonly refused: (why: string) => void = () => {},
  ) {}

  start(): void {
    this.events.state('connecting', 0);
    void this.#ask([]).catch((error: unknown) => {
      this.refused(error instanceof ApiFailure ? error.message : '');
      this.events.state('lost', 0);
    });
  }

  stop(): void {
    this.#stopped = true;
  }

  hurry(): void {
    if (this.since === 0) this.start();
  }

  speak(): void {}

  get #asked(): Pick<AttemptRequest, 'game' | 'kind' | 'id' | 'rule' | 'moment'> {
    const { game, kind, id, rule, moment } = this.subject;
    return { game, kind, id, rule, moment: moment ? { ...moment, seed: this.#seed } : null };
  }

  async #ask(now: { action: string; optional?: boolean }[]): Promise<AttemptAnswer> {
    const [learner, day] = [learning.now, today()];
    const answer = await this.api.attempt({
      ...this.#asked,
      acts: this.#acts,
      now,
      since: this.since,
      learner,
      day,
    });
    if (this.#stopped) return answer;
    this.#acts = answer.acts;
    if (answer.learner) learning.note(answer.learner);
    this.told(answer);
    this.events.state('open', 0);
    if (answer.update) {
      this.since = answer.update.number;
      this.events.update(answer.update);
    }
    return answer;
  }

  async send(command: Command): Promise<Answer> {
    const now =
      command.do === 'act'
        ? [{ action: command.action }]
        : command.do === 'acts'
          ? command.actions
          : command.do === 'undo'
            ? [{ action: 'undo' }]
            : null;
    if (!now) return { done: false, error: WRONG };
    try {
      const { refused } = await this.#ask(now);
      return refused ? { done: false, error: refused } : { done: true };
    } catch (error) {
      return {
        done: false,
        error: error instanceof ApiFailure ? error.info : WRONG,
      };
    }
  }

  async look(actions: string[]): Promise<Looks | null> {
    try {
      const answer = await this.api.attempt({
        ...this.#asked,
        acts: this.#acts,
        look: actions,
      });
      return answer.looks;
    } catch {
      return null;
    }
  }
}

/** An attempt as its screen shows it. */
export class AttemptPlay {
  readonly play: MatchPlay;
  /** The last answer, and the words that came with the first. */
  answer = $state.raw<AttemptAnswer | null>(null);
  lesson = $state.raw<AttemptAnswer['lesson']>(null);
  puzzle = $state.raw<AttemptAnswer['puzzle']>(null);
  /** Why it could not begin; empty if nobody says. */
  refused = $state('');
  /** How many hints were asked for. */
  hints = $state(0);

  constructor(subject: Subject, around: Surroundings, api: Pick<Api, 'attempt'>) {
    this.play = new MatchPlay(
      `learn:${subject.game}:${subject.id}`,
      around,
      (events) =>
        new AttemptConnection(
          subject,
          api,
          events,
          (answer) => this.#told(answer),
          (why) => (this.refused = why),
        ),
    );
  }

  #told(answer: AttemptAnswer): void {
    this.answer = answer;
    this.lesson = answer.lesson ?? this.lesson;
    this.puzzle = answer.puzzle ?? this.puzzle;
    this.play.hint = [];
  }

  /** One hint more; after the last one the next decision is shown on the board. */
  more(): void {
    this.hints += 1;
    const next = this.answer?.next;
    if (this.hints > (this.lesson?.hints.length ?? 0) && next) this.play.hint = [next];
  }
}
