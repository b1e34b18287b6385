// What the page reads off a view of Champions 2020, and what its choices mean on the pitch. No rules.
import type { ChampionsMarks, ChampionsView as Full, ChoiceInfo, Seat } from '../../lib/wire';
import { readPhase, type Phase } from '../phase';
import { isSquare, nameOf, other, pathsTo, SEATS, spotOf, squaresOf, type Box, type Pitch } from './pitch';
import NAMES from './squads.json';

/** What the board draws of the view. */
export type ChampionsView = Pick<
  Full,
  | 'period'
  | 'ones'
  | 'minute'
  | 'home'
  | 'away'
  | 'ball'
  | 'coach_on_turn'
  | 'die'
  | 'phase'
  | 'play'
  | 'dead'
  | 'corner_wall'
  | 'shootout'
  | 'marks'
>;
export type Marks = ChampionsMarks;

export type Line = 'keeper' | 'defence' | 'midfield' | 'attack';
export type Man = {
  id: string;
  seat: Seat;
  shirt: number;
  /** For people only: the game knows numbers. */
  name: string;
  line: Line;
  /** A square, or why he is not on the pitch. */
  at: string;
  keeper: boolean;
  yellow: boolean;
  hurt: boolean;
};

/** The numbers on the backs (SET-1): 1 and 20, 2 to 7, 8 to 13, 14 to 19. */
const lineOf = (shirt: number): Line =>
  shirt === 1 || shirt === 20 ? 'keeper' : shirt <= 7 ? 'defence' : shirt <= 13 ? 'midfield' : 'attack';
const SQUAD = Array.from({ length: 20 }, (_, i) => i + 1);

type Moment = Phase<NonNullable<Full['phase']>>;
const momentOf = ({ phase }: ChampionsView): Moment => readPhase(phase ?? 'turn_start');
export const phaseOf = (view: ChampionsView): Moment['name'] => momentOf(view).name;

/** Who decides, where the phase says so; otherwise the coach on turn. */
export const phaseSeat = (view: ChampionsView): Seat => momentOf(view).facts.seat ?? view.coach_on_turn;

export function squadOf(view: ChampionsView, seat: Seat): Man[] {
  const team = view[seat];
  return SQUAD.map((shirt) => {
    const member = team.players[shirt] ?? 'bench';
    const full = typeof member === 'string' ? { at: member, yellow: 0, injuries: 0 } : member;
    return {
      id: `${seat === 'home' ? 'H' : 'A'}${shirt}`,
      seat,
      shirt,
      name: NAMES[seat][shirt - 1] ?? '',
      line: lineOf(shirt),
      at: full.at,
      keeper: team.keeper === shirt,
      yellow: full.yellow > 0,
      hurt: full.injuries > 0,
    };
  });
}

export const menOn = (view: ChampionsView): Man[] =>
  SEATS.flatMap((seat) => squadOf(view, seat).filter(({ at }) => isSquare(at)));

/** Where the ball lies: a square, the centre spot, or where the restart will be. */
export function ballOf(view: ChampionsView): string | 'centre' | null {
  if (isSquare(view.ball)) return view.ball;
  if (phaseOf(view) === 'lineup') return null;
  if (view.dead) return view.dead.spot;
  return view.play || view.period === 'shootout' ? null : 'centre';
}

/** Where a choice starts and where it leads on the board, and the squares between if it says so. */
export type Aim = {
  choice: ChoiceInfo;
  from: string | null;
  to: string;
  way: 'walk' | 'ball' | 'spot';
  squares: string[];
  /** Nothing comes of it yet but more to choose, so one touch does it. */
  quick: boolean;
};

const cells = ({ from, to }: Box): string[] => {
  const squares: string[] = [];
  for (let col = Math.min(from.col, to.col); col <= Math.max(from.col, to.col); col += 1)
    for (let row = Math.min(from.row, to.row); row <= Math.max(from.row, to.row); row += 1)
      squares.push(nameOf({ col, row }));
  return squares;
};

