import { Team } from '../lib/fluent';
import type { Texts } from '../lib/texts.svelte';
import type { BySeat, MatchInfo, Seat } from '../lib/wire';

/** The server's name for a seat that nobody has taken. */
const NOBODY = '?';

/** The seat that can be taken. */
export const freeSeat = (info: MatchInfo): Seat => (info.names.home === NOBODY ? 'home' : 'away');

/** Who made an offer or an invitation. */
export const hostOf = (info: MatchInfo): string => (freeSeat(info) === 'home' ? info.names.away : info.names.home);

/** Who has won, if anybody has. */
export const winnerOf = ({ ending }: MatchInfo): Seat | null => ending?.winner ?? null;

/** The two sides of a match on this page; `told`: in commentary, where “you” is a team that does things. */
export function teamsOf(info: MatchInfo, texts: Texts, told = false): BySeat<Team> {
  const team = (seat: Seat): Team => {
    const coach = info.coaches[seat];
    if (coach !== null) return new Team('name', coachName(coach, texts));
    const own = info.kind !== 'screen' && info.you.length === 1 && info.you[0] === seat;
    const name = info.names[seat];
    // One person on both sides is told apart by the seats.
    const nameless = info.kind === 'screen' || name === NOBODY || name === '' || info.names.home === info.names.away;
    if (!own) return nameless ? texts.team(seat) : new Team('name', name);
    return told ? new Team('own', texts.text('team-own')) : new Team('you', texts.text('team-you'));
  };
  return { home: team('home'), away: team('away') };
}

/** What tells a match from others and is public from its first entry: it picks the wordings of the commentary. */
export const matchKey = (info: MatchInfo): string => info.dice.server.commitment ?? '';

const COACHES: Record<string, string> = {
  random: 'web-coach-random',
  rookie: 'web-coach-rookie',
  club: 'web-coach-club',
  pro: 'web-coach-pro',
  world: 'web-coach-world',
};

/** The coach that a name in a record stands for, if it is one. */
export const coachNamed = (name: string): string | null => (name in COACHES ? name : null);

/** A coach's name as people say it. */
export function coachName(coach: string, texts: Texts): string {
  const known = COACHES[coach];
  return known ? texts.text(known) : texts.text('web-coach', { name: coach });
}
