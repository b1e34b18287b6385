// People who own the box: their dice, our board.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lift, SCREEN, steps } from './boards';
import { browser, canAct, ground, inspect, makeMatch, person, PHONE, picture, raiseCurtain } from './stage';

raiseCurtain();

/** Tells what came, or decides, until the match has gone so many steps. */
async function playOn(page: Page, steps: number): Promise<{ told: number; decided: number }> {
  let [told, decided] = [0, 0];
  for (let i = 0; i < steps; i += 1) {
    await lift(page);
    await page.waitForSelector('.table li button, .all, .curtain .go, .final', { state: 'attached' });
    if (await page.locator('.final').isVisible()) break;
    if (await lift(page)) continue;
    const before = await page.locator('main.match').getAttribute('data-number');
    const came = page.locator('.table li button');
    if ((await came.count()) > 0) {
      await came.nth(i % (await came.count())).click();
      told += 1;
    } else if (await canAct(page)) {
      const list = page.locator('details.all');
      if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
      await list.locator('.opt').first().click();
      await page.locator('.pick .go[aria-disabled="false"]').click();
      decided += 1;
    }
    await page.waitForFunction(
      (from) => document.querySelector('main.match')?.getAttribute('data-number') !== from,
      before,
    );
  }
  return { told, decided };
}

describe('at the table', () => {
  it.each(['volchok', 'champions', 'fudis'])('%s is played with real dice, touched as they came', async (game) => {
    const page = await person(browser);
    const { id } = await makeMatch(page, { game, opponent: SCREEN, own_dice: true });
    await page.goto(`${ground.url}/match/${id}`);
    const { told } = await playOn(page, 12);
    expect(told).toBeGreaterThan(0);
    await picture(page, `table-${game}`);
    const record = await (await page.request.get(`${ground.url}/api/v1/matches/${id}/record`)).text();
    expect(record).toContain('dice: table');
  });

  it('what came is typed, and a mistake is taken back', async () => {
    const page = await person(browser, { viewport: PHONE });
    const { id } = await makeMatch(page, { game: 'volchok', opponent: SCREEN, own_dice: true });
    await page.goto(`${ground.url}/match/${id}`);
    await page.getByLabel('Or type it').fill('5 2');
    await picture(page, 'table-phone');
    await inspect(page, 'own dice');
    await page.locator('.table .go[aria-disabled="false"]').click();
    await page.waitForSelector('.all');
    await page.locator('.cell.touchable').first().click();
    if ((await page.locator('.table').count()) === 0) await page.locator('.pick .go').click();
    await page.waitForSelector('.table li button');
    const before = Number(await steps(page));
    await page.locator('.table li button', { hasText: '3' }).click();
    await page.waitForFunction(
      (n) => Number(document.querySelector('main.match')?.getAttribute('data-number')) > n,
      before,
    );
    await page.locator('.grab').press('Enter');
    await page.locator('.raised-tools').getByRole('button', { name: 'Undo' }).click();
    await page.locator('.feed', { hasText: 'taken back' }).waitFor({ state: 'attached' });
  });
});
