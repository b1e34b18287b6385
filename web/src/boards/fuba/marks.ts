// Where the ball and the offside line of a view are drawn.
import type { Seat } from '../../lib/wire';
import { boxOf, centreOf, pointOf, UNIT, unitAcross, type Pitch, type Point, type Turned } from './ground';
import { phaseOf, type FubaView, type Zone } from './view';

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

const CORNERS: ReadonlySet<Zone> = new Set(['s1', 's4', 's5', 's8']);

/** The flags from which a corner may be taken, as long as nobody has chosen one. */
export function flags(view: FubaView, turned: Turned): Point[] {
  if (phaseOf(view).name !== 'side') return [];
  const along = view.control === 'home' ? 23.6 : 0.4;
  return [0.4, 15.6].map((across) => pointOf(along, across, turned));
}

/** Where the ball lies: in the middle of its zone, before a corner at the flag or where it went out, at a penalty on the spot. */
export function ballPoint(view: FubaView, pitch: Pitch, turned: Turned): Point {
  const { name } = phaseOf(view);
  const ball = view.ball ?? 'm3';
  const { x, y } = pitch[ball];
  const corner = view.pending === 'corner';
  if (view.taker || (corner && CORNERS.has(ball) && name !== 'side'))
    return pointOf(x[0] === 0 ? 0.4 : 23.6, y[0] === 0 ? 0.4 : 15.6, turned);
  if (corner) return pointOf(view.control === 'home' ? 24.1 : -0.1, 5.2, turned);
  if (view.pending === 'penalty' || ['dive', 'aim', 'penalty'].includes(name)) {
    return pointOf(view.control === 'home' ? 21.5 : 2.5, 8, turned);
  }
  const box = boxOf(pitch[ball], turned);
  const middle = centreOf(box);
  if (ball.startsWith('s') && turned.portrait) {
    return { x: middle.x - 0.24 * box.width, y: middle.y - 0.08 * box.height };
  }
  // In a penalty area it lies at the edge, between the teams.
  if ((ball === 'm1' || ball === 'm5') && !turned.portrait) {
    const out = (ball === 'm1') === turned.flipped ? -1 : 1;
    return { x: middle.x + out * 0.34 * box.width, y: middle.y };
  }
  return { x: middle.x, y: middle.y + (ball.startsWith('m') && !turned.portrait ? 62 : 24) };
}
