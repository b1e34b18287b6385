import { idPart, type Texts } from '../lib/texts.svelte';
import type { ChoiceInfo, Odds } from '../lib/wire';

/** The chance, in per cent, of what the reader hopes for; none where that cannot be said. What is certain is 100 or 0. */
export function hopeOf(odds: Odds[], tone: (event: string) => 'yes' | 'maybe' | 'no'): number | null {
  const [only, ...others] = odds;
  if (!only) return null;
  if (others.length === 0) return { yes: 100, maybe: null, no: 0 }[tone(only.event)];
  const good = odds.filter(({ event }) => tone(event) === 'yes');
  return good.length > 0 ? Math.round(good.reduce((sum, { chance: [n, of] }) => sum + n / of, 0) * 100) : null;
}

/** The chance of what is hoped for, with its name, beside a choice: “33% goal”; nothing where that would say nothing. */
export function hopeBeside(
  game: string,
  choice: ChoiceInfo,
  odds: Odds[],
  tone: (event: string, choice: ChoiceInfo) => 'yes' | 'maybe' | 'no',
  texts: Texts,
): string {
  // What is done without a roll needs no chance beside it.
  if (odds.length < 2 && !choice.rolls) return '';
  const number = hopeOf(odds, (event) => tone(event, choice));
  if (number === null) return '';
  const hoped = odds.find(({ event }) => tone(event, choice) === 'yes')?.event ?? '';
  const word = texts.find(`${game}-short-${idPart(hoped)}`);
  // A chance of nothing in particular says nothing.
  return word || number < 100 ? `${texts.text('percent', { number })} ${word ?? ''}` : '';
}
