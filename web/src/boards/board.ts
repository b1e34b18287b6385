import type { Component } from 'svelte';
import type { Texts } from '../lib/texts.svelte';
import type { Team } from '../lib/fluent';
import type { BySeat, ChoiceInfo, Facts, MomentInfo, Seat } from '../lib/wire';
import type { Settings } from '../lib/settings.svelte';
import type { Statistic } from '../match/summary';
import type { MatchPlay } from '../match/play.svelte';

/** What a component of a board is given; `V` is the game's view. */
export type BoardProps<V> = { play: MatchPlay; view: V; teams: BySeat<Team>; flipped: boolean };
/** An act of several decisions, done by one touch: its words, and the decisions in notation. An optional one is skipped where it is not
 * offered. */
export type Plan = {
  name: string;
  facts: Facts;
  steps: { text: string; optional?: boolean }[];
  /** The places that it leads over, for the drawing. */
  path?: string[];
  /** What speaks for it. */
  why?: string;
  /** The first of its decisions, where they may be gathered with others of the turn. */
  gathers?: ChoiceInfo;
};
export type RollProps<V> = { play: MatchPlay; view: V };
export type OddsProps<V> = { play: MatchPlay; view: V; choice: ChoiceInfo | null };

/** A position that shows a rule: what is seen, what may be decided, and the step that is drawn as chosen. Made from the rule vectors
 * by `npm run pictures`. */
export type Picture = {
  section: string;
  vector: string;
  /** The rule that it shows. */
  rule: string;
  options: Record<string, unknown>;
  turn: Seat | null;
  view: unknown;
  choices: ChoiceInfo[];
  step: ChoiceInfo | null;
};
export type PictureProps = { picture: Picture };

type Options = Record<string, unknown>;

