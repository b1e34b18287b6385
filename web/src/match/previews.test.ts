import { expect, it } from 'vitest';
import type { Look, Looks } from '../lib/wire';
import { Previews } from './previews.svelte';

const look = (action: string, refused = false): Look => ({
  action,
  refused: refused
    ? { code: 'refused', text: 'no', detail: null, rule: 'X-1', because: null, facts: null, number: null }
    : null,
  odds: [],
  terms: [],
  after: null,
  next: [],
});

function previews(answer: (actions: string[]) => Looks | null, before: string[] = []) {
  const asked: string[][] = [];
  let number = 3;
  let skips = 0;
  const made = new Previews({
    look: (actions) => {
      asked.push(actions);
      return Promise.resolve(answer(actions));
    },
    number: () => number,
    after: (action) => [...before, action].join('; '),
    behind: () => (skips += 1),
  });
  return { made, asked, goOn: () => (number += 1), skipped: () => skips };
}

it('asks about each action once, in batches', async () => {
  const { made, asked } = previews((actions) => ({ number: 3, looks: actions.map((action) => look(action)) }));
  const actions = Array.from({ length: 40 }, (_, i) => `act ${i}`);
  await made.ask(actions);
  await made.ask(actions);
  expect(asked.map(({ length }) => length)).toEqual([32, 8]);
  expect(made.of('act 39')?.action).toBe('act 39');
  made.clear();
  expect(made.of('act 39')).toBeNull();
});

it('asks again where the answer was about another position', async () => {
  const { made, asked } = previews(() => ({ number: 4, looks: [look('basic')] }));
  await made.ask(['basic']);
  expect(made.of('basic')).toBeNull();
  await made.ask(['basic']);
  expect(asked).toHaveLength(2);
});

it('judges for the position that is shown, and hurries where it is behind', async () => {
  const ahead = previews(() => ({ number: 4, looks: [look('basic', true)] }));
  expect(await ahead.made.judge(['basic'])).toEqual([]);
  expect(ahead.skipped()).toBe(1);
  const level = previews(() => ({ number: 3, looks: [look('basic', true)] }));
  expect((await level.made.judge(['basic']))[0]?.refused?.rule).toBe('X-1');
  expect(await level.made.judge([])).toEqual([]);
});

it('asks how an action is judged after what is prepared, and knows it by its own name', async () => {
  const answer = (actions: string[]): Looks => ({ number: 3, looks: actions.map((action) => look(action)) });
  const { made, asked } = previews(answer, ['mover 7']);
  await made.ask(['walk 3,4']);
  expect(asked).toEqual([['mover 7; walk 3,4']]);
  expect(made.of('walk 3,4')).not.toBeNull();
});
