import { keep, kept } from '../lib/keep';
import type { LearnerInfo, PuzzleInfo } from '../lib/wire';

const NOTHING: LearnerInfo = {
  lessons: {},
  puzzles: {},
  streak: 0,
  last_day: 0,
};

/** The reader's day, counted from 1970. */
export const today = (now = new Date()): number =>
  Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);

/** What the reader has learned, as this browser keeps it. What it means is worked out by the engine. */
class Learning {
  now = $state.raw<LearnerInfo>(read());

  note(learner: LearnerInfo): void {
    this.now = learner;
    keep('learner', JSON.stringify(learner));
  }

  /** Days in a row, today or yesterday included. */
  get streak(): number {
    return today() <= this.now.last_day + 1 ? this.now.streak : 0;
  }

  done(game: string): string[] {
    return this.now.lessons[game] ?? [];
  }

  get solved(): number {
    return Object.values(this.now.puzzles).reduce((sum, { solved }) => sum + solved, 0);
  }
}

function read(): LearnerInfo {
  try {
    return {
      ...NOTHING,
      ...(JSON.parse(kept('learner') ?? '{}') as Partial<LearnerInfo>),
    };
  } catch {
    return NOTHING;
  }
}

export const learning = new Learning();

/** What a solver has not tried, or else everything; the nearest in difficulty first. */
export function puzzlesFor(game: string, puzzles: readonly PuzzleInfo[]): PuzzleInfo[] {
  const solver = learning.now.puzzles[game];
  const fresh = puzzles.filter(({ id }) => solver?.seen[id] === undefined);
  const want = solver?.rating ?? 1200;
  const far = ({ rating }: PuzzleInfo): number => Math.abs(rating - want);
  return (fresh.length > 0 ? fresh : puzzles).toSorted((a, b) => far(a) - far(b));
}

/** What puzzles are about, by their names in files. */
export const THEMES: Record<string, string> = {
  finishing: 'web-theme-finishing',
  building: 'web-theme-building',
  defending: 'web-theme-defending',
  'last-minute': 'web-theme-last-minute',
  penalty: 'web-theme-penalty',
  keeper: 'web-theme-keeper',
};
