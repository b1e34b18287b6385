// The view of FUBA, as docs/formats/position.md describes it, and its geometry on the screen. No rules.
import type { BySeat, ChoiceInfo, Seat } from '../../lib/wire';

export const ZONES = ['m1', 's1', 's5', 'm2', 's2', 's6', 'm3', 's3', 's7', 'm4', 's4', 's8', 'm5'] as const;
export type Zone = (typeof ZONES)[number];
export type Kind = 'outfield' | 'keeper';
export const SEATS = ['home', 'away'] as const satisfies Seat[];

/** A phase is a word, or a word with what it needs. */
export type PhaseFacts = {
  seat?: Seat;
  left?: number;
  mode?: string;
  kind?: Kind;
  from?: Zone;
  to?: Zone;
  aim?: string;
};
export type FubaView = {
  phase: string | Record<string, PhaseFacts>;
  formation: Partial<BySeat<string>>;
  formation_chosen: BySeat<boolean>;
  dive_chosen: boolean;
  offside: BySeat<{ line: Zone; zones: Zone[] } | null>;
  score: [number, number];
  yellow: [number, number];
  red: [number, number];
  out: BySeat<Partial<Record<Zone, number>>>;
  keeper: Partial<BySeat<Zone | null>>;
  taker?: Kind | null;
  ball: Zone;
  value: number;
  control: Seat;
  half: number;
  clock: number | string;
  last_turn: boolean;
  turn_kind: string;
  pending: string;
  target?: Zone | null;
  support?: Zone | null;
  die: [number, number];
  moved: BySeat<{ outfield: Partial<Record<Zone, number>>; keeper: boolean }>;
  kicks: [number, number];
  kick_goals: [number, number];
};

export function phaseOf(view: FubaView): { name: string; facts: PhaseFacts } {
  if (typeof view.phase === 'string') return { name: view.phase, facts: {} };
  const [name, facts] = Object.entries(view.phase)[0] ?? ['', {}];
  return { name, facts };
}

/** How many players a kind of move may take: as many as the formation has in that line. */
export function moversOf(view: FubaView, word: string): number | null {
  const line = ['defence', 'midfield', 'attack'].indexOf(word);
  const formation = view.formation[phaseOf(view).facts.seat ?? view.control];
  return line < 0 || !formation ? null : Number(formation.split('-')[line]);
}

export const isZone = (text: unknown): text is Zone => ZONES.some((zone) => zone === text);

// The drawing: 24 by 16 units, long side first, Home attacking along it.

type Span = { x: [number, number]; y: [number, number] };
const LENGTHS: Record<Zone, [number, number]> = {
  s1: [0, 6],
  s2: [6, 12],
  s3: [12, 18],
  s4: [18, 24],
  s5: [0, 6],
  s6: [6, 12],
  s7: [12, 18],
  s8: [18, 24],
  m1: [0, 4],
  m2: [4, 9],
  m3: [9, 15],
  m4: [15, 20],
  m5: [20, 24],
};
export type Pitch = Record<Zone, Span>;

/** Where the zones are: along the pitch as the options say, across it in three strips. */
export function pitchOf(options: Record<string, unknown>): Pitch {
  const given = (options['zones'] ?? {}) as Partial<Record<Zone, [number, number]>>;
  const span = (zone: Zone): Span => ({
    x: given[zone] ?? LENGTHS[zone],
    y: zone.startsWith('m') ? [4, 12] : Number(zone[1]) <= 4 ? [0, 4] : [12, 16],
  });
  return Object.fromEntries(ZONES.map((zone) => [zone, span(zone)])) as Pitch;
}

/** How the pitch lies on the screen. Zones need not keep their shape: a short phone has a pitch that is wider than it should be. */
export type Turned = { portrait: boolean; flipped: boolean; wide?: number };
export type Box = { x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };

export const UNIT = 33;
const LONG = { at: 24, size: 840 };
const SHORT = { at: 14, size: 556 };

/** The widest pitch of a phone. */
const WIDE_MAX = 800;

export const sizeOf = ({ portrait, wide = SHORT.size }: Turned): { w: number; h: number } =>
  portrait ? { w: wide, h: LONG.size } : { w: LONG.size, h: SHORT.size };

/** How wide a pitch is drawn so that it fills a space of these proportions. */
export const wideFor = (width: number, height: number): number =>
  height > 0 ? Math.round(Math.min(WIDE_MAX, Math.max(SHORT.size, (LONG.size * width) / height))) : SHORT.size;

