import { expect, it } from 'vitest';
import type { ChoiceInfo, FubaPhase, FubaView, Look } from '../../lib/wire';
import type { MatchPlay } from '../../match/play.svelte';
import { Moves } from './moves.svelte';

const choice = (text: string, facts: ChoiceInfo['facts'] = {}): ChoiceInfo => ({
  text,
  word: text.split(' ')[0]!,
  facts,
  rolls: false,
});
const piece = (zone: string): ChoiceInfo => choice(`piece outfield ${zone}`, { kind: 'outfield', zone });
const to = (zone: string): ChoiceInfo => choice(`to ${zone}`, { zone });
const free = (from: string): ChoiceInfo => choice(`free ${from}`, { from });

const view = (phase: FubaPhase, home: Record<string, number>): { game: 'fuba' } & FubaView =>
  ({ game: 'fuba', phase, out: { home, away: {} }, keeper: { home: 'm1', away: 'm5' } }) as { game: 'fuba' } & FubaView;
const moving = (left: number): FubaPhase => ({ piece: { seat: 'home', mode: 'midfield', left } });

type Known = { phase: FubaPhase; home: Record<string, number>; next?: ChoiceInfo[] };

/** A movement phase of Home, as far as the server has been asked. */
function movement(choices: ChoiceInfo[], known: Record<string, Known>): { moves: Moves; asked: string[] } {
  const asked: string[] = [];
  const look = (action: string): Look | null => {
    const found = known[action];
    if (!found) return null;
    return { action, refused: null, odds: [], terms: [], after: view(found.phase, found.home), next: found.next ?? [] };
  };
  const play = {
    choices,
    seat: 'home',
    shown: { view: view({ type: { seat: 'home' } }, { m2: 1, m3: 1 }) },
    previews: { of: look, ask: (actions: string[]) => asked.push(...actions) },
  };
  return { moves: new Moves(play as unknown as MatchPlay), asked };
}

it('asks what may follow, and offers nothing before every kind of move is known', () => {
  const { moves, asked } = movement([choice('midfield'), choice('attack'), choice('stay')], {
    midfield: { phase: moving(2), home: { m2: 1, m3: 1 }, next: [piece('m2')] },
    'midfield; piece outfield m2': { phase: moving(2), home: { m2: 1, m3: 1 }, next: [to('m3')] },
  });
  moves.ask();
  expect(asked).toContain('attack');
  expect(moves.reach.size).toBe(0);
});

it('names the kind of move that a piece can make, and what is left', () => {
  const start = { phase: moving(1), home: { m2: 1, m3: 1 } };
  const { moves } = movement([choice('midfield'), choice('attack')], {
    midfield: { ...start, next: [piece('m2')] },
    attack: { ...start, next: [] },
    'midfield; piece outfield m2': { ...start, next: [to('m3'), to('s2')] },
    'midfield; piece outfield m2; to m3': { phase: { free: { seat: 'home', mode: 'midfield' } }, home: { m3: 2 } },
    'midfield; piece outfield m2; to m3; ?leave': {
      phase: { free: { seat: 'home', mode: 'midfield' } },
      home: { m3: 2 },
      next: [free('s1')],
    },
  });
  expect(moves.reach.get('m2')?.map(({ to }) => to)).toEqual(['m3', 's2']);
  expect(moves.add('m2', 'm4')).toBe(false);
  expect(moves.add('m2', 'm3')).toBe(true);
  expect(moves.types).toEqual(['midfield']);
  expect(moves.left).toBe(0);
  expect(moves.offers).toEqual([{ zone: 's1', taken: 0, more: true }]);
  // Somebody may still come back from the line, so it does not go by itself; nothing is given up by a “done” of its own.
  expect(moves.isComplete).toBe(false);
  expect(moves.plan()?.steps.map(({ text }) => text)).toEqual([
    'midfield',
    'piece outfield m2',
    'to m3',
    'leave',
    'done',
  ]);
});

it('sees where a piece goes that has one place only', () => {
  const { moves } = movement([choice('midfield')], {
    midfield: { phase: moving(2), home: { m2: 1, m3: 1 }, next: [piece('m2')] },
    'midfield; piece outfield m2': { phase: moving(1), home: { m1: 1, m3: 1 }, next: [piece('m3')] },
  });
  expect(moves.reach.get('m2')).toEqual([{ kind: 'outfield', to: 'm1', alone: true, types: ['midfield'] }]);
  moves.add('m2', 'm1');
  expect(moves.plan()?.steps[1]).toEqual({ text: 'piece outfield m2' });
  expect(moves.plan()?.steps.map(({ text }) => text)).not.toContain('to m1');
});

it('does not take the moves of the other team for its own', () => {
  const { moves } = movement([piece('m2')], {
    'piece outfield m2': { phase: moving(1), home: { m2: 1 }, next: [to('m3')] },
    'piece outfield m2; to m3': { phase: { piece: { seat: 'away', mode: 'quick', left: 5 } }, home: { m3: 1 } },
    'piece outfield m2; to m3; ?leave': { phase: { piece: { seat: 'away', mode: 'quick', left: 5 } }, home: { m3: 1 } },
  });
  moves.add('m2', 'm3');
  expect(moves.left).toBe(0);
  expect(moves.isComplete).toBe(true);
  expect(
    moves
      .plan()
      ?.steps.filter(({ optional }) => !optional)
      .map(({ text }) => text),
  ).toEqual(['piece outfield m2', 'to m3']);
});
