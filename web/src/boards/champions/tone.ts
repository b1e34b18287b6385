import type { ChoiceInfo } from '../../lib/wire';
import type { Tone } from '../board';

/** What whoever chooses hopes for and fears: a kicker, somebody who goes for the ball, a keeper. What is in neither is between. */
const HOPES = {
  leg: {
    yes: ['goal', 'shootout_goal', 'passed', 'played', 'stuck'],
    no: ['deflected', 'held', 'goal_kick', 'shootout_save'],
  },
  save: { yes: ['held', 'shootout_save'], no: ['goal', 'shootout_goal', 'handball'] },
  other: {
    yes: ['goal', 'deflected', 'shootout_goal', 'won'],
    no: ['missed', 'fouled', 'held', 'goal_kick', 'skipped'],
  },
} as const;

/** How much whoever chooses likes what may come of it: for colours beside words, never instead of them. */
export function tone(event: string, choice?: ChoiceInfo | null): Tone {
  const word = event.replaceAll('-', '_');
  const { yes, no } = choice?.word === 'leg' || choice?.word === 'save' ? HOPES[choice.word] : HOPES.other;
  const has = (words: readonly string[]): boolean => words.includes(word);
  return has(yes) ? 'yes' : has(no) ? 'no' : 'maybe';
}
