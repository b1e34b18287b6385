/** How high the panel of a phone stands: it peeks or is raised, and follows the finger in between. */
export class Sheet {
  raised = $state(false);
  /** Where the finger holds it, in pixels; none when nobody does. */
  held = $state<number | null>(null);
  #from: { y: number; height: number; at: number } | null = null;
  #moved = false;

  down(event: PointerEvent, panel: HTMLElement): void {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#from = { y: event.clientY, height: panel.offsetHeight, at: event.timeStamp };
    this.#moved = false;
  }

  move(event: PointerEvent): void {
    if (!this.#from) return;
    const up = this.#from.y - event.clientY;
    if (Math.abs(up) > 6) this.#moved = true;
    if (this.#moved) this.held = this.#from.height + up;
  }

  up(event: PointerEvent): void {
    const from = this.#from;
    this.#from = null;
    this.held = null;
    if (!from || !this.#moved) return;
    const up = from.y - event.clientY;
    const fast = Math.abs(up) / Math.max(1, event.timeStamp - from.at) > 0.5;
    // A flick decides by its direction, a slow drag by where it ends.
    this.raised = fast ? up > 0 : from.height + up > innerHeight / 2;
  }

  /** A touch without a drag, or a key, turns it over; a drag was done already. */
  click(): void {
    if (this.#moved) this.#moved = false;
    else this.raised = !this.raised;
  }
}
