import type { Component } from 'svelte';
import type { Texts } from '../lib/texts.svelte';
import type { BySeat, ChoiceInfo } from '../lib/wire';
import type { MatchPlay } from '../match/play.svelte';

export type BoardProps = { play: MatchPlay; teams: BySeat<string>; flipped: boolean };
export type OddsProps = { play: MatchPlay; choice: ChoiceInfo | null };

/** What the shell needs from the drawing of one game. Nothing in it decides what is allowed. */
export type BoardKind = {
  Board: Component<BoardProps>;
  /** Beside the chosen act: the thing that decides it. */
  Odds: Component<OddsProps> | null;
  /** Who waits beside the pitch. */
  Bench: Component<BoardProps> | null;
  /** Is anything hidden from a seat, so that one screen needs a curtain? */
  hidden: boolean;
  /** The game's own clock, in two short lines. */
  clock(view: unknown, options: Record<string, unknown>, texts: Texts): [string, string];
  /** The question of the moment. */
  question(view: unknown, texts: Texts): string | null;
  /** The choice that is ready before anything is touched. */
  ready(choices: ChoiceInfo[]): ChoiceInfo | null;
  /** How much a reader likes that something comes of an act. */
  tone(event: string): 'yes' | 'maybe' | 'no';
  /** What a piece is called in notation, to be drawn in the commentary. */
  piece: RegExp | null;
};

const KINDS: Record<string, () => Promise<{ default: BoardKind }>> = {
  volchok: () => import('./volchok'),
};

/** The board of a game; a game that has none yet is played in words. */
export async function boardOf(game: string): Promise<BoardKind> {
  const load = KINDS[game] ?? (() => import('./plain'));
  return (await load()).default;
}
