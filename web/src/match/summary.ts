// What a match adds up to, from what was told of it.
import type { BySeat, MomentInfo, Seat } from '../lib/wire';

/** A line of statistics: the message that names it, and the events that count for the side that they are `by`. */
export type Statistic = { text: string; events: readonly string[] };

export type Goal = { number: number; by: Seat; score: BySeat<number> };

const isSeat = (fact: unknown): fact is Seat => fact === 'home' || fact === 'away';

/** Who an event is about: `by`, or the seat of the piece that it names. */
function seatOf(facts: MomentInfo['events'][number]['facts']): Seat | null {
  if (isSeat(facts['by'])) return facts['by'];
  const piece = String(facts['piece'] ?? '');
  return piece.startsWith('H') ? 'home' : piece.startsWith('A') ? 'away' : null;
}

/** Moments without those that were taken back. */
export function standing(moments: MomentInfo[]): MomentInfo[] {
  const kept: MomentInfo[] = [];
  for (const moment of moments) {
    const undone = moment.by === 'match' && moment.word === 'undo' ? Number(moment.facts?.['to']) : null;
    if (undone === null) kept.push(moment);
    else while (kept.length > 0 && kept.at(-1)!.number > undone) kept.pop();
  }
  return kept;
}

/** The goals in order, with the score after each. */
export function goalsOf(moments: MomentInfo[]): Goal[] {
  const score = { home: 0, away: 0 };
  return standing(moments).flatMap(({ number, events }) =>
    events.flatMap(({ event, facts }): Goal[] => {
      const by = seatOf(facts);
      if (!by || !(event === 'goal' || event === 'open-goal')) return [];
      score[by] += 1;
      return [{ number, by, score: { ...score } }];
    }),
  );
}

/** How often each thing happened, for each side; what never happened is left out. */
export function countsOf(
  moments: MomentInfo[],
  statistics: readonly Statistic[],
): { text: string; n: BySeat<number> }[] {
  const events = standing(moments).flatMap((moment) => moment.events);
  return statistics
    .map(({ text, events: counted }) => {
      const n = { home: 0, away: 0 };
      for (const { event, facts } of events) {
        const by = counted.includes(event) ? seatOf(facts) : null;
        if (by) n[by] += 1;
      }
      return { text, n };
    })
    .filter(({ n }) => n.home + n.away > 0);
}
