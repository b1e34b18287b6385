import type { Api } from './api';
import type { RulingText } from './wire';

/** The rulings of a game in a language, asked for once: many rules rest on them. */
const asked = new Map<string, Promise<RulingText[]>>();

export function rulingsOf(api: Api, language: string, game: string): Promise<RulingText[]> {
  const key = `${language} ${game}`;
  let found = asked.get(key);
  if (!found) {
    found = api.rulings(game);
    asked.set(key, found);
    // What could not be had is asked for again.
    found.catch(() => asked.delete(key));
  }
  return found;
}
