import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { browser, ground, inspect, person, PHONE, picture, raiseCurtain } from './stage';

raiseCurtain();

describe('Pictures of the rules', () => {
  it('are those of the vectors', () => {
    execFileSync('node', [new URL('../scripts/pictures.mjs', import.meta.url).pathname, '--check'], { stdio: 'pipe' });
  });

  it.each([
    ['champions', { width: 1440, height: 900 }],
    ['fuba', { width: 900, height: 1000 }],
    ['fudis', { width: 390, height: 844 }],
    ['volchok', PHONE],
  ] as const)('stand beside the rules of %s', async (game, viewport) => {
    const page = await person(browser, { viewport });
    await page.goto(`${ground.url}/rules/${game}`);
    await page.waitForSelector('figure svg');
    expect(await page.locator('figure svg').count()).toBeGreaterThan(5);
    expect(await page.locator('figcaption').count()).toBe(await page.locator('figure').count());
    await page.locator('table').first().waitFor();
    await page.locator('table').first().scrollIntoViewIfNeeded();
    await picture(page, `rules-tables-${game}`);
    await page.locator('figure').nth(3).scrollIntoViewIfNeeded();
    await picture(page, `rules-pictures-${game}`);
    await inspect(page, `rules of ${game}`);
  });

  it('say how an open question was decided, and which option decides otherwise', async () => {
    const page = await person(browser, {});
    await page.goto(`${ground.url}/rules/fudis#R40`);
    const ruling = page.locator('article#R40');
    await ruling.getByText('mercy_call', { exact: true }).waitFor();
    expect(await ruling.locator('details').getAttribute('open')).not.toBeNull();
    await picture(page, 'rules-ruling');
    await ruling.getByRole('link', { name: 'MERCY-3' }).click();
    await page.locator('#MERCY-3').getByRole('link', { name: 'R40' }).waitFor();
  });
});
