import { describe, expect, it } from 'vitest';
import type { ChoiceInfo } from '../../lib/wire';
import {
  actsAt,
  aimsOf,
  ballOf,
  linesOf,
  lobsOf,
  menOf,
  middleOf,
  neighbour,
  pitchOf,
  reachOf,
  stopsOf,
  touch,
  walkPlan,
  type VolchokView,
} from './view';

const view: VolchokView = {
  phase: 'step',
  to_move: 'home',
  pieces: {
    home: { 1: 'e1', 2: 'c4', 5: 'd10' },
    away: { 1: 'e13', 5: 'e9', 6: 'yellow' },
  },
  ball: 'H5',
  score: [2, 1],
  turns_done: 87,
  turn: { n: 3, left: 3 },
};
const choice = (text: string, word: string, facts: ChoiceInfo['facts']): ChoiceInfo => ({
  text,
  word,
  facts,
  rolls: false,
});
const pitch = pitchOf({});

describe('a view of Volchok', () => {
  it('knows who is on and who is off', () => {
    expect(menOf(view).off.map(({ id, at }) => [id, at])).toEqual([['A6', 'yellow']]);
    expect(menOf(view).on).toHaveLength(5);
    expect(ballOf(view).at).toBe('d10');
    expect(ballOf({ ...view, ball: 'f3' })).toEqual({ at: 'f3', by: null });
  });

  it('has net squares beyond both goal lines', () => {
    expect(pitch.net.away).toEqual(['d14', 'e14', 'f14']);
    const lines = linesOf(pitch, { portrait: false, flipped: false });
    expect(lines).toHaveLength(9);
    expect(lines[4]![0]).toBe('e0');
    expect(lines[0]).toHaveLength(13);
    expect(linesOf(pitch, { portrait: true, flipped: false })[0]).toEqual(['d14', 'e14', 'f14']);
  });

  it('turns by half a circle', () => {
    for (const portrait of [false, true]) {
      const plain = middleOf(pitch, 'e7', { portrait, flipped: false });
      expect(middleOf(pitch, 'e7', { portrait, flipped: true })).toEqual(plain);
      const corner = middleOf(pitch, 'a1', { portrait, flipped: true });
      expect(corner).toEqual(middleOf(pitch, 'i13', { portrait, flipped: false }));
    }
  });

  it('follows arrow keys as the screen shows them', () => {
    const wide = { portrait: false, flipped: false };
    expect(neighbour(pitch, 'e13', 'ArrowRight', wide)).toBe('e14');
    expect(neighbour(pitch, 'a13', 'ArrowRight', wide)).toBeNull();
    expect(neighbour(pitch, 'e5', 'ArrowDown', wide)).toBe('f5');
    expect(neighbour(pitch, 'e5', 'ArrowUp', { portrait: true, flipped: false })).toBe('e6');
    expect(neighbour(pitch, 'e5', 'ArrowUp', { portrait: true, flipped: true })).toBe('e4');
    expect(neighbour(pitch, 'e5', 'Enter', wide)).toBeNull();
  });
});

const marks = { lobs: { 2: 6 }, stops: { d14: ['d11', 'd12', 'd13'] }, reach: { 2: ['c5', 'c6 d6'] } };

describe('marks', () => {
  const declaring: VolchokView = { ...view, phase: 'declare', turn: {}, marks };

  it('show lobs before the spin on their number, and after it those that are offered', () => {
    expect(lobsOf(declaring, [], null)).toEqual([{ to: 'c4', number: 6 }]);
    const lob = choice('lob 2', 'lob', { piece: 2 });
    expect(lobsOf(view, aimsOf(view, [lob]), 'd10')).toEqual([{ to: 'c4', number: 3 }]);
    expect(lobsOf(view, aimsOf(view, [lob]), 'c4')).toEqual([]);
  });

  it('show where a chosen shot stops', () => {
    const [shot] = aimsOf(declaring, [choice('shot d14', 'shot', { net: 'd14' })]);
    expect(stopsOf(declaring, shot!)).toEqual(['d11', 'd12', 'd13']);
    expect(stopsOf(declaring, null)).toEqual([]);
    expect(stopsOf(view, shot!)).toEqual([]);
  });

  it('show what a walk takes, square by square', () => {
    const walking: VolchokView = { ...view, marks };
    expect(reachOf(walking, 'c4')).toEqual([
      { square: 'c5', points: 1 },
      { square: 'c6', points: 2 },
      { square: 'd6', points: 2 },
    ]);
    expect(reachOf(walking, 'd10')).toEqual([]);
    expect(reachOf(view, 'c4')).toEqual([]);
  });
});

