import type { ChoiceInfo } from '../../lib/wire';

const YES = new Set(['goal', 'went-in', 'tackle-won', 'reached-ball', 'came-away', 'control-shot']);
const MAYBE = new Set(['corner-won', 'at-keeper', 'control-short', 'ran-short', 'set-off', 'spun']);
/** Whoever shoots hopes for a goal, and for nothing less. */
const SHOTS = new Set(['shot', 'control']);
const SCORED = new Set(['goal', 'went-in']);

/** How much the reader likes what may come of an act: for colours beside words, never instead of them. */
export function tone(event: string, choice?: ChoiceInfo | null): 'yes' | 'maybe' | 'no' {
  if (choice && SHOTS.has(choice.word) && YES.has(event)) return SCORED.has(event) ? 'yes' : 'maybe';
  return YES.has(event) ? 'yes' : MAYBE.has(event) ? 'maybe' : 'no';
}
