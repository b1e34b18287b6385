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

/** Three a side and the goalkeeper, one round a half, and a level match stays level. */
const SHORT = { formation: [2, 1], rounds_per_half: 1, shootout: false };
/** What is asked now; nothing while a curtain is down, which may fall at any moment. */
const question = async (page: Page): Promise<string> => (await page.locator('.now h1').allInnerTexts())[0] ?? '';

async function until(page: Page, asked: RegExp): Promise<void> {
  for (let i = 0; i < 200; i += 1) {
    await lift(page);
    if (asked.test(await question(page))) return;
    if ((await page.locator('details.all').count()) > 0) await goingOn(page, () => decide(page));
    else await page.waitForTimeout(30);
  }
  throw new Error(`never asked: ${String(asked)}`);
}

/** Decides by touching cards: what acts is taken up at once, where it goes is touched twice. */
async function touchCards(page: Page): Promise<void> {
  const card = page.locator('.cell.touchable:not([aria-pressed=true])').first();
  if (!/attack|hand card|swap/.test(await question(page)) || (await card.count()) === 0) return decide(page);
  if (/swap/.test(await question(page))) return decide(page);
  await card.click();
  if (/What does it attack|hand card/.test(await question(page))) {
    // Not the card that was taken up, which a touch would let go.
    const chosen = page.locator('.cell[aria-pressed=true].touchable:not([aria-label*=", chosen"])').first();
    if ((await chosen.count()) === 0) return;
    await picture(page, 'fudis-chosen');
    await chosen.click();
  }
}

