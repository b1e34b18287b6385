// What surrounds every board: refusals, odds, the guide, keys, rules, settings.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  actOnce,
  advance,
  browser,
  giveUp,
  ground,
  inspect,
  makeMatch,
  person,
  PHONE,
  picture,
  raiseCurtain,
  shortMatch,
  SMALL,
} from './stage';

raiseCurtain(7);

const SCREEN = { kind: 'screen' };
const ready = (page: Page): Promise<unknown> => page.waitForSelector('details.all', { state: 'attached' });
const question = (page: Page): Promise<string> => page.locator('.now h1').innerText();

/** Plays on until the panel asks such a question. */
async function until(page: Page, asked: RegExp): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    await ready(page);
    if (asked.test(await question(page))) return;
    await actOnce(page);
  }
  throw new Error(`nobody asked ${asked}`);
}

describe('Around a match', () => {
  it('says why, as the server judges it, and keeps it in the commentary', async () => {
    const page = await person(browser);
    await shortMatch(page, SCREEN, 12);
    await until(page, /points? left/i);
    await page.locator('.cell.touchable').first().click();
    // A corner far from everybody: a player goes one square at a time.
    const far = page.locator('[data-place="i13"]');
    await far.click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    const text = await alert.innerText();
    expect(text).toMatch(/(KO|MOVE|PASS|TURN)-\d/);
    expect(text).toContain('Not on i13');
    await picture(page, 'judged');
    expect(await page.locator('.feed .faint').count()).toBe(1);
    // The match has not moved, and can go on.
    await page.keyboard.press('Escape');
    await actOnce(page);
  });

  it('shows odds and what they are made of before anything is done', async () => {
    const page = await person(browser);
    const { id } = await makeMatch(page, { game: 'fuba', opponent: SCREEN });
    // Formations, places and so on, until somebody plays the ball and dice decide.
    await advance(page, id, 80, ({ choices }) => choices.some(({ word }) => word === 'target'));
    await page.goto(`${ground.url}/match/${id}`);
    if (await page.locator('.curtain .go').isVisible()) await page.locator('.curtain .go').click();
    await page.waitForSelector('details.all', { state: 'attached' });
    await page.evaluate(() => document.querySelectorAll('details').forEach((list) => (list.open = true)));
    await page.locator('details.all .opt', { hasText: 'Play to' }).first().click();
    await page.waitForSelector('.pick li .rule');
    expect(await page.locator('.pick').innerText()).toMatch(/\d+\s?%/);
    await picture(page, 'needs');
    await inspect(page, 'odds and needs');
  });

  it('explains each new thing once, and lets go when asked', async () => {
    const page = await person(browser);
    await shortMatch(page, SCREEN, 12);
    await ready(page);
    const lesson = page.locator('.lesson');
    expect(await lesson.innerText()).toContain('Four goals win');
    await picture(page, 'lesson');
    await lesson.getByRole('button', { name: 'Got it' }).click();
    expect(await lesson.innerText()).toContain('Choose who kicks off');
    await actOnce(page);
    await page.waitForFunction(() => !document.querySelector('.lesson')?.textContent?.includes('Choose who kicks off'));
    // What was explained stays explained.
    await page.reload();
    await ready(page);
    await page.waitForTimeout(100);
    expect(await page.locator('.lesson').allInnerTexts()).not.toContain('Four goals win');
    if (await lesson.isVisible()) {
      await lesson.getByRole('button', { name: 'No more tips' }).click();
      await lesson.waitFor({ state: 'detached' });
    }
    await page.goto(`${ground.url}/settings`);
    await page.getByRole('button', { name: 'Start the guide again' }).click();
    await page.getByRole('switch', { name: /First-match guide/ }).check();
    await page.goBack();
    await ready(page);
    await lesson.getByText('Four goals win').waitFor();
  });

  it('lists its keys, and they work', async () => {
    const page = await person(browser);
    await shortMatch(page, SCREEN, 6);
    await ready(page);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await keys.waitFor();
    await picture(page, 'keys');
    await inspect(page, 'keys');
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await page.keyboard.press('l');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await page.keyboard.press('b');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell');
    const before = await page.locator('[data-place="a1"]').getAttribute('x');
    await page.keyboard.press('f');
    expect(await page.locator('[data-place="a1"]').getAttribute('x')).not.toBe(before);
    await actOnce(page);
    await page.keyboard.press('u');
    await page.getByText('The last decision was taken back.').first().waitFor();
    await page.keyboard.press('/');
    const rules = page.getByRole('dialog', { name: 'Search the rules' });
    await rules.getByRole('searchbox').fill('lob');
    await rules.getByText('LOB-1', { exact: true }).waitFor();
    await picture(page, 'rules-search');
    await inspect(page, 'rules search');
    // Whoever writes does not command.
    await page.keyboard.press('f');
    expect(await rules.getByRole('searchbox').inputValue()).toBe('lobf');
  });

  it('resigns only when sure', async () => {
    const page = await person(browser);
    await shortMatch(page, { kind: 'coach', coach: 'random' }, 40);
    await ready(page);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByText('Resign the match?').waitFor();
    await page.getByRole('button', { name: 'Play on' }).click();
    expect(await page.locator('.final').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.locator('.tool.strong').click();
    await page.waitForSelector('.final');
  });

  it('makes a goal feel like one', async () => {
    const page = await person(browser, { reducedMotion: 'no-preference' });
    await page.goto(ground.url);
    await page.evaluate(() => localStorage.setItem('touchline.motion', 'fast'));
    const { id } = await makeMatch(page, { game: 'fudis', opponent: SCREEN });
    await page.goto(`${ground.url}/match/${id}`);
    let seen = false;
    for (let i = 0; i < 400 && !seen; i += 1) {
      if (await page.locator('.curtain .go').isVisible()) await page.locator('.curtain .go').click();
      seen = await page.locator('.goal .banner').isVisible();
      if (seen) break;
      const moved = await page.evaluate(async (id) => {
        type State = { match: { turn: string | null; number: number }; choices: { text: string }[] };
        const { state } = (await (await fetch(`/api/v1/matches/${id}`)).json()) as { state: State };
        const shoot = state.choices.find(({ text }) => text === 'shoot') ?? state.choices.at(-1);
        if (!shoot || !state.match.turn) return false;
        await fetch(`/api/v1/matches/${id}/commands`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
          body: JSON.stringify({
            seat: state.match.turn,
            command: { do: 'act', action: shoot.text, expected: state.match.number },
          }),
        });
        return true;
      }, id);
      if (!moved) break;
    }
    await page.locator('.goal .banner').waitFor({ timeout: 10_000 });
    expect(await page.locator('.goal .banner').innerText()).toMatch(/goal/i);
    await picture(page, 'goal');
  });
});