export function aimsOf(view: ChampionsView, choices: ChoiceInfo[], seat: Seat | null, pitch: Pitch): Aim[] {
  if (!seat) return [];
  const own = squadOf(view, seat);
  const opponents = squadOf(view, other(seat));
  const at = (men: Man[], shirt: unknown): string | null => {
    const square = men.find((man) => man.shirt === Number(shirt))?.at;
    return isSquare(square) ? square : null;
  };
  const keeper = own.find((man) => man.keeper)?.at ?? null;
  const ball = isSquare(view.ball) ? view.ball : null;
  const kicker = view.play?.team ? (ball ?? at(squadOf(view, view.play.team), view.play.kicker)) : ball;
  const { facts: moment } = momentOf(view);
  const mover = at(own, moment.mover ?? moment.runner);
  const moved = own.find(({ id }) => id === moment.piece)?.at ?? null;
  const slot = moment.slot === undefined ? null : (view.play?.path[moment.slot] ?? null);

  return choices.flatMap((choice): Aim[] => {
    const { piece, to, column, line, victim, path, row, side } = choice.facts;
    const aim = (from: string | null, target: unknown, way: Aim['way'], squares: string[] = []): Aim[] =>
      isSquare(target) ? [{ choice, from, to: target, way, squares, quick: false }] : [];
    switch (choice.word) {
      case 'mover':
      case 'runner':
        return aim(null, at(own, piece), 'spot').map((found) => ({ ...found, quick: true }));
      case 'walk':
      case 'run_to':
        return aim(mover, to, 'walk');
      case 'ball':
      case 'pickup':
        return aim(mover, ball, 'walk');
      case 'push':
        return aim(mover, at(opponents, piece), 'walk');
      case 'leg': {
        const squares = kicker ? squaresOf(kicker, String(path)) : [];
        return aim(kicker, squares.at(-1), 'ball', squares);
      }
      case 'foul':
        return aim(at(own, piece), at(opponents, victim), 'walk');
      case 'attempt':
        return aim(at(own, piece), slot, 'walk');
      case 'save':
        return aim(keeper, to, 'walk');
      case 'rebound_side': {
        const from = spotOf(keeper ?? '0,0');
        const next = { col: from.col + (side === 'E' ? 1 : -1), row: from.row + (seat === 'home' ? 1 : -1) };
        return aim(keeper, nameOf(next), 'ball', [nameOf(next)]);
      }
      case 'shift_to':
        return aim(moved, to, 'walk');
      case 'keeper_square':
        return aim(keeper, nameOf({ col: Number(column), row: pitch.goal[seat].from.row }), 'walk');
      case 'column': {
        const aside = moment.column;
        const columns = choices.map(({ facts }) => facts['column']);
        const man = own
          .filter((candidate) => candidate.line === line && isSquare(candidate.at))
          .find(({ at }) => (aside === undefined ? columns.includes(spotOf(at).col) : spotOf(at).col === aside));
        return man ? aim(man.at, nameOf({ col: Number(column), row: spotOf(man.at).row }), 'walk') : [];
      }
      case 'centre':
        return aim(at(own, piece), nameOf({ col: Number(column), row: pitch.mid }), 'walk');
      case 'penalty_spot':
        return aim(null, nameOf({ col: Number(column), row: pitch.spots[other(seat)].from.row }), 'spot');
      case 'sub_row':
        return cells({ from: { col: 1, row: Number(row) }, to: { col: pitch.cols, row: Number(row) } }).flatMap(
          (square) => aim(null, square, 'spot'),
        );
      case 'return_to':
        return aim(view.play ? at(own, view.play.kicker) : null, to, 'walk');
      case 'sub_out':
      case 'makeshift':
      case 'thrower':
      case 'taker':
      case 'wall':
        return aim(null, at(own, piece), 'spot');
      default:
        return aim(null, to, 'spot');
    }
  });
}

