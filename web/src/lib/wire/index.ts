export type * from './wire';

/** `GET /matches/ID/hint`, where the server gives hints. */
export type Hint = { options: HintOption[] };
export type HintOption = {
  /** In notation. */
  action: string;
  /** The chance to win with it, from 0 to 1. */
  win: number;
  goals_for: number;
  goals_against: number;
  why: string;
};
