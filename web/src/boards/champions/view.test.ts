import { describe, expect, it } from 'vitest';
import type { ChoiceInfo } from '../../lib/wire';
import { curve, moveMs, routesOf, walkOf } from './motion';
import { pathsTo, pitchOf, squaresOf } from './pitch';
import { bendsOf } from './say';
import { aimsOf, ballOf, meant, menOn, phaseOf, squadOf, touch, type ChampionsView } from './view';

const pitch = pitchOf({});
const view = (more: Partial<ChampionsView>): ChampionsView => ({
  period: 'regular',
  ones: 0,
  minute: 0,
  home: {
    formation: '4-4-2',
    subs_used: 0,
    keeper: 1,
    players: { 1: '5,0', 8: '4,4', 9: { at: '5,7', yellow: 1, injuries: 1 }, 17: 'warming' },
  },
  away: { formation: '4-4-2', subs_used: 1, keeper: 1, players: { 1: '6,16', 4: '5,9' } },
  ball: '5,5',
  coach_on_turn: 'home',
  die: 3,
  phase: 'turn_start',
  corner_wall: null,
  play: null,
  dead: null,
  shootout: { home: { taken: 0, scored: 0 }, away: { taken: 0, scored: 0 } },
  marks: { offside_line: { home: null, away: null }, offside: [], slots: [], saves: [] },
  ...more,
});
const choice = (text: string, facts: ChoiceInfo['facts']): ChoiceInfo => ({
  text,
  word: text.split(' ')[0]!,
  facts,
  rolls: false,
});
const flight = (more: Partial<NonNullable<ChampionsView['play']>>): ChampionsView['play'] => ({
  origin: 'turn',
  team: 'home',
  kicker: 9,
  budget: 3,
  touches: 1,
  touched: null,
  path: [],
  left: [],
  leg: 0,
  kick_row: 5,
  forward: true,
  end: 'open',
  chasers: 'nobody',
  cursor: 0,
  attempted: { home: [], away: [] },
  declined: { home: [], away: [] },
  ...more,
});

describe('the squads', () => {
  it('reads who is where, with cards and bandages', () => {
    const squad = squadOf(view({}), 'home');
    expect(squad).toHaveLength(20);
    expect(squad.filter(({ at }) => at === 'bench')).toHaveLength(16);
    expect(squad[8]).toMatchObject({ id: 'H9', at: '5,7', yellow: true, hurt: true, line: 'midfield', keeper: false });
    expect(menOn(view({})).map(({ id }) => id)).toEqual(['H1', 'H8', 'H9', 'A1', 'A4']);
  });

  it('knows where the ball lies, also while it is dead', () => {
    expect(ballOf(view({}))).toBe('5,5');
    expect(ballOf(view({ ball: 'centre' }))).toBe('centre');
    const dead = {
      type: 'free_kick' as const,
      team: 'home' as const,
      spot: '3,3',
      victim: 9,
      fouler: 4,
      swaps: [],
    };
    expect(ballOf(view({ ball: 'centre', dead }))).toBe('3,3');
    expect(ballOf(view({ ball: 'centre', phase: { lineup: { seat: 'home', picks: 0 } } }))).toBeNull();
  });
});

describe('kicks', () => {
  it('reads a path with a bend', () => {
    expect(squaresOf('5,8', 'N1/NE2')).toEqual(['5,9', '6,10', '7,11']);
    expect(squaresOf('5,8', 'SW2')).toEqual(['4,7', '3,6']);
  });

  it('names the paths to a square that somebody may have meant', () => {
    for (const to of ['5,12', '8,11', '7,12', '2,6', '3,1', '9,8'])
      for (const path of pathsTo('5,8', to)) expect(squaresOf('5,8', path).at(-1)).toBe(to);
    expect(pathsTo('5,8', '7,12')).toEqual(['N2/NE2', 'NE2/N2']);
    expect(pathsTo('5,8', '5,8')).toEqual([]);
  });
});

