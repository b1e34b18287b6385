import type { Texts } from '../lib/texts.svelte';
import type { Team } from '../lib/fluent';
import type { BySeat, Facts, MomentInfo } from '../lib/wire';

/** A line of commentary. */
export type Told = { key: string; number: number; text: string; rule: string | null; tone: 'loud' | 'plain' | 'faint' };

/** What is told in bold: goals, whatever a game calls them, and how it ended. */
const isLoud = (event: string, facts: Facts): boolean =>
  /(^|-)goal$/.test(event) ||
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

/** Moments as sentences, in the order in which they happened. `key` tells the match from others. */
export function tell(
  game: string,
  key: string,
  moments: MomentInfo[],
  teams: BySeat<Team>,
  texts: Texts,
  timed = false,
): Told[] {
  return moments.flatMap((moment): Told[] => {
    const { number, by, events } = moment;
    if (by === 'match') {
      if (isQuiet(moment, moments)) return [];
      const text = ofMatch(moment, teams, texts, timed);
      return text === null ? [] : [{ key: `${number}`, number, text, rule: null, tone: 'loud' }];
    }
    return events.map(({ rule, event, facts }, idx) => ({
      key: `${number}.${idx}`,
      number,
      text: texts.phrase(game, 'event', event, facts, teams, { key, number, idx }),
      rule,
      tone: isLoud(event, facts) ? 'loud' : 'plain',
    }));
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
