import type { ChoiceInfo } from '../../lib/wire';

const YES = new Set(['goal', 'deflected', 'shootout_goal', 'won']);
const MAYBE = new Set(['parried', 'corner', 'throw_in', 'fell_to', 'contested', 'clock', 'kick_off', 'rolled']);
const YES_IN_GOAL = new Set(['held', 'shootout_save']);
const NO_IN_GOAL = new Set(['goal', 'shootout_goal', 'handball']);

/** How much whoever chooses likes what may come of it: for colours beside words, never instead of them. A keeper sees it otherwise. */
export function tone(event: string, choice?: ChoiceInfo | null): 'yes' | 'maybe' | 'no' {
  const word = event.replaceAll('-', '_');
  if (choice?.word === 'save') {
    if (YES_IN_GOAL.has(word)) return 'yes';
    return NO_IN_GOAL.has(word) ? 'no' : 'maybe';
  }
  return YES.has(word) ? 'yes' : MAYBE.has(word) ? 'maybe' : 'no';
}
