// The view of Fudis, and where its cards lie on the screen. No rules.
import { cardSign } from '../../lib/fluent';
import type { BySeat, ChoiceInfo, FudisMarks, FudisShot, FudisTeamView, FudisView as Full, Seat } from '../../lib/wire';

export const SEATS = ['home', 'away'] as const satisfies Seat[];
export type TeamView = Omit<FudisTeamView, 'first_turn'>;
/** What the board draws of the view. */
export type FudisView = Pick<
  Full,
  | 'half'
  | 'round'
  | 'leg'
  | 'score'
  | 'shootout'
  | 'turn'
  | 'phase'
  | 'slot'
  | 'attacker'
  | 'left'
  | 'in_counter'
  | 'pile'
  | 'discard'
> &
  BySeat<TeamView> & { marks?: FudisMarks };

/** A card's rank as it is printed, and its suit; a joker has none. */
export function faceOf(card: string): { rank: string; suit: 'S' | 'C' | 'D' | 'H' | null } {
  const suit = card.at(-1);
  if (card.startsWith('X')) return { rank: '★', suit: null };
  const rank = card.startsWith('T') ? '10' : card.slice(0, -1);
  return { rank, suit: suit === 'S' || suit === 'C' || suit === 'D' || suit === 'H' ? suit : null };
}

/** A card as a sentence names it: `T` and a letter are for programs. */
export const spoken = (card: string): string => cardSign(card) ?? card;

// The drawing.

/** How the table lies on the screen; a short phone has a table that is wider than usual. */
export type Turned = { portrait: boolean; flipped: boolean; wide?: number };
const USUAL_WIDE = 556;
const WIDE_MAX = 800;
export type Place = { x: number; y: number; w: number; h: number; turn: number };
export const sizeOf = ({ portrait, wide = USUAL_WIDE }: Turned): { w: number; h: number } =>
  portrait ? { w: wide, h: 840 } : { w: 840, h: 556 };

/** How wide a table is drawn so that it fills a space of these proportions. */
export const wideFor = (width: number, height: number): number =>
  height > 0 ? Math.round(Math.min(WIDE_MAX, Math.max(USUAL_WIDE, (840 * width) / height))) : USUAL_WIDE;

/** The pitch within the drawing: below it, or at its side on a phone, is the bench with the hands. */
export const fieldOf = (turned: Turned): { x: number; y: number; width: number; height: number } =>
  turned.portrait
    ? { x: 14, y: 62, width: sizeOf(turned).w - 28, height: 640 }
    : { x: 24, y: 26, width: 792, height: 392 };

/** A point of the pitch on the screen: `along` from Home's goal line to Away's, `across` from Home's left, both from 0 to 1. */
function pointOf(along: number, across: number, turned: Turned): { x: number; y: number } {
  const { x, y, width, height } = fieldOf(turned);
  const [a, b] = turned.flipped ? [1 - along, 1 - across] : [along, across];
  return turned.portrait ? { x: x + b * width, y: y + (1 - a) * height } : { x: x + a * width, y: y + b * height };
}

/** How large cards can be with so many rows and so many cards in the widest of them. */
function cardSize(teams: TeamView[], turned: Turned): { w: number; h: number } {
  const rows = Math.max(1, ...teams.map(({ rows }) => rows.length));
  const widest = Math.max(1, ...teams.flatMap(({ rows }) => rows.map(({ cards }) => cards.length)));
  if (turned.portrait) {
    // Half cards: rank and suit side by side.
    const h = Math.min(68, 640 / (2 * (rows + 1)) - 8);
    const width = fieldOf(turned).width;
    return { w: Math.min(h * (width > 600 ? 1.9 : 1.5), (width * 0.75) / widest - 10), h };
  }
  const w = Math.min(72, (0.47 * 792) / (rows + 1) - 14, (392 / widest - 12) / 1.4);
  return { w, h: w * 1.4 };
}

