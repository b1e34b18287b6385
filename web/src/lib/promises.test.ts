import { beforeEach, expect, it, vi } from 'vitest';
import { breach, firstPromise, notePromise } from './promises';
import type { MatchInfo } from './wire';

const nothing = { commitment: null, secret: null };
const shown = (commitment: string, status: MatchInfo['status'] = 'playing') =>
  ({ id: 'm', status, dice: { server: { commitment, secret: null }, home: nothing, away: nothing } }) as MatchInfo;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

it('keeps the first promise and tells of another ever after', () => {
  expect(notePromise(shown('aa'))).toBeNull();
  expect(notePromise(shown('aa', 'over'))).toBeNull();
  expect(notePromise(shown('bb', 'over'))).toEqual({ promised: 'aa', shown: 'bb' });
  expect(notePromise(shown('aa', 'over')), 'it was broken once').toEqual({ promised: 'aa', shown: 'bb' });
  expect([firstPromise('m'), breach('m')?.shown]).toEqual(['aa', 'bb']);
});

it('takes nothing for a promise that comes with the secret', () => {
  expect(notePromise(shown('aa', 'over'))).toBeNull();
  expect(firstPromise('m')).toBeNull();
});