/** A unit across the pitch, which is no shorter than one along it. */
export const unitAcross = (turned: Turned): number =>
  turned.portrait ? ((turned.wide ?? SHORT.size) - 2 * SHORT.at) / 16 : UNIT;

/** A point of the pitch, in units, on the screen. */
export function pointOf(along: number, across: number, turned: Turned): Point {
  const { portrait, flipped } = turned;
  const { w, h } = sizeOf(turned);
  const long = LONG.at + along * UNIT;
  const short = SHORT.at + across * unitAcross(turned);
  const [x, y] = portrait ? [short, h - long] : [long, short];
  return flipped ? { x: w - x, y: h - y } : { x, y };
}

export function boxOf({ x, y }: Span, turned: Turned): Box {
  const a = pointOf(x[0], y[0], turned);
  const b = pointOf(x[1], y[1], turned);
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The zone that an arrow key leads to: the nearest in that direction. */
export function neighbour(pitch: Pitch, zone: Zone, key: string, turned: Turned): Zone | null {
  const [dx, dy] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key] ?? [0, 0];
  const from = centreOf(boxOf(pitch[zone], turned));
  let best: { zone: Zone; far: number } | null = null;
  for (const other of ZONES) {
    const to = centreOf(boxOf(pitch[other], turned));
    const ahead = (to.x - from.x) * dx! + (to.y - from.y) * dy!;
    const aside = Math.abs((to.x - from.x) * dy!) + Math.abs((to.y - from.y) * dx!);
    const far = ahead + 2 * aside;
    if (ahead > UNIT && ahead >= aside * 0.6 && (!best || far < best.far)) best = { zone: other, far };
  }
  return best?.zone ?? null;
}

/** The line beyond which a team is offside: the far edge of the zone of the opponents' second-lowest piece. */
export function offsideLine(
  pitch: Pitch,
  view: FubaView,
  seat: Seat,
  turned: Turned,
): { from: Point; to: Point; end: Point } | null {
  const line = view.offside[seat]?.line;
  if (!line) return null;
  const along = seat === 'home' ? pitch[line].x[1] : pitch[line].x[0];
  const [from, to] = [pointOf(along, 0, turned), pointOf(along, 16, turned)];
  // Where the outer strip of zones ends: there is room for a word, since zones have theirs above and pieces in the middle.
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return { from, to, end: turned.portrait ? { x: x + 4 * unitAcross(turned), y } : { x, y: y + 4 * UNIT } };
}

// The pieces. They have no names in the game; the page gives each a number so that it can follow a movement.

export type Man = { id: number; seat: Seat; kind: Kind; zone: Zone; draft?: boolean };

const countsOf = (view: FubaView, seat: Seat, kind: Kind): Partial<Record<Zone, number>> => {
  if (kind === 'outfield') return view.out[seat] ?? {};
  const zone = view.keeper[seat];
  return zone ? { [zone]: 1 } : {};
};

/** What decisions in a row would move: pieces from zone to zone, or the ball. */
export function arrowsOf(view: FubaView, steps: ChoiceInfo[]): { from: Zone; to: Zone; way: 'walk' | 'ball' }[] {
  let taken = phaseOf(view).facts.from ?? null;
  return steps.flatMap(({ word, facts }): { from: Zone; to: Zone; way: 'walk' | 'ball' }[] => {
    const { zone, from } = facts;
    if ((word === 'piece' || word === 'adjust') && isZone(zone ?? from)) taken = (zone ?? from) as Zone;
    if (word === 'to' && taken && isZone(zone)) return [{ from: taken, to: zone, way: 'walk' }];
    if (word === 'target' && isZone(zone)) return [{ from: view.ball, to: zone, way: 'ball' }];
    if ((word === 'bring' || word === 'collect') && isZone(from) && view.target)
      return [{ from, to: view.target, way: 'walk' }];
    return [];
  });
}

/** A view as it would be after some moves of a seat. */
export function withMoves(view: FubaView, seat: Seat, moves: { kind: Kind; from: Zone; to: Zone }[]): FubaView {
  const out = { ...view.out[seat] };
  let keeper = view.keeper[seat] ?? null;
  for (const { kind, from, to } of moves) {
    if (kind === 'keeper') keeper = to;
    else {
      out[from] = (out[from] ?? 0) - 1;
      out[to] = (out[to] ?? 0) + 1;
    }
  }
  return { ...view, out: { ...view.out, [seat]: out }, keeper: { ...view.keeper, [seat]: keeper } };
}

/** Does nobody stand on the pitch? */
export const isCleared = (view: FubaView): boolean =>
  SEATS.every((seat) => !view.keeper[seat] && Object.values(view.out[seat] ?? {}).every((n) => n === 0)) &&
  phaseOf(view).name !== 'formation';

