import type { MomentInfo } from '../../lib/wire';

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
