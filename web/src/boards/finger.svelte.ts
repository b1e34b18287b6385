import type { Grid, Point, Spot, Turned } from './grid';

const HOLD_MS = 170;
/** Beyond this many pixels a finger that has not been held scrolls the page. */
const SLIP_PX = 10;
/** A click that follows a touch belongs to it. */
const ECHO_MS = 700;

/** The squares under the finger: where something can be done, and where something can be taken up. */
export type Ground = {
  grid: Grid;
  turned: Turned;
  lit: (spot: Spot) => boolean;
  grabs: (spot: Spot) => boolean;
};

/**
 * Fingers on a board whose squares are smaller than they are: a touch means the nearest square where something can be done; a
 * finger that stays, or that starts on something to take up, shows a loupe and may slide to another square.
 */
export class Finger {
  /** Where a held finger is, on the board; none: no loupe. */
  at = $state.raw<Point | null>(null);
  /** The square that would be meant. */
  square = $state.raw<Spot | null>(null);
  #start: { id: number; x: number; y: number; spot: Spot | null } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #touched = -Infinity;

  constructor(
    private readonly ground: () => Ground,
    /** A square was touched; `from` is where the finger took something up, if it slid. */
    private readonly touch: (spot: Spot, from: Spot | null) => void,
  ) {}

  /** The square that a point means: its own if something can be done there, else the nearest such within a square's width. */
  meant(point: Point): Spot | null {
    const { grid, turned, lit } = this.ground();
    const under = grid.under(point, turned);
    if (!under || lit(under)) return under;
    let [best, reach]: [Spot, number] = [under, grid.cell];
    for (let col = under.col - 1; col <= under.col + 1; col += 1)
      for (let row = under.row - 1; row <= under.row + 1; row += 1) {
        const spot = { col, row };
        const { x, y } = grid.middle(spot, turned);
        const far = Math.hypot(x - point.x, y - point.y);
        if (grid.has(spot) && lit(spot) && far < reach) [best, reach] = [spot, far];
      }
    return best;
  }

  down = (event: PointerEvent): void => {
    if (this.#start) return;
    const point = pointOf(event);
    const spot = this.meant(point);
    const taken = spot && this.ground().grabs(spot) ? spot : null;
    this.#start = { id: event.pointerId, x: event.clientX, y: event.clientY, spot: taken };
    this.#timer = setTimeout(() => this.#show(point), HOLD_MS);
  };

  move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#start?.id) return;
    const slipped = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > SLIP_PX;
    if (this.at || (slipped && this.#start.spot)) this.#show(pointOf(event));
    else if (slipped) this.cancel();
  };

  up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#start?.id) return;
    const spot = this.meant(pointOf(event));
    const from = this.#start.spot;
    this.cancel();
    this.#touched = event.timeStamp;
    if (spot) this.touch(spot, from && (from.col !== spot.col || from.row !== spot.row) ? from : null);
  };

  cancel = (): void => {
    clearTimeout(this.#timer);
    this.#start = null;
    this.at = null;
    this.square = null;
  };

  /** Is this the click that a browser sends after a touch? */
  isEcho(event: MouseEvent): boolean {
    return event.timeStamp - this.#touched < ECHO_MS;
  }

  #show(point: Point): void {
    this.at = point;
    this.square = this.meant(point);
  }
}

/** A pointer in the units of the drawing that listens to it. */
export function pointOf(event: PointerEvent): Point {
  const svg = event.currentTarget as SVGSVGElement;
  const inverse = svg.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(inverse);
  return { x, y };
}