/**
 * The pieces of a view, continuing those that were there: who stands where somebody is wanted stays, who does not goes to the
 * nearest place that is free, and only what is left over comes or goes.
 */
export function march(before: Man[], view: FubaView, pitch: Pitch): Man[] {
  let next = Math.max(0, ...before.map(({ id }) => id)) + 1;
  const after: Man[] = [];
  const middle = (zone: Zone): Point => ({
    x: (pitch[zone].x[0] + pitch[zone].x[1]) / 2,
    y: (pitch[zone].y[0] + pitch[zone].y[1]) / 2,
  });
  for (const seat of SEATS) {
    for (const kind of ['outfield', 'keeper'] as const) {
      const wanted = new Map(Object.entries(countsOf(view, seat, kind)) as [Zone, number][]);
      const free: Man[] = [];
      for (const man of before.filter((man) => man.seat === seat && man.kind === kind)) {
        const places = wanted.get(man.zone) ?? 0;
        if (places > 0) {
          wanted.set(man.zone, places - 1);
          after.push(man);
        } else free.push(man);
      }
      for (const [zone, places] of wanted) {
        for (let i = 0; i < places; i += 1) {
          const to = middle(zone);
          free.sort((a, b) => {
            const [p, q] = [middle(a.zone), middle(b.zone)];
            return Math.hypot(p.x - to.x, p.y - to.y) - Math.hypot(q.x - to.x, q.y - to.y);
          });
          const man = free.shift();
          after.push(man ? { ...man, zone } : { id: next++, seat, kind, zone });
        }
      }
    }
  }
  return after.sort((a, b) => a.id - b.id);
}

/** From so many of one team in a zone on, one piece stands for all of them with their number. */
export const CROWD = 5;

export type Placed = Man & Point & { count: number };

const CLUSTER: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [0, -0.58],
    [0, 0.58],
  ],
  [
    [-0.56, -0.52],
    [0.56, -0.52],
    [0, 0.54],
  ],
  [
    [-0.56, -0.54],
    [0.56, -0.54],
    [-0.56, 0.54],
    [0.56, 0.54],
  ],
];

/** Where each piece is drawn: Home's left of the zone's middle, Away's right of it, goalkeepers in their goal area. */
export function places(men: Man[], pitch: Pitch, turned: Turned, r: number): Placed[] {
  const placed: Placed[] = [];
  for (const zone of ZONES) {
    const box = boxOf(pitch[zone], turned);
    const middle = centreOf(box);
    for (const seat of SEATS) {
      const goal = zone === (seat === 'home' ? 'm1' : 'm5');
      const here = men.filter((man) => man.seat === seat && man.zone === zone);
      const keeper = here.find((man) => man.kind === 'keeper');
      if (keeper && goal) {
        placed.push({ ...keeper, ...pointOf(seat === 'home' ? 0.78 : 23.22, 8, turned), count: 1 });
      }
      const rest = here.filter((man) => !(goal && man.kind === 'keeper'));
      const side = seat === 'home' ? -1 : 1;
      // In a penalty area the goalkeeper's place stays free: one team stands above it, the other below.
      const deep = (zone === 'm1' || zone === 'm5') && !turned.portrait;
      const wing = zone.startsWith('s');
      // A wing is narrow on a phone: there the teams stand one above the other, too.
      const [across, down] = turned.portrait
        ? wing
          ? [side * 0.2, seat === 'home' ? 0.27 : -0.06]
          : [side * 0.27, 0.08]
        : deep
          ? [0, side * 0.27]
          : [side * (wing ? 0.27 : 0.23), wing ? 0.08 : -0.06];
      const at = { x: middle.x + across * box.width, y: middle.y + down * box.height };
      const outfield = rest.filter((man) => man.kind === 'outfield');
      const crowded = outfield.length >= CROWD;
      const shown = crowded ? [...rest.filter((man) => man.kind === 'keeper'), outfield[0]!] : rest;
      const cluster = CLUSTER[Math.min(shown.length, 4)] ?? [];
      shown.forEach((man, i) => {
        const [dx, dy] = cluster[Math.min(i, 3)] ?? [0, 0];
        const count = crowded && man === outfield[0] ? outfield.length : 1;
        placed.push({ ...man, x: at.x + dx * r * 2.1, y: at.y + dy * r * 2.1, count });
      });
      // The others of a crowd lie under the one that is drawn, so that they can walk out from there.
      if (crowded) for (const man of outfield.slice(1)) placed.push({ ...man, ...at, count: 0 });
    }
  }
  return placed.sort((a, b) => a.id - b.id);
}

