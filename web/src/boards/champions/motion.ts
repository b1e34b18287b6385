// How things go from one view to the next: the ball by its legs, a walker round whoever stands in his way. For the eye only.
import type { MomentInfo } from '../../lib/wire';
import type { Point } from '../grid';
import { isSquare, nameOf, spotOf, squaresOf, type Pitch } from './pitch';
import { menOn, type ChampionsView, type Man } from './view';

/** By the name of a piece, and `ball`: the squares of a movement, the start included. */
export type Routes = Record<string, string[]>;

const WALKS = new Set(['walked', 'reached_ball', 'ran', 'came_back', 'dived', 'picked_up']);
const SIDES = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** A shortest walk over free squares; straight if there is none. */
export function walkOf(pitch: Pitch, men: Man[], man: Man, to: string): string[] {
  const from = man.at;
  const taken = new Set(men.filter(({ id }) => id !== man.id).map(({ at }) => at));
  for (const seat of ['home', 'away'] as const) {
    if (man.keeper && seat === man.seat) continue;
    for (let { col } = pitch.goal[seat].from; col <= pitch.goal[seat].to.col; col += 1)
      taken.add(nameOf({ col, row: pitch.goal[seat].from.row }));
  }
  taken.delete(to);
  const before: Record<string, string> = { [from]: from };
  const open = [from];
  for (let square = open.shift(); square !== undefined && square !== to; square = open.shift()) {
    const { col, row } = spotOf(square);
    for (const [east, north] of SIDES) {
      const next = { col: col + east, row: row + north };
      const name = nameOf(next);
      if (before[name] !== undefined || taken.has(name) || !pitch.grid.has(next)) continue;
      before[name] = square;
      open.push(name);
    }
  }
  if (before[to] === undefined || to === from) return [from, to];
  const way = [to];
  while (way[0] !== from) way.unshift(before[way[0]!]!);
  return way;
}

export function routesOf(before: ChampionsView, after: ChampionsView, moments: MomentInfo[], pitch: Pitch): Routes {
  const routes: Routes = {};
  const men = menOn(before);
  let ball = isSquare(before.ball) ? [before.ball] : [];
  for (const { word, facts: made, events } of moments) {
    if (word === 'leg' && ball.length > 0) ball.push(...squaresOf(ball.at(-1)!, String(made?.['path'])));
    for (const { event, facts } of events) {
      const { piece, to } = facts;
      if (!isSquare(to)) continue;
      if (event === 'deflected' || event === 'parried') ball = [to, ...(after.play?.path ?? [])];
      const man = men.find(({ id }) => id === piece);
      if (man && WALKS.has(event)) routes[man.id] = walkOf(pitch, men, man, to);
    }
  }
  if (ball.length > 1 && ball.at(-1) === after.ball) routes['ball'] = ball;
  return routes;
}

/** Points without those that lie straight between their neighbours. */
function bendsOf(points: Point[]): Point[] {
  return points.filter((b, i) => {
    const [a, c] = [points[i - 1], points[i + 1]];
    return !a || !c || Math.abs((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)) > 0.01;
  });
}

/** A line through points with its bends rounded; `start` and `end` are left free at its ends. */
export function curve(points: Point[], start = 0, end = 0, radius = 30): string {
  const bends = bendsOf(points);
  if (bends.length < 2) return '';
  const toward = (a: Point, b: Point, by: number): Point => {
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const part = Math.min(by / far, 0.5);
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  };
  const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const last = bends.length - 1;
  const parts = [`M${text(toward(bends[0]!, bends[1]!, start))}`];
  for (let i = 1; i < last; i += 1) {
    const [a, b, c] = [bends[i - 1]!, bends[i]!, bends[i + 1]!];
    parts.push(`L${text(toward(b, a, radius))}Q${text(b)} ${text(toward(b, c, radius))}`);
  }
  parts.push(`L${text(toward(bends[last]!, bends[last - 1]!, end))}`);
  return parts.join('');
}

export const DICE_MS = 900;
const BALL_MS = 540;
const STEP_MS = 340;
const QUIET_MS = 60;

/** How long moments are worth watching: a kick, a walk, or a decision that moves nothing yet. */
export function moveMs(moments: MomentInfo[]): number {
  const events = moments.flatMap((moment) => moment.events);
  const flies = moments.some(({ word }) => word === 'leg') || events.some(({ event }) => event === 'deflected');
  return flies ? BALL_MS : events.length > 0 ? STEP_MS : QUIET_MS;
}
