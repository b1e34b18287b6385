import { keep, kept } from './keep';
import { isKit, type KitName } from './kits';
import { isLanguage, type Language } from './texts.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'full' | 'fast' | 'off';
/** Which acts a second touch confirms: all, those that a roll or a secret follows, or none. */
export type Confirm = 'always' | 'big' | 'never';

/** What the reader chose, kept in the browser. */
export class Settings {
  theme = $state<Theme>('system');
  motion = $state<Motion>('full');
  kit = $state<KitName>('harbour');
  confirm = $state<Confirm>('big');
  /** Off until asked for. */
  sound = $state(false);
  chat = $state(true);
  /** Does the first match of a game explain itself? */
  guide = $state(true);
  /** Do single letters do something? */
  keys = $state(true);
  #systemDark = $state(false);
  #systemStill = $state(false);
  readonly dark = $derived(this.theme === 'dark' || (this.theme === 'system' && this.#systemDark));
  readonly still = $derived(this.motion === 'off' || this.#systemStill);
  /** How long a movement takes, as a part of its full length. */
  readonly pace = $derived<number>(this.still ? 0 : this.motion === 'fast' ? 0.4 : 1);
  /** Does the system ask for stillness? Then the page has no say in it. */
  readonly systemStill = $derived(this.#systemStill);

  constructor() {
    const theme = kept('theme');
    if (theme === 'light' || theme === 'dark') this.theme = theme;
    const motion = kept('motion');
    if (motion === 'fast' || motion === 'off') this.motion = motion;
    const confirm = kept('confirm');
    if (confirm === 'always' || confirm === 'never') this.confirm = confirm;
    const kit = kept('kit');
    if (isKit(kit)) this.kit = kit;
    this.sound = kept('sound') === 'on';
    this.chat = kept('chat') !== 'off';
    this.guide = kept('guide') !== 'off';
    this.keys = kept('keys') !== 'off';
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

  setConfirm(confirm: Confirm): void {
    this.confirm = confirm;
    keep('confirm', confirm);
  }

  setKit(kit: KitName): void {
    this.kit = kit;
    keep('kit', kit);
  }

  /** Turns one of the switches. */
  turn(name: 'sound' | 'chat' | 'guide' | 'keys', on: boolean): void {
    this[name] = on;
    keep(name, on ? 'on' : 'off');
  }

  static language(): Language {
    const chosen = kept('language');
    if (isLanguage(chosen)) return chosen;
    return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
  }

  static keepLanguage(language: Language): void {
    keep('language', language);
  }
}
