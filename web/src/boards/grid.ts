// A board of squares on the screen: landscape or portrait, either way round. No game.

export type Spot = { col: number; row: number };
export type Point = { x: number; y: number };
/** Portrait: home attacks upwards; landscape: to the right. Flipped: turned by half a circle. */
export type Turned = { portrait: boolean; flipped: boolean };
type Range = readonly [first: number, last: number];

const ARROWS: Record<string, readonly [right: number, down: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const numbers = ([first, last]: Range): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

export class Grid {
  constructor(
    readonly cols: Range,
    readonly rows: Range,
    readonly cell: number,
    /** What lies beside the outermost columns. */
    readonly apron = 0,
  ) {}

  size(portrait: boolean): { w: number; h: number } {
    const long = (this.rows[1] - this.rows[0] + 1) * this.cell;
    const short = (this.cols[1] - this.cols[0] + 1) * this.cell + 2 * this.apron;
    return portrait ? { w: short, h: long } : { w: long, h: short };
  }

  has({ col, row }: Spot): boolean {
    return col >= this.cols[0] && col <= this.cols[1] && row >= this.rows[0] && row <= this.rows[1];
  }

  /** The middle of a square. */
  middle({ col, row }: Spot, { portrait, flipped }: Turned): Point {
    const { w, h } = this.size(portrait);
    const along = (row - this.rows[0] + 0.5) * this.cell;
    const across = this.apron + (col - this.cols[0] + 0.5) * this.cell;
    const [x, y] = portrait ? [across, h - along] : [along, across];
    return flipped ? { x: w - x, y: h - y } : { x, y };
  }

  /** The square under a point; none beside the board. */
  under({ x, y }: Point, { portrait, flipped }: Turned): Spot | null {
    const { w, h } = this.size(portrait);
    const [left, top] = flipped ? [w - x, h - y] : [x, y];
    const [across, along] = portrait ? [left, h - top] : [top, left];
    const spot = {
      col: this.cols[0] + Math.floor((across - this.apron) / this.cell),
      row: this.rows[0] + Math.floor(along / this.cell),
    };
    return this.has(spot) ? spot : null;
  }

  /** The rectangle that two squares span. */
  rect(a: Spot, b: Spot, turned: Turned): { x: number; y: number; width: number; height: number } {
    const [p, q] = [this.middle(a, turned), this.middle(b, turned)];
    return {
      x: Math.min(p.x, q.x) - this.cell / 2,
      y: Math.min(p.y, q.y) - this.cell / 2,
      width: Math.abs(p.x - q.x) + this.cell,
      height: Math.abs(p.y - q.y) + this.cell,
    };
  }

  /** The squares in the order of the screen: lines from top to bottom, each from left to right. */
  lines({ portrait, flipped }: Turned): Spot[][] {
    const [cols, rows] = [numbers(this.cols), numbers(this.rows)];
    const lines = portrait
      ? rows.toReversed().map((row) => cols.map((col) => ({ col, row })))
      : cols.map((col) => rows.map((row) => ({ col, row })));
    return flipped ? lines.toReversed().map((line) => line.toReversed()) : lines;
  }

  /** The square that an arrow key leads to. */
  step({ col, row }: Spot, key: string, { portrait, flipped }: Turned): Spot | null {
    const arrow = ARROWS[key];
    if (!arrow) return null;
    const [right, down] = flipped ? [-arrow[0], -arrow[1]] : arrow;
    const next = portrait ? { col: col + right, row: row - down } : { col: col + down, row: row + right };
    return this.has(next) ? next : null;
  }
}
