import type { BoardKind } from '../board';
import Board from './Board.svelte';
import { deskOf } from './desk.svelte';
import Orders from './Orders.svelte';
import { stakeOf } from './stake';
import { attackerOf, cardAt, spoken, type FudisView } from './view';

const kind: BoardKind<FudisView> = {
  Board,
  Odds: null,
  Bench: null,
  Orders,
  statistics: [
    { text: 'web-stat-attacks', events: ['attacked'] },
    { text: 'web-stat-beaten', events: ['beat'] },
    { text: 'web-stat-saves-against', events: ['saved'] },
  ],
  loud: new Set([
    'saved',
    'counter-taken',
    'dead-round',
    'half-over',
    'new-half',
    'shoot-out',
    'mercy',
    'won',
    'level',
    'shoot-out-won',
    'won-by-lot',
  ]),
  hidden: true,
  stretches: true,
  clock(view, _options, texts) {
    const { pile, half, round, leg, shootout } = view;
    if (leg > 0) return [`${shootout[0]} : ${shootout[1]}`, texts.text('web-fudis-leg', { leg })];
    return [texts.text('web-fudis-pile', { number: pile }), texts.text('web-fudis-round', { half, round })];
  },
  question(view, texts) {
    const { phase, left } = view;
    return texts.find(`fudis-phase-${phase.replaceAll('_', '-')}`, { left: left ?? 0 });
  },
  ready: (choices) =>
    choices.find(({ word }) => word === 'keep' || word === 'pass') ?? (choices.length === 1 ? choices[0]! : null),
  plan: (play) => deskOf(play).plan(play),
  // An attack cannot be taken back.
  big: ({ word }) => word === 'hit' || word === 'shoot',
  how: (_view, texts, choices) =>
    texts.text(choices.some(({ facts }) => Object.keys(facts).length > 0) ? 'web-fudis-how' : 'web-how-answer'),
  // Cards show themselves.
  rollMs: () => 0,
  say(choice, view, _options, texts) {
    const { word, facts } = choice;
    const card = cardAt(view, word === 'hit' ? 'other' : 'own', String(facts['slot']));
    if (!card) return null;
    if (word === 'field') return texts.text('web-fudis-attack-with', { card: spoken(card) });
    if (word === 'swap') return texts.text('web-fudis-swap-out', { card: spoken(card) });
    const attacker = attackerOf(view);
    if (word !== 'hit' || !attacker) return null;
    return texts.text('web-fudis-takes', { card: spoken(attacker), victim: spoken(card) });
  },
  stake: stakeOf,
  tone: () => 'maybe',
  piece: null,
};

export default kind;