export type Layout = {
  card: { w: number; h: number };
  slot(seat: Seat, slot: string): Place;
  hand(seat: Seat, idx: number, of: number, own: boolean): Place;
  pile: Place;
  discard: Place;
  /** Cards that a side has thrown face down: in the corner beside its goal. */
  thrown(seat: Seat): Place;
};

/** Where everything lies. */
export function layoutOf(view: FudisView, turned: Turned): Layout {
  const { portrait, flipped } = turned;
  const card = cardSize([view.home, view.away], turned);
  const field = fieldOf(turned);
  const lying = (at: { x: number; y: number }, size = card, turn = 0): Place => ({ ...at, ...size, turn });
  const middle = (across: number): { x: number; y: number } => pointOf(0.5, across, turned);
  return {
    card,
    slot(seat, slot) {
      const { rows } = view[seat];
      const step = 0.47 / (rows.length + 1);
      const idx = rows.findIndex(({ name }) => name === slot[0]);
      // From the own goal line: the goalkeeper, the back row, and so on to the front row.
      const along = slot === 'GK' ? 0.5 * step : (rows.length - idx + 0.5) * step;
      const n = slot === 'GK' ? 1 : (rows[idx]?.cards.length ?? 1);
      const column = slot === 'GK' ? 1 : Number(slot.slice(1));
      const spread = portrait ? 0.78 : 1;
      const across = 0.5 + ((column - 0.5) / n - 0.5) * spread * (n === 2 ? 0.78 : 1);
      return lying(seat === 'home' ? pointOf(along, across, turned) : pointOf(1 - along, 1 - across, turned));
    },
    hand(seat, idx, of, own) {
      if (portrait) {
        // The own hand at the bottom, in two lines while a team is laid; the other's backs at the top.
        const lines = own && of > 6 ? 2 : 1;
        const length = Math.ceil(of / lines);
        const line = Math.floor(idx / length);
        const fan = (idx % length) - (Math.min(length, of - line * length) - 1) / 2;
        const size = own
          ? { w: Math.min(104, (field.width - 8) / length - 6), h: lines === 2 ? 62 : 92 }
          : { w: 40, h: 50 };
        const gap = own ? size.w + 6 : Math.min(30, 400 / of);
        return lying(
          { x: field.x + field.width / 2 + fan * gap, y: own ? (lines === 2 ? 738 + line * 68 : 772) : 30 },
          size,
        );
      }
      const fan = idx - (of - 1) / 2;
      const w = own ? (of > 6 ? 70 : 84) : 50;
      const left = (seat === 'home') !== flipped;
      const spread = own ? Math.min(w + 4, 430 / of) : Math.min(38, 190 / of);
      const off = own ? 248 : 150;
      const centre = left ? field.x + off : field.x + field.width - off;
      const lift = of > 6 ? 0 : Math.abs(fan) * 2;
      const y = own ? 488 : 494;
      return lying({ x: centre + fan * spread, y: y + lift }, { w, h: w * 1.4 }, of > 6 ? 0 : fan * (own ? 3 : 6));
    },
    pile: lying(
      portrait ? { x: field.x + 34, y: middle(0).y } : middle(0.7),
      portrait ? { w: 46, h: 60 } : { w: 52, h: 73 },
    ),
    thrown(seat) {
      const near = portrait ? [0.05, 0.09] : [0.055, 0.1];
      const [along, across] = seat === 'home' ? near : near.map((part) => 1 - part);
      return lying(pointOf(along!, across!, turned), portrait ? { w: 46, h: 60 } : { w: 42, h: 59 });
    },
    discard: lying(
      portrait ? { x: field.x + field.width - 34, y: middle(0).y } : middle(0.3),
      portrait ? { w: 46, h: 60 } : { w: 52, h: 73 },
    ),
  };
}

/** A card on the table. `card` is none if it lies face down; `at` says where it lies, `place` in the words of the game. */
export type Item = {
  key: string;
  card: string | null;
  owner: Seat | null;
  where: 'field' | 'goal' | 'hand' | 'discard';
  place: string;
  at: Place;
  /** The owner knows it, and it lies face down all the same. */
  down?: boolean;
};

