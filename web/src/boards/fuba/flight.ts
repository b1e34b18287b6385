import type { MomentInfo } from '../../lib/wire';
import type { Point } from './ground';

/** Where on the pitch, in units, a shot ends that has just been told of: in the net, beside it, or behind off the defence. */
export function flightOf(moments: MomentInfo[]): { along: number; across: number } | null {
  for (const { event, facts } of moments.flatMap(({ events }) => events).toReversed()) {
    const along = facts['by'] === 'away' ? -0.3 : 24.3;
    switch (event) {
      case 'goal':
      case 'shootout-goal':
        return { along, across: 8 };
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
