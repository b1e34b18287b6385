import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { byText, pageFor, press, show } from '../testing/stage';
import type { MatchPlay } from './play.svelte';
import TableDice from './TableDice.svelte';

const chances = [1, 2, 3].map((number) => ({ text: `spin ${number}`, word: 'spin', facts: { number } }));

it('tells what came by a touch, or as it was typed', async () => {
  const settle = vi.fn();
  const page = await pageFor();
  const play = { info: { game: 'volchok' }, busy: false, shown: { chances }, settle } as unknown as MatchPlay;
  const teams = { home: page.texts.team('home'), away: page.texts.team('away') };
  const inside = show(page, TableDice, { play, teams });
  press(byText(inside, 'li button', '2'));
  expect(settle).toHaveBeenLastCalledWith('spin 2');
  const field = inside.querySelector('input')!;
  field.value = '3';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  press(byText(inside, '.go', 'Spin: 3'));
  expect(settle).toHaveBeenLastCalledWith('spin 3');
});
