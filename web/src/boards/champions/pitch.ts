// The ground of Champions 2020 on the screen: the field, the ring of squares round it, goals and areas. No rules.
import type { Seat } from '../../lib/wire';
import { Grid, type Spot } from '../grid';

type Range = [first: number, last: number];
/** The board as the options give it (docs/rules/champions.md, 2.7). */
type Geometry = {
  cols: number;
  rows: number;
  goal_cols: Range;
  penalty_area: { cols: Range; depth: number };
  goal_area: { cols: Range; depth: number };
  penalty_spots: { cols: Range; row: number };
};
export type Box = { from: Spot; to: Spot };
export type Pitch = {
  cols: number;
  rows: number;
  grid: Grid;
  /** The middle row. */
  mid: number;
  goal: Record<Seat, Box>;
  area: Record<Seat, Box>;
  goalArea: Record<Seat, Box>;
  /** The two squares from which penalties are taken at this end. */
  spots: Record<Seat, Box>;
};

export const CELL = 50;
export const SEATS = ['home', 'away'] as const satisfies Seat[];
export const other = (seat: Seat): Seat => (seat === 'home' ? 'away' : 'home');

const USUAL: Geometry = {
  cols: 10,
  rows: 15,
  goal_cols: [5, 6],
  penalty_area: { cols: [3, 8], depth: 2 },
  goal_area: { cols: [4, 7], depth: 1 },
  penalty_spots: { cols: [5, 6], row: 2 },
};

export const nameOf = ({ col, row }: Spot): string => `${col},${row}`;
export function spotOf(square: string): Spot {
  const [col, row] = square.split(',').map(Number);
  return { col: col ?? 0, row: row ?? 0 };
}
export const isSquare = (text: unknown): text is string => typeof text === 'string' && /^\d+,\d+$/.test(text);

export function pitchOf(options: Record<string, unknown>): Pitch {
  const shape: Geometry = { ...USUAL, ...(options['geometry'] as Partial<Geometry> | undefined) };
  const { cols, rows } = shape;
  const row = (seat: Seat, own: number): number => (seat === 'home' ? own : rows + 1 - own);
  const box = ([first, last]: Range, low: number, high: number): Record<Seat, Box> => {
    const at = (seat: Seat): Box => ({
      from: { col: first, row: row(seat, low) },
      to: { col: last, row: row(seat, high) },
    });
    return { home: at('home'), away: at('away') };
  };
  return {
    cols,
    rows,
    grid: new Grid([0, cols + 1], [0, rows + 1], CELL),
    mid: (rows + 1) / 2,
    goal: box(shape.goal_cols, 0, 0),
    area: box(shape.penalty_area.cols, 1, shape.penalty_area.depth),
    goalArea: box(shape.goal_area.cols, 1, shape.goal_area.depth),
    spots: box(shape.penalty_spots.cols, shape.penalty_spots.row, shape.penalty_spots.row),
  };
}

export const inField = ({ cols, rows }: Pitch, { col, row }: Spot): boolean =>
  col >= 1 && col <= cols && row >= 1 && row <= rows;

const COMPASS: Record<string, readonly [east: number, north: number]> = {
  N: [0, 1],
  NE: [1, 1],
  E: [1, 0],
  SE: [1, -1],
  S: [0, -1],
  SW: [-1, -1],
  W: [-1, 0],
  NW: [-1, 1],
};

/** The squares that a kick enters: `N1/NE2` from `5,8` is `5,9`, `6,10`, `7,11`. */
export function squaresOf(from: string, path: string): string[] {
  let { col, row } = spotOf(from);
  return path.split('/').flatMap((part) => {
    const [, dir = '', length = ''] = /^([NESW]+)(\d)$/.exec(part) ?? [];
    const [east, north] = COMPASS[dir] ?? [0, 0];
    return Array.from({ length: Number(length) }, () => {
      col += east;
      row += north;
      return nameOf({ col, row });
    });
  });
}

/** Kicks that would end on a square, straight or with one bend, to be asked about; the straight ones first. */
export function pathsTo(from: string, to: string): string[] {
  const [a, b] = [spotOf(from), spotOf(to)];
  const [east, north] = [b.col - a.col, b.row - a.row];
  const far = Math.max(Math.abs(east), Math.abs(north));
  const diagonal = Math.min(Math.abs(east), Math.abs(north));
  if (far === 0 || far > 7) return [];
  const name = (e: number, n: number): string => `${n > 0 ? 'N' : n < 0 ? 'S' : ''}${e > 0 ? 'E' : e < 0 ? 'W' : ''}`;
  const slant = name(east, north);
  const straight = Math.abs(east) >= Math.abs(north) ? name(east, 0) : name(0, north);
  if (diagonal === 0) return [`${straight}${far}`];
  if (diagonal === far) return [`${slant}${far}`];
  return [`${straight}${far - diagonal}/${slant}${diagonal}`, `${slant}${diagonal}/${straight}${far - diagonal}`];
}
