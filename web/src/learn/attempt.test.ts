import { expect, it } from 'vitest';
import { ApiFailure } from '../lib/api';
import type { ConnectionEvents } from '../lib/connection';
import type { AttemptAnswer, AttemptRequest } from '../lib/wire';
import { AttemptConnection } from './attempt.svelte';
import { today } from './learner.svelte';

const events: ConnectionEvents = {
  update: () => {},
  presence: () => {},
  chat: () => {},
  rated: () => {},
  state: () => {},
  trouble: () => {},
};

/** A host that makes every act but `no`. */
function host() {
  const asked: AttemptRequest[] = [];
  const attempt = (request: AttemptRequest): Promise<AttemptAnswer> => {
    asked.push(request);
    const now = (request.now ?? []).map(({ action }) => action);
    const refused = now.includes('no')
      ? {
          code: 'refused',
          text: 'no',
          detail: null,
          rule: 'X-1',
          because: null,
          facts: null,
          number: null,
        }
      : null;
    const acts = [...(request.acts ?? []), ...(refused ? [] : now)];
    return Promise.resolve({
      acts,
      refused,
      learner: null,
      update: null,
      looks: null,
    } as unknown as AttemptAnswer);
  };
  const subject = {
    game: 'fuba',
    kind: 'lesson' as const,
    id: 'first',
    rule: null,
  };
  return {
    asked,
    connection: new AttemptConnection(subject, { attempt }, events, () => {}),
  };
}

it('brings every act along, and forgets those that were refused', async () => {
  const { asked, connection } = host();
  await connection.send({ do: 'act', action: 'one', expected: 0 });
  expect(await connection.send({ do: 'act', action: 'no', expected: 1 })).toMatchObject({ done: false });
  await connection.send({ do: 'undo' });
  await connection.send({
    do: 'acts',
    actions: [{ action: 'two' }, { action: 'three' }],
    expected: 1,
  });
  expect(asked.at(-1)!.acts).toEqual(['one', 'undo']);
  expect(asked.at(-1)!.now).toEqual([{ action: 'two' }, { action: 'three' }]);
  await connection.look(['four']);
  expect(asked.at(-1)).toMatchObject({
    acts: ['one', 'undo', 'two', 'three'],
    look: ['four'],
  });
});

it('cannot resign a lesson', async () => {
  const { connection } = host();
  expect(await connection.send({ do: 'resign' })).toMatchObject({
    done: false,
  });
});

it('says why there is nothing to attempt', async () => {
  const info = {
    code: 'not_found',
    text: 'Not found.',
    detail: null,
    rule: null,
    because: null,
    facts: null,
    number: null,
  };
  const api = { attempt: () => Promise.reject(new ApiFailure(info)) };
  const subject = { game: 'fuba', kind: 'puzzle', id: 'nope', rule: null } as const;
  const why = await new Promise((resolve) => {
    new AttemptConnection(subject, api, events, () => {}, resolve).start();
  });
  expect(why).toBe('Not found.');
});

it('counts days as the reader does', () => {
  const noon = new Date(2026, 10, 18, 12);
  const late = new Date(2026, 10, 18, 23, 59);
  const after = new Date(2026, 10, 19, 0, 1);
  expect(today(late)).toBe(today(noon));
  expect(today(after)).toBe(today(noon) + 1);
});
