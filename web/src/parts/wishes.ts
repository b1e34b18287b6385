import { keep, kept } from '../lib/keep';
import type { SeatChoice } from '../lib/wire';

/** What somebody wants of a match: the fields of the dialog. */
export type Wishes = {
  game: string;
  preset: string;
  options: Record<string, unknown>;
  opponent: 'coach' | 'screen' | 'invitation' | 'lobby';
  coach: string;
  seat: SeatChoice;
  pace: string;
  rated: boolean;
  chat: boolean;
  /** May moves be taken back over a chance? */
  practice: boolean;
  /** Are real dice rolled at the table? */
  ownDice: boolean;
};

/** The coach for somebody who has not chosen one: the weakest that plays to win. */
export const FIRST_COACH = 'rookie';

const USUAL: Omit<Wishes, 'game'> = {
  preset: '',
  options: {},
  opponent: 'coach',
  coach: FIRST_COACH,
  seat: 'home',
  pace: 'none',
  rated: false,
  chat: true,
  practice: false,
  ownDice: false,
};

/** The last wishes of this browser, for a game; its options are forgotten with another game. */
export function wishesFor(game: string): Wishes {
  let last: Partial<Wishes> = {};
  try {
    last = JSON.parse(kept('wishes') ?? '{}') as Partial<Wishes>;
  } catch {
    // Written by somebody else.
  }
  const own = last.game === game ? {} : { preset: '', options: {} };
  return { ...USUAL, ...last, ...own, game };
}

export const keepWishes = (wishes: Wishes): void => keep('wishes', JSON.stringify(wishes));
