// The ground of FUBA on the screen: zones, how the pitch lies, and where a point of it is drawn. No rules.
import { ZONES, type Zone } from './view';

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
