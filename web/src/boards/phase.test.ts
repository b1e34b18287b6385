import { expect, it } from 'vitest';
import { readPhase } from './phase';

it('reads a phase that is a word, and one that carries something', () => {
  type Phase = 'target' | { place: { left: number } } | { to: { from: string } };
  const read = (phase: Phase): ReturnType<typeof readPhase<Phase>> => readPhase(phase);
  expect(read('target')).toEqual({ name: 'target', facts: {} });
  expect(read({ place: { left: 3 } })).toEqual({ name: 'place', facts: { left: 3 } });
  expect(read({ to: { from: 'm2' } }).facts.left).toBeUndefined();
});
