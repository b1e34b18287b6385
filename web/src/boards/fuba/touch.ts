// What touching a zone does with the choices that are given.
import type { ChoiceInfo } from '../../lib/wire';
import { isZone, phaseOf, type FubaView, type Zone } from './view';

/** The zone that a choice is about: where it starts, and where it leads. */
export function zoneOf(choice: ChoiceInfo): Zone | null {
  const { zone, from } = choice.facts;
  return isZone(zone) ? zone : isZone(from) ? from : null;
}

/** Choices that are only the first half of an act: touching them goes on at once to where they may lead. */
const HALVES = new Set(['piece', 'adjust']);

export type Touch =
  | { does: 'choose'; choice: ChoiceInfo }
  | { does: 'act'; choice: ChoiceInfo }
  | { does: 'release' }
  | { does: 'nothing' };

/** What touching a zone does with the choices that are given. Outfield pieces come before the goalkeeper. */
export function touch(choices: ChoiceInfo[], view: FubaView, chosen: ChoiceInfo | null, zone: Zone): Touch {
  const here = choices.filter((choice) => zoneOf(choice) === zone);
  const again = here.find(({ text }) => text === chosen?.text);
  if (again) return { does: 'act', choice: again };
  const first = here.find(({ facts }) => facts['kind'] !== 'keeper') ?? here[0];
  if (first)
    return HALVES.has(first.word) && here.length === 1
      ? { does: 'act', choice: first }
      : { does: 'choose', choice: first };
  const { facts } = phaseOf(view);
  return facts.from === zone ? { does: 'release' } : { does: 'nothing' };
}

/** What somebody who touches this zone may have meant, in notation: the server is asked why it cannot be done. */
export function meant(view: FubaView, zone: Zone): string | null {
  const { name } = phaseOf(view);
  switch (name) {
    case 'target':
    case 'support':
    case 'keeper':
    case 'place':
      return `${name} ${zone}`;
    case 'bring':
    case 'collect':
    case 'adjust':
      return `${name} outfield ${zone}`;
    case 'piece':
      return `piece outfield ${zone}`;
    case 'to':
    case 'adjust_to':
      return `to ${zone}`;
    case 'free':
      return `free ${zone}`;
    default:
      return null;
  }
}

/** What decisions in a row would move: pieces from zone to zone, or the ball. */
export function arrowsOf(view: FubaView, steps: ChoiceInfo[]): { from: Zone; to: Zone; way: 'walk' | 'ball' }[] {
  let taken = phaseOf(view).facts.from ?? null;
  return steps.flatMap(({ word, facts }): { from: Zone; to: Zone; way: 'walk' | 'ball' }[] => {
    const { zone, from } = facts;
    if ((word === 'piece' || word === 'adjust') && isZone(zone ?? from)) taken = (zone ?? from) as Zone;
    if (word === 'to' && taken && isZone(zone)) return [{ from: taken, to: zone, way: 'walk' }];
    if (word === 'target' && isZone(zone) && view.ball) return [{ from: view.ball, to: zone, way: 'ball' }];
    if ((word === 'bring' || word === 'collect') && isZone(from) && view.target)
      return [{ from, to: view.target, way: 'walk' }];
    return [];
  });
}
