// What the browser tests of the drawn boards share.
import type { Page } from 'playwright-core';
import { canAct, isOver, matchOf, type Ground } from './stage';

export type Opponent = { kind: 'coach'; coach: string } | { kind: 'screen' } | { kind: 'invitation' };
export const COACH: Opponent = { kind: 'coach', coach: 'random' };
export const SCREEN: Opponent = { kind: 'screen' };

/** Makes a match with these options and opens it. */
export const openMatch = (
  page: Page,
  ground: Ground,
  game: string,
  options: Record<string, unknown>,
  opponent: Opponent,
): Promise<{ id: string; invitation: string | null }> => matchOf(page, ground, { game, options, opponent });

/** How many steps the match has, as the page was told. */
export const steps = async (page: Page, id: string): Promise<number> =>
  page.evaluate(async (id) => {
    const response = await fetch(`/api/v1/matches/${id}`);
    return ((await response.json()) as { number: number }).number;
  }, id);

/** Opens the curtain if it is drawn. */
export async function lift(page: Page): Promise<boolean> {
  const curtain = page.locator('.curtain .go');
  if (!(await curtain.isVisible())) return false;
  await curtain.click();
  return true;
}

/** Does something and waits until the match has gone on. */
export async function goingOn(page: Page, id: string, act: () => Promise<void>): Promise<void> {
  const before = await steps(page, id);
  await act();
  for (let i = 0; i < 400; i += 1) {
    if ((await steps(page, id)) !== before) return;
    await page.waitForTimeout(25);
  }
  throw new Error('nothing came of it');
}

/** Decides with the mouse: a formation, a ready set-up, what is ready, or the first of the list. */
export async function decide(page: Page): Promise<void> {
  const ready = page.locator('.orders [role=group] .chip');
  const go = page.locator('.pick .go[aria-disabled="false"]');
  // A usual formation: one without midfielders could not move sideways.
  const formations = page.locator('.orders .cards button');
  if ((await formations.count()) > 0) await formations.first().click();
  else if ((await ready.count()) > 0) await ready.first().click();
  else if ((await go.count()) === 0) {
    const list = page.locator('details.all');
    if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
    await list.locator('.opt').first().click();
  }
  await go.click();
}

/** Plays with these people until full time. */
export async function playToTheEnd(
  pages: Page[],
  id: string,
  acts: (page: Page) => Promise<void> = decide,
): Promise<void> {
  for (let i = 0; i < 1500; i += 1) {
    if (await isOver(pages[0]!)) return;
    let acted = false;
    for (const page of pages) {
      if (await lift(page)) acted = true;
      if (!(await canAct(page))) continue;
      await goingOn(page, id, () => acts(page));
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
