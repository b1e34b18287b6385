import type { MomentInfo } from '../../lib/wire';

/** The cards that went out of play since the last shuffle, in the order in which they were told of. */
export function spentOf(moments: MomentInfo[]): string[] {
  const spent: string[] = [];
  for (const { event, facts } of moments.flatMap(({ events }) => events)) {
    const gone = { attacked: 'card', fallen: 'victim', thrown: 'card', goal: 'keeper' }[event];
    const card = gone ? facts[gone] : undefined;
    if (event === 'shuffled') spent.length = 0;
    else if (typeof card === 'string') spent.push(card);
  }
  return spent;
}

/** A blow that was just told of: the card that struck, and the card that it struck, or the goal. */
export type Blow = { card: string; victim: string | null; by: 'home' | 'away' };

export function blowOf(moments: MomentInfo[]): Blow | null {
  for (const { event, facts } of moments.flatMap(({ events }) => events).toReversed()) {
    const by = facts['by'] === 'away' ? 'away' : 'home';
    if (event === 'beat') return { card: String(facts['card']), victim: String(facts['victim']), by };
    if (event === 'goal' || event === 'open-goal' || event === 'saved') {
      return { card: String(facts['card']), victim: null, by };
    }
  }
  return null;
}
