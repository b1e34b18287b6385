// The view of Volchok, as docs/formats/position.md describes it, and its geometry on the screen. No rules.
import type { ChoiceInfo, MomentInfo, Seat, VolchokPhaseName, VolchokView as Full } from '../../lib/wire';
import type { Plan } from '../board';
import { Grid, type Point, type Spot, type Turned } from '../grid';

export type Phase = VolchokPhaseName;
/** What the board draws of the view; a position file has no marks. */
export type VolchokView = Pick<Full, 'phase' | 'to_move' | 'pieces' | 'ball' | 'score' | 'turns_done' | 'turn'> &
  Partial<Pick<Full, 'marks'>>;

export type Man = { id: string; seat: Seat; shirt: string; at: string };
export type Pitch = { cols: number; rows: number; zone: Record<Seat, string[]>; net: Record<Seat, string[]> };

export const SEATS = ['home', 'away'] as const satisfies Seat[];

export const nameOf = ({ col, row }: Spot): string => `${String.fromCharCode(96 + col)}${row}`;
export const spotOf = (square: string): Spot => ({ col: square.charCodeAt(0) - 96, row: Number(square.slice(1)) });
export const isSquare = (text: string | null | undefined): text is string => /^[a-k]\d+$/.test(text ?? '');

/** The grid of a match: what its options say, and the middle three columns for what they leave out. */
export function pitchOf(options: Record<string, unknown>): Pitch {
  type Board = { cols?: number; rows?: number; keeper_zone?: Record<Seat, string[]>; net?: Record<Seat, string[]> };
  const board = (options['board'] ?? {}) as Board;
  const cols = board.cols ?? 9;
  const rows = board.rows ?? 13;
  const middle = (cols + 1) / 2;
  const three = (row: number): string[] => [-1, 0, 1].map((by) => nameOf({ col: middle + by, row }));
  return {
    cols,
    rows,
    zone: board.keeper_zone ?? { home: three(1), away: three(rows) },
    net: board.net ?? { home: three(0), away: three(rows + 1) },
  };
}

export function menOf(view: VolchokView): { on: Man[]; off: Man[] } {
  const men = SEATS.flatMap((seat) =>
    Object.entries(view.pieces[seat] ?? {}).map(([shirt, at]) => ({
      id: `${seat === 'home' ? 'H' : 'A'}${shirt}`,
      seat,
      shirt,
      at,
    })),
  );
  return { on: men.filter(({ at }) => isSquare(at)), off: men.filter(({ at }) => !isSquare(at)) };
}

/** The square of the ball, and who has it. */
export function ballOf(view: VolchokView): { at: string | null; by: Man | null } {
  if (isSquare(view.ball)) return { at: view.ball, by: null };
  const by = menOf(view).on.find(({ id }) => id === view.ball) ?? null;
  return { at: by?.at ?? null, by };
}

/** Where a choice starts and where it leads on the board; what has no place is a button. */
export type Aim = {
  choice: ChoiceInfo;
  /** The square of the piece that acts. */
  from: string | null;
  to: string | null;
  way: 'walk' | 'ball' | 'lob' | 'spot';
  /** Where the ball is met on the way. */
  via?: string;
};

export function aimsOf(view: VolchokView, choices: ChoiceInfo[]): Aim[] {
  const own = (shirt: unknown): string | null => view.pieces[view.to_move]?.[String(shirt)] ?? null;
  const ball = ballOf(view).at;
  const text = (fact: unknown): string | null => (typeof fact === 'string' ? fact : null);
  return choices.map((choice) => {
    const { piece, to, net } = choice.facts;
    switch (choice.word) {
      case 'step':
        return { choice, from: own(piece), to: text(to), way: 'walk' };
      case 'kick':
        return { choice, from: ball, to: text(to), way: 'ball' };
      case 'lob':
        return { choice, from: ball, to: own(piece), way: 'lob' };
      case 'shot':
        return { choice, from: ball, to: text(net), way: 'ball' };
      case 'control':
        return { choice, from: own(piece), to: text(net), way: 'ball', ...(ball && { via: ball }) };
      case 'tackle':
        return { choice, from: own(piece), to: ball, way: 'walk' };
      case 'pick':
        return { choice, from: null, to: own(piece), way: 'spot' };
      default:
        return { choice, from: null, to: text(to), way: 'spot' };
    }
  });
}

