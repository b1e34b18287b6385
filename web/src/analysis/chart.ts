// The shapes of the charts, in a box of 100 by 100.
import type { Attempt, Seat, WinProbability } from '../lib/wire';

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
