import { expect, it } from 'vitest';
import type { Facts } from '../lib/wire';
import { Teller } from './telling';
import cases from '../../../locales/telling-cases.json';

/** An event with its facts; none is an interruption. */
type Heard = { event?: string } & Record<string, string | number>;

it.each(cases)('gathers as the program does: $what', ({ game, events, lines }) => {
  const teller = new Teller(game);
  for (const [idx, { event, ...facts }] of (events as Heard[]).entries()) {
    if (event) teller.hear({ rule: `${idx + 1}`, event, facts: facts as Facts }, idx + 1, 0);
    else teller.close();
  }
  const told = teller.lines.map(({ kind, word, facts, rule, number, nth }, idx) => ({
    kind,
    word,
    facts,
    rule,
    number,
    minute: teller.minuteAt(idx),
    nth,
  }));
  expect(told).toEqual(lines);
});
