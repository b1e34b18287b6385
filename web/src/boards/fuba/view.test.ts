import { describe, expect, it } from 'vitest';
import type { ChoiceInfo } from '../../lib/wire';
import { draftOf, placing } from './draft';
import { boxOf, neighbour, pitchOf, sizeOf, wideFor } from './ground';
import { offsideLine } from './marks';
import { march, places } from './men';
import { meant, touch } from './touch';
import { phaseOf, ZONES, type FubaView } from './view';

const view: FubaView = {
  phase: 'target',
  formation: { home: '4-4-2', away: '4-4-2' },
  formation_chosen: { home: true, away: true },
  dive_chosen: false,
  offside: { home: { line: 's3', zones: ['m5', 's4', 's8'] }, away: { line: 'm2', zones: ['m1'] } },
  score: [0, 0],
  yellow: [0, 0],
  red: [0, 0],
  out: { home: { m2: 2, m3: 6, s2: 2 }, away: { m3: 4, m4: 6 } },
  keeper: { home: 'm1', away: 'm5' },
  ball: 'm3',
  value: 3,
  control: 'home',
  half: 1,
  kickoff_first: 'home',
  turn: 1,
  deduct: [0, 0],
  may_move: [],
  clock: 1,
  last_turn: false,
  turn_kind: 'normal',
  pending: 'none',
  die: [0, 0],
  moved: { home: { outfield: {}, keeper: false }, away: { outfield: {}, keeper: false } },
  kicks: [0, 0],
  kick_goals: [0, 0],
};
const pitch = pitchOf({});
const WIDE = { portrait: false, flipped: false };
const choice = (text: string, word: string, facts: ChoiceInfo['facts']): ChoiceInfo => ({
  text,
  word,
  facts,
  rolls: false,
});

describe('the pitch', () => {
  it('covers the whole board with its zones, however it is turned', () => {
    for (const turned of [WIDE, { portrait: true, flipped: false }, { portrait: true, flipped: true }]) {
      const { w, h } = sizeOf(turned);
      const area = ZONES.map((zone) => boxOf(pitch[zone], turned)).reduce((sum, b) => sum + b.width * b.height, 0);
      expect(area).toBeCloseTo(24 * 16 * 33 * 33);
      for (const zone of ZONES) {
        const { x, y, width, height } = boxOf(pitch[zone], turned);
        expect(x >= 0 && y >= 0 && x + width <= w && y + height <= h, zone).toBe(true);
      }
    }
  });

  it('is wider on a short phone, so that its zones can be read', () => {
    const turned = { portrait: true, flipped: false, wide: wideFor(304, 320) };
    expect(turned.wide).toBe(798);
    const { x, width } = boxOf(pitch.s3, turned);
    expect(x).toBeCloseTo(14);
    // Two texts of 11 pixels side by side, and room between them.
    expect((width * 320) / sizeOf(turned).h).toBeGreaterThan(70);
    expect(wideFor(200, 302)).toBe(556);
    expect(wideFor(0, 0)).toBe(556);
  });

  it('takes the lengths of zones from the options', () => {
    expect(pitchOf({ zones: { m1: [0, 5] } }).m1.x).toEqual([0, 5]);
  });

  it('leads from zone to zone by arrow keys, as they lie on the screen', () => {
    expect(neighbour(pitch, 'm3', 'ArrowRight', WIDE)).toBe('m4');
    expect(neighbour(pitch, 'm3', 'ArrowRight', { portrait: false, flipped: true })).toBe('m2');
    expect(neighbour(pitch, 'm3', 'ArrowUp', { portrait: true, flipped: false })).toBe('m4');
    expect(neighbour(pitch, 's4', 'ArrowRight', WIDE)).toBeNull();
    expect(neighbour(pitch, 'm3', 'a', WIDE)).toBeNull();
    const reached = new Set<string>(['m3']);
    for (const from of reached)
      for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
        const next = neighbour(pitch, from as 'm3', key, WIDE);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(13);
  });

  it('draws the offside line at the far edge of the zone that was given', () => {
    expect(offsideLine(pitch, view, 'home', WIDE)?.from.x).toBe(24 + 18 * 33);
    expect(offsideLine(pitch, view, 'away', WIDE)?.from.x).toBe(24 + 4 * 33);
    expect(offsideLine(pitch, { ...view, offside: { home: null, away: null } }, 'home', WIDE)).toBeNull();
  });
});

