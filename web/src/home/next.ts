// What somebody is offered to do next, from what he has played.
import type { MatchInfo } from '../lib/wire';
import { winnerOf } from '../match/teams';

/** The games in the order of the shelf. */
export const GAMES = ['fuba', 'champions', 'fudis', 'volchok'] as const;
/** The shortest to explain. */
export const FIRST_GAME = 'volchok';
/** The coaches that play to win, the weakest first. */
const LADDER = ['rookie', 'club', 'pro', 'world'];

export type Next =
  | { do: 'first'; game: string }
  | { do: 'continue'; match: MatchInfo }
  /** The coach was beaten: a stronger one waits. */
  | { do: 'step-up'; game: string; coach: string }
  /** The coach was better: another try. */
  | { do: 'again'; game: string; coach: string; last: MatchInfo }
  /** Another match of the same kind. */
  | { do: 'another'; game: string; last: MatchInfo };

const isRunning = ({ status }: MatchInfo): boolean => status === 'playing' || status === 'dice' || status === 'open';

/** The matches that are not over. */
export const runningOf = (mine: MatchInfo[]): MatchInfo[] => mine.filter(isRunning);

/** The next thing to do; `mine` has the latest match first. */
export function nextOf(mine: MatchInfo[]): Next {
  const running = runningOf(mine);
  const waits = running.find(({ turn, you }) => turn && you.includes(turn)) ?? running[0];
  if (waits) return { do: 'continue', match: waits };
  const last = mine.find(({ status }) => status === 'over');
  if (!last) return { do: 'first', game: FIRST_GAME };
  const { game, coaches, you } = last;
  const coach = coaches.home ?? coaches.away;
  if (coach === null || you.length !== 1) return { do: 'another', game, last };
  const winner = winnerOf(last);
  const stronger = LADDER[LADDER.indexOf(coach) + 1];
  if (winner && you.includes(winner) && stronger) return { do: 'step-up', game, coach: stronger };
  return winner && !you.includes(winner) ? { do: 'again', game, coach, last } : { do: 'another', game, last };
}

/** A game that was never played here, in the order of the shelf; none if all were. */
export const unplayed = (mine: MatchInfo[]): string | null =>
  GAMES.find((game) => !mine.some((match) => match.game === game)) ?? null;
