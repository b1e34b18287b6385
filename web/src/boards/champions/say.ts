// Choices in words that agree with the drawing, however it is turned: by squares and numbers, never by the compass or by columns.
import type { Texts } from '../../lib/texts.svelte';
import type { ChoiceInfo, Seat } from '../../lib/wire';
import { isSquare, spotOf, squaresOf, type Pitch } from './pitch';
import { aimsOf, menOn, phaseSeat, type ChampionsView } from './view';

/** The squares where a way bends. */
export function bendsOf(from: string, squares: string[]): string[] {
  const spots = [from, ...squares].map(spotOf);
  return squares.filter((_, i) => {
    const [a, b, c] = [spots[i]!, spots[i + 1]!, spots[i + 2]];
    return c && (b.col - a.col !== c.col - b.col || b.row - a.row !== c.row - b.row);
  });
}

/** Where somebody is put: the game asks for a column, the eye sees a square. */
const PLACES = new Set(['column', 'keeper_square', 'centre', 'penalty_spot']);

export function say(choice: ChoiceInfo, view: ChampionsView, pitch: Pitch, texts: Texts): string | null {
  const { word, facts } = choice;
  if (word === 'ball') {
    const steps = Number(facts['steps']);
    return texts.text('web-champions-to-ball', { steps, left: view.die - steps + 1 });
  }
  if (PLACES.has(word)) {
    const to = placeOf(choice, view, phaseSeat(view), pitch);
    return to && texts.text('champions-action-place', { to });
  }
  if (word !== 'leg' || !isSquare(view.ball)) return null;
  const squares = squaresOf(view.ball, String(facts['path']));
  const to = squares.at(-1) ?? '';
  const man = menOn(view).find(({ at }) => at === to);
  const { row } = spotOf(to);
  const shot = row === 0 || row === pitch.rows + 1;
  const act = man
    ? texts.text('web-champions-pass', { number: man.shirt })
    : texts.text(shot ? 'web-champions-shoot' : 'web-champions-play', { to });
  const bends = bendsOf(view.ball, squares);
  return bends.length > 0 ? `${act}, ${texts.text('web-champions-over', { squares: bends.join(' ') })}` : act;
}

const placeOf = (choice: ChoiceInfo, view: ChampionsView, seat: Seat | null, pitch: Pitch): string | null =>
  aimsOf(view, [choice], seat, pitch)[0]?.to ?? null;
