// A finished match looked back at: who had the ball, which chances there were, and which rolls stand out.
import type { Tone } from '../boards/board';
import type { BySeat, Frame, Odds, Seat } from '../lib/wire';
import { isGoal } from './playback.svelte';

/** A decision that chance answered: what it could bring, and what it brought. */
export type Roll = { number: number; by: Seat; odds: Odds[]; came: Odds };
/** A roll that could be a goal, with the chance that it was one. */
export type Attempt = { number: number; by: Seat; chance: number; came: string; scored: boolean };

const isSeat = (by: string): by is Seat => by === 'home' || by === 'away';
const partOf = ({ chance: [n, of] }: Odds): number => n / of;
const scores = (event: string): boolean => isGoal(event) || event === 'went-in';

/** Frames without those that were taken back. */
export function standing(frames: Frame[]): Frame[] {
  const kept: Frame[] = [];
  for (const frame of frames) {
    const { by, word, facts } = frame.moment;
    if (by === 'match' && word === 'undo') {
      while (kept.length > 0 && kept.at(-1)!.moment.number > Number(facts?.['to'])) kept.pop();
    } else kept.push(frame);
  }
  return kept;
}

/** Every decision that chance answered, as far as what came is among what could come. */
export function rollsOf(frames: Frame[]): Roll[] {
  return frames.flatMap(({ moment, odds }, i): Roll[] => {
    const { by, number } = moment;
    if (!isSeat(by) || odds.length < 2) return [];
    const events: string[] = [];
    for (const { moment } of frames.slice(i)) {
      if (moment.number > number && isSeat(moment.by)) break;
      events.push(...moment.events.map(({ event }) => event));
    }
    // The last word on the way is what came of it.
    const came = odds.findLast(
      ({ event }) => event === events.findLast((told) => odds.some((odd) => odd.event === told)),
    );
    return came ? [{ number, by, odds, came }] : [];
  });
}

/** The rolls that could be a goal. */
export function attemptsOf(rolls: Roll[]): Attempt[] {
  return rolls.flatMap(({ number, by, odds, came }): Attempt[] => {
    const chance = odds.filter(({ event }) => scores(event)).reduce((sum, odd) => sum + partOf(odd), 0);
    return chance > 0 ? [{ number, by, chance, came: came.event, scored: scores(came.event) }] : [];
  });
}

/** From this chance of a goal on a chance is big; below the other it is slim. */
const BIG = 1 / 3;
const SLIM = 1 / 6;

/** How many chances of each size, and what they add up to. */
export function sizesOf(
  attempts: Pick<Attempt, 'by' | 'chance'>[],
): Record<'big' | 'fair' | 'slim' | 'expected', BySeat<number>> {
  const none = (): BySeat<number> => ({ home: 0, away: 0 });
  const sizes = { big: none(), fair: none(), slim: none(), expected: none() };
  for (const { by, chance } of attempts) {
    sizes[chance >= BIG ? 'big' : chance >= SLIM ? 'fair' : 'slim'][by] += 1;
    sizes.expected[by] += chance;
  }
  return sizes;
}

/** The roll of a side that was the least to be expected among those that went well, and among those that went badly. */
export function extremesOf(
  rolls: Roll[],
  by: Seat,
  tone: (event: string) => Tone,
): { best: Roll | null; worst: Roll | null } {
  const rarest = (wanted: Tone): Roll | null =>
    rolls
      .filter((roll) => roll.by === by && tone(roll.came.event) === wanted)
      .reduce<Roll | null>((rare, roll) => (rare && partOf(rare.came) <= partOf(roll.came) ? rare : roll), null);
  return { best: rarest('yes'), worst: rarest('no') };
}

/** Who had the ball for which part of the moments in which anybody had it, in per cent; null if nobody ever had. */
export function possessionOf(frames: Frame[], holder: (view: Frame['view']) => Seat | null): BySeat<number> | null {
  const n = { home: 0, away: 0 };
  for (const { view } of frames) {
    const seat = holder(view);
    if (seat) n[seat] += 1;
  }
  const all = n.home + n.away;
  if (all === 0) return null;
  const home = Math.round((n.home / all) * 100);
  return { home, away: 100 - home };
}
