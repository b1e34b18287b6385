import { describe, expect, it } from 'vitest';
import { Grid } from './grid';

const grid = new Grid([0, 11], [0, 16], 50, 10);
const WAYS = [true, false].flatMap((portrait) => [true, false].map((flipped) => ({ portrait, flipped })));

describe('a grid on the screen', () => {
  it('finds every square again under its middle, however the board is turned', () => {
    for (const turned of WAYS)
      for (const spot of grid.lines(turned).flat()) expect(grid.under(grid.middle(spot, turned), turned)).toEqual(spot);
  });

  it('has nothing beside the board', () => {
    expect(grid.under({ x: -1, y: 5 }, { portrait: true, flipped: false })).toBeNull();
    expect(grid.under({ x: 5, y: 5 }, { portrait: true, flipped: false })).toBeNull();
  });

  it('lets home attack to the right on wide screens and upwards on phones', () => {
    const [own, theirs] = [
      { col: 5, row: 0 },
      { col: 5, row: 16 },
    ];
    const wide = { portrait: false, flipped: false };
    expect(grid.middle(own, wide).x).toBeLessThan(grid.middle(theirs, wide).x);
    const phone = { portrait: true, flipped: false };
    expect(grid.middle(own, phone).y).toBeGreaterThan(grid.middle(theirs, phone).y);
    expect(grid.middle(own, { ...phone, flipped: true }).y).toBeLessThan(
      grid.middle(theirs, { ...phone, flipped: true }).y,
    );
  });

  it('goes where an arrow points on the screen, and not over the edge', () => {
    for (const turned of WAYS) {
      const from = { col: 4, row: 7 };
      const a = grid.middle(from, turned);
      const right = grid.middle(grid.step(from, 'ArrowRight', turned)!, turned);
      expect([right.x - a.x, right.y - a.y]).toEqual([50, 0]);
      const up = grid.middle(grid.step(from, 'ArrowUp', turned)!, turned);
      expect([up.x - a.x, up.y - a.y]).toEqual([0, -50]);
    }
    expect(grid.step({ col: 0, row: 0 }, 'ArrowLeft', { portrait: true, flipped: false })).toBeNull();
    expect(grid.step({ col: 4, row: 4 }, 'Tab', { portrait: true, flipped: false })).toBeNull();
  });

  it('spans rectangles over squares', () => {
    expect(grid.rect({ col: 3, row: 1 }, { col: 8, row: 2 }, { portrait: false, flipped: false })).toEqual({
      x: 50,
      y: 160,
      width: 100,
      height: 300,
    });
  });
});
