// Games whose board is not drawn yet are played in words.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Ground, inspect, openBrowser, person, picture } from './stage';

let ground: Ground;
let browser: Browser;
beforeAll(async () => {
  [ground, browser] = await Promise.all([Ground.open(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await ground.close();
});

it('plays every other game of the shelf from its list', async () => {
  const page = await person(browser);
  await page.goto(ground.url);
  await page.waitForSelector('.game');
  const games = await page.evaluate(async () => {
    const response = await fetch('/api/v1/games');
    return ((await response.json()) as { id: string }[]).map(({ id }) => id).filter((id) => !['fuba', 'fudis', 'volchok'].includes(id));
  });
  for (const game of games) {
    await page.goto(ground.url);
    await page
      .locator('.game')
      .nth(await indexOf(game))
      .getByRole('button', { name: 'Same screen' })
      .click();
    await page.locator('.curtain .go, details.all').first().waitFor();
    let acts = 0;
    for (let i = 0; i < 60 && acts < 12; i += 1) {
      if (await page.locator('.curtain .go').isVisible()) await page.locator('.curtain .go').click();
      if ((await page.locator('details.all .opt').count()) === 0) {
        await page.waitForTimeout(50);
        continue;
      }
      const go = page.locator('.pick .go[aria-disabled="false"]');
      if ((await go.count()) === 0) await page.locator('details.all .opt').first().click();
      if (acts === 3) {
        await picture(page, `words-${game}`);
        await inspect(page, `${game} in words`);
      }
      await go.click();
      acts += 1;
      await page.waitForTimeout(60);
    }
    expect(acts, game).toBe(12);
  }

  async function indexOf(game: string): Promise<number> {
    await page.waitForSelector('.game');
    return page.evaluate(async (game) => {
      const response = await fetch('/api/v1/games');
      return ((await response.json()) as { id: string }[]).findIndex(({ id }) => id === game);
    }, game);
  }
});
