import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { areaOf, bundleOf, cardSign, pick, Team, type Wording } from './fluent';
import type { BySeat, Seat } from './wire';

export const LANGUAGES = ['en', 'fi', 'nl', 'it', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fi: 'Suomi',
  nl: 'Nederlands',
  it: 'Italiano',
  ru: 'Русский',
};

/** What the first screen says, and what stands around every other. */
const FIRST = import.meta.glob<string>('../../../locales/*/{common,games,shell,web}.ftl', {
  query: '?raw',
  import: 'default',
});
/** The rest: rules, commentary, the guide. What a coach says comes from the server in words. */
const REST = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/{cli,coach,common,games,shell,terminal,ui,web}.ftl'],
  { query: '?raw', import: 'default' },
);

/** What the browser's own engine says beside that. */
const ENGINES = import.meta.glob<string>('../../../locales/*/{coach,ui}.ftl', { query: '?raw', import: 'default' });

/** For translators: with `?ids` in the address every text is followed by its message ID until the page is loaded anew. */
const SHOWS_IDS = new URLSearchParams(location.search).has('ids');

/** A rule's ID or a word as a part of a message ID: `SHOT-4` is `shot-4`. */
export const idPart = (id: string): string => id.toLowerCase().replaceAll(/[._]/g, '-');

export const isLanguage = (tag: string | null | undefined): tag is Language =>
  LANGUAGES.some((language) => language === tag);

/** The texts of the reader's language. What is missing falls back to English, and then to its own name. */
export class Texts {
  language = $state<Language>('en');
  #bundles = $state.raw<FluentBundle[]>([]);

  #whole: Promise<void> = Promise.resolve();

  /** What the first screen says; the rest follows, and nobody has to wait for it there. */
  async begin(language: Language): Promise<void> {
    const first = bundleOf(language, await sources(FIRST, language));
    this.#show(language, [first]);
    this.#whole = this.load(language);
    // Whoever waits for it is told; on the first screen nobody does.
    this.#whole.catch(() => {});
  }

  async load(language: Language): Promise<void> {
    this.#show(language, [await bundle(language)]);
    // English stands behind every language, and need not hold anything up.
    if (language === 'en') return;
    void bundle('en').then((english) => {
      if (this.language === language) this.#bundles = [...this.#bundles, english];
    });
  }

  /** The files from which the browser's own engine speaks the reader's language. */
  async files(): Promise<{ lang: Language; files: string[] }> {
    const lang = this.language;
    return { lang, files: (await Promise.all([FIRST, REST, ENGINES].map((files) => sources(files, lang)))).flat() };
  }

  /** A part of the page that says more than the first screen, once it can be said. */
  async before<Part>(part: Promise<Part>): Promise<Part> {
    return (await Promise.all([part, this.#whole]))[0];
  }

  #show(language: Language, bundles: FluentBundle[]): void {
    this.#bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** A message, in one of its wordings if it has several. */
  find(id: string, args?: Record<string, FluentVariable>, wording?: Wording): string | null {
    for (const candidate of this.#bundles) {
      const message = candidate.getMessage(id);
      if (!message?.value) continue;
      const patterns = [message.value, ...Object.values(message.attributes)];
      const pattern = patterns[wording ? pick(wording, id, patterns.length) : 0]!;
      const text = candidate.formatPattern(pattern, args ?? null, []);
      return SHOWS_IDS ? `${text} ‹${id}›` : text;
    }
    return null;
  }

  text = (id: string, args?: Record<string, FluentVariable>): string => this.find(id, args) ?? id;

  rule(game: string, id: string): string {
    return this.text(`${game}-rule-${idPart(id)}`);
  }

  /** A ready set-up by its name; every game has the one of last time. */
  shortcut(game: string, name: string): string {
    return name === 'last' ? this.text('web-as-last-time') : this.text(`${game}-shortcut-${idPart(name)}`);
  }

  /** A team that nobody has given a name. */
  team(seat: Seat): Team {
    return new Team(seat, this.text(`team-${seat}`));
  }

  /** A score, as the language writes it. */
  score(home: number, away: number): string {
    return this.text('score', { home, away });
  }

  /**
   * A word with its facts, in which seats become teams and cards have signs. A lone event may have a text of its own in the report: what
   * is heard by itself names the square, the report need not.
   */
  phrase(
    game: string,
    kind: string,
    word: string,
    facts: Record<string, string | number | string[]>,
    teams: BySeat<Team>,
    wording?: Wording,
  ): string {
    const args = this.#argsOf(facts, teams);
    const ids = [kind, ...(kind === 'report' ? ['event'] : [])].map((kind) => `${game}-${kind}-${idPart(word)}`);
    for (const id of ids) {
      const text = this.find(id, args, wording);
      if (text !== null) return text;
    }
    return ids[0]!;
  }

  /** Codes in a row: `H4, H5 and A2`. */
  list(items: string[]): string {
    const shown = items.map((item) => cardSign(item) ?? item);
    const last = shown.at(-1) ?? '';
    return shown.length < 2 ? last : this.text('list-last', { list: shown.slice(0, -1).join(', '), last });
  }

  #argsOf(facts: Record<string, string | number | string[]>, teams: BySeat<Team>): Record<string, FluentVariable> {
    const arg = (fact: string | number | string[]): FluentVariable => {
      if (Array.isArray(fact)) return this.list(fact);
      if (fact === 'home' || fact === 'away') return teams[fact];
      if (typeof fact === 'string') return cardSign(fact) ?? fact;
      // A hyphen is no minus sign; no plural turns on less than nothing.
      return fact < 0 ? `−${-fact}` : fact;
    };
    const area = areaOf(facts['to']);
    return Object.fromEntries([
      ...Object.entries(facts).map(([name, fact]) => [name, arg(fact)]),
      ...(area ? [['area', area]] : []),
    ]);
  }
}

async function bundle(language: Language): Promise<FluentBundle> {
  return bundleOf(language, (await Promise.all([sources(FIRST, language), sources(REST, language)])).flat());
}

function sources(files: Record<string, () => Promise<string>>, language: Language): Promise<string[]> {
  const ours = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return Promise.all(ours.map(([, load]) => load()));
}