/** What the shell needs from the board of one game, whose view is `V`. Nothing in it decides what is allowed. */
export type BoardKind<V = unknown> = {
  Board: Component<BoardProps<V>>;
  /** Beside the chosen act: the thing that decides it. */
  Odds: Component<OddsProps<V>> | null;
  /** What falls in the middle of the board while chance decides. */
  Roll?: Component<RollProps<V>>;
  /** Events that are said in one large word on the board. */
  loud?: ReadonlySet<string>;
  /** What is counted for each side at full time. */
  statistics?: readonly Statistic[];
  /** Who has the ball, for the sheet at full time. */
  holder?(view: V): Seat | null;
  /** Where the ball is, for the map of attempts: along the pitch towards away’s goal, and across it, from 0 to 1. */
  spot?(view: V, options: Options): { along: number; across: number } | null;
  /** Who waits beside the pitch. */
  Bench: Component<BoardProps<V>> | null;
  /** What a coach can order beside touching the board: ready set-ups, how many, acts without a place. Then the panel suggests none. */
  Orders?: Component<BoardProps<V>>;
  /** Is the game played from the list of choices? */
  words?: boolean;
  /** Is anything that one seat was told hidden from the other? */
  hidden: boolean;
  /** Must the other side look away now, where both sit at one screen? If it is left out: whenever something is hidden. */
  curtain?(view: V): boolean;
  /** Width by height, landscape and portrait; left out: that of Volchok. */
  ratio?: { wide: number; tall: number };
  /** May the portrait board be wider than its ratio where a phone is short? */
  stretches?: boolean;
  /** How long what moments moved is watched before the next one is shown, in milliseconds. */
  moveMs?(moments: MomentInfo[]): number;
  /** The game's own clock, in two short lines. */
  clock(view: V, options: Options, texts: Texts): [string, string];
  /** The question of the moment. */
  question(view: V, texts: Texts, play: MatchPlay): string | null;
  /** The choice that is ready before anything is touched; `held` is the place of a piece that was taken up. */
  ready(choices: ChoiceInfo[], view: V, held: string | null): ChoiceInfo | null;
  /** A choice in words, where the view says more about it than its own facts. */
  say?(choice: ChoiceInfo, view: V, options: Options, texts: Texts): string | null;
  /** Does another choice lead to the same place as the chosen one, so that it is offered instead? */
  kin?(chosen: ChoiceInfo, other: ChoiceInfo, view: V): boolean;
  /** What the piece that is taken up may do, to be offered beside the board. */
  ofHeld?(choices: ChoiceInfo[], view: V, held: string): ChoiceInfo[];
  /** What a choice that no roll follows has at stake: in a sentence, and the chance that it succeeds, in per cent. */
  stake?(choice: ChoiceInfo, view: V, texts: Texts): { text: string; percent: number | null; rule: string } | null;
  /** Is a choice gathered with others of its turn, and sent with them as one act? */
  gathers?(choice: ChoiceInfo): boolean;
  /** The word of the choice that sends what was gathered. */
  closes?: string;
  /** Is a choice confirmed by a second touch unless the reader wants none? Left out: if a roll follows. */
  big?(choice: ChoiceInfo): boolean;
  /** A choice that is made by itself, beside one that is the only one; `play.waits` holds it back. */
  obvious?(choices: ChoiceInfo[]): ChoiceInfo | null;
  /** Is what comes of a choice said although no roll follows, because the dice have fallen already? */
  settles?(choice: ChoiceInfo): boolean;
  /** The outcome that says no more than that there is a roll. */
  idle?: string;
  /** How good an outcome is for the side that chooses. */
  tone(event: string, choice?: ChoiceInfo | null): Tone;
  /** The act of several decisions that is ready. */
  plan?(play: MatchPlay, view: V): Plan | null;
  /** The few answers to a question that has no place on the board: on a phone they stand where what is chosen will stand. */
  answers?(choices: ChoiceInfo[], view: V): ChoiceInfo[];
  /** How something is chosen now, as long as nothing is. */
  how?(view: V, texts: Texts, choices: ChoiceInfo[]): string;
  /** What the button says for an act that is followed by a roll. */
  roll?(texts: Texts): string;
  /** How long what chance picked is shown before what comes of it, in milliseconds. */
  rollMs?(word: string): number;
  /** What a piece is called in notation, to be drawn in the commentary. */
  piece: RegExp | null;
};

/** Good, in between, or bad for the side that chooses. */
export type Tone = 'yes' | 'maybe' | 'no';

/** A board without the type of its view: the shell hands it the view of its own game and of no other. */
const erase = <V>(kind: BoardKind<V>): BoardKind => kind as unknown as BoardKind;

const KINDS: Record<string, () => Promise<BoardKind>> = {
  champions: () => import('./champions').then(({ default: kind }) => erase(kind)),
  fuba: () => import('./fuba').then(({ default: kind }) => erase(kind)),
  fudis: () => import('./fudis').then(({ default: kind }) => erase(kind)),
  volchok: () => import('./volchok').then(({ default: kind }) => erase(kind)),
};

/** Lets a match play its moments as long as the board wants them watched, and ask before what the reader wants to be asked about. */
export function fitBoard(play: MatchPlay, kind: BoardKind, settings: Pick<Settings, 'confirm'>): void {
  const { rollMs, moveMs, loud } = kind;
  if (loud) play.playback.timing.headlines = (events) => events.filter(({ event }) => loud.has(event));
  if (rollMs) play.playback.timing.roll = rollMs;
  if (moveMs) play.playback.timing.move = moveMs;
  const isBig = (choice: ChoiceInfo): boolean => kind.big?.(choice) ?? choice.rolls;
  play.gathers = (choice) => settings.confirm !== 'always' && (kind.gathers?.(choice) ?? false);
  play.asks = (act) => settings.confirm === 'always' || (settings.confirm === 'big' && 'word' in act && isBig(act));
}

/** The board of a game; a game that has none yet is played in words. */
export const boardOf = (game: string): Promise<BoardKind> =>
  KINDS[game]?.() ?? import('./plain').then(({ default: kind }) => kind);
