import { expect, it } from 'vitest';
import { Texts } from '../lib/texts.svelte';
import type { MatchInfo } from '../lib/wire';
import { teamsOf } from './teams';

const match = (more: Partial<MatchInfo>): MatchInfo =>
  ({
    kind: 'coach',
    you: ['away'],
    names: { home: 'rookie', away: 'Maija' },
    coaches: { home: 'rookie', away: null },
    ...more,
  }) as MatchInfo;

it('calls you and the other by their names, never by their seats', async () => {
  const texts = new Texts();
  await texts.load('en');
  const { home, away } = teamsOf(match({}), texts);
  expect([home.value, away.value]).toEqual(['Rookie coach', 'You']);
  const told = teamsOf(match({}), texts, true);
  const keeps = (team: typeof home): string =>
    texts.phrase('fuba', 'event', 'starts', { by: 'home' }, { home: team, away });
  expect(keeps(told.away)).toBe('Your side will start.');
  expect(keeps(told.home)).toBe('Rookie coach will start.');
});

it('calls you so in a lesson, where nobody has a name', async () => {
  const texts = new Texts();
  await texts.load('en');
  const lesson = match({ you: ['home'], names: { home: '', away: '' }, coaches: { home: null, away: 'rookie' } });
  expect(teamsOf(lesson, texts).home.value).toBe('You');
});

it('tells one person on both sides apart by the seats', async () => {
  const texts = new Texts();
  await texts.load('en');
  const both = match({ kind: 'screen', you: ['home', 'away'], coaches: { home: null, away: null } });
  expect(teamsOf(both, texts).home.value).toBe('Home');
});