describe('choices on the pitch', () => {
  it('leads every kind of act from where it starts to where it ends', () => {
    const where = (given: ChampionsView, text: string, facts: ChoiceInfo['facts']): unknown =>
      aimsOf(given, [choice(text, facts)], 'home', pitch).map(({ from, to }) => [from, to]);
    expect(where(view({ phase: { pick_mover: {} } }), 'mover 8', { piece: '8' })).toEqual([[null, '4,4']]);
    const moving = view({ phase: { pick_move: { mover: 8 } } });
    expect(where(moving, 'walk 4,7', { to: '4,7' })).toEqual([['4,4', '4,7']]);
    expect(where(moving, 'ball 2', { steps: 2 })).toEqual([['4,4', '5,5']]);
    expect(where(moving, 'push 4', { piece: '4' })).toEqual([['4,4', '5,9']]);
    const kicking = view({ phase: 'leg', play: flight({}) });
    expect(where(kicking, 'leg N1/NE2', { path: 'N1/NE2' })).toEqual([['5,5', '7,8']]);
    const chasing = view({ phase: { intercept: { seat: 'home', slot: 1 } }, play: flight({ path: ['4,6', '4,5'] }) });
    expect(where(chasing, 'attempt 8', { piece: '8' })).toEqual([['4,4', '4,5']]);
    expect(where(view({ phase: 'save_pick' }), 'save 5,1', { to: '5,1' })).toEqual([['5,0', '5,1']]);
    expect(where(view({}), 'keeper_square 6', { column: 6 })).toEqual([['5,0', '6,0']]);
    expect(where(view({ phase: 'penalty_spot' }), 'penalty_spot 6', { column: 6 })).toEqual([[null, '6,14']]);
    expect(where(view({ phase: { sub_row: { piece: 'H9' } } }), 'sub_row 5', { row: 5 })).toHaveLength(10);
    expect(where(view({}), 'roll', {})).toEqual([]);
    expect(aimsOf(view({}), [choice('roll', {})], null, pitch)).toEqual([]);
  });

  it('takes a player with one touch, and a walk with two', () => {
    const movers = aimsOf(view({ phase: { pick_mover: {} } }), [choice('mover 8', { piece: '8' })], 'home', pitch);
    expect(touch(movers, null, null, '4,4')).toMatchObject({ does: 'act' });
    const walks = aimsOf(
      view({ phase: { pick_move: { mover: 8 } } }),
      [choice('walk 4,7', { to: '4,7' }), choice('walk 5,6', { to: '5,6' })],
      'home',
      pitch,
    );
    expect(touch(walks, null, null, '4,7')).toMatchObject({ does: 'choose', choice: { text: 'walk 4,7' } });
    expect(touch(walks, null, walks[0]!.choice, '4,7')).toMatchObject({ does: 'act' });
    expect(touch(walks, null, walks[0]!.choice, '5,6')).toMatchObject({ does: 'choose', choice: { text: 'walk 5,6' } });
    expect(touch(walks, null, null, '9,9')).toEqual({ does: 'nothing' });
  });

  it('chooses among ways to one square by a square on the way', () => {
    const kicks = aimsOf(
      view({ phase: 'leg', play: flight({}) }),
      [choice('leg N1/NE2', { path: 'N1/NE2' }), choice('leg NE2/N1', { path: 'NE2/N1' })],
      'home',
      pitch,
    );
    const first = touch(kicks, null, null, '7,8');
    expect(first).toMatchObject({ does: 'choose', choice: { text: 'leg N1/NE2' } });
    expect(touch(kicks, null, kicks[0]!.choice, '6,6')).toMatchObject({ choice: { text: 'leg NE2/N1' } });
    expect(touch(kicks, null, null, '6,6')).toEqual({ does: 'nothing' });
  });

  it('asks about what was meant', () => {
    expect(meant(view({ phase: { pick_move: { mover: 8 } } }), 'home', '9,9')).toEqual(['walk 9,9']);
    expect(meant(view({ phase: { pick_move: { mover: 8 } } }), 'home', '5,9')).toEqual(['push 4']);
    expect(meant(view({ phase: 'leg', play: flight({}) }), 'home', '5,9')).toEqual(['leg N4']);
    expect(meant(view({ phase: { pick_mover: {} } }), 'home', '5,9')).toEqual([]);
    expect(phaseOf(view({ phase: { follow: {} } }))).toBe('follow');
  });
});

describe('movements', () => {
  const men = menOn(view({}));
  it('walks round whoever stands in the way', () => {
    const eight = men.find(({ id }) => id === 'H8')!;
    const way = walkOf(pitch, [...men, { ...eight, id: 'H7', at: '4,5' }], eight, '4,6');
    expect(way).toHaveLength(5);
    expect(way).not.toContain('4,5');
    expect(walkOf(pitch, men, eight, '5,16')).not.toContain('6,16');
  });

  it('flies by its legs, and on from where it was deflected', () => {
    const before = view({ ball: '5,5' });
    const flown = routesOf(
      before,
      view({ ball: '7,8' }),
      [{ number: 3, by: 'home', step: 'leg N1/NE2', word: 'leg', facts: { path: 'N1/NE2' }, events: [] }],
      pitch,
    );
    expect(flown['ball']).toEqual(['5,5', '5,6', '6,7', '7,8']);
    const deflected = routesOf(
      before,
      view({ ball: '4,8', play: flight({ path: ['4,7', '4,8'] }) }),
      [
        {
          number: 4,
          by: 'chance',
          step: 'd3 3',
          word: 'd3',
          facts: { number: 3 },
          events: [{ rule: 'INT-7', event: 'deflected', facts: { piece: 'A4', to: '4,6' } }],
        },
      ],
      pitch,
    );
    expect(deflected['ball']).toEqual(['4,6', '4,7', '4,8']);
  });

  it('rounds a bend once and leaves straight lines alone', () => {
    const at = (x: number, y: number): { x: number; y: number } => ({ x, y });
    expect(curve([at(0, 0), at(50, 0), at(100, 0)])).toBe('M0.0 0.0L100.0 0.0');
    expect(curve([at(0, 0), at(100, 0), at(200, 100)]).match(/Q/g)).toHaveLength(1);
    expect(curve([at(0, 0)])).toBe('');
  });

  it('gives a kick more time than a decision that moves nothing', () => {
    const kick = moveMs([{ number: 1, by: 'home', step: 'leg N3', word: 'leg', facts: { path: 'N3' }, events: [] }]);
    expect(kick).toBeGreaterThan(
      moveMs([{ number: 1, by: 'home', step: 'mover 8', word: 'mover', facts: { piece: 8 }, events: [] }]),
    );
  });
});

it('names the squares where a kick bends', () => {
  expect(bendsOf('5,5', squaresOf('5,5', 'N2/NE1'))).toEqual(['5,7']);
  expect(bendsOf('5,5', squaresOf('5,5', 'NE3'))).toEqual([]);
});
