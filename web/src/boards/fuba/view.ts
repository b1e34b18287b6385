// What the page reads off a view of FUBA. No rules.
import type { FubaView, FubaZone, Seat } from '../../lib/wire';
import { readPhase, type Phase } from '../phase';

export type { FubaView } from '../../lib/wire';
export type Zone = FubaZone;
export type Kind = 'outfield' | 'keeper';
/** From Home's end on. */
export const ZONES = [
  'm1',
  's1',
  's5',
  'm2',
  's2',
  's6',
  'm3',
  's3',
  's7',
  'm4',
  's4',
  's8',
  'm5',
] as const satisfies Zone[];
export const SEATS = ['home', 'away'] as const satisfies Seat[];

export const isZone = (text: unknown): text is Zone => ZONES.some((zone) => zone === text);

export const phaseOf = ({ phase }: Pick<FubaView, 'phase'>): Phase<FubaView['phase']> => readPhase(phase);

const LINES = ['defence', 'midfield', 'attack'];

/** How many players a kind of move may take: as many as the formation has in that line. */
export function moversOf(view: FubaView, word: string): number | null {
  const line = LINES.indexOf(word);
  const formation = view.formation[phaseOf(view).facts.seat ?? view.control];
  return line < 0 || !formation ? null : Number(formation.split('-')[line]);
}

/** Pieces of a kind, by the zones where they stand. */
export function countsOf(view: FubaView, seat: Seat, kind: Kind): Partial<Record<Zone, number>> {
  if (kind === 'outfield') return view.out[seat] ?? {};
  const zone = view.keeper[seat];
  return zone ? { [zone]: 1 } : {};
}

/** A view as it would be after some moves of a seat. */
export function withMoves(view: FubaView, seat: Seat, moves: { kind: Kind; from: Zone; to: Zone }[]): FubaView {
  const out = { ...view.out[seat] };
  let keeper = view.keeper[seat] ?? null;
  for (const { kind, from, to } of moves) {
    if (kind === 'keeper') keeper = to;
    else {
      out[from] = (out[from] ?? 0) - 1;
      out[to] = (out[to] ?? 0) + 1;
    }
  }
  return { ...view, out: { ...view.out, [seat]: out }, keeper: { ...view.keeper, [seat]: keeper } };
}

/** Does nobody stand on the pitch? */
export const isCleared = (view: FubaView): boolean =>
  SEATS.every((seat) => !view.keeper[seat] && Object.values(view.out[seat] ?? {}).every((n) => n === 0)) &&
  phaseOf(view).name !== 'formation';
