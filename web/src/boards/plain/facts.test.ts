import { expect, it } from 'vitest';
import { factsOf } from './facts';

it('says a view in labelled facts, however deep it is', () => {
  expect(factsOf({ ball_die: 3, hand: ['9s', 'Qd'], home: { keeper: null, ready: true }, rows: [[1], [2]] })).toEqual([
    { name: 'ball die', text: '3' },
    { name: 'hand', text: '9s Qd' },
    {
      name: 'home',
      facts: [
        { name: 'keeper', text: '–' },
        { name: 'ready', text: '✓' },
      ],
    },
    {
      name: 'rows',
      facts: [
        { name: '0', text: '1' },
        { name: '1', text: '2' },
      ],
    },
  ]);
  expect(factsOf(null)).toEqual([]);
});
