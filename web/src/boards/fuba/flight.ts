import type { MomentInfo, Seat } from '../../lib/wire';
import type { Point } from './ground';

/** A point of the pitch, in units. */
export type End = { along: number; across: number };

/** In the net that a team shoots at. */
export const netOf = (by: Seat): End => ({ along: by === 'away' ? -0.3 : 24.3, across: 8 });

/** Where a shot ends that is being told of: in the net of a shoot-out, beside it, or behind off the defence. */
export function flightOf({ events }: MomentInfo): End | null {
  for (const { event, facts } of events.toReversed()) {
    const by = facts['by'] === 'away' ? 'away' : 'home';
    const { along } = netOf(by);
    switch (event) {
      case 'shootout-goal':
        return netOf(by);
      case 'missed':
      case 'penalty-missed':
        return { along, across: 10.4 };
      case 'corner-won':
        return { along, across: 5.2 };
    }
  }
  return null;
}

/** The curve on which a ball flies, or somebody walks, from one point to another. */
export function curveOf(a: Point, b: Point): string {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const lift = Math.min(60, far / 5);
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const top = { x: (a.x + b.x) / 2 - uy * lift, y: (a.y + b.y) / 2 + ux * lift };
  return `M${a.x + ux * 24} ${a.y + uy * 24}Q${top.x} ${top.y} ${b.x - ux * 8} ${b.y - uy * 8}`;
}
