// What really happened, at full time and looking back.
import { describe, expect, it } from 'vitest';
import { advance, browser, giveUp, ground, inspect, makeMatch, person, PHONE, picture, raiseCurtain } from './stage';

raiseCurtain(5);

describe('The analysis of a match', () => {
  it('is there at full time, shows moments, attempts and mistakes, and lets the reader try again', async () => {
    const page = await person(browser);
    const { id } = await makeMatch(page, { game: 'volchok', opponent: { kind: 'screen' } });
    await advance(page, id, 160);
    await giveUp(page, id);
    await page.goto(`${ground.url}/match/${id}`);
    const sheet = page.locator('.summary');
    await sheet.getByText('Honest score').waitFor();
    await picture(page, 'analysis-full-time');
    await sheet.getByRole('link', { name: 'The whole analysis' }).click();
    await page.waitForSelector('.charts');
    const analysis = page.getByRole('region', { name: 'Analysis' });
    await analysis.getByRole('img', { name: 'Attempts' }).waitFor();
    await picture(page, 'analysis');
    await inspect(page, 'analysis');
    // A touch on the chart leads to its moment.
    const where = page.locator('aside > p.eyebrow');
    const chart = page.getByRole('img', { name: 'Win probability' });
    await chart.click({ position: { x: 2, y: 10 } });
    await where.filter({ hasText: /^Moment \d of/ }).waitFor();
    // A mistake is drawn with what was better.
    const mistake = analysis.locator('li:has(.try)').first();
    await mistake.getByRole('button').click();
    await page.locator('.board .ideas, .board [class*=idea], .board .way').first().waitFor();
    await picture(page, 'analysis-mistake');
    const phone = await person(browser, { viewport: PHONE });
    await phone.goto(`${ground.url}/replay/${id}`);
    await phone.getByRole('img', { name: 'Attempts' }).waitFor();
    await picture(phone, 'analysis-phone');
    await inspect(phone, 'analysis on a phone');
    // The table says the same without the drawing.
    await analysis.getByText('Attempts: As a table').click();
    expect(await analysis.locator('details table tbody tr').count()).toBeGreaterThan(0);
    await mistake.getByRole('link', { name: 'Try it from here' }).click();
    await page.waitForSelector('main.match[data-standing=going]');
    const before = Number(await page.locator('main.match').getAttribute('data-number'));
    await picture(page, 'analysis-try');
    await inspect(page, 'trying from a moment');
    await page.locator('.all summary, .all button').first().click();
    await page.getByRole('link', { name: 'Back to the match' }).waitFor();
    expect(before).toBe(0);
  });
});
