import type { Line } from './view';

/** The texts that name a line, and why somebody is not on the pitch. */
export const LINE_TEXT: Record<Line, string> = {
  keeper: 'web-champions-line-keeper',
  defence: 'web-champions-line-defence',
  midfield: 'web-champions-line-midfield',
  attack: 'web-champions-line-attack',
};
export const PLACE_TEXT: Record<string, string> = {
  bench: 'web-champions-at-bench',
  warming: 'web-champions-at-warming',
  sent_off: 'web-champions-at-sent-off',
  injured_off: 'web-champions-at-injured-off',
  taken_off: 'web-champions-at-taken-off',
  unavailable: 'web-champions-at-unavailable',
};
