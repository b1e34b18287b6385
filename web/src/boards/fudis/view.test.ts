import { describe, expect, it } from 'vitest';
import type { ChoiceInfo } from '../../lib/wire';
import { viewOf } from './file';
import { blowOf, spentOf } from './spent';
import {
  attackerOf,
  cardAt,
  choiceAt,
  attackerNamed,
  faceOf,
  ideaOf,
  itemsOf,
  keeperRanks,
  layoutOf,
  meant,
  previewOf,
  sizeOf,
  spoken,
  stakesOf,
  wideFor,
  type FudisView,
  type TeamView,
} from './view';

const team = (rows: string[], more: Partial<TeamView>): TeamView => ({
  rows: rows.map((row, i) => {
    const cards = row.split(' ').map((card) => (card === '-' ? null : card));
    return { name: 'FMD'[i]!, cards, open: cards.filter(Boolean).length <= 1 };
  }),
  keeper: 'none',
  n_hand: 3,
  known: [],
  saves: [],
  to_lay: 0,
  route_open: false,
  ...more,
});
const puts = (...cards: string[]) =>
  cards.map((card) => ({ text: `put ${card}`, word: 'put', facts: { card }, rolls: false }));
const view: FudisView = {
  half: 1,
  round: 1,
  leg: 0,
  score: [0, 0],
  shootout: [0, 0],
  turn: 'home',
  phase: 'attack',
  in_counter: false,
  home: team(['JC TD 7S', 'TH 9D 8S', '9S 8C'], { keeper: { card: 'KS' }, hand: ['AC', 'QD', '4H'] }),
  away: team(['JD - 6H', 'TC 9C 7D', '9H 8D'], { keeper: 'hidden', known: [{ card: '5C', maybe_keeper: false }] }),
  pile: 20,
  discard: ['2S', '3S', 'TS'],
};
const choice = (text: string, word: string, facts: ChoiceInfo['facts']): ChoiceInfo => ({
  text,
  word,
  facts,
  rolls: false,
});

describe('a ready team', () => {
  it('lies where its cards would be laid, from the goal to the front', () => {
    const building: FudisView = {
      ...view,
      phase: 'build',
      slot: 'D2',
      home: team(['- - -', '- - -', '9S -'], { keeper: { card: 'KS' } }),
    };
    expect(previewOf(building, puts('8C', 'TH', '9D')).map(({ place }) => place)).toEqual(['D2', 'M1', 'M2']);
    const empty = { ...building, slot: 'GK', home: team(['- - -', '- - -', '- -'], {}) };
    expect(previewOf(empty, puts('KS', '9S'))).toEqual([
      { card: 'KS', place: 'GK' },
      { card: '9S', place: 'D1' },
    ]);
  });
});

describe('a position file', () => {
  it('is drawn like a view that shows everything', () => {
    const drawn = viewOf({
      phase: { target: { attacker: 'F1' } },
      turn: 'home',
      field: { home: { F: 'JC - 7S', D: '9S 8C' }, away: { F: 'JD', D: '- 8D' } },
      keeper: { home: 'KS' },
      hand: { home: 'AC QD' },
      pile: '2H AD 7C',
    });
    expect(drawn.phase).toBe('target');
    expect(attackerOf(drawn)).toBe('JC');
    expect(drawn.home.rows.map(({ name }) => name)).toEqual(['F', 'D']);
    expect(drawn.away.rows[1]!.cards).toEqual([null, '8D']);
    expect([drawn.home.keeper, drawn.away.keeper, drawn.pile]).toEqual([{ card: 'KS' }, 'none', 3]);
  });
});

