// A position file of Fudis (docs/formats/position.md) as a view that shows everything, for pictures of the rules.
import type { Seat } from '../../lib/wire';
import { SEATS, type FudisView, type TeamView } from './view';

type PhaseFile = string | Record<string, { slot?: string; attacker?: string }>;
export type FudisFile = {
  phase: PhaseFile;
  turn: Seat;
  field: Record<Seat, Record<string, string>>;
  keeper?: Partial<Record<Seat, string | null>>;
  hand?: Partial<Record<Seat, string>>;
  pile?: string;
  discard?: string;
};

const cardsOf = (text: string | undefined): string[] => (text ? text.split(' ') : []);
/** From the front to the back, as a view has them. */
const ROWS = ['F', 'M', 'N', 'D'];

export function viewOf(file: FudisFile): FudisView {
  const [phase, facts] =
    typeof file.phase === 'string' ? [file.phase, {}] : (Object.entries(file.phase)[0] ?? ['', {}]);
  const team = (seat: Seat): TeamView => {
    const field = file.field[seat];
    const rows = ROWS.filter((name) => field[name] !== undefined).map((name) => ({
      name,
      cards: cardsOf(field[name]).map((card) => (card === '-' ? null : card)),
      open: false,
    }));
    const keeper = file.keeper?.[seat];
    const hand = cardsOf(file.hand?.[seat]);
    return {
      rows,
      keeper: keeper ? { card: keeper } : 'none',
      hand,
      n_hand: hand.length,
      known: [],
      saves: [],
      to_lay: 0,
      route_open: false,
    };
  };
  const [home, away] = SEATS.map(team) as [TeamView, TeamView];
  return {
    half: 1,
    round: 1,
    leg: 0,
    score: [0, 0],
    shootout: [0, 0],
    turn: file.turn,
    phase: phase as FudisView['phase'],
    ...facts,
    in_counter: false,
    home,
    away,
    pile: cardsOf(file.pile).length,
    discard: [],
  };
}
