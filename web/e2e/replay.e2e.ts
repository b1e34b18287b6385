// Matches looked back at, by link and from a file.
import { describe, expect, it } from 'vitest';
import { advance, browser, giveUp, ground, inspect, makeMatch, person, PHONE, picture, raiseCurtain } from './stage';

raiseCurtain(11);

describe('Looking back', () => {
  it('steps, plays, jumps to goals, shares the moment and proves the dice', async () => {
    const page = await person(browser);
    const { id } = await makeMatch(page, { game: 'fudis', opponent: { kind: 'screen' } });
    await advance(page, id, 200);
    await giveUp(page, id);
    await page.goto(`${ground.url}/replay/${id}`);
    await page.waitForSelector('.timeline');
    await page.getByText('Before the kick-off').waitFor();
    // The analysis names moments, too.
    const where = page.locator('aside > p.eyebrow');
    await page.getByRole('button', { name: 'One moment on' }).click();
    await where.filter({ hasText: 'Moment 1 of' }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(() => /#([3-9]|\d\d)/.test(location.hash));
    await page.getByRole('button', { name: 'Pause' }).click();
    const goals = page.getByRole('list', { name: 'Goals' }).getByRole('button');
    expect(await goals.count()).toBeGreaterThan(0);
    await goals.first().click();
    await page.waitForFunction(
      () => Array.from(document.querySelectorAll('.bug .score b'), (b) => b.textContent).join('') !== '00',
    );
    await page.getByText(/^Yes: all \d+ rolls/).waitFor();
    await page.getByText('promise kept, checked by your browser').first().waitFor();
    await picture(page, 'replay');
    await inspect(page, 'replay');
    // Another reader opens the same moment by its link.
    const told = await where.innerText();
    const other = await person(browser, { viewport: PHONE });
    await other.goto(page.url());
    await other.waitForSelector('.timeline');
    expect(await other.locator('aside > p.eyebrow').innerText()).toBe(told);
    await picture(other, 'replay-phone');
    await inspect(other, 'replay on a phone');
    // One seat did not know everything.
    const all = await page.locator('.stage').innerText();
    await page.getByRole('radio', { name: 'Home' }).check();
    await page.waitForURL(/eyes=home/);
    await page.waitForFunction((was) => document.querySelector<HTMLElement>('.stage')?.innerText !== was, all);
  });

  it('replays a file that somebody has, and says what is wrong with another', async () => {
    const page = await person(browser);
    const { id } = await makeMatch(page, { game: 'volchok', opponent: { kind: 'screen' } });
    await advance(page, id, 30);
    await giveUp(page, id);
    const record = await page.evaluate(async (id) => (await fetch(`/api/v1/matches/${id}/record`)).text(), id);
    await page.goto(`${ground.url}/replay`);
    const file = (text: string) => ({ name: 'a.touchline', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.setInputFiles('input[type=file]', file('touchline record 1\ngame: chess\n'));
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('line ');
    await picture(page, 'upload-refused');
    await inspect(page, 'refused record');
    await page.setInputFiles('input[type=file]', file(record));
    await page.waitForSelector('.timeline');
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByText('resigned').first().waitFor();
    await page.getByText(/^Yes: all \d+ rolls/).waitFor();
    await picture(page, 'replay-file');
    // A bent roll is found out.
    await page.getByRole('button', { name: 'Open another record' }).click();
    const line = record.split('\n').findLast((line) => line.includes(' chance spin '))!;
    const bent = record.replace(line, `${line.slice(0, -1)}${line.endsWith('2') ? 3 : 2}`);
    await page.setInputFiles('input[type=file]', file(bent));
    await page.locator('.verdict.bad, [role=alert]').first().waitFor();
  });

  it('works by keyboard', async () => {
    const page = await person(browser);
    const { id } = await makeMatch(page, { game: 'volchok', opponent: { kind: 'screen' } });
    await advance(page, id, 20);
    await giveUp(page, id);
    await page.goto(`${ground.url}/match/${id}`);
    await page.waitForSelector('.final');
    await page.getByRole('link', { name: 'Look back' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByText('Moment 2 of').waitFor();
    await page.keyboard.press('End');
    await page.waitForFunction(() => /^Moment (\d+) of \1$/m.test(document.body.innerText));
  });
});