/** Every card that can be seen or whose back can, each with a key that follows it from place to place. */
export function itemsOf(view: FudisView, layout: Layout, seat: Seat | null, spent: string[]): Item[] {
  const seen = new Map<string, number>();
  const keyOf = (card: string): string => {
    const n = (seen.get(card) ?? 0) + 1;
    seen.set(card, n);
    return n === 1 ? card : `${card}.${n}`;
  };
  const items: Item[] = [];
  // What lies in the discard comes first, so that it lies below everything; only the last few are drawn.
  const gone = [...view.discard];
  const last = spent.filter((card) => gone.includes(card)).slice(-4);
  for (const [i, card] of (last.length > 0 ? last : gone.slice(-1)).entries()) {
    const at = { ...layout.discard, turn: ((i * 37) % 19) - 9 };
    items.push({ key: keyOf(card), card, owner: null, where: 'discard', place: '', at });
  }
  for (const owner of SEATS) {
    const team = view[owner];
    for (const row of team.rows) {
      for (const [i, card] of row.cards.entries()) {
        const place = `${row.name}${i + 1}`;
        if (card) items.push({ key: keyOf(card), card, owner, where: 'field', place, at: layout.slot(owner, place) });
      }
    }
    if (team.keeper !== 'none') {
      const card = typeof team.keeper === 'string' ? null : team.keeper.card;
      const at = layout.slot(owner, 'GK');
      items.push({
        key: card ? keyOf(card) : `${owner} keeper`,
        card,
        owner,
        where: 'goal',
        place: 'GK',
        at,
        down: true,
      });
    }
    const own = team.hand !== undefined;
    const cards = team.hand ?? Array.from({ length: team.n_hand }, () => null);
    for (const [i, card] of cards.entries()) {
      const at = layout.hand(owner, i, cards.length, own && (seat === null || owner === seat));
      const known = card === null ? (team.known.filter(({ maybe_keeper }) => !maybe_keeper)[i]?.card ?? null) : card;
      items.push({
        key: known ? keyOf(known) : `${owner} hand ${i}`,
        card: known,
        owner,
        where: 'hand',
        place: '',
        at,
      });
    }
  }
  return items;
}

/** The choice that a card or a place stands for now. */
export function choiceAt(
  choices: ChoiceInfo[],
  view: FudisView,
  owner: Seat | null,
  item: { card: string | null; place: string; where: Item['where'] },
): ChoiceInfo | null {
  const own = owner === view.turn;
  return (
    choices.find(({ word, facts }) => {
      switch (word) {
        case 'put':
        case 'throw':
        case 'in':
        case 'hand':
        case 'joker':
          return own && item.where === 'hand' && facts['card'] === item.card;
        case 'swap':
        case 'field':
          return own && item.where === 'field' && facts['slot'] === item.place;
        case 'hit':
          return !own && item.where === 'field' && facts['slot'] === item.place;
        case 'shoot':
          return !own && item.where === 'goal';
        default:
          return false;
      }
    }) ?? null
  );
}

/** What somebody who touches a card may have meant, in notation. */
export function meant(
  view: FudisView,
  owner: Seat | null,
  item: { card: string | null; place: string; where: Item['where'] },
): string | null {
  const own = owner === view.turn;
  switch (view.phase) {
    case 'build':
      return own && item.where === 'hand' && item.card ? `put ${item.card}` : null;
    case 'swap':
      return own && (item.where === 'field' || item.where === 'goal') ? `swap ${item.place}` : null;
    case 'swap_in':
      return own && item.where === 'hand' && item.card ? `in ${item.card}` : null;
    case 'attack':
      if (!own) return null;
      return item.where === 'hand'
        ? item.card
          ? `hand ${item.card}`
          : null
        : item.where === 'discard'
          ? null
          : `field ${item.place}`;
    case 'target':
      return own ? null : item.where === 'goal' ? 'shoot' : item.where === 'field' ? `hit ${item.place}` : null;
    case 'joker':
      return own && item.where === 'hand' && item.card ? `joker ${item.card}` : null;
    default:
      return null;
  }
}

