import { expect, it } from 'vitest';
import { commitmentOf, isNothing, keepsPromise } from './dice';

it('sees whether a secret is the one that was promised', async () => {
  const secret = Uint8Array.from({ length: 32 }, (_, i) => i);
  const text = Array.from(secret, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const promise = await commitmentOf('server', secret);
  expect(await keepsPromise('server', promise, text)).toBe(true);
  expect(await keepsPromise('home', promise, text)).toBe(false);
  expect(await keepsPromise('server', promise, text.replace('00', '01'))).toBe(false);
  expect(isNothing('0'.repeat(64))).toBe(true);
  expect(isNothing(text)).toBe(false);
});
