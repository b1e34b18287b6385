import { isLanguage, type Language } from './texts.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'full' | 'fast' | 'off';

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(`touchline.${name}`);
  } catch {
    return null;
  }
};
const keep = (name: string, value: string): void => {
  try {
    localStorage.setItem(`touchline.${name}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
};

/** What the reader chose, kept in the browser. */
export class Settings {
  theme = $state<Theme>('system');
  motion = $state<Motion>('full');
  #systemDark = $state(false);
  #systemStill = $state(false);
  readonly dark = $derived(this.theme === 'dark' || (this.theme === 'system' && this.#systemDark));
  readonly still = $derived(this.motion === 'off' || this.#systemStill);
  /** How long a movement takes, as a part of its full length. */
  readonly pace = $derived(this.still ? 0 : this.motion === 'fast' ? 0.4 : 1);

  constructor() {
    const theme = read('theme');
    if (theme === 'light' || theme === 'dark') this.theme = theme;
    const motion = read('motion');
    if (motion === 'fast' || motion === 'off') this.motion = motion;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.#systemDark = dark.matches;
    this.#systemStill = still.matches;
    dark.addEventListener('change', () => (this.#systemDark = dark.matches));
    still.addEventListener('change', () => (this.#systemStill = still.matches));
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    keep('motion', motion);
  }

  static language(): Language {
    const chosen = read('language');
    if (isLanguage(chosen)) return chosen;
    return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
  }

  static keepLanguage(language: Language): void {
    keep('language', language);
  }
}
