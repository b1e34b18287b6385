import type { Texts } from '../lib/texts.svelte';
import type { Team } from '../lib/fluent';
import type { BySeat, MomentInfo } from '../lib/wire';
import { Teller, type Line } from './telling';

/** A line of commentary. */
export type Told = {
  key: string;
  number: number;
  text: string;
  rule: string | null;
  tone: 'loud' | 'plain' | 'faint';
  /** The minute, as the language writes it, if this is the first line of it. */
  minute?: string;
};

/** What is told in bold: goals, whatever a game calls them, and how it ended. */
const isLoud = (event: string, facts: Line['facts']): boolean =>
  /(^|[-_])goal$/.test(event) ||
  (/^(won|victory|level|mercy|forfeit)$/.test(event) && ('home' in facts || 'left' in facts));

/** What the match itself did: taken back, resigned, agreed, forfeited, timed out; the server was away. */
function ofMatch({ word, facts }: MomentInfo, teams: BySeat<Team>, texts: Texts, timed: boolean): string | null {
  const seat = facts?.['seat'];
  const team = seat === 'home' || seat === 'away' ? teams[seat] : texts.team('home');
  switch (word) {
    case 'undo':
      return texts.text('web-told-undo');
    case 'resigned':
      return texts.text('web-told-resigned', { team });
    case 'agreed':
      return texts.text('web-told-agreed');
    case 'forfeited':
      // With a clock only time forfeits a match.
      return texts.text(timed ? 'web-told-flag' : 'web-told-forfeited', { team });
    case 'time':
      return texts.text('web-told-time');
    case 'paused':
      return texts.text('web-told-paused', { minutes: Math.max(1, Math.round(Number(facts?.['seconds'] ?? 0) / 60)) });
    default:
      return null;
  }
}

/** Does an undo take nothing back that was told, such as a player who was picked and then another? */
function isQuiet({ word, facts, number }: MomentInfo, moments: MomentInfo[]): boolean {
  if (word !== 'undo' || moments[0]?.number === number) return false;
  const to = Number(facts?.['to']);
  return moments.every((other) => other.number <= to || other.number >= number || other.events.length === 0);
}

/**
 * Moments as the sentences of a report, in the order in which they happened: what belongs together is one. `key` tells the match from
 * others.
 */
export function tell(
  game: string,
  key: string,
  moments: MomentInfo[],
  teams: BySeat<Team>,
  texts: Texts,
  timed = false,
): Told[] {
  const teller = new Teller(game);
  /** What the match itself did, with how many sentences came before it. */
  const asides: [number, Told][] = [];
  for (const moment of moments) {
    const { number, by, events } = moment;
    events.forEach((event, idx) => teller.hear(event, number, idx));
    if (by !== 'match' || isQuiet(moment, moments)) continue;
    teller.close();
    const text = ofMatch(moment, teams, texts, timed);
    if (text !== null) asides.push([teller.lines.length, { key: `${number}`, number, text, rule: null, tone: 'loud' }]);
  }
  const told = teller.lines.map((line, nth): Told => {
    const { word, facts, rule, number, idx, nth: turn } = line;
    const minute = teller.minuteAt(nth);
    return {
      key: `${number}.${idx}`,
      number,
      text: texts.phrase(game, 'report', word, facts, teams, { key, nth: turn }),
      rule,
      tone: isLoud(word, facts) ? 'loud' : 'plain',
      ...(minute === null ? {} : { minute: texts.text('minute', { minute }) }),
    };
  });
  for (const [before, aside] of asides.toReversed()) told.splice(before, 0, aside);
  return told;
}

/** The same, each event by itself: for whoever hears what happens as it happens. */
export function tellEach(
  game: string,
  key: string,
  moments: MomentInfo[],
  teams: BySeat<Team>,
  texts: Texts,
  timed = false,
): string[] {
  return moments.flatMap((moment) => {
    const { number, by, events } = moment;
    if (by === 'match') return isQuiet(moment, moments) ? [] : (ofMatch(moment, teams, texts, timed) ?? []);
    return events.map(({ event, facts }, idx) =>
      texts.phrase(game, 'event', event, facts, teams, { key, nth: number + idx }),
    );
  });
}

/** Cuts a sentence at the pieces that it names, so that they can be drawn. */
export function cut(
  text: string,
  piece: RegExp | null,
): ({ text: string } | { seat: 'home' | 'away'; number: string })[] {
  if (!piece) return [{ text }];
  const parts: ReturnType<typeof cut> = [];
  let from = 0;
  for (const found of text.matchAll(piece)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    parts.push({ seat: found[1] === 'H' ? 'home' : 'away', number: found[2] ?? '' });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** A sentence as it is read out: pieces by their team and number. */
export function spoken(text: string, piece: RegExp | null, teams: BySeat<Team>): string {
  return cut(text, piece)
    .map((part) => ('text' in part ? part.text : `${teams[part.seat]} ${part.number}`))
    .join('');
}
