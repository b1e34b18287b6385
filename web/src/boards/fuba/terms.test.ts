import { expect, it } from 'vitest';
import { flightOf, netOf } from './flight';
import { facesOf, signed } from './terms';

it('reads off the terms what each face of the die brings', () => {
  const faces = facesOf(
    [
      { name: 'start', rule: '4.4a', kind: 'adds', amount: 1 },
      { name: '', rule: '4.4c', kind: 'against', amount: 3 },
      { name: '', rule: '4.4b', kind: 'at_least', amount: 3 },
      { name: '', rule: '4.4.2', kind: 'exactly', amount: 2 },
    ],
    [
      { event: 'won', rule: '4.4c', chance: [1, 6] },
      { event: 'free-kick', rule: '5.1a', chance: [1, 12] },
      { event: 'only-mover', rule: '4.4.2', chance: [1, 12] },
      { event: 'kept', rule: '4.4b', chance: [4, 6] },
    ],
  );
  expect(faces.map(({ event }) => event)).toEqual(['won', 'special', 'kept', 'kept', 'kept', 'kept']);
  expect(faces.map(({ tone }) => tone).slice(0, 3)).toEqual(['no', 'maybe', 'yes']);
  expect(facesOf([], [])).toEqual([]);
});

it('writes modifiers with their sign', () => {
  expect([2, 0, -1].map(signed)).toEqual(['+2', '0', '−1']);
});

it('knows where a shot went', () => {
  const moment = (event: string, by: string) => ({
    number: 1,
    by: 'chance' as const,
    step: 'shot 5',
    word: 'shot',
    facts: {},
    events: [{ rule: '4.6c', event, facts: { by } }],
  });
  expect(netOf('home')).toEqual({ along: 24.3, across: 8 });
  expect(flightOf(moment('shootout-goal', 'away'))).toEqual(netOf('away'));
  expect(flightOf(moment('missed', 'away'))?.along).toBe(-0.3);
  expect(flightOf(moment('moved', 'home'))).toBeNull();
});
