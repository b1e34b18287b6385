import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tabTo } from './boards';
import {
  browser,
  canAct,
  ground,
  inspect,
  inspectLegible,
  inspectTexts,
  isOver,
  matchOf,
  person,
  PHONE,
  picture,
  raiseCurtain,
  SMALL,
} from './stage';

raiseCurtain();

const COACH = { kind: 'coach', coach: 'random' };
const SCREEN = { kind: 'screen' };
/** Over with the second ‘1’. */
const SHORT = { clock_ones: 2 };
const champions = (
  page: Page,
  opponent: Record<string, string>,
  options: Record<string, unknown> = SHORT,
): ReturnType<typeof matchOf> => matchOf(page, { game: 'champions', options, opponent });
const ready = (page: Page): Promise<unknown> => page.waitForSelector('details.all', { state: 'attached' });
const numberOf = (page: Page): Promise<string | null> => page.locator('main.match').getAttribute('data-number');

/** Waits until the match has gone on from an entry of its log. */
const goneOn = (page: Page, from: string | null): Promise<unknown> =>
  page.waitForFunction(
    (from) =>
      document.querySelector('.final') || document.querySelector('main.match')?.getAttribute('data-number') !== from,
    from,
  );

/** Opens the curtain if it is drawn. */
async function unveil(page: Page): Promise<void> {
  const curtain = page.locator('.curtain .go');
  if (await curtain.isVisible()) await curtain.click();
}

/** Waits until there is something to decide, behind the curtain or not. */
async function settle(page: Page): Promise<void> {
  await page.waitForSelector('.curtain .go, details.all', { state: 'attached' });
  await unveil(page);
  await ready(page);
}

/** Decides once: what is ready, or one of the list, taken in turn so that every kind of act comes up. */
let turn = 0;
async function decide(page: Page): Promise<void> {
  await unveil(page);
  const before = await numberOf(page);
  const go = page.locator('.pick .go[aria-disabled="false"]');
  const list = page.locator('details.all');
  turn += 1;
  if ((await go.count()) === 0 || turn % 5 === 0) {
    if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
    const options = list.locator('.opt');
    await options.nth((turn * 7) % (await options.count())).dispatchEvent('click');
  }
  await go.click();
  await goneOn(page, before);
}

async function playOut(pages: Page[], acts = decide): Promise<void> {
  for (let i = 0; i < 900; i += 1) {
    if (await isOver(pages[0]!)) return;
    let acted = false;
    for (const page of pages) {
      await unveil(page);
      if (await canAct(page)) {
        await acts(page);
        acted = true;
      }
    }
    if (!acted) await pages[0]!.waitForTimeout(40);
  }
  throw new Error('the match did not end');
}

/** Gives both line-ups and goes on to the first decision of a turn. */
async function kickOff(page: Page, question: RegExp): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    await settle(page);
    if (question.test(await page.locator('.now h1').innerText())) return;
    await decide(page);
  }
  throw new Error(`nobody asked ${question}`);
}

