import type { Texts } from '../lib/texts.svelte';
import type { BySeat, MatchInfo, Seat } from '../lib/wire';

/** The server's name for a seat that nobody has taken. */
const NOBODY = '?';

/** The seat that can be taken. */
export const freeSeat = (info: MatchInfo): Seat => (info.names.home === NOBODY ? 'home' : 'away');

/** Who made an offer or an invitation. */
export const hostOf = (info: MatchInfo): string => (freeSeat(info) === 'home' ? info.names.away : info.names.home);

/** Who has won, by the result as records write it: `4-2 home SHOT-7` is the score, then the winner. None if nobody has. */
export function winnerOf({ result }: MatchInfo): Seat | null {
  const winner = result?.split(' ')[1];
  return winner === 'home' || winner === 'away' ? winner : null;
}

/** What the two sides of a match are called on this page; `told`: in sentences, where nobody is "you". */
export function teamsOf(info: MatchInfo, texts: Texts, told = false): BySeat<string> {
  const name = (seat: Seat): string => {
    const coach = info.coaches[seat];
    if (coach !== null) return coachName(coach, texts);
    const plain = seat === 'home' ? texts.text('web-home') : texts.text('web-away');
    // One person on both sides is told apart by the seats.
    if (info.kind === 'screen' || info.names[seat] === NOBODY || info.names.home === info.names.away) return plain;
    if (!info.you.includes(seat)) return info.names[seat];
    return told ? plain : texts.text('web-you');
  };
  return { home: name('home'), away: name('away') };
}

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
