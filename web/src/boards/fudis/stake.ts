import type { Texts } from '../../lib/texts.svelte';
import type { ChoiceInfo } from '../../lib/wire';
import { attackerNamed, attackerOf, cardAt, spoken, stakesOf, type FudisView } from './view';

type Stake = { text: string; percent: number | null; rule: string };

/** What an attack has at stake, in a sentence: a card that is beaten is beaten for certain, a keeper nobody sees in so many cases of so
 * many. */
export function stakeOf(choice: ChoiceInfo, view: FudisView, texts: Texts): Stake | null {
  const attacker = attackerNamed(view, choice);
  if (!attacker) return null;
  const { hits, shot } = stakesOf(view, attacker);
  const { word, facts } = choice;
  const beaten = shot && { beats: shot.beats, of: shot.of };
  if (word === 'hit') {
    const [card, victim] = [attackerOf(view), cardAt(view, 'other', String(facts['slot']))];
    if (!card || !victim) return null;
    const text = texts.text('web-fudis-certain', { card: spoken(card), victim: spoken(victim) });
    return { text, percent: 100, rule: 'RANK-3' };
  }
  if (word === 'shoot') {
    if (!shot || !beaten) return null;
    const text = texts.text('web-fudis-beats-keeper', beaten);
    return { text, percent: Math.round((shot.beats / shot.of) * 100), rule: 'GOAL-3' };
  }
  const parts = [
    ...(hits.length > 0 ? [texts.text('web-fudis-takes-some', { number: hits.length })] : []),
    ...(beaten ? [texts.text('web-fudis-beats-keeper', beaten)] : []),
  ];
  return { text: parts.join(' '), percent: null, rule: 'ATK-2' };
}