describe('Champions 2020 in a browser', () => {
  it('shows line-up, pitch and dark pitch without a finding', async () => {
    const page = await person(browser, { reducedMotion: 'no-preference', viewport: { width: 1440, height: 900 } });
    await page.goto(ground.url);
    await page.locator('.game', { hasText: 'Champions' }).getByRole('button', { name: 'Play now' }).click();
    await page.waitForSelector('.lineup');
    await picture(page, 'champions-lineup');
    await inspect(page, 'line-up');
    await page.locator('.formations button').nth(4).click();
    await page.locator('.pick .go').click();
    await kickOff(page, /Who moves/);
    await picture(page, 'champions-match');
    await inspect(page, 'match');
    await page.getByRole('button', { name: 'Dark colours' }).click();
    await picture(page, 'champions-dark');
    await inspect(page, 'dark match');
  });

  it('plays a whole match against the coach', async () => {
    const page = await person(browser);
    await champions(page, COACH);
    await playOut([page]);
    expect(await page.locator('.final').innerText()).toContain('Full time');
    await picture(page, 'champions-finished');
    await inspect(page, 'finished match');
  });

  it('plays a whole match on one screen by touching the pitch, the line-ups behind a curtain', async () => {
    const page = await person(browser);
    await champions(page, SCREEN);
    await page.waitForSelector('.curtain');
    await picture(page, 'champions-curtain');
    let touched = 0;
    await playOut([page], async (page) => {
      const lit = page.locator('.cell.touchable');
      if ((await page.locator('.pick .go[aria-disabled="false"]').count()) > 0 || (await lit.count()) === 0)
        return decide(page);
      const before = await numberOf(page);
      turn += 1;
      const square = await lit.nth((turn * 5) % (await lit.count())).getAttribute('data-place');
      const cell = page.locator(`[data-place="${square}"]`);
      await cell.click();
      touched += 1;
      // One touch takes a player; the others choose, and a second one does it.
      await page.waitForFunction(
        (from) =>
          document.querySelector('main.match')?.getAttribute('data-number') !== from ||
          document.querySelector('.pick .go[aria-disabled="false"]'),
        before,
      );
      if ((await numberOf(page)) === before) {
        if (touched === 8) await picture(page, 'champions-chosen');
        await cell.click();
      }
      await goneOn(page, before);
    });
    expect(touched).toBeGreaterThan(5);
  });

  it('says why a square cannot be walked to, and lets another player be taken instead', async () => {
    const page = await person(browser);
    await champions(page, SCREEN, {});
    await kickOff(page, /Who moves/);
    const men = page.locator('.cell.touchable');
    const [first, second] = [await men.nth(2).getAttribute('data-place'), await men.nth(5).getAttribute('data-place')];
    await page.locator(`[data-place="${first}"]`).click();
    await page.waitForFunction(
      () =>
        document.querySelectorAll('.cell.touchable').length > 0 &&
        /Where/.test(document.querySelector('.now h1')?.textContent ?? ''),
    );
    await picture(page, 'champions-range');
    await page.locator('[data-place="0,0"]').click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/A-2|A-3|SPOIL|GEN/);
    await picture(page, 'champions-refusal');
    await inspect(page, 'refusal');
    await page.locator(`[data-place="${second}"]`).click();
    await page.waitForFunction(
      (square) => document.querySelector(`[data-place="${square}"]`)?.getAttribute('aria-selected') === 'true',
      second,
    );
    expect(await page.locator('.feed').innerText()).not.toContain('taken back');
  });

  it('is played by two browsers through an invitation', async () => {
    const [host, guest] = [await person(browser), await person(browser)];
    const { id, invitation } = await champions(host, { kind: 'invitation' });
    await guest.goto(`${ground.url}/match/${id}?invitation=${invitation}`);
    await guest.getByRole('button', { name: 'Take the seat and play' }).click();
    await Promise.all([host, guest].map((page) => page.waitForSelector('[role=grid]')));
    await playOut([host, guest]);
    await Promise.all([host, guest].map((page) => page.waitForSelector('.final')));
  });

  it('can be played with the keyboard alone', async () => {
    const page = await person(browser);
    await champions(page, COACH, { clock_ones: 1 });
    await playOut([page], async (page) => {
      const before = await numberOf(page);
      if (await page.locator('.pick .go[aria-disabled="false"]').count()) {
        await tabTo(page, '.pick .go');
        await page.keyboard.press('Enter');
      } else if (await page.locator('.formations').count()) {
        await tabTo(page, '.formations button');
        await page.keyboard.press('Enter');
        await tabTo(page, '.pick .go');
        await page.keyboard.press('Enter');
      } else if (await page.locator('.cell.touchable').count()) {
        await tabTo(page, '[role=gridcell]');
        await page.keyboard.press('End');
        await page.keyboard.press('Enter');
        await page.waitForTimeout(60);
        if ((await numberOf(page)) === before) await page.keyboard.press('Enter');
      } else {
        await tabTo(page, 'details.all summary');
        await page.keyboard.press('Enter');
        await tabTo(page, 'details.all .opt');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      }
      await goneOn(page, before);
    });
    expect(await isOver(page)).toBe(true);
  });

  it('fits phones, and a finger finds the nearest square through a loupe', async () => {
    for (const viewport of [PHONE, SMALL]) {
      const page = await person(browser, { viewport, hasTouch: true, isMobile: true });
      await champions(page, SCREEN, {});
      await settle(page);
      await page.waitForSelector('.lineup');
      await picture(page, `champions-phone-lineup-${viewport.width}`);
      await inspect(page, `line-up on ${viewport.width}`);
      await kickOff(page, /Who moves/);
      await picture(page, `champions-phone-${viewport.width}`);
      await inspect(page, `match on ${viewport.width}`);
      await inspectLegible(page, viewport === SMALL ? 9 : 10, `match on ${viewport.width}`);
      const before = await numberOf(page);
      const man = page.locator('.cell.touchable').nth(3);
      const square = await man.getAttribute('data-place');
      const box = (await man.boundingBox())!;
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const client = await page.context().newCDPSession(page);
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await page.waitForSelector('clipPath circle', { state: 'attached' });
      await picture(page, `champions-loupe-${viewport.width}`);
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await goneOn(page, before);
      await page.waitForFunction(
        (square) => document.querySelector(`[data-place="${square}"]`)?.getAttribute('aria-selected') === 'true',
        square,
      );
      await picture(page, `champions-phone-range-${viewport.width}`);
    }
  });

  it('shows penalties and a shoot-out', async () => {
    const page = await person(browser);
    await champions(page, SCREEN, {
      clock_ones: 1,
      draw: 'extra_time_shootout',
      extra_time_spaces: 0,
      shootout_kicks: 1,
    });
    let seen = false;
    await playOut([page], async (page) => {
      if (!seen && /Shoot-out/.test(await page.locator('.bug').first().innerText())) {
        seen = true;
        await picture(page, 'champions-shootout');
        await inspect(page, 'shoot-out');
      }
      await decide(page);
    });
    await page.waitForSelector('.final');
  });

  it('shows its board in every language', async () => {
    const page = await person(browser);
    const { id } = await champions(page, SCREEN, {});
    await kickOff(page, /Who moves/);
    for (const language of ['en', 'fi', 'nl', 'it', 'ru']) {
      await page.evaluate((language) => localStorage.setItem('touchline.language', language), language);
      await page.goto(`${ground.url}/match/${id}`);
      await page.waitForSelector('[role=grid]');
      await inspectTexts(page, `match in ${language}`);
      await picture(page, `champions-${language}`);
    }
  });
});
