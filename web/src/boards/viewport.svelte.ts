/** How much room a drawing has on the screen, so that its texts can be read after scaling. */
export class Viewport {
  width = $state(0);
  height = $state(0);

  /** Watches a drawing: `{@attach viewport.watch}`. */
  watch = (drawing: Element): (() => void) => {
    const observer = new ResizeObserver(() => {
      this.width = drawing.clientWidth;
      this.height = drawing.clientHeight;
    });
    observer.observe(drawing);
    return () => observer.disconnect();
  };

  /** A length in the drawing, of this height, that is so many pixels on the screen at least, and never more than `most`. */
  atLeast(px: number, usual: number, drawn: number, most = Infinity): number {
    return this.height > 0 ? Math.max(usual, Math.min(most, (px * drawn) / this.height)) : usual;
  }
}