/** What decisions in a row would move: the squares of each movement, its start included. */
export function arrowsOf(
  view: ChampionsView,
  steps: ChoiceInfo[],
  seat: Seat | null,
): { squares: string[]; way: Aim['way'] }[] {
  if (!seat) return [];
  const at = (shirt: unknown): string | null => {
    const square = squadOf(view, seat).find((man) => man.shirt === Number(shirt))?.at;
    return isSquare(square) ? square : null;
  };
  const { facts: moment } = momentOf(view);
  let mover = at(moment.mover ?? moment.runner);
  let ball = isSquare(view.ball) ? view.ball : null;
  return steps.flatMap(({ word, facts }): { squares: string[]; way: Aim['way'] }[] => {
    const { piece, to, path } = facts;
    switch (word) {
      case 'mover':
      case 'runner':
        mover = at(piece);
        return [];
      case 'walk':
      case 'run_to':
        return mover && isSquare(to) ? [{ squares: [mover, to], way: 'walk' }] : [];
      case 'ball':
      case 'pickup':
        return mover && ball ? [{ squares: [mover, ball], way: 'walk' }] : [];
      case 'leg': {
        const squares = ball ? squaresOf(ball, String(path)) : [];
        const from = ball;
        ball = squares.at(-1) ?? ball;
        return from && squares.length > 0 ? [{ squares: [from, ...squares], way: 'ball' }] : [];
      }
      default:
        return [];
    }
  });
}

/** What touching a square does. */
export type Touch =
  | { does: 'hold'; square: string }
  | { does: 'choose'; choice: ChoiceInfo }
  | { does: 'act'; choice: ChoiceInfo }
  | { does: 'release' }
  | { does: 'nothing' };

/**
 * Touching where a choice leads chooses it, and once more does it. Several kicks may end on one square: then a square on the way
 * of another one chooses that.
 */
export function touch(aims: Aim[], held: string | null, chosen: ChoiceInfo | null, square: string): Touch {
  const starts = [...new Set(aims.flatMap(({ from }) => from ?? []))];
  const origin = held ?? (starts.length === 1 ? starts[0]! : null);
  const here = aims.filter(({ from, to }) => to === square && (from === null || origin === null || from === origin));
  const again = here.find(({ choice }) => choice.text === chosen?.text);
  if (again) return { does: 'act', choice: again.choice };
  const first = here[0];
  if (first) return first.quick ? { does: 'act', choice: first.choice } : { does: 'choose', choice: first.choice };
  const way = aims.find(({ choice }) => choice.text === chosen?.text);
  const round = aims.find(
    ({ choice, to, squares }) => way && to === way.to && choice.text !== chosen?.text && squares.includes(square),
  );
  if (round) return { does: 'choose', choice: round.choice };
  if (square === held) return { does: 'release' };
  if (starts.length > 1 && starts.includes(square)) return { does: 'hold', square };
  if (chosen && square === way?.from) return { does: 'release' };
  return { does: 'nothing' };
}

/** The acts that somebody may have meant who touched a square where nothing can be done, the likeliest first: the server says why not. */
export function meant(view: ChampionsView, seat: Seat, square: string): string[] {
  const man = menOn(view).find(({ at }) => at === square);
  const own = man?.seat === seat ? [man.shirt] : [];
  const ball = isSquare(view.ball) ? view.ball : null;
  const phase = phaseOf(view);
  switch (phase) {
    case 'pick_mover':
      return own.map((shirt) => `mover ${shirt}`);
    case 'pick_move':
      if (square === ball) return [`ball ${Math.max(1, view.die)}`];
      return [man && man.seat !== seat ? `push ${man.shirt}` : `walk ${square}`];
    case 'leg':
      return ball ? pathsTo(ball, square).map((path) => `leg ${path}`) : [];
    case 'follow':
      return own.map((shirt) => `runner ${shirt}`);
    case 'intercept':
      return own.map((shirt) => `attempt ${shirt}`);
    case 'save_pick':
      return [`save ${square}`];
    case 'shift':
      return [`shift_to ${square}`];
    case 'ball_place':
      return [`place ${square}`];
    case 'thrower_return':
      return [`return_to ${square}`];
    case 'keeper_off':
      return own.map((shirt) => `sub_out ${shirt}`);
    case 'sub_out':
    case 'makeshift':
    case 'thrower':
    case 'taker':
    case 'wall':
      return own.map((shirt) => `${phase} ${shirt}`);
    case 'run_to':
    case 'sub_square':
      return [`${phase} ${square}`];
    default:
      return [];
  }
}
