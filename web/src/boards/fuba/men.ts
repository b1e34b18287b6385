// The pieces on the screen. They have no names in the game; the page gives each a number so that it can follow a movement.
import type { Seat } from '../../lib/wire';
import { boxOf, centreOf, pointOf, type Pitch, type Point, type Turned } from './ground';
import { countsOf, SEATS, ZONES, type FubaView, type Kind, type Zone } from './view';

export type Man = { id: number; seat: Seat; kind: Kind; zone: Zone; draft?: boolean };

/**
 * The pieces of a view, continuing those that were there: who stands where somebody is wanted stays, who does not goes to the
 * nearest place that is free, and only what is left over comes or goes.
 */
export function march(before: Man[], view: FubaView, pitch: Pitch): Man[] {
  let next = Math.max(0, ...before.map(({ id }) => id)) + 1;
  const after: Man[] = [];
  const middle = (zone: Zone): Point => ({
    x: (pitch[zone].x[0] + pitch[zone].x[1]) / 2,
    y: (pitch[zone].y[0] + pitch[zone].y[1]) / 2,
  });
  for (const seat of SEATS) {
    for (const kind of ['outfield', 'keeper'] as const) {
      const wanted = new Map(Object.entries(countsOf(view, seat, kind)) as [Zone, number][]);
      const free: Man[] = [];
      for (const man of before.filter((man) => man.seat === seat && man.kind === kind)) {
        const places = wanted.get(man.zone) ?? 0;
        if (places > 0) {
          wanted.set(man.zone, places - 1);
          after.push(man);
        } else free.push(man);
      }
      for (const [zone, places] of wanted) {
        for (let i = 0; i < places; i += 1) {
          const to = middle(zone);
          free.sort((a, b) => {
            const [p, q] = [middle(a.zone), middle(b.zone)];
            return Math.hypot(p.x - to.x, p.y - to.y) - Math.hypot(q.x - to.x, q.y - to.y);
          });
          const man = free.shift();
          after.push(man ? { ...man, zone } : { id: next++, seat, kind, zone });
        }
      }
    }
  }
  return after.sort((a, b) => a.id - b.id);
}

/** From so many of one team in a zone on, one piece stands for all of them with their number. */
export const CROWD = 5;

export type Placed = Man & Point & { count: number };

const CLUSTER: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [0, -0.58],
    [0, 0.58],
  ],
  [
    [-0.56, -0.52],
    [0.56, -0.52],
    [0, 0.54],
  ],
  [
    [-0.56, -0.54],
    [0.56, -0.54],
    [-0.56, 0.54],
    [0.56, 0.54],
  ],
];

/** Where each piece is drawn: Home's left of the zone's middle, Away's right of it, goalkeepers in their goal area. */
export function places(men: Man[], pitch: Pitch, turned: Turned, r: number): Placed[] {
  const placed: Placed[] = [];
  for (const zone of ZONES) {
    const box = boxOf(pitch[zone], turned);
    const middle = centreOf(box);
    for (const seat of SEATS) {
      const goal = zone === (seat === 'home' ? 'm1' : 'm5');
      const here = men.filter((man) => man.seat === seat && man.zone === zone);
      const keeper = here.find((man) => man.kind === 'keeper');
      if (keeper && goal) {
        placed.push({ ...keeper, ...pointOf(seat === 'home' ? 0.78 : 23.22, 8, turned), count: 1 });
      }
      const rest = here.filter((man) => !(goal && man.kind === 'keeper'));
      const side = seat === 'home' ? -1 : 1;
      // In a penalty area the goalkeeper's place stays free: one team stands above it, the other below.
      const deep = (zone === 'm1' || zone === 'm5') && !turned.portrait;
      const wing = zone.startsWith('s');
      // A wing is narrow on a phone: there the teams stand one above the other, too.
      const [across, down] = turned.portrait
        ? wing
          ? [side * 0.2, seat === 'home' ? 0.27 : -0.06]
          : [side * 0.27, 0.08]
        : deep
          ? [0, side * 0.27]
          : [side * (wing ? 0.27 : 0.23), wing ? 0.08 : -0.06];
      const at = { x: middle.x + across * box.width, y: middle.y + down * box.height };
      const outfield = rest.filter((man) => man.kind === 'outfield');
      const crowded = outfield.length >= CROWD;
      const shown = crowded ? [...rest.filter((man) => man.kind === 'keeper'), outfield[0]!] : rest;
      const cluster = CLUSTER[Math.min(shown.length, 4)] ?? [];
      shown.forEach((man, i) => {
        const [dx, dy] = cluster[Math.min(i, 3)] ?? [0, 0];
        const count = crowded && man === outfield[0] ? outfield.length : 1;
        placed.push({ ...man, x: at.x + dx * r * 2.1, y: at.y + dy * r * 2.1, count });
      });
      // The others of a crowd lie under the one that is drawn, so that they can walk out from there.
      if (crowded) for (const man of outfield.slice(1)) placed.push({ ...man, ...at, count: 0 });
    }
  }
  return placed.sort((a, b) => a.id - b.id);
}
