// What the browser keeps for its reader. A browser that keeps nothing still plays.

/** A value by its name; none where nothing is kept. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`touchline.${name}`);
  } catch {
    return null;
  }
}

/** Keeps a value, or lets go of it. */
export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`touchline.${name}`);
    else localStorage.setItem(`touchline.${name}`, value);
  } catch {
    // Full, or forbidden.
  }
}

/** What this tab is in the middle of: it outlives a reload, not the tab. */
export const draft = {
  read(name: string): string {
    try {
      return sessionStorage.getItem(`touchline.${name}`) ?? '';
    } catch {
      return '';
    }
  },
  write(name: string, value: string): void {
    try {
      if (value === '') sessionStorage.removeItem(`touchline.${name}`);
      else sessionStorage.setItem(`touchline.${name}`, value);
    } catch {
      // Full, or forbidden.
    }
  },
};
