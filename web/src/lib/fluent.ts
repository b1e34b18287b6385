// Teams and wordings in Fluent, the same as in `crates/locale`; `locales/cases.json` holds both to it.
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentValue,
} from '@fluent/bundle';

/** Who is meant by a team's name. `own` is `you` where a sentence tells of a team. */
export type Side = 'home' | 'away' | 'you' | 'own' | 'name';

/** A team as an argument of a message. On its own it prints its name; `TEAM` and `SIDE` know more. */
export class Team extends FluentType<string> {
  constructor(
    readonly side: Side,
    name: string,
  ) {
    super(name);
  }
  override toString(): string {
    return this.value;
  }
}

/** Stands for an argument in a form that is capitalised before a name comes in. */
const HOLE = '\u0001';

const capitalised = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

const sideOf = (team: FluentValue | undefined): Side => (team instanceof Team ? team.side : 'name');
const nameOf = (team: FluentValue | undefined): string => (team instanceof Team ? team.value : String(team));

const SUITS = { S: '♠', C: '♣', D: '♦', H: '♥' };

/** A card as a sentence names it, if this is the notation of one: `10♥`, `★` for a joker. */
export function cardSign(notation: string): string | null {
  if (/^X[1-3]$/.test(notation)) return '★';
  const [, rank, suit] = /^([A2-9TJQK])([SCDH])$/.exec(notation) ?? [];
  return rank && suit ? `${rank === 'T' ? '10' : rank}${SUITS[suit as keyof typeof SUITS]}` : null;
}

/**
 * Where a square of Champions (`8,11`) lies, in the words of `champions-into` and `champions-at`: a report names no squares. The middle
 * is wide enough for boards that are a row or two shorter.
 */
export function areaOf(square: unknown): string | null {
  const found = /^(\d+),(\d+)$/.exec(String(square));
  if (!found) return null;
  const [column, row] = [Number(found[1]), Number(found[2])];
  if (column <= 2 || column >= 9) return 'wing';
  if (row <= 2) return 'home-box';
  if (row >= 14) return 'away-box';
  return row <= 6 ? 'home-half' : row >= 10 ? 'away-half' : 'middle';
}

/** A bundle that knows `TEAM`, `SIDE`, `SHIRT` and `PERCENT`. The forms are attributes of the messages `team-home`, `team-away` and so on. */
export function bundleOf(language: string, sources: string[]): FluentBundle {
  const TEAM: FluentFunction = ([team], { form = 'nom' }) => {
    const [asked, name] = [String(form), nameOf(team)];
    const wanted = asked.toLowerCase();
    const side = sideOf(team);
    const forms = bundle.getMessage(`team-${side}`)?.attributes;
    // A language may part names that end in an s from others: `.gen-s`.
    const special = side === 'name' && /s$/i.test(name) ? forms?.[`${wanted}-s`] : undefined;
    const pattern = special ?? forms?.[wanted];
    if (pattern === undefined) return name;
    const text = bundle.formatPattern(pattern, { name: HOLE }, []);
    // `Gen` is `gen` at the beginning of a sentence. A name stays as it was typed.
    return (asked === wanted ? text : capitalised(text)).replaceAll(HOLE, () => name);
  };
  // A team of one's own is one team, as a name is; home and away may be many men.
  const SIDE: FluentFunction = ([team]) => sideOf(team).replace('own', 'name');
  // Pieces stay in notation on the page, which draws them as shirts.
  const SHIRT: FluentFunction = ([piece]) => new FluentNumber(Number(String(piece).slice(1)));
  const PERCENT: FluentFunction = ([number]) => {
    const pattern = bundle.getMessage('percent')?.value ?? `{ $number }%`;
    return bundle.formatPattern(pattern, { number: number ?? '' }, []);
  };
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { TEAM, SIDE, SHIRT, PERCENT } });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Which match, and how many lines of the same name came before: what picks a wording. */
export type Wording = { key: string; nth: number };

/** Which of `count` wordings, from 0: they take turns, and a hash of the match and the message says which comes first. */
export function pick({ key, nth }: Wording, id: string, count: number): number {
  // FNV-1a, then the finaliser of MurmurHash3: FNV-1a alone leaves the low bits too regular for a remainder.
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${key}/${id}`)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((((hash ^ (hash >>> 16)) >>> 0) % count) + nth) % count;
}
