import { addressOf, pathOf } from './base';
import type { AttemptKind, Knowledge, Seat } from './wire';

export type Place =
  | { screen: 'home' }
  | { screen: 'match'; id: string; invitation: string | null }
  | { screen: 'rules'; game: string; rule: string | null }
  | {
      screen: 'replay';
      id: string | null;
      eyes: Knowledge | null;
      at: number | null;
    }
  | { screen: 'watch' }
  | { screen: 'learn' }
  | { screen: 'course'; game: string }
  | {
      screen: 'attempt';
      game: string;
      kind: AttemptKind;
      id: string;
      rule: string | null;
      /** A moment of a match: the number of its last entry, and the reader’s seat. */
      moment?: { number: number; seat: Seat | null };
    }
  | { screen: 'matches' }
  | { screen: 'competitions' }
  | { screen: 'competition'; id: string; invitation: string | null }
  | { screen: 'rulebooks' }
  | { screen: 'profile' }
  | { screen: 'settings' }
  | { screen: 'lost' };

/** Where an address leads. */
export function placeOf(url: URL): Place {
  const [first, second, ...rest] = pathOf(url.pathname).split('/').filter(Boolean);
  if (first === undefined) return { screen: 'home' };
  if (first === 'match' && second && rest.length === 0)
    return {
      screen: 'match',
      id: second,
      invitation: url.searchParams.get('invitation'),
    };
  if (first === 'rules' && second && rest.length === 0)
    return { screen: 'rules', game: second, rule: url.hash.slice(1) || null };
  if (first === 'rules' && !second) return { screen: 'rulebooks' };
  if (first === 'replay' && rest.length === 0) {
    const at = Number.parseInt(url.hash.slice(1), 10);
    const eyes = url.searchParams.get('eyes');
    return {
      screen: 'replay',
      id: second ?? null,
      eyes: isKnowledge(eyes) ? eyes : null,
      at: at >= 0 ? at : null,
    };
  }
  if (first === 'learn' && second) {
    const [kind, id, more] = rest;
    if (kind === undefined) return { screen: 'course', game: second };
    const number = Number(more);
    if (kind === 'moment' && id !== undefined && Number.isInteger(number) && number >= 0 && rest.length <= 3) {
      const asked = url.searchParams.get('seat');
      const seat = asked === 'home' || asked === 'away' ? asked : null;
      return { screen: 'attempt', game: second, kind, id, rule: null, moment: { number, seat } };
    }
    if (isAttempt(kind) && id !== undefined && rest.length <= 3)
      return kind === 'drill'
        ? { screen: 'attempt', game: second, kind, id: more ?? '', rule: id }
        : { screen: 'attempt', game: second, kind, id, rule: null };
  }
  if (first === 'competitions' && second && rest.length === 0)
    return { screen: 'competition', id: second, invitation: url.searchParams.get('invitation') };
  if (!second && isPlain(first)) return { screen: first };
  return { screen: 'lost' };
}

const PLAIN = ['profile', 'settings', 'watch', 'learn', 'matches', 'competitions'] as const;
const isPlain = (name: string): name is (typeof PLAIN)[number] => (PLAIN as readonly string[]).includes(name);

const isAttempt = (text: string): text is 'lesson' | 'puzzle' | 'drill' =>
  text === 'lesson' || text === 'puzzle' || text === 'drill';

const isKnowledge = (text: string | null): text is Knowledge =>
  text === 'home' || text === 'away' || text === 'spectator' || text === 'everything';

export const matchPath = (id: string): string => `/match/${id}`;
export const replayPath = (id: string, eyes?: Knowledge, at?: number): string =>
  `/replay/${id}${eyes && eyes !== 'everything' ? `?eyes=${eyes}` : ''}${at ? `#${at}` : ''}`;
export const competitionPath = (id: string): string => `/competitions/${id}`;
export const coursePath = (game: string): string => `/learn/${game}`;
/** A lesson or a puzzle by its name. */
export const attemptPath = (game: string, kind: 'lesson' | 'puzzle', id: string): string =>
  `/learn/${game}/${kind}/${id}`;
/** A moment of a match, to be played on from. */
export const momentPath = (game: string, id: string, number: number, seat?: Seat): string =>
  `/learn/${game}/moment/${id}/${number}${seat ? `?seat=${seat}` : ''}`;
export const drillPath = (game: string, rule: string, id: string): string => `/learn/${game}/drill/${rule}/${id}`;
export const rulePath = (game: string, rule?: string): string => `/rules/${game}${rule ? `#${rule}` : ''}`;

/** The address line and the back button. */
export class Route {
  place = $state.raw<Place>(placeOf(new URL(location.href)));

  constructor() {
    // A plain web host has sent somebody here who wanted to go there.
    const at = new URLSearchParams(location.search).get('at');
    if (at?.startsWith('/')) this.go(at, 'replace');
    const read = (): void => {
      this.place = placeOf(new URL(location.href));
    };
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    // A link that is copied or opened in a new tab leads to the same place.
    document.addEventListener('pointerdown', ({ target }) => {
      const link = (target as Element | null)?.closest?.('a[href^="/"]');
      if (link) link.setAttribute('href', addressOf(link.getAttribute('href')!));
    });
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented || link.target || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.getAttribute('href') ?? '/');
    });
  }

  go(address: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', addressOf(address));
    else history.replaceState(null, '', addressOf(address));
    this.place = placeOf(new URL(location.href));
    if (how === 'push') scrollTo(0, 0);
  }
}