/** A movement that is drawn: of a piece or of the ball. */
export type Arrow = { from: string; to: string; way: Aim['way'] };

/** What decisions in a row would move, each from where the one before has left it. */
export function arrowsOf(view: VolchokView, steps: ChoiceInfo[]): Arrow[] {
  const moved: VolchokView = {
    ...view,
    pieces: { home: { ...view.pieces.home }, away: { ...view.pieces.away } },
  };
  return steps.flatMap((choice): Arrow[] => {
    const [aim] = aimsOf(moved, [choice]);
    const from = aim?.via ?? aim?.from;
    if (!aim || !from || !aim.to) return [];
    const own = moved.pieces[view.to_move];
    if (choice.word === 'step' && own) own[String(choice.facts['piece'])] = aim.to;
    if (choice.word === 'kick') moved.ball = aim.to;
    return [{ from, to: aim.to, way: aim.way }];
  });
}

/** The squares on which pieces went in these moments, by piece. */
export function routesOf(moments: MomentInfo[]): Record<string, string[]> {
  const routes: Record<string, string[]> = {};
  for (const { facts } of moments.flatMap(({ events }) => events)) {
    const { piece, to } = facts;
    if (typeof piece === 'string' && typeof to === 'string' && isSquare(to)) (routes[piece] ??= []).push(to);
  }
  return routes;
}

/** A lob that is possible: from the ball to a team-mate, on a number of the dial. */
export type Lob = { to: string; number: number };

/** Lobs to think of: before the spin on the number that they take, after it those that are offered. */
export function lobsOf(view: VolchokView, aims: Aim[], origin: string | null): Lob[] {
  const own = view.pieces[view.to_move] ?? {};
  if (view.phase === 'declare')
    return Object.entries(view.marks?.lobs ?? {}).flatMap(([shirt, number]) => {
      const to = own[shirt];
      return to ? [{ to, number }] : [];
    });
  return aims.flatMap(({ way, from, to }) =>
    way === 'lob' && from === origin && to ? [{ to, number: view.turn.n ?? 0 }] : [],
  );
}

const shirtOn = (view: VolchokView, square: string | null): string | undefined =>
  Object.entries(view.pieces[view.to_move] ?? {}).find(([, at]) => at === square)?.[0];

/** The squares that the piece on a square could walk to, with the points that each takes. */
export function reachOf(view: VolchokView, from: string | null): { square: string; points: number }[] {
  const shirt = shirtOn(view, from);
  const rings = (shirt && view.marks?.reach[shirt]) || [];
  return rings.flatMap((ring, i) => ring.split(' ').map((square) => ({ square, points: i + 1 })));
}

/** Where a chosen shot would stop on 1, on 2 and so on. */
export const stopsOf = (view: VolchokView, chosen: Aim | null): string[] =>
  (chosen?.choice.word === 'shot' && chosen.to && view.marks?.stops[chosen.to]) || [];

/** The acts that a square stands for in notation, the likeliest first, whether they are allowed or not: what the server is asked to judge. */
export function actsAt(view: VolchokView, pitch: Pitch, hand: Hand, square: string): string[] {
  const here = shirtOn(view, square);
  const holder = shirtOn(view, hand.at);
  switch (view.phase) {
    case 'pick':
      return here ? [`pick ${here}`] : [];
    case 'declare':
      if (here) return [`tackle ${here}`];
      return [...pitch.net.home, ...pitch.net.away].includes(square) ? [`shot ${square}`] : [];
    case 'step':
      if (!holder) return [];
      return hand.kicks || here ? [`kick ${square}`] : [`step ${holder} ${square}`];
    case 'exit':
    case 'run':
    case 'corner':
    case 'place':
      return [`${view.phase} ${square}`];
    default:
      return [];
  }
}

/** The squares of a shortest walk to a square, the last one included; empty if nobody who stands on `from` can walk there. */
export function walkOf(view: VolchokView, from: string | null, to: string): string[] {
  const reach = reachOf(view, from);
  const target = reach.find(({ square }) => square === to);
  if (!target || target.points < 2) return [];
  const way = [to];
  for (let points = target.points - 1; points > 0; points -= 1) {
    const { col, row } = spotOf(way[0]!);
    const before = reach.filter((ring) => {
      const spot = spotOf(ring.square);
      return ring.points === points && Math.max(Math.abs(spot.col - col), Math.abs(spot.row - row)) === 1;
    });
    // Straight on where that is possible: it is the way that people draw.
    const next = way[1] ? spotOf(way[1]) : { col, row };
    const ahead = nameOf({ col: 2 * col - next.col, row: 2 * row - next.row });
    way.unshift((before.find(({ square }) => square === ahead) ?? before[0]!).square);
  }
  return way;
}

