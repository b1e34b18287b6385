const YES = new Set(['kept', 'goal', 'shootout-goal', 'spared']);
const MAYBE = new Set(['special', 'corner-won', 'second-six', 'only-mover', 'rolled', 'half-over']);

/** How much the reader likes what may come of an act: for colours beside words, never instead of them. */
export const tone = (event: string): 'yes' | 'maybe' | 'no' =>
  YES.has(event) ? 'yes' : MAYBE.has(event) ? 'maybe' : 'no';
