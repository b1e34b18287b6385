const YES = new Set(['goal', 'went-in', 'tackle-won', 'reached-ball', 'came-away', 'control-shot', 'spun']);
const MAYBE = new Set(['corner-won', 'at-keeper', 'control-short', 'ran-short', 'set-off']);

/** How much the reader likes what may come of an act: for colours beside words, never instead of them. */
export const tone = (event: string): 'yes' | 'maybe' | 'no' =>
  YES.has(event) ? 'yes' : MAYBE.has(event) ? 'maybe' : 'no';