/** A ready team as it would lie: from the place that is laid next, the cards in the order in which they are put. */
export function previewOf(view: FudisView, choices: ChoiceInfo[]): { card: string; place: string }[] {
  const { rows, keeper } = view[view.turn];
  const places = [
    ...(keeper === 'none' ? ['GK'] : []),
    ...rows.toReversed().flatMap((row) => row.cards.flatMap((card, i) => (card ? [] : [`${row.name}${i + 1}`]))),
  ];
  const from = Math.max(0, places.indexOf(view.slot ?? ''));
  const cards = choices.flatMap(({ word, facts }) => (word === 'put' ? [String(facts['card'])] : []));
  return cards.flatMap((card, i) => {
    const place = places[from + i];
    return place ? [{ card, place }] : [];
  });
}

/** Choices that are only the first half of an act: touching them goes on at once. */
export const HALVES = new Set(['swap', 'hand', 'field']);

/** What a hidden keeper may be, by rank: how many such cards nobody has shown. */
export function keeperRanks(cards: string[]): { rank: string; n: number }[] {
  const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
  return RANKS.map((rank) => ({
    rank: rank === 'T' ? '10' : rank,
    n: cards.filter((card) => card.startsWith(rank)).length,
  }));
}

/** The card in a place of the side that decides, or of the other. */
export function cardAt(view: FudisView, side: 'own' | 'other', slot: string): string | null {
  const team = view[(view.turn === 'home') === (side === 'own') ? 'home' : 'away'];
  const row = team.rows.find(({ name }) => name === slot[0]);
  return row?.cards[Number(slot.slice(1)) - 1] ?? null;
}

/** The card that was taken up for an attack. */
export function attackerOf(view: FudisView): string | null {
  if (!view.attacker) return null;
  return cardAt(view, 'own', view.attacker) ?? view.attacker;
}

/** What an attack with a card risks, by what the server says: the cards that it takes for certain, and what its shot beats. */
export function stakesOf(view: FudisView, attacker: string): { hits: string[]; shot: FudisShot | null } {
  return { hits: view.marks?.hits[attacker] ?? [], shot: view.marks?.shots[attacker] ?? null };
}

/** The attacking card that a choice names, as the marks name it; in the phase `target` it has been named. */
export function attackerNamed(view: FudisView, { word, facts }: ChoiceInfo): string | null {
  if (word === 'hand') return String(facts['card']);
  if (word === 'field') return String(facts['slot']);
  return word === 'hit' || word === 'shoot' ? (view.attacker ?? null) : null;
}

/** The two ends of an idea: the card that would act, and where it would go. Decisions in a row, of which some have no place. */
export function ideaOf(view: FudisView, items: Item[], steps: ChoiceInfo[]): { from: Item; to: Item } | null {
  const other: Seat = view.turn === 'home' ? 'away' : 'home';
  const at = (owner: Seat, where: Item['where'], fits: (item: Item) => boolean = () => true): Item | undefined =>
    items.find((item) => item.owner === owner && item.where === where && fits(item));
  const own = (card: unknown): Item | undefined => at(view.turn, 'hand', (item) => item.card === card);
  const field = (owner: Seat, slot: unknown): Item | undefined => at(owner, 'field', ({ place }) => place === slot);
  let [from, to]: (Item | undefined)[] = [];
  for (const { word, facts } of steps) {
    if (word === 'hand' || word === 'in') from = own(facts['card']);
    else if (word === 'field') from = field(view.turn, facts['slot']);
    else if (word === 'swap') to = field(view.turn, facts['slot']) ?? at(view.turn, 'goal');
    else if (word === 'hit') to = field(other, facts['slot']);
    else if (word === 'shoot') to = at(other, 'goal');
    if (from && to) return { from, to };
  }
  return null;
}