describe('touching the board', () => {
  const step = choice('step 5 d11', 'step', { piece: 5, to: 'd11' });
  const kick = choice('kick d11', 'kick', { to: 'd11' });
  const other = choice('step 2 c5', 'step', { piece: 2, to: 'c5' });
  const end = choice('end', 'end', {});
  const aims = aimsOf(view, [step, kick, other, end]);

  const hand = (at: string | null, kicks = false) => ({ at, kicks });

  it('takes a piece, and picks where it walks', () => {
    expect(touch(view, aims, hand(null), 'd10')).toEqual({ does: 'hold', square: 'd10' });
    expect(touch(view, aims, hand('d10'), 'd11')).toEqual({ does: 'pick', choice: step });
  });

  it('turns from the walk to the ball when the carrier is touched once more, and then lets go', () => {
    expect(touch(view, aims, hand('d10'), 'd10')).toEqual({ does: 'ball' });
    expect(touch(view, aims, hand('d10', true), 'd11')).toEqual({ does: 'pick', choice: kick });
    expect(touch(view, aims, hand('d10', true), 'd10')).toEqual({ does: 'release' });
    expect(touch(view, aims, hand('c4'), 'c4')).toEqual({ does: 'release' });
  });

  it('passes to a team-mate, and takes him up while nothing is in hand', () => {
    const pass = choice('kick c4', 'kick', { to: 'c4' });
    const passing = aimsOf(view, [step, pass, other]);
    expect(touch(view, passing, hand('d10'), 'c4')).toEqual({ does: 'pick', choice: pass });
    expect(touch(view, passing, hand(null), 'c4')).toEqual({ does: 'hold', square: 'c4' });
  });

  it('changes to another piece', () => {
    expect(touch(view, aims, hand('d10'), 'c4')).toEqual({ does: 'hold', square: 'c4' });
  });

  it('walks as far as the points reach, straight where that is as short', () => {
    const walking: VolchokView = { ...view, marks };
    expect(touch(walking, aims, hand('c4'), 'c6')).toEqual({ does: 'walk', squares: ['c5', 'c6'] });
    expect(walkPlan(walking, 'c4', ['c5', 'c6'])).toMatchObject({
      facts: { piece: '2', to: 'c6', points: 2 },
      steps: [{ text: 'step 2 c5' }, { text: 'step 2 c6' }],
      path: ['c4', 'c5', 'c6'],
    });
    expect(touch(walking, aims, hand('d10'), 'c6')).toEqual({ does: 'nothing' });
  });

  it('asks nothing more of a piece that can declare one thing only', () => {
    const tackle = choice('tackle 2', 'tackle', { piece: 2 });
    const declaring: VolchokView = { ...view, phase: 'declare', ball: 'A5' };
    const basic = choice('basic', 'basic', {});
    expect(touch(declaring, aimsOf(declaring, [basic, tackle]), hand(null), 'c4')).toEqual({
      does: 'pick',
      choice: tackle,
    });
  });

  it('does nothing where nothing can be done', () => {
    expect(touch(view, aims, hand('d10'), 'a1')).toEqual({ does: 'nothing' });
    expect(touch(view, aims, hand('c4'), 'd11')).toEqual({ does: 'nothing' });
  });

  it('says which acts a square stands for, to have them judged', () => {
    expect(actsAt(view, pitch, hand('d10'), 'a1')).toEqual(['step 5 a1']);
    expect(actsAt(view, pitch, hand('d10', true), 'a1')).toEqual(['kick a1']);
    expect(actsAt(view, pitch, hand('c4'), 'a1')).toEqual(['step 2 a1']);
    expect(actsAt(view, pitch, hand(null), 'a1')).toEqual([]);
    expect(actsAt({ ...view, phase: 'declare' }, pitch, hand(null), 'e14')).toEqual(['shot e14']);
    expect(actsAt({ ...view, phase: 'declare' }, pitch, hand(null), 'c4')).toEqual(['tackle 2']);
  });

  it('chooses a square directly while no piece is held', () => {
    expect(touch(view, aims, hand(null), 'c5')).toEqual({ does: 'pick', choice: other });
  });
});