describe('the pieces', () => {
  it('go on from where they stood', () => {
    const before = march([], view, pitch);
    expect(before).toHaveLength(22);
    const moved = { ...view, out: { ...view.out, home: { m2: 2, m3: 5, m4: 1, s2: 2 } } };
    const after = march(before, moved, pitch);
    const gone = after.filter((man) => before.find(({ id }) => id === man.id)?.zone !== man.zone);
    expect(gone).toEqual([expect.objectContaining({ seat: 'home', kind: 'outfield', zone: 'm4' })]);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('stand in clusters, and as one with a number when they are many', () => {
    const placed = places(march([], view, pitch), pitch, WIDE, 15);
    expect(placed).toHaveLength(22);
    const crowd = placed.filter(({ seat, zone }) => seat === 'home' && zone === 'm3');
    expect(crowd.filter(({ count }) => count > 0).map(({ count }) => count)).toEqual([6]);
    const centre = boxOf(pitch.m3, WIDE).x + boxOf(pitch.m3, WIDE).width / 2;
    expect(placed.every(({ seat, zone, x }) => zone !== 'm3' || (seat === 'home' ? x < centre : x > centre))).toBe(
      true,
    );
  });
});

describe('touching', () => {
  const target = choice('target m4', 'target', { zone: 'm4' });
  const piece = choice('piece outfield m3', 'piece', { kind: 'outfield', zone: 'm3' });
  const keeper = choice('piece keeper m3', 'piece', { kind: 'keeper', zone: 'm3' });

  it('chooses a target, and plays there when touched again', () => {
    expect(touch([target], view, null, 'm4')).toEqual({ does: 'choose', choice: target });
    expect(touch([target], view, target, 'm4')).toEqual({ does: 'act', choice: target });
    expect(touch([target], view, target, 'm5')).toEqual({ does: 'nothing' });
  });

  it('takes a piece up at once, an outfield piece first, and lets it go when touched again', () => {
    expect(touch([piece], view, null, 'm3')).toEqual({ does: 'act', choice: piece });
    expect(touch([keeper, piece], view, null, 'm3')).toEqual({ does: 'choose', choice: piece });
    const held: FubaView = {
      ...view,
      phase: { to: { seat: 'home', mode: 'midfield', kind: 'outfield', from: 'm3', left: 2 } },
    };
    expect(phaseOf(held).name).toBe('to');
    expect(touch([choice('to m4', 'to', { zone: 'm4' })], held, null, 'm3')).toEqual({ does: 'release' });
  });

  it('knows what somebody may have meant', () => {
    expect(meant(view, 's8')).toBe('target s8');
    expect(meant({ ...view, phase: { piece: { seat: 'home', mode: 'midfield', left: 2 } } }, 'm4')).toBe(
      'piece outfield m4',
    );
    expect(meant({ ...view, phase: { type: { seat: 'home' } } }, 'm4')).toBeNull();
  });
});

it('places a draft from the own end on', () => {
  const chosen = (word: string, zone: string) => ({ text: `${word} ${zone}`, word, facts: { zone }, rolls: false });
  const places = (...zones: string[]) => zones.map((zone) => chosen('place', zone));
  const draft = draftOf([chosen('keeper', 'm1'), ...places('m3', 'm1', 'm3')], 0);
  expect(draft).toEqual({ m3: 2, m1: 1 });
  expect(draftOf(places('m2', 'm3'), 4)).toEqual({ m2: 1, m3: 3 });
  expect(placing(draft, 'home')).toEqual(['place m1', 'place m3', 'place m3']);
  expect(placing(draft, 'away')).toEqual(['place m3', 'place m3', 'place m1']);
});