describe('Fudis in a browser', () => {
  it('shows its screens without a finding, light and dark', async () => {
    const page = await person(browser);
    await openMatch(page, 'fudis', {}, COACH);
    await page.waitForSelector('[data-place]');
    await picture(page, 'fudis-build');
    await inspect(page, 'building');
    // A ready team lies on the table before it is agreed to.
    await page.locator('.orders [role=group] .chip').first().click();
    expect(await page.locator('.preview').count()).toBe(9);
    await picture(page, 'fudis-ready-team');
    await until(page, /swap/);
    await picture(page, 'fudis-swap');
    await inspect(page, 'swap');
    await until(page, /Which card attacks/);
    await goingOn(page, () => page.locator('.cell.touchable').first().click());
    await page.getByRole('heading', { name: 'What does it attack?' }).waitFor();
    await page.locator('.cell.touchable:not([aria-pressed=true])').first().click();
    await picture(page, 'fudis-target');
    await inspect(page, 'target');
    await page.getByRole('button', { name: 'Dark colours' }).click();
    await picture(page, 'fudis-target-dark');
    await inspect(page, 'dark target');
  });

  it('plays a whole match against the coach', async () => {
    const page = await person(browser);
    await openMatch(page, 'fudis', SHORT, COACH);
    await playToTheEnd([page]);
    expect(await page.locator('.final').innerText()).toContain('Full time');
    await picture(page, 'fudis-finished');
    await inspect(page, 'finished match');
  });

  it('plays a whole match on one screen, by touching cards; the other hand is never on the page', async () => {
    const page = await person(browser, { reducedMotion: 'no-preference' });
    await page.addInitScript(() => localStorage.setItem('touchline.motion', 'fast'));
    const { id } = await openMatch(page, 'fudis', SHORT, SCREEN);
    await page.waitForSelector('.curtain .go');
    await picture(page, 'fudis-curtain');
    await inspect(page, 'curtain');
    await playToTheEnd([page], async (page) => {
      const { hidden, shown } = await page.evaluate(async (id) => {
        type Team = { hand?: string[]; known: { card: string }[]; keeper: 'none' | 'hidden' | { card: string } };
        type State = { state: { view: Record<'home' | 'away', Team>; match: { turn: 'home' | 'away' } } };
        const turn = ((await (await fetch(`/api/v1/matches/${id}`)).json()) as State).state.match.turn;
        const other = turn === 'home' ? 'away' : 'home';
        const theirs = (await (await fetch(`/api/v1/matches/${id}?seat=${other}`)).json()) as State;
        const { hand = [], known, keeper } = theirs.state.view[other];
        const secret = hand.filter((card) => !known.some((seen) => seen.card === card));
        if (typeof keeper !== 'string') secret.push(keeper.card);
        return {
          hidden: secret,
          shown: Array.from(document.querySelectorAll('[data-place]'), (card) => card.getAttribute('data-place') ?? ''),
        };
      }, id);
      expect(shown.filter((card) => hidden.includes(card))).toEqual([]);
      await touchCards(page);
    });
  });

  it('says why a card cannot be played, with the rule', async () => {
    const page = await person(browser);
    await openMatch(page, 'fudis', {}, COACH);
    await until(page, /swap/);
    await page.locator('[data-slot=GK]').first().click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(/SWAP-3/);
    await until(page, /Which card attacks/);
    await page.locator('[data-slot^=D]:not(.touchable)').first().click();
    // It goes by itself after a while, so it is read first.
    expect(await page.getByRole('alert').innerText()).toMatch(/FREE-2|ATK-2/);
    await picture(page, 'fudis-refusal');
    await inspect(page, 'refusal');
  });

  it('is played by two browsers through an invitation', async () => {
    const host = await person(browser);
    const guest = await person(browser);
    const { id, invitation } = await openMatch(host, 'fudis', SHORT, { kind: 'invitation' });
    await guest.goto(`${ground.url}/match/${id}?invitation=${invitation}`);
    await guest.getByRole('button', { name: 'Take the seat and play' }).click();
    await Promise.all([host, guest].map((page) => page.waitForSelector('[data-place], .cell, svg[role=group]')));
    await playToTheEnd([host, guest]);
    await guest.waitForSelector('.final');
    expect(await host.locator('.bug .score').first().innerText()).toBe(
      await guest.locator('.bug .score').first().innerText(),
    );
  });

  it('can be played with the keyboard alone', async () => {
    const page = await person(browser);
    await openMatch(page, 'fudis', SHORT, COACH);
    await playToTheEnd([page], async (page) => {
      if (await page.locator('.pick .go[aria-disabled="false"]').count()) {
        await tabTo(page, '.pick .go');
        return page.keyboard.press('Enter');
      }
      if (await page.locator('.cell.touchable:not([aria-pressed=true])').count()) {
        await tabTo(page, '[data-place]');
        const before = await steps(page);
        await page.keyboard.press('End');
        await page.keyboard.press('Enter');
        await picture(page, 'fudis-keyboard');
        await page.waitForTimeout(80);
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
    const { id } = await openMatch(page, 'fudis', {}, COACH);
    await until(page, /Which card attacks/);
    for (const language of ['en', 'fi', 'nl', 'it', 'ru']) {
      await page.evaluate((language) => localStorage.setItem('touchline.language', language), language);
      await page.goto(`${ground.url}/match/${id}`);
      await page.waitForSelector('.cell.touchable');
      await page.locator('.cell:not(.touchable)').first().click();
      await page.getByRole('alert').waitFor();
      await inspectTexts(page, `Fudis in ${language}`);
      await picture(page, `fudis-${language}`);
    }
  });

  it('fits phones, down to 320 pixels', async () => {
    for (const viewport of [PHONE, SMALL]) {
      const page = await person(browser, { viewport, hasTouch: true });
      await openMatch(page, 'fudis', SHORT, SCREEN);
      await page.waitForSelector('.curtain .go');
      await lift(page);
      await page.waitForSelector('[data-place]');
      await picture(page, `fudis-build-${viewport.width}`);
      await until(page, /Which card attacks/);
      await picture(page, `fudis-${viewport.width}`);
      await inspect(page, `Fudis at ${viewport.width}`);
      await inspectLegible(page, viewport === SMALL ? 9 : 10, `Fudis at ${viewport.width}`);
      await playToTheEnd([page]);
    }
  });
});
