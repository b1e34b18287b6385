import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => history.replaceState(null, '', '/'));

async function textsAt(address: string) {
  history.replaceState(null, '', address);
  const { Texts } = await import('./texts.svelte');
  const texts = new Texts();
  await texts.load('en');
  return texts;
}

it('shows message IDs if the address asks for them', async () => {
  expect((await textsAt('/?ids')).text('web-rules')).toBe('Rules ‹web-rules›');
  vi.resetModules();
  expect((await textsAt('/')).text('web-rules')).toBe('Rules');
});

it('takes turns with wordings, and takes the first where none is asked for', async () => {
  const texts = await textsAt('/');
  const facts = { keeper: 'A1', piece: 'H5' };
  const teams = { home: texts.team('home'), away: texts.team('away') };
  const saved = (nth: number) => texts.phrase('volchok', 'event', 'saved', facts, teams, { key: '7', nth });
  expect(new Set([saved(0), saved(1), saved(2)]).size).toBe(3);
  expect(saved(3)).toBe(saved(0));
  expect(texts.text('volchok-event-saved', facts)).toBe('Saved! A1 holds the shot from H5.');
});

it('begins with what the first screen says, and says the rest before another screen comes', async () => {
  const { Texts } = await import('./texts.svelte');
  const texts = new Texts();
  await texts.begin('fi');
  expect(texts.find('volchok-name')).toBe('Volchok');
  expect(texts.find('volchok-rule-shot-4')).toBeNull();
  expect(await texts.before(Promise.resolve('screen'))).toBe('screen');
  expect(texts.find('volchok-rule-shot-4')).not.toBeNull();
});