/** Where the ball lies: in the middle of its zone, before a corner at the flag, at a penalty on the spot. */
export function ballPoint(view: FubaView, pitch: Pitch, turned: Turned): Point {
  const { name } = phaseOf(view);
  const { x, y } = pitch[view.ball];
  if (view.taker) return pointOf(x[0] === 0 ? 0.4 : 23.6, y[0] === 0 ? 0.4 : 15.6, turned);
  if (view.pending === 'penalty' || ['dive', 'aim', 'penalty'].includes(name)) {
    return pointOf(view.control === 'home' ? 21.5 : 2.5, 8, turned);
  }
  const box = boxOf(pitch[view.ball], turned);
  const middle = centreOf(box);
  if (view.ball.startsWith('s') && turned.portrait) {
    return { x: middle.x - 0.24 * box.width, y: middle.y - 0.08 * box.height };
  }
  // In a penalty area it lies at the edge, between the teams.
  if ((view.ball === 'm1' || view.ball === 'm5') && !turned.portrait) {
    const out = (view.ball === 'm1') === turned.flipped ? -1 : 1;
    return { x: middle.x + out * 0.34 * box.width, y: middle.y };
  }
  return { x: middle.x, y: middle.y + (view.ball.startsWith('m') && !turned.portrait ? 62 : 24) };
}

// What can be touched.

/** The zone that a choice is about: where it starts, and where it leads. */
export function zoneOf(choice: ChoiceInfo): Zone | null {
  const { zone, from } = choice.facts;
  return isZone(zone) ? zone : isZone(from) ? from : null;
}

/** Choices that are only the first half of an act: touching them goes on at once to where they may lead. */
const HALVES = new Set(['piece', 'adjust']);

export type Touch =
  | { does: 'choose'; choice: ChoiceInfo }
  | { does: 'act'; choice: ChoiceInfo }
  | { does: 'release' }
  | { does: 'nothing' };

/** What touching a zone does with the choices that are given. Outfield pieces come before the goalkeeper. */
export function touch(choices: ChoiceInfo[], view: FubaView, chosen: ChoiceInfo | null, zone: Zone): Touch {
  const here = choices.filter((choice) => zoneOf(choice) === zone);
  const again = here.find(({ text }) => text === chosen?.text);
  if (again) return { does: 'act', choice: again };
  const first = here.find(({ facts }) => facts['kind'] !== 'keeper') ?? here[0];
  if (first)
    return HALVES.has(first.word) && here.length === 1
      ? { does: 'act', choice: first }
      : { does: 'choose', choice: first };
  const { facts } = phaseOf(view);
  return facts.from === zone ? { does: 'release' } : { does: 'nothing' };
}

/** What somebody who touches this zone may have meant, in notation: the server is asked why it cannot be done. */
export function meant(view: FubaView, zone: Zone): string | null {
  const { name } = phaseOf(view);
  switch (name) {
    case 'target':
    case 'support':
    case 'keeper':
    case 'place':
      return `${name} ${zone}`;
    case 'bring':
    case 'collect':
    case 'adjust':
      return `${name} outfield ${zone}`;
    case 'piece':
      return `piece outfield ${zone}`;
    case 'to':
    case 'adjust_to':
      return `to ${zone}`;
    case 'free':
      return `free ${zone}`;
    default:
      return null;
  }
}

/** A set-up as it is being made: pieces by zone. */
export type Draft = Partial<Record<Zone, number>>;
export const total = (draft: Draft): number => Object.values(draft).reduce((sum, n) => sum + n, 0);

/**
 * The decisions that make a draft: pieces are placed from the own end on (ZONES is that order for Home), so that every
 * arrangement has one sequence.
 */
export function placing(draft: Draft, seat: Seat): string[] {
  const order = seat === 'home' ? ZONES : ZONES.toReversed();
  return order.flatMap((zone) => Array<string>(draft[zone] ?? 0).fill(`place ${zone}`));
}

/** Pieces of a ready arrangement by zone. Whoever has only one place to go to is placed by himself: where the last one went. */
export function draftOf(actions: string[], left: number): Draft {
  const draft: Draft = {};
  let last: Zone | null = null;
  for (const action of actions) {
    const [word, zone] = action.split(' ');
    if (word !== 'place' || !isZone(zone)) continue;
    draft[zone] = (draft[zone] ?? 0) + 1;
    last = zone;
  }
  const missing = left - total(draft);
  if (last && missing > 0) draft[last] = (draft[last] ?? 0) + missing;
  return draft;
}