describe('Screens of the page', () => {
  it('opens with 120 KB of scripts and styles at most, and no board among them', async () => {
    const page = await person(browser);
    await page.goto(ground.url);
    await page.waitForSelector('.game button:not([disabled])');
    await page.waitForLoadState('networkidle');
    const parts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name }) => /\.(js|css)$/.test(name))
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
    );
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(Math.round(bytes / 1024)).toBeLessThanOrEqual(120);
    expect(parts.filter(({ name }) => /Board|Match|Replay/.test(name))).toEqual([]);
  });

  it('makes a rated match when asked, and says so to whoever is invited', async () => {
    const page = await person(browser);
    await page.goto(ground.url);
    await page.waitForSelector('.game');
    await page.getByRole('checkbox', { name: 'Rated' }).check();
    await page.locator('.game', { hasText: 'Volchok' }).getByRole('button', { name: 'Invite a friend' }).click();
    await page.getByText(/· rated/).waitFor();
    const guest = await person(browser);
    await guest.goto(await page.locator('#link').inputValue());
    await guest.getByRole('button', { name: 'Take the seat and play' }).waitFor();
    expect(await guest.locator('main').innerText()).toContain('rated');
    // What was chosen stays chosen.
    await page.goto(ground.url);
    await page.waitForSelector('.game');
    expect(await page.getByRole('checkbox', { name: 'Rated' }).isChecked()).toBe(true);
  });

  it('keeps what the reader chose', async () => {
    const page = await person(browser);
    await page.goto(`${ground.url}/settings`);
    await page.getByRole('radio', { name: 'Black and white' }).check();
    await page.getByRole('radio', { name: 'Dark colours' }).check();
    await page.getByRole('switch', { name: /^Sound/ }).check();
    await page.reload();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Black and white' }).isChecked()).toBe(true);
    expect(await page.getByRole('switch', { name: /^Sound/ }).isChecked()).toBe(true);
    const worn = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--home'));
    expect(worn.trim()).toBe('#20262b');
    expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
    await picture(page, 'settings-dark');
    await inspect(page, 'settings');
  });

  it.each([
    ['en', { width: 1280, height: 800 }],
    ['fi', PHONE],
    ['nl', { width: 900, height: 1000 }],
    ['it', { width: 1440, height: 900 }],
    ['ru', SMALL],
  ])('shows each of them in %s without a missing text or a finding', async (language, viewport) => {
    const page = await person(browser, { viewport });
    const { id } = await makeMatch(page, { game: 'volchok', opponent: SCREEN });
    await giveUp(page, id);
    await page.evaluate((language) => localStorage.setItem('touchline.language', language), language);
    for (const [name, path, sign] of [
      ['home', '/', '.game'],
      ['finished', `/match/${id}`, '.final'],
      ['replay', `/replay/${id}`, '.timeline'],
      ['upload', '/replay', 'main label'],
      ['profile', '/profile', 'form'],
      ['settings', '/settings', 'fieldset'],
      ['rules', '/rules/volchok', 'dt'],
      ['nowhere', '/nowhere', '.lost'],
    ] as const) {
      await page.goto(ground.url + path);
      await page.waitForSelector(sign);
      await inspect(page, `${name} in ${language}`);
      await picture(page, `${name}-${language}`);
    }
    await page.locator('header .icon').last().click();
    await page.getByRole('dialog').waitFor();
    await inspect(page, `menu in ${language}`);
    await picture(page, `menu-${language}`);
  });

  it('raises the sheet of a phone by a drag', async () => {
    const page = await person(browser, { viewport: PHONE, hasTouch: true });
    await shortMatch(page, SCREEN, 6);
    await ready(page);
    const panel = page.locator('.panel');
    const low = (await panel.boundingBox())!.height;
    // The act is in reach although the guide speaks.
    const go = (await page.locator('.pick .go').boundingBox())!;
    expect(go.y + go.height).toBeLessThanOrEqual(PHONE.height);
    await picture(page, 'sheet-peek');
    const grab = (await page.locator('.grab').boundingBox())!;
    await page.mouse.move(grab.x + grab.width / 2, grab.y + 10);
    await page.mouse.down();
    await page.mouse.move(grab.x + grab.width / 2, grab.y - 150, { steps: 4 });
    expect((await panel.boundingBox())!.height).toBeGreaterThan(low + 100);
    await page.mouse.move(grab.x + grab.width / 2, grab.y - 400, { steps: 4 });
    await page.mouse.up();
    await page.waitForFunction(() => document.querySelector('.panel.raised'));
    await picture(page, 'sheet-raised');
    await inspect(page, 'raised sheet');
    await page.locator('.grab').press('Enter');
    expect((await panel.boundingBox())!.height).toBeLessThan(low + 20);
  });
});