/** A walk of several squares as one act. */
export function walkPlan(view: VolchokView, from: string | null, squares: string[]): Plan {
  const shirt = shirtOn(view, from) ?? '';
  const [first = ''] = squares;
  return {
    gathers: { text: `step ${shirt} ${first}`, word: 'step', facts: { piece: shirt, to: first }, rolls: false },
    name: 'web-volchok-walk',
    facts: { piece: shirt, to: squares.at(-1) ?? '', points: squares.length },
    steps: squares.map((square) => ({ text: `step ${shirt} ${square}` })),
    path: [...(from ? [from] : []), ...squares],
  };
}

/** What touching a square does: take a piece up, choose an act, walk there, turn to the ball, let go, or nothing. */
export type Touch =
  | { does: 'hold'; square: string }
  | { does: 'pick'; choice: ChoiceInfo }
  | { does: 'walk'; squares: string[] }
  | { does: 'ball' }
  | { does: 'release' }
  | { does: 'nothing' };

/** What is in hand: the square of a piece, and whether its walk or its ball is meant. */
export type Hand = { at: string | null; kicks: boolean };

/**
 * The acts that a square stands for. A piece in hand walks to empty squares, with the ball if it has it, and passes to team-mates;
 * touched once more, it kicks instead.
 */
export function actsTo(view: VolchokView, aims: Aim[], { at, kicks }: Hand, square: string): Aim[] {
  const here = aims.filter(({ from, to }) => to === square && (at === null || from === null || from === at));
  if (view.phase !== 'step') return here;
  const mates = Object.values(view.pieces[view.to_move] ?? {});
  return here.filter(({ way }) => way === 'spot' || (way === 'walk') !== (kicks || mates.includes(square)));
}

export function touch(view: VolchokView, aims: Aim[], hand: Hand, square: string): Touch {
  const { at, kicks } = hand;
  const here = actsTo(view, aims, hand, square);
  if (at === square) {
    const hasBall = view.phase === 'step' && aims.some(({ from, way }) => from === at && way !== 'walk');
    return hasBall && !kicks ? { does: 'ball' } : { does: 'release' };
  }
  const own = aims.filter(({ from }) => from === square);
  if (here.length > 0 && (at !== null || own.length === 0)) return { does: 'pick', choice: here[0]!.choice };
  const squares = kicks ? [] : walkOf(view, at, square);
  if (squares.length > 0) return { does: 'walk', squares };
  // Who can do one thing only is asked nothing more.
  if (view.phase === 'declare' && own.length === 1) return { does: 'pick', choice: own[0]!.choice };
  return own.length > 0 ? { does: 'hold', square } : { does: 'nothing' };
}

export const CELL = 56;
const APRON = 26;
export const gridOf = (pitch: Pitch): Grid => new Grid([1, pitch.cols], [0, pitch.rows + 1], CELL, APRON);

export const sizeOf = (pitch: Pitch, portrait: boolean): { w: number; h: number } => gridOf(pitch).size(portrait);

/** The middle of a square on the screen. */
export const middleOf = (pitch: Pitch, square: string, turned: Turned): Point =>
  gridOf(pitch).middle(spotOf(square), turned);

/** The squares in the order of the screen: lines from top to bottom, each from left to right. Beside a net there are none. */
export function linesOf(pitch: Pitch, turned: Turned): string[][] {
  const nets = new Set([...pitch.net.home, ...pitch.net.away]);
  const exists = ({ col, row }: Spot): boolean => (row >= 1 && row <= pitch.rows) || nets.has(nameOf({ col, row }));
  return gridOf(pitch)
    .lines(turned)
    .map((line) => line.filter(exists).map(nameOf));
}

/** The square that an arrow key leads to. */
export function neighbour(pitch: Pitch, square: string, key: string, turned: Turned): string | null {
  const next = gridOf(pitch).step(spotOf(square), key, turned);
  const name = next && nameOf(next);
  return linesOf(pitch, turned).some((line) => name !== null && line.includes(name)) ? name : null;
}
