import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { COACH, decide, goingOn, lift, openMatch, playToTheEnd, SCREEN, steps, tabTo } from './boards';
import {
  browser,
  ground,
  inspect,
  inspectLegible,
  inspectTexts,
  isOver,
  person,
  PHONE,
  picture,
  raiseCurtain,
  SMALL,
} from './stage';

raiseCurtain();

/** Two turns a half. */
const SHORT = { turn_cap: 2 };
const ready = (page: Page): Promise<unknown> => page.waitForSelector('[data-place]');
const question = (page: Page): Promise<string> => page.locator('.now h1').innerText();

/** Plays until this is asked. */
async function until(page: Page, asked: RegExp): Promise<void> {
  for (let i = 0; i < 200; i += 1) {
    await lift(page);
    if ((await page.locator('.now h1').count()) > 0 && asked.test(await question(page))) return;
    if ((await page.locator('details.all').count()) > 0) await goingOn(page, () => decide(page));
    else await page.waitForTimeout(30);
  }
  throw new Error(`never asked: ${String(asked)}`);
}

describe('FUBA in a browser', () => {
  it('shows its screens without a finding, light and dark', async () => {
    const page = await person(browser);
    await openMatch(page, 'fuba', SHORT, SCREEN);
    await page.waitForSelector('.curtain .go');
    await picture(page, 'fuba-curtain');
    await lift(page);
    await page.locator('.cards button').first().click();
    await picture(page, 'fuba-formation');
    await inspect(page, 'formation');
    await until(page, /left to place/);
    await page.locator('.orders [role=group] .chip').first().click();
    await picture(page, 'fuba-set-up');
    await inspect(page, 'set-up');
    await until(page, /play the ball/);
    await page.locator('.cell.touchable').nth(3).click();
    await page.locator('.faces li').first().waitFor();
    await picture(page, 'fuba-target');
    await inspect(page, 'target');
    await page.getByRole('button', { name: 'Dark colours' }).click();
    await picture(page, 'fuba-target-dark');
    await inspect(page, 'dark target');
    await page.getByRole('button', { name: 'Flip' }).click();
    await picture(page, 'fuba-flipped');
  });

  it('plays a whole match against the coach', async () => {
    const page = await person(browser);
    await openMatch(page, 'fuba', SHORT, COACH);
    await playToTheEnd([page]);
    expect(await page.locator('.final').innerText()).toContain('Full time');
    await picture(page, 'fuba-finished');
    await inspect(page, 'finished match');
  });

  it('plays a whole match on one screen, by touching the board', async () => {
    const page = await person(browser, { reducedMotion: 'no-preference' });
    await page.addInitScript(() => localStorage.setItem('touchline.motion', 'fast'));
    await openMatch(page, 'fuba', SHORT, SCREEN);
    let moved = 0;
    await playToTheEnd([page], async (page) => {
      const asked = await question(page);
      const zone = page.locator('.cell.touchable[aria-label*="Play to"], .cell.touchable[aria-label*="per cent"]');
      if (/play the ball/.test(asked) && (await zone.count()) > 0) {
        await zone.first().click();
        await picture(page, 'fuba-chosen');
        await zone.first().click();
        return;
      }
      const movers = page.locator('.cell.grabs');
      if (/who moves|How does your team move/.test(asked) && (await movers.count()) > 0) {
        await movers.first().click();
        await page.locator('.cell[aria-label*="can go here"]').first().click();
        await picture(page, 'fuba-move');
        moved += 1;
        return page.locator('.pick .go', { hasText: 'Move' }).click();
      }
      return decide(page);
    });
    expect(moved).toBeGreaterThan(0);
  });

  it('places a team piece by piece, in any order, and takes one back', async () => {
    const page = await person(browser);
    await openMatch(page, 'fuba', SHORT, SCREEN);
    await until(page, /left to place/);
    const zones = page.locator('.cell.touchable');
    const names = await zones.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-place') ?? ''));
    const left = Number(/\d+/.exec(await question(page))?.[0]);
    // From the last zone to the first, which is not the order in which the game places them.
    for (let i = 0; i < left; i += 1) await page.locator(`[data-place=${names.at(-1 - (i % names.length))!}]`).click();
    expect(await page.locator('.count').innerText()).toContain(`${left} of ${left}`);
    await page.locator('.less').first().click();
    expect(await page.locator('.count').innerText()).toContain(`${left - 1} of ${left}`);
    await page.locator(`[data-place=${names[0]!}]`).click();
    await picture(page, 'fuba-placed');
    await page.locator('.pick .go').click();
    // The picture shows it; it is said to those who hear the match.
    const said = page.locator('.feed [role=log]', { hasText: /has taken up position|are in their places/ });
    await said.waitFor({ state: 'attached' });
  });

  it('says why a zone cannot be played to, with the rule', async () => {
    const page = await person(browser);
    await openMatch(page, 'fuba', SHORT, SCREEN);
    await until(page, /play the ball/);
    await page.locator('.cell:not(.touchable)').first().click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/4\.1a|4\.1\.1|E4\.1/);
    await picture(page, 'fuba-refusal');
    await inspect(page, 'refusal');
  });

  it('moves several pieces by one act, and keeps a piece that was taken up', async () => {
    const page = await person(browser);
    await openMatch(page, 'fuba', SHORT, SCREEN);
    await until(page, /who moves|How does your team move/);
    await page.locator('.cell.grabs').first().click();
    await page.locator('.cell[aria-label*="can go here"]').first().click();
    await page.locator('.orders .draft li').waitFor();
    await picture(page, 'fuba-move');
    await inspect(page, 'a move that is prepared');
    // Escape takes the last piece back; nothing was sent yet.
    await page.locator('.cell[tabindex="0"]').focus();
    await page.keyboard.press('Escape');
    expect(await page.locator('.orders .draft li').count()).toBe(0);
    // A piece is dragged, and everything is done by one act.
    const before = Number(await steps(page));
    await page.locator('.cell.grabs').first().click();
    await page.locator('.cell[aria-label*="can go here"]').first().click();
    await page.locator('.pick .go', { hasText: 'Move' }).click();
    await page.waitForFunction(
      (before) => Number(document.querySelector('main.match')?.getAttribute('data-number')) >= before + 2,
      before,
    );
  });

  it('is played by two browsers through an invitation, formations kept secret', async () => {
    const host = await person(browser);
    const guest = await person(browser);
    const { id, invitation } = await openMatch(host, 'fuba', { turn_cap: 1 }, { kind: 'invitation' });
    await guest.goto(`${ground.url}/match/${id}?invitation=${invitation}`);
    await guest.getByRole('button', { name: 'Take the seat and play' }).click();
    await Promise.all([ready(host), ready(guest)]);
    await host.waitForSelector('.cards button');
    await host.locator('.cards button', { hasText: '3-5-2' }).click();
    await host.locator('.pick .go').click();
    await guest.waitForSelector('.cards button');
    expect(await guest.locator('.bench').innerText()).toContain('chosen in secret');
    expect(
      await guest
        .locator('.bench, .feed')
        .allInnerTexts()
        .then((texts) => texts.join()),
    ).not.toContain('3-5-2');
    await playToTheEnd([host, guest]);
    await guest.waitForSelector('.final');
    expect(await host.locator('.bug .score').first().innerText()).toBe(
      await guest.locator('.bug .score').first().innerText(),
    );
  });

  it('can be played with the keyboard alone', async () => {
    const page = await person(browser);
    await openMatch(page, 'fuba', { turn_cap: 1 }, COACH);
    await playToTheEnd([page], async (page) => {
      if (await page.locator('.pick .go[aria-disabled="false"]').count()) {
        await tabTo(page, '.pick .go');
        return page.keyboard.press('Enter');
      }
      if (await page.locator('.orders [role=group] .chip, .cards button').count()) {
        await tabTo(page, '.orders [role=group] .chip, .cards button');
        await page.keyboard.press('Enter');
        await tabTo(page, '.pick .go');
        return page.keyboard.press('Enter');
      }
      if (await page.locator('.cell.touchable').count()) {
        await tabTo(page, '[data-place]');
        const before = await steps(page);
        await page.keyboard.press('End');
        await page.keyboard.press('Enter');
        await picture(page, 'fuba-keyboard');
        await page.waitForTimeout(80);
        // A piece is taken up at once; a target is chosen first, and Enter again plays there.
        if ((await steps(page)) === before) await page.keyboard.press('Enter');
        return;
      }
      await tabTo(page, '.orders .chip');
      await page.keyboard.press('Enter');
      await tabTo(page, '.pick .go');
      await page.keyboard.press('Enter');
    });
    expect(await isOver(page)).toBe(true);
  });

  it('is told in every language', async () => {
    const page = await person(browser);
    const { id } = await openMatch(page, 'fuba', SHORT, SCREEN);
    await until(page, /play the ball/);
    for (const language of ['en', 'fi', 'nl', 'it', 'ru']) {
      await page.evaluate((language) => localStorage.setItem('touchline.language', language), language);
      await page.goto(`${ground.url}/match/${id}`);
      await page.waitForSelector('.cell.touchable');
      // What was chosen before the reload is chosen again: another touch would do it.
      if ((await page.locator('.cell[aria-pressed=true]').count()) === 0) {
        await page.locator('.cell.touchable').first().click();
      }
      await page.locator('.faces li').first().waitFor();
      await inspectTexts(page, `FUBA in ${language}`);
      await picture(page, `fuba-${language}`);
    }
  });

  it('fits phones, down to 320 pixels', async () => {
    for (const viewport of [PHONE, SMALL]) {
      const page = await person(browser, { viewport, hasTouch: true });
      await openMatch(page, 'fuba', { turn_cap: 1 }, SCREEN);
      await until(page, /left to place/);
      await picture(page, `fuba-set-up-${viewport.width}`);
      await until(page, /play the ball/);
      await page.locator('.cell.touchable').first().tap();
      await page.locator('.faces li').first().waitFor();
      await picture(page, `fuba-${viewport.width}`);
      await inspect(page, `FUBA at ${viewport.width}`);
      await inspectLegible(page, viewport === SMALL ? 9 : 10, `FUBA at ${viewport.width}`);
      for (const zone of await page.locator('[data-place]').all()) {
        const box = await zone.boundingBox();
        expect(
          Math.min(box!.width, box!.height),
          await zone.getAttribute('data-place')!.then(String),
        ).toBeGreaterThanOrEqual(44);
      }
      await playToTheEnd([page]);
    }
  });
});
