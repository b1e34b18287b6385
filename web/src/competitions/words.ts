import type { Texts } from '../lib/texts.svelte';
import type { CompetitionPage, CompetitionSettings, EntrantInfo, FixtureInfo, Seat } from '../lib/wire';
import { paceName } from '../match/pace';
import { coachName } from '../match/teams';

const DAY_HOURS = 24;

/** A moment as the reader writes it, in the reader's own time. */
export function moment(ms: number, texts: Texts): string {
  return new Date(ms).toLocaleString(texts.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** An entrant's name; computer coaches are told apart by a number. */
export function entrantName(entrant: EntrantInfo | undefined, texts: Texts): string {
  if (!entrant) return '?';
  if (entrant.coach === null) return entrant.name;
  const number = /\d+$/.exec(entrant.name)?.[0];
  const name = coachName(entrant.coach, texts);
  return number ? `${name} ${number}` : name;
}

/** Who stands on a side of a fixture, or where that side comes from. */
export function sideName(page: CompetitionPage, fixture: FixtureInfo, seat: Seat, texts: Texts): string {
  const place = fixture.sides[seat];
  if (place !== null) return entrantName(page.entrants[place], texts);
  const [, kind, number] = /^([a-zA-Z])(\d+)$/.exec(fixture.from[seat] ?? '') ?? [];
  if (kind === 'w') return texts.text('web-competition-winner-of', { match: number ?? '' });
  if (kind === 'l') return texts.text('web-competition-loser-of', { match: number ?? '' });
  if (kind) return texts.text('web-competition-place-of', { group: kind, place: number ?? '' });
  return '?';
}

const FORMATS = {
  league: 'web-competition-format-league',
  cup: 'web-competition-format-cup',
  groups: 'web-competition-format-groups',
  swiss: 'web-competition-format-swiss',
  ladder: 'web-competition-format-ladder',
} as const;
export const FORMAT_KINDS = Object.keys(FORMATS) as (keyof typeof FORMATS)[];

export const formatName = (kind: keyof typeof FORMATS, texts: Texts): string => texts.text(FORMATS[kind]);

const TIES: Record<string, string> = {
  round: 'web-competition-tie-round',
  points: 'web-competition-tie-points',
  difference: 'web-competition-tie-difference',
  goals: 'web-competition-tie-goals',
  wins: 'web-competition-tie-wins',
  head_to_head: 'web-competition-tie-head-to-head',
  away_goals: 'web-competition-tie-away-goals',
  fair_play: 'web-competition-tie-fair-play',
  buchholz: 'web-competition-tie-buchholz',
  sonneborn_berger: 'web-competition-tie-sonneborn-berger',
  order: 'web-competition-tie-order',
  lot: 'web-competition-tie-lot',
};

/** What decided a match that was not played to its end; nothing for one that was. */
export function howDecided(by: string | null, texts: Texts): string | null {
  if (by === 'walkover') return texts.text('web-competition-by-walkover');
  if (by === 'forfeit') return texts.text('web-competition-by-forfeit');
  if (by === 'adjudicated') return texts.text('web-competition-by-adjudicated');
  return null;
}

/** The rules of a competition in words. */
export function rulesOf(settings: CompetitionSettings, texts: Texts): string[] {
  const t = texts.text;
  const { format } = settings;
  const lines: string[] = [];
  if (format.kind === 'league') lines.push(t('web-competition-rule-league', { meetings: format.meetings }));
  if (format.kind === 'cup') {
    lines.push(t('web-competition-rule-cup'));
    if (format.two_legs) lines.push(t('web-competition-rule-legs'));
    lines.push(t('web-competition-rule-level', { replays: format.replays }));
  }
  if (format.kind === 'groups')
    lines.push(t('web-competition-rule-groups', { groups: format.groups, advance: format.advance }));
  if (format.kind === 'swiss') lines.push(t('web-competition-rule-swiss', { rounds: format.rounds }));
  if (format.kind === 'ladder') lines.push(t('web-competition-rule-ladder', { rounds: format.rounds }));
  if ('third_place' in format && format.third_place) lines.push(t('web-competition-rule-third'));
  if (format.kind !== 'cup' && format.kind !== 'ladder') {
    const [win, level, loss] = settings.points ?? [3, 1, 0];
    lines.push(
      settings.points === null && settings.game === 'champions'
        ? t('web-competition-rule-points-champions')
        : t('web-competition-rule-points', { win: win ?? 0, level: level ?? 0, loss: loss ?? 0 }),
    );
    const ties = settings.tie_breaks.map((name) => t(TIES[name] ?? 'web-competition-tie-lot'));
    lines.push(t('web-competition-rule-ties', { list: ties.join(', ') }));
  }
  lines.push(t('web-competition-rule-pace', { pace: paceName(settings.pace, texts) }));
  const days = Math.max(1, Math.round(settings.round_hours / DAY_HOURS));
  lines.push(t('web-competition-rule-deadline', { days }), t('web-competition-rule-begun'));
  lines.push(t(settings.rated ? 'web-competition-rule-rated' : 'web-competition-rule-unrated'));
  if (settings.game === 'champions') lines.push(t('web-competition-rule-squads'));
  lines.push(t('web-competition-rule-draw'));
  return lines;
}
