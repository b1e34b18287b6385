/** What lies over the page, one thing at a time. */
export type Overlay =
  { kind: 'rules'; game: string | null; rule: string | null } | { kind: 'keys'; board: boolean } | { kind: 'menu' };

export class Overlays {
  shown = $state.raw<Overlay | null>(null);
  /** The game that the page is about now: its rules are looked for first. */
  game: string | null = null;

  open(overlay: Overlay): void {
    this.shown = overlay;
  }

  close(): void {
    this.shown = null;
  }
}

/** Is somebody writing? Then a key is a letter and no shortcut. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
