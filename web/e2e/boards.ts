// What the browser tests of the drawn boards share.
import type { Page } from 'playwright-core';
import { advance, canAct, ground, isOver, matchOf, stateOf, type State } from './stage';

export type Opponent = { kind: 'coach'; coach: string } | { kind: 'screen' } | { kind: 'invitation' };
export const COACH: Opponent = { kind: 'coach', coach: 'random' };
export const SCREEN: Opponent = { kind: 'screen' };

/** Makes a match with these options and opens it. */
export const openMatch = (
  page: Page,
  game: string,
  options: Record<string, unknown>,
  opponent: Opponent,
): Promise<{ id: string; invitation: string | null }> => matchOf(page, { game, options, opponent });

/** The number of the last entry of the match that the page shows. */
export const steps = (page: Page): Promise<string | null> => page.locator('main.match').getAttribute('data-number');

/** Waits until the page shows all that has happened. */
export async function caughtUp(page: Page, id: string): Promise<void> {
  await page.waitForFunction(
    async (id) => {
      type Answer = { state: { match: { number: number } } };
      const { state } = (await (await fetch(`/api/v1/matches/${id}`)).json()) as Answer;
      return Number(document.querySelector('main.match')?.getAttribute('data-number')) === state.match.number;
    },
    id,
    { polling: 100 },
  );
}

/** Opens the curtain if it is drawn. */
export async function lift(page: Page): Promise<boolean> {
  const curtain = page.locator('.curtain .go');
  if (!(await curtain.isVisible())) return false;
  await curtain.click();
  return true;
}

/** A match on one screen that has come to where a test wants it; another one is tried if the first never does. */
export async function matchAt(page: Page, game: string, until: (state: State) => boolean): Promise<string> {
  for (let i = 0; i < 20; i += 1) {
    const { id } = await openMatch(page, game, {}, SCREEN);
    await advance(page, id, 2500, until);
    const state = await stateOf(page, id);
    if (!state.match.turn || !until(state)) continue;
    await page.goto(`${ground.url}/match/${id}`);
    await page.locator('.curtain .go, main.match[data-asks="true"]').first().waitFor();
    await lift(page);
    return id;
  }
  throw new Error('no match came there');
}

/** Does something and waits until the page shows that the match has gone on. */
export async function goingOn(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await steps(page);
  await act();
  await page.waitForFunction(
    (from) =>
      document.querySelector('.final') || document.querySelector('main.match')?.getAttribute('data-number') !== from,
    before,
  );
}

/** Decides with the mouse: a formation, a ready set-up, what is ready, or the first of the list. */
export async function decide(page: Page): Promise<void> {
  const ready = page.locator('.orders [role=group] .chip');
  const go = page.locator('.pick .go[aria-disabled="false"]');
  // A usual formation: one without midfielders could not move sideways.
  const formations = page.locator('.orders .cards button');
  // What is chosen already is not touched again: a second touch does it.
  const chosen = (await page.locator('.orders [aria-pressed="true"]').count()) > 0 && (await go.count()) > 0;
  if (!chosen && (await formations.count()) > 0) await formations.first().click();
  else if (!chosen && (await ready.count()) > 0) await ready.first().click();
  else if ((await go.count()) === 0) {
    const list = page.locator('details.all');
    if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
    await list.locator('.opt').first().click();
  }
  await go.click();
}

/** Plays with these people until full time. */
export async function playToTheEnd(pages: Page[], acts: (page: Page) => Promise<void> = decide): Promise<void> {
  for (let i = 0; i < 1500; i += 1) {
    if (await isOver(pages[0]!)) return;
    let acted = false;
    for (const page of pages) {
      if (await lift(page)) acted = true;
      if (!(await canAct(page))) continue;
      await goingOn(page, () => acts(page));
      acted = true;
    }
    if (!acted) await pages[0]!.waitForTimeout(40);
  }
  throw new Error('the match did not end');
}

/** Goes by Tab to the first thing that the selector names, backwards where that is the shorter way. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i += 1) {
    const way = await page.evaluate((wanted) => {
      const active = document.activeElement;
      if (active?.matches(wanted)) return 'there';
      const first = document.querySelector(wanted);
      const before = first && active && active.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_PRECEDING;
      return before ? 'back' : 'on';
    }, selector);
    if (way === 'there') return;
    await page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`no way to ${selector} by keyboard`);
}
