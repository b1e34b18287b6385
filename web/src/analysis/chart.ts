// The shapes of the charts, in a box of 100 by 100.
import type { Attempt, Seat, WinProbability } from '../lib/wire';

/** A place on the pitch: along it towards away’s goal, and across it, from 0 to 1. */
export type Spot = { along: number; across: number };

const round = (n: number): number => Math.round(n * 100) / 100;
const point = (x: number, y: number): string => `${round(x)},${round(y)}`;

/** The bands of win probability from the bottom up: home, draw; what is left above is away. */
export function winBands(curve: WinProbability[], length: number): { home: string; draw: string } {
  const x = (at: WinProbability): number => (length > 0 ? (at.number / length) * 100 : 0);
  const low = curve.map((at) => point(x(at), 100 - at.home * 100));
  const high = curve.map((at) => point(x(at), 100 - (at.home + at.draw) * 100));
  const last = curve.length > 0 ? x(curve.at(-1)!) : 0;
  return {
    home: [point(0, 100), ...low, point(last, 100)].join(' '),
    draw: [low[0], ...high, ...low.slice(1).reverse()].join(' '),
  };
}

/** The expected goals of a side as they add up. */
export function expectedLine(attempts: Attempt[], by: Seat, length: number, high: number): string {
  let sum = 0;
  const y = (): number => 100 - (sum / high) * 100;
  const points = [point(0, 100)];
  for (const { number, chance } of attempts.filter((attempt) => attempt.by === by)) {
    const x = length > 0 ? (number / length) * 100 : 0;
    points.push(point(x, y()));
    sum += chance;
    points.push(point(x, y()));
  }
  return [...points, point(100, y())].join(' ');
}

/** How large the dot of a certain goal is. */
const DOT_MAX = 4.6;
/** The golden angle: dots of one place stand around it, however many they are. */
const ANGLE = 2.39996;

export type Dot = { attempt: Attempt; x: number; y: number; r: number };

/** The attempts as dots on a pitch of 100 by 64: the area of a dot is its chance, and dots of one place stand beside each other. */
export function dotsOf(attempts: Attempt[], spotAt: (number: number) => Spot | null): Dot[] {
  const there = new Map<string, number>();
  return attempts.flatMap((attempt) => {
    const spot = spotAt(attempt.number - 1);
    if (!spot) return [];
    const place = `${spot.along} ${spot.across}`;
    const nth = there.get(place) ?? 0;
    there.set(place, nth + 1);
    const away = 2.4 * Math.sqrt(nth);
    return {
      attempt,
      x: round(Math.min(98, Math.max(2, spot.along * 100 + away * Math.cos(nth * ANGLE)))),
      y: round(Math.min(62, Math.max(2, spot.across * 64 + away * Math.sin(nth * ANGLE)))),
      r: round(Math.max(0.9, DOT_MAX * Math.sqrt(attempt.chance))),
    };
  });
}
