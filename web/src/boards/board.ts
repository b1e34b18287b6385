import type { Component } from 'svelte';
import type { Texts } from '../lib/texts.svelte';
import type { Team } from '../lib/fluent';
import type { BySeat, ChoiceInfo, Facts, MomentInfo, Seat } from '../lib/wire';
import type { MatchPlay } from '../match/play.svelte';

export type BoardProps = { play: MatchPlay; teams: BySeat<Team>; flipped: boolean };
/** An act of several decisions, done by one touch: its words, and the decisions in notation. An optional one is left out if it is not
 * asked for. */
export type Plan = { name: string; facts: Facts; steps: { text: string; optional?: boolean }[] };
export type OddsProps = { play: MatchPlay; choice: ChoiceInfo | null };

/** A position that shows a rule: what is seen, what may be decided, and the step that is drawn as chosen. Made from the rule vectors
 * by `npm run pictures`. */
export type Picture = {
  section: string;
  vector: string;
  options: Record<string, unknown>;
  turn: Seat | null;
  view: unknown;
  choices: ChoiceInfo[];
  step: string | null;
};
export type PictureProps = { picture: Picture };

/** What the shell needs from the drawing of one game. Nothing in it decides what is allowed. */
export type BoardKind = {
  Board: Component<BoardProps>;
  /** Beside the chosen act: the thing that decides it. */
  Odds: Component<OddsProps> | null;
  /** Who waits beside the pitch. */
  Bench: Component<BoardProps> | null;
  /** What a coach can order beside touching the board: ready set-ups, how many, acts without a place. Then the panel suggests none. */
  Orders?: Component<BoardProps>;
  /** Is the game played from the list of choices? */
  words?: boolean;
  /** Is anything that one seat was told hidden from the other? */
  hidden: boolean;
  /** Must the other side look away now, where both sit at one screen? If it is left out: whenever something is hidden. */
  curtain?(view: unknown): boolean;
  /** Width by height, landscape and portrait; left out: that of Volchok. */
  ratio?: { wide: number; tall: number };
  /** May the portrait board be wider than its ratio where a phone is short? */
  stretches?: boolean;
  /** How long what moments moved is watched before the next one is shown, in milliseconds. */
  moveMs?(moments: MomentInfo[]): number;
  /** The game's own clock, in two short lines. */
  clock(view: unknown, options: Record<string, unknown>, texts: Texts): [string, string];
  /** The question of the moment. */
  question(view: unknown, texts: Texts): string | null;
  /** The choice that is ready before anything is touched. */
  ready(choices: ChoiceInfo[]): ChoiceInfo | null;
  /** A choice in words, where the view says more about it than its own facts. */
  say?(choice: ChoiceInfo, view: unknown, options: Record<string, unknown>, texts: Texts): string | null;
  /** Does another choice lead to the same place as the chosen one, so that it is offered instead? */
  kin?(chosen: ChoiceInfo, other: ChoiceInfo, view: unknown): boolean;
  /** How much whoever chooses likes that something comes of an act. */
  tone(event: string, choice?: ChoiceInfo | null): 'yes' | 'maybe' | 'no';
  /** The act of several decisions that is ready. */
  plan?(play: MatchPlay): Plan | null;
  /** How something is chosen now, as long as nothing is. */
  how?(view: unknown, texts: Texts): string;
  /** What the button says for an act that is followed by a roll. */
  roll?(texts: Texts): string;
  /** How long what chance picked is shown before what comes of it, in milliseconds. */
  rollMs?(step: string): number;
  /** A sentence of the game as people would write it: notation of cards becomes signs. */
  pretty?(text: string): string;
  /** What a piece is called in notation, to be drawn in the commentary. */
  piece: RegExp | null;
};

const KINDS: Record<string, () => Promise<{ default: BoardKind }>> = {
  champions: () => import('./champions'),
  fuba: () => import('./fuba'),
  fudis: () => import('./fudis'),
  volchok: () => import('./volchok'),
};

/** The board of a game; a game that has none yet is played in words. */
export async function boardOf(game: string): Promise<BoardKind> {
  const load = KINDS[game] ?? (() => import('./plain'));
  return (await load()).default;
}
