import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tabTo } from './boards';
import {
  actOnce,
  advance,
  browser,
  canAct,
  ground,
  heard,
  heardMore,
  inspect,
  inspectLegible,
  inspectTexts,
  isOver,
  person,
  PHONE,
  picture,
  playOut,
  raiseCurtain,
  shortMatch,
  SMALL,
  type State,
} from './stage';

raiseCurtain();

const COACH = { kind: 'coach', coach: 'random' };
const ready = (page: Page): Promise<unknown> => page.waitForSelector('details.all', { state: 'attached' });

describe('Volchok in a browser', () => {
  it('is two clicks away, and shows its screens without a finding', async () => {
    const page = await person(browser, { reducedMotion: 'no-preference' });
    await page.goto(ground.url);
    await page.waitForSelector('.game');
    await picture(page, 'home');
    await inspect(page, 'home');
    await page.locator('.game', { hasText: 'Volchok' }).getByRole('button', { name: 'Play now' }).click();
    await ready(page);
    await picture(page, 'match');
    await inspect(page, 'match');
    await page.getByRole('button', { name: 'Dark colours' }).click();
    await picture(page, 'match-dark');
    await inspect(page, 'dark match');
  });

  it('plays a whole match against the coach', async () => {
    const page = await person(browser);
    await shortMatch(page, COACH, 8);
    await playOut([page]);
    expect(await page.locator('.final').innerText()).toContain('Full time');
    await picture(page, 'finished');
    await inspect(page, 'finished match');
  });

  it('plays a whole match on one screen, by touching the board', async () => {
    const page = await person(browser);
    await shortMatch(page, { kind: 'screen' }, 6);
    await playOut([page], async (page) => {
      const question = await page.locator('.now h1').innerText();
      if (!/points? left/i.test(question)) return actOnce(page);
      const from = page.locator('.cell.touchable').first();
      await from.click();
      const to = page
        .locator('.cell[aria-label*="Move player"], .cell[aria-label*="Play the ball"], .cell[aria-label*="Lob"]')
        .first();
      await to.click();
      await picture(page, 'chosen');
      const before = await heard(page);
      await to.click();
      await heardMore(page, before);
    });
  });

  it('shows what a walk costs, and which number a lob takes', async () => {
    type View = {
      phase: string;
      to_move: string;
      pieces: Record<string, Record<string, string>>;
      marks: { lobs: Record<string, number>; reach: Record<string, string[][]> };
    };
    const page = await person(browser);
    const { id } = await shortMatch(page, { kind: 'screen' }, 400);
    await ready(page);
    await advance(page, id, 400, ({ view }) => {
      const { phase, marks } = view as View;
      return phase === 'declare' && Object.keys(marks.lobs).length > 0;
    });
    await page
      .locator('.tag text', { hasText: /^lob on \d$/ })
      .first()
      .waitFor({ state: 'attached' });
    await picture(page, 'lobs');
    /** Somebody who may go, and could go two squares. */
    const walker = ({ view, choices }: State): string | undefined => {
      const { to_move, pieces, marks } = view as View;
      const goers = choices.filter(({ word }) => word === 'step').map(({ facts }) => String(facts['piece']));
      const shirt = goers.find((shirt) => (marks.reach[shirt]?.[1]?.length ?? 0) > 0);
      return shirt && pieces[to_move]?.[shirt];
    };
    let from: string | undefined;
    await advance(page, id, 400, (state) => (from = walker(state)) !== undefined);
    await page.locator(`.cell.touchable[data-place="${from}"]`).click();
    await page.locator('text.cost', { hasText: '2' }).first().waitFor({ state: 'attached' });
    await picture(page, 'reach');
  });

  it('says why a place cannot be played to, with the rule', async () => {
    const page = await person(browser);
    await shortMatch(page, { kind: 'screen' }, 8);
    await ready(page);
    await page.locator('[data-place="a13"]').click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('KO-1');
    await picture(page, 'refusal');
    await inspect(page, 'refusal');
    // It goes by itself after a while, so it is asked for once more.
    await page.locator('[data-place="a13"]').click();
    await page.locator('.bubble .rule').click();
    const book = page.getByRole('dialog');
    await book.getByText('KO-1').waitFor();
    await picture(page, 'rule');
    await inspect(page, 'rule over a match');
    await book.getByRole('link', { name: 'Open the rulebook here' }).click();
    await page.waitForSelector('#KO-1.here');
    await picture(page, 'rules');
    await inspect(page, 'rules');
    await page.goBack();
    await ready(page);
  });

  it('is played by two browsers through an invitation', async () => {
    const host = await person(browser);
    const guest = await person(browser);
    await host.goto(ground.url);
    await host.locator('.game', { hasText: 'Volchok' }).getByRole('button', { name: 'Invite a friend' }).click();
    const link = await host.locator('#link').inputValue();
    await host.waitForSelector('.invite svg');
    await picture(host, 'invite');
    await inspect(host, 'invitation');
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Take the seat and play' }).waitFor();
    await inspect(guest, 'invited');
    await guest.getByRole('button', { name: 'Take the seat and play' }).click();
    await host.waitForSelector('[role=grid]');
    await guest.waitForSelector('[role=grid]');
    for (let acts = 0; acts < 10;) {
      for (const page of [host, guest]) {
        if (await canAct(page)) {
          await actOnce(page);
          acts += 1;
        }
      }
    }
    await guest.getByRole('button', { name: 'Resign' }).click();
    await guest.locator('.tool.strong').click();
    await Promise.all([host, guest].map((page) => page.waitForSelector('.final')));
    await host.getByRole('button', { name: 'Play again' }).click();
    await host.waitForURL((url) => !link.includes(url.pathname));
    await guest.getByRole('button', { name: 'Play again' }).click();
    await guest.waitForURL(host.url());
    await Promise.all([host, guest].map((page) => page.waitForSelector('[role=grid]')));
  });

  it('can be played with the keyboard alone', async () => {
    const page = await person(browser);
    await shortMatch(page, COACH, 4);
    await playOut([page], async (page) => {
      const before = await heard(page);
      if (await page.locator('.pick .go[aria-disabled="false"]').count()) {
        await tabTo(page, '.pick .go');
        await page.keyboard.press('Enter');
      } else {
        await tabTo(page, '[role=gridcell]');
        // The next place where something can be done; once more for where it leads; Enter does it.
        const pick = /kicks off/.test(await page.locator('.now h1').innerText());
        if (!pick) {
          await page.keyboard.press('End');
          await page.keyboard.press('Enter');
        }
        await page.keyboard.press('End');
        await page.keyboard.press('Enter');
        await picture(page, 'keyboard');
        await page.keyboard.press('Enter');
      }
      await heardMore(page, before);
    });
    expect(await isOver(page)).toBe(true);
  });

  it('comes back by itself after the server was restarted', async () => {
    const page = await person(browser);
    await shortMatch(page, { kind: 'screen' }, 6);
    await ready(page);
    await actOnce(page);
    await ground.stop();
    await page.getByText('reconnecting').first().waitFor();
    await picture(page, 'reconnecting');
    // An act that is begun while the server is away is done when it is back, once.
    const before = await heard(page);
    await page.locator('details.all summary').click();
    await page.locator('details.all .opt').last().click();
    await page.locator('.pick .go').click();
    await ground.start();
    await heardMore(page, before, 30_000);
    await playOut([page]);
  });

  it('shows every screen in every language', async () => {
    const page = await person(browser);
    const { id } = await shortMatch(page, { kind: 'screen' }, 6);
    await ready(page);
    await actOnce(page);
    for (const language of ['en', 'fi', 'nl', 'it', 'ru']) {
      await page.evaluate((language) => localStorage.setItem('touchline.language', language), language);
      for (const [name, path, sign] of [
        ['home', '/', '.game'],
        ['match', `/match/${id}`, '.feed li'],
        ['rules', '/rules/volchok', 'dt'],
      ] as const) {
        await page.goto(ground.url + path);
        await page.waitForSelector(sign);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
        await inspectTexts(page, `${name} in ${language}`);
        await picture(page, `${name}-${language}`);
      }
    }
  });

  it('fits phones, down to 320 pixels', async () => {
    for (const viewport of [PHONE, SMALL]) {
      const page = await person(browser, { viewport, hasTouch: true });
      await page.goto(ground.url);
      await page.waitForSelector('.game');
      await inspect(page, `home at ${viewport.width}`);
      await picture(page, `home-${viewport.width}`);
      await shortMatch(page, { kind: 'screen' }, 4);
      await ready(page);
      await inspect(page, `match at ${viewport.width}`);
      await inspectLegible(page, viewport === SMALL ? 9 : 10, `match at ${viewport.width}`);
      await picture(page, `match-${viewport.width}`);
      await playOut([page]);
    }
  });
});