describe('the table', () => {
  it('is wider on a short phone, within limits', () => {
    expect(wideFor(374, 506)).toBe(621);
    expect(wideFor(200, 302)).toBe(556);
    expect(wideFor(300, 200)).toBe(800);
    expect(wideFor(0, 0)).toBe(556);
  });

  it('has every card that may be seen once, and backs for the rest', () => {
    const items = itemsOf(view, layoutOf(view, { portrait: false, flipped: false }), null, ['3S', 'TS']);
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    expect(items.filter(({ where }) => where === 'field')).toHaveLength(15);
    expect(items.filter(({ where }) => where === 'discard').map(({ card }) => card)).toEqual(['3S', 'TS']);
    const hand = items.filter(({ where, owner }) => where === 'hand' && owner === 'away');
    expect(hand.map(({ card }) => card)).toEqual(['5C', null, null]);
    expect(items.find(({ where, owner }) => where === 'goal' && owner === 'away')?.card).toBeNull();
  });

  it('lays everything within the drawing, however it is turned and shaped', () => {
    const shapes = [view, { ...view, home: team(['2S 3S'], {}), away: team(['2C 3C'], {}) }];
    const four = team(['2S 3S 4S 5S 6S', '2C 3C 4C 5C 6C', '2D 3D 4D 5D 6D'], {
      hand: Array.from({ length: 24 }, () => 'AC'),
    });
    for (const shape of [...shapes, { ...view, home: four }]) {
      for (const { portrait, wide } of [{ portrait: false }, { portrait: true }, { portrait: true, wide: 800 }]) {
        for (const flipped of [false, true]) {
          const turned = { portrait, flipped, ...(wide && { wide }) };
          const { w, h } = sizeOf(turned);
          for (const { at, key } of itemsOf(shape, layoutOf(shape, turned), portrait ? 'home' : null, [])) {
            const inside =
              at.x - at.w / 2 >= -4 && at.x + at.w / 2 <= w + 4 && at.y - at.h / 2 >= -4 && at.y + at.h / 2 <= h + 14;
            expect(inside, `${key} ${portrait} ${flipped} ${JSON.stringify(at)}`).toBe(true);
          }
        }
      }
    }
  });

  it('keeps field cards apart', () => {
    for (const portrait of [false, true]) {
      const items = itemsOf(view, layoutOf(view, { portrait, flipped: false }), 'home', []).filter(
        ({ where }) => where === 'field' || where === 'goal',
      );
      for (const a of items)
        for (const b of items)
          if (a !== b)
            expect(
              Math.abs(a.at.x - b.at.x) >= a.at.w || Math.abs(a.at.y - b.at.y) >= a.at.h,
              `${a.key} ${b.key} ${portrait}`,
            ).toBe(true);
    }
  });
});

describe('touching a card', () => {
  const queen = choice('hand QD', 'hand', { card: 'QD' });
  const front = choice('field F1', 'field', { slot: 'F1' });
  const hit = choice('hit F1', 'hit', { slot: 'F1' });
  it('finds the choice that it stands for', () => {
    const own = { card: 'QD', place: '', where: 'hand' } as const;
    expect(choiceAt([queen, front], view, 'home', own)).toBe(queen);
    const field = { card: 'JC', place: 'F1', where: 'field' } as const;
    expect(choiceAt([queen, front, hit], view, 'home', field)).toBe(front);
    expect(choiceAt([queen, front, hit], view, 'away', field)).toBe(hit);
    expect(
      choiceAt([choice('shoot', 'shoot', {})], view, 'away', { card: null, place: 'GK', where: 'goal' })?.word,
    ).toBe('shoot');
  });
  it('knows what somebody may have meant', () => {
    expect(meant(view, 'home', { card: '8S', place: 'M3', where: 'field' })).toBe('field M3');
    expect(meant({ ...view, phase: 'target' }, 'away', { card: null, place: 'GK', where: 'goal' })).toBe('shoot');
    expect(meant({ ...view, phase: 'swap' }, 'home', { card: 'KS', place: 'GK', where: 'goal' })).toBe('swap GK');
    expect(meant(view, 'away', { card: 'JD', place: 'F1', where: 'field' })).toBeNull();
  });
});

