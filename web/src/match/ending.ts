import type { Texts } from '../lib/texts.svelte';
import type { MatchInfo } from '../lib/wire';

const ENDED: Record<string, string> = {
  resigned: 'web-why-resigned',
  agreed: 'web-why-agreed',
  forfeited: 'web-why-forfeited',
};

/** Why a match ended, and the rule behind it, if one ended it. */
export function endingOf(info: MatchInfo, texts: Texts): { text: string; rule: string | null } | null {
  const reason = info.ending?.by;
  if (!reason) return null;
  const ended = ENDED[reason];
  if (!ended) return { text: texts.rule(info.game, reason), rule: reason };
  // With a clock only time forfeits a match.
  const timed = reason === 'forfeited' && info.pace.kind !== 'none';
  return { text: texts.text(timed ? 'web-why-time' : ended), rule: null };
}
