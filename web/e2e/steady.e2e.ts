// The stage keeps still: whatever happens, board and button stay where they are, and nothing scrolls into nothing.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { caughtUp, lift, SCREEN } from './boards';
import { advance, browser, ground, inspect, makeMatch, person, PHONE, raiseCurtain, SMALL, WIDE } from './stage';

raiseCurtain(5);

type Box = { x: number; y: number; width: number; height: number };
const near = (a: Box, b: Box): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < 1.5);
const boxOf = async (page: Page, selector: string): Promise<Box | null> => {
  const found = page.locator(selector);
  return (await found.count()) > 0 ? found.first().boundingBox() : null;
};

describe('steady', () => {
  it.each([
    ['fuba', 'wide', WIDE],
    ['champions', 'wide', WIDE],
    ['fudis', 'wide', WIDE],
    ['volchok', 'wide', WIDE],
    ['fuba', 'phone', PHONE],
    ['champions', 'phone', PHONE],
    ['fudis', 'phone', PHONE],
    ['volchok', 'phone', PHONE],
    ['volchok', 'small', SMALL],
  ] as const)('%s keeps its board and its button in their places, %s', async (game, name, viewport) => {
    const page = await person(browser, { viewport });
    const { id } = await makeMatch(page, { game, opponent: SCREEN });
    await page.goto(`${ground.url}/match/${id}`);
    await page.waitForSelector('.fit');
    let [board, button]: (Box | null)[] = [];
    for (let i = 0; i < 14; i += 1) {
      await advance(page, id, 1 + ((i * 5) % 9));
      await caughtUp(page, id);
      await lift(page);
      const here = (await boxOf(page, '.fit'))!;
      board ??= here;
      expect(near(here, board), `board of ${game} on ${name}: ${JSON.stringify([board, here])}`).toBe(true);
      const go = await boxOf(page, '.pick .go');
      if (go) {
        button ??= go;
        expect(near(go, button), `button of ${game} on ${name}: ${JSON.stringify([button, go])}`).toBe(true);
        expect(go.y + go.height).toBeLessThanOrEqual(viewport.height);
      }
      const [height, window] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
      if (name === 'wide') expect(height).toBeLessThanOrEqual(window);
    }
    await inspect(page, `${game} in the middle on ${name}`);
  });
});
