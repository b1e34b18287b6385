// The small things that new players tripped over, one test for each.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { zoneOf } from '../src/boards/fuba/touch';
import { phaseOf, type FubaView } from '../src/boards/fuba/view';
import { COACH, caughtUp, lift, matchAt, openMatch, SCREEN } from './boards';
import {
  advance,
  browser,
  giveUp,
  ground,
  person,
  picture,
  raiseCurtain,
  shortMatch,
  stateOf,
  type State,
} from './stage';

raiseCurtain(7);

const feed = (page: Page): Promise<string> => page.locator('.feed ol').innerText();

describe('mended small things', () => {
  it('14: on a tablet nothing covers the sum of a roll', async () => {
    const page = await person(browser, { viewport: { width: 820, height: 1180 } });
    const id = await matchAt(page, 'fuba', ({ view }) => phaseOf(view as FubaView).name === 'target');
    const { choices } = await stateOf(page, id);
    await page.locator(`[data-place=${zoneOf(choices[0]!)}]`).click();
    await page.locator('.odds table').waitFor();
    await picture(page, 'fuba-odds-tablet');
    const covered = await page.locator('.odds table :is(th, td, caption + tbody tr)').evaluateAll(
      (cells) =>
        cells.filter((cell) => {
          cell.scrollIntoView({ block: 'nearest' });
          const { left, right, top, bottom } = cell.getBoundingClientRect();
          const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return there === null || !(cell.contains(there) || there.contains(cell));
        }).length,
    );
    expect(covered).toBe(0);
  });

  it('20: one is one, and no more', async () => {
    for (const game of ['fuba', 'champions', 'fudis', 'volchok']) {
      const page = await person(browser);
      const { id } = await openMatch(page, game, {}, SCREEN);
      await page.waitForSelector('main.match');
      for (let i = 0; i < 6; i += 1) {
        await advance(page, id, 60);
        await caughtUp(page, id);
        await lift(page);
        const told = `${await feed(page)} ${await page.locator('.panel').innerText()}`;
        expect(told).not.toMatch(/\b1 (players|moves|zones|points|squares|cards|steps|minutes|goals)\b/);
      }
    }
  });

  it('20: a six that must be followed by another is no miss', async () => {
    const page = await person(browser);
    const { id } = await openMatch(page, 'fuba', {}, SCREEN);
    const seen = new Set<string>();
    for (let i = 0; i < 60 && !seen.has('again'); i += 1) {
      await advance(page, id, 2000, ({ choices }) => choices.some(({ word }) => word === 'shoot'));
      const { match } = await stateOf(page, id);
      if (!match.turn) break;
      await caughtUp(page, id);
      await page.locator('.orders .chip', { hasText: 'Shoot' }).first().click();
      const six = page.locator('.faces li').last();
      await six.waitFor();
      const [hope, face] = [parseInt(await page.locator('.pct b').innerText(), 10), await six.innerText()];
      seen.add(face.trim().split('\n').at(-1)!);
      if (hope > 0) expect(face).not.toMatch(/miss/i);
      await advance(page, id, 1);
    }
    expect([...seen].join()).toMatch(/again/);
  });

  it('20: the commentary calls you what the score calls you', async () => {
    for (const game of ['volchok', 'fuba', 'champions', 'fudis']) {
      const page = await person(browser);
      const { id } = await openMatch(page, game, {}, COACH);
      await page.locator('.feed').waitFor({ state: 'attached' });
      for (let i = 0; i < 24; i += 1) {
        await page.locator('main.match[data-asks="true"], .final').waitFor();
        await advance(page, id, 1);
        await caughtUp(page, id);
      }
      await caughtUp(page, id);
      const told = await feed(page);
      expect(told).toMatch(/\byour?\b/i);
      // The toss tells the home side’s roll from the visitors’.
      expect(told).not.toMatch(/\b(Home|Away)\b(?! side \d)/);
      expect(await page.locator('header').innerText()).toContain('You');
    }
  });

  it('20: an uploaded record names the coach as people do', async () => {
    const page = await person(browser);
    const { id } = await openMatch(
      page,
      'volchok',
      { goals_to_win: 0, turn_limit: 4 },
      { kind: 'coach', coach: 'rookie' },
    );
    await page.locator('.feed').waitFor({ state: 'attached' });
    await giveUp(page, id);
    const record = await page.evaluate(async (id) => (await fetch(`/api/v1/matches/${id}/record`)).text(), id);
    expect(record).toContain('rookie');
    await page.goto(`${ground.url}/replay`);
    await page.setInputFiles('input[type=file]', {
      name: 'a.touchline',
      mimeType: 'text/plain',
      buffer: Buffer.from(record),
    });
    await page.waitForSelector('.timeline');
    expect(await page.locator('header').innerText()).toContain('Rookie coach');
    expect(await page.locator('body').innerText()).not.toMatch(/\brookie\b/);
  });

  it('20: a refusal names players as the page does', async () => {
    const page = await person(browser);
    const { id } = await shortMatch(page, SCREEN, 800);
    await page.locator('[role=grid]').waitFor();
    type View = { pieces: Record<string, Record<string, string>>; to_move: 'home' | 'away' };
    const beside = (a: string, b: string): boolean =>
      a !== b &&
      Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1 &&
      Math.abs(Number(a.slice(1)) - Number(b.slice(1))) <= 1;
    /** Somebody who can walk, and where an opponent stands in his way. */
    let [from, to] = ['', ''];
    await advance(page, id, 800, ({ view, choices }) => {
      const { pieces, to_move } = view as View;
      for (const { word, facts } of choices) {
        const at = word === 'step' ? pieces[to_move]![String(facts['piece'])]! : '';
        const there = Object.values(pieces[to_move === 'home' ? 'away' : 'home']!).find((place) => beside(at, place));
        if (at && there) [from, to] = [at, there];
      }
      return from !== '';
    });
    await caughtUp(page, id);
    await page.locator(`.cell.touchable[data-place="${from}"]`).click();
    await page.locator(`[data-place="${to}"]`).click();
    const alert = page.getByRole('alert');
    await alert.waitFor({ state: 'attached' });
    const said = (await alert.textContent()) ?? '';
    expect(said).toMatch(/(Home|Away) \d/);
    expect(said).not.toMatch(/\b[HA]\d+\b/);
  });

  it('20: the brand is called what it shows', async () => {
    const page = await person(browser);
    await page.goto(ground.url);
    const brand = page.locator('header a').first();
    const [shows, label] = [await brand.innerText(), await brand.getAttribute('aria-label')];
    expect(shows).toContain('Touchline');
    expect(label ?? shows).toContain(shows.trim());
  });

  it('20: the rings of a goal stay on the board', async () => {
    const page = await person(browser, { reducedMotion: 'no-preference' });
    const { id } = await shortMatch(page, SCREEN, 800);
    await page.locator('[role=grid]').waitFor();
    const before = await stateOf(page, id);
    expect(before.match.turn).not.toBeNull();
    // A goal is cheered even where the page was not watching: it has only to be seen.
    await advance(page, id, 3000, ({ view }) => (view as { score: number[] }).score.some((goals) => goals > 0));
    await page.locator('.goal').waitFor();
    const spills = await page.locator('.goal').evaluate((goal) => {
      const [own, board] = [goal.getBoundingClientRect(), goal.parentElement!.getBoundingClientRect()];
      const inside = own.left >= board.left - 1 && own.right <= board.right + 1 && own.bottom <= board.bottom + 1;
      return !inside || !['hidden', 'clip'].includes(getComputedStyle(goal).overflow);
    });
    expect(spills).toBe(false);
  });

  it('full time tells of the whole match, whatever this page has seen of it', async () => {
    const page = await person(browser);
    const { id } = await openMatch(page, 'fudis', {}, SCREEN);
    const total = ({ view }: State): number => (view as { score: number[] }).score.reduce((a, b) => a + b);
    await lift(page);
    await advance(page, id, 600, (state) => total(state) >= 2);
    await caughtUp(page, id);
    await lift(page);
    const { match, ...state } = await stateOf(page, id);
    if (match.turn) await giveUp(page, id);
    await page.waitForSelector('.final');
    const goals = page.locator('.summary ol li');
    await expect.poll(() => goals.count()).toBe(total({ match, ...state }));
  });
});