it('writes cards as people know them', () => {
  expect(faceOf('TH')).toEqual({ rank: '10', suit: 'H' });
  expect(faceOf('X1').suit).toBeNull();
  expect(['TD', 'AS', 'X1', 'M3'].map(spoken)).toEqual(['10♦', 'A♠', '★', 'M3']);
});

it('knows the card of a place, and the one that was taken up', () => {
  expect(cardAt(view, 'own', 'M2')).toBe('9D');
  expect(cardAt(view, 'other', 'F2')).toBeNull();
  expect(attackerOf({ ...view, attacker: 'F1' })).toBe('JC');
  expect(attackerOf({ ...view, attacker: 'QD' })).toBe('QD');
});

it('counts what a keeper may be', () => {
  expect(keeperRanks(['QS', 'QC', 'KD', 'TS']).filter(({ n }) => n > 0)).toEqual([
    { rank: '10', n: 1 },
    { rank: 'Q', n: 2 },
    { rank: 'K', n: 1 },
  ]);
});

it('remembers what went out of play, and where a blow fell', () => {
  const moment = (...events: [string, Record<string, string>][]) => ({
    number: 1,
    by: 'home' as const,
    step: null,
    word: null,
    facts: null,
    events: events.map(([event, facts]) => ({ rule: 'HIT-1', event, facts })),
  });
  const told = [
    moment(['attacked', { card: '2C' }], ['shuffled', {}]),
    moment(
      ['attacked', { by: 'home', card: 'QD' }],
      ['beat', { by: 'home', card: 'QD', victim: 'TC' }],
      ['fallen', { victim: 'TC' }],
    ),
  ];
  expect(spentOf(told)).toEqual(['QD', 'TC']);
  expect(blowOf(told)).toEqual({ card: 'QD', victim: 'TC', by: 'home' });
  expect(blowOf([moment(['saved', { by: 'away', card: '5C' }])])).toEqual({ card: '5C', victim: null, by: 'away' });
  expect(blowOf([])).toBeNull();
});

describe('what is at stake', () => {
  const marked: FudisView = {
    ...view,
    phase: 'target',
    attacker: 'AC',
    marks: { hits: { AC: ['F1', 'F3'] }, shots: { AC: { beats: 7, of: 12 } } },
  };

  it('is what the server says of the card that attacks', () => {
    expect(stakesOf(marked, 'AC')).toEqual({ hits: ['F1', 'F3'], shot: { beats: 7, of: 12 } });
    expect(stakesOf(view, 'AC')).toEqual({ hits: [], shot: null });
  });

  it('belongs to the card that a choice names, or to the one that was named before', () => {
    expect(attackerNamed(marked, choice('hand QD', 'hand', { card: 'QD' }))).toBe('QD');
    expect(attackerNamed(marked, choice('field F1', 'field', { slot: 'F1' }))).toBe('F1');
    expect(attackerNamed(marked, choice('shoot', 'shoot', {}))).toBe('AC');
    expect(attackerNamed(marked, choice('pass', 'pass', {}))).toBeNull();
  });
});

describe('an idea', () => {
  const turned = { portrait: false, flipped: false };
  const items = itemsOf(view, layoutOf(view, turned), null, []);

  it('leads from the card that acts to where it goes', () => {
    const hit = ideaOf(view, items, [
      choice('keep', 'keep', {}),
      choice('hand AC', 'hand', { card: 'AC' }),
      choice('hit F1', 'hit', { slot: 'F1' }),
    ]);
    expect([hit?.from.card, hit?.to.card]).toEqual(['AC', 'JD']);
    const shot = ideaOf(view, items, [choice('field F1', 'field', { slot: 'F1' }), choice('shoot', 'shoot', {})]);
    expect([shot?.from.card, shot?.to.where, shot?.to.owner]).toEqual(['JC', 'goal', 'away']);
  });

  it('is none without both ends', () => {
    expect(ideaOf(view, items, [choice('keep', 'keep', {})])).toBeNull();
  });
});
