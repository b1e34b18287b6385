// Two people at one match, and what can come between them: words, clocks, offers, a network.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  actOnce,
  browser,
  canAct,
  ground,
  inspect,
  makeMatch,
  person,
  PHONE,
  picture,
  raiseCurtain,
  shortMatch,
} from './stage';

raiseCurtain();

const ready = (page: Page): Promise<unknown> => page.waitForSelector('details.all', { state: 'attached' });

/** Two people at a match of Volchok. */
async function two(
  pace: Record<string, unknown> | null = null,
  practice = false,
): Promise<{ host: Page; guest: Page; path: string }> {
  const host = await person(browser);
  const guest = await person(browser);
  const asked = { game: 'volchok', opponent: { kind: 'invitation' }, practice, ...(pace && { pace }) };
  const { id, invitation } = await makeMatch(host, asked);
  const path = `${ground.url}/match/${id}`;
  await host.goto(path);
  await guest.goto(`${path}?invitation=${invitation}`);
  await guest.getByRole('button', { name: 'Take the seat and play' }).click();
  await Promise.all([host, guest].map((page) => page.waitForSelector('[role=grid]')));
  return { host, guest, path };
}

/** Whoever decides now comes first. */
async function inTurn(host: Page, guest: Page): Promise<[Page, Page]> {
  for (;;) {
    if (await canAct(host)) return [host, guest];
    if (await canAct(guest)) return [guest, host];
    await host.waitForTimeout(40);
  }
}

/** The kick-off of Volchok in the commentary, in all its wordings. */
const KICK_OFF = /stands over the ball|puts the ball on the centre square/;

describe('Two people', () => {
  it('talk, mute and report, and lose no word to a reload', async () => {
    const { host, guest } = await two();
    await host.getByRole('tab', { name: 'Chat' }).click();
    await host.getByLabel('Say something').fill('Good luck!');
    await host.getByRole('button', { name: 'Send' }).click();
    await guest.getByRole('tab', { name: /Chat 1 new/ }).click();
    await guest.getByText('Good luck!').waitFor();
    await picture(guest, 'chat');
    await inspect(guest, 'chat');
    await guest.getByRole('button', { name: 'Report' }).click();
    await guest.getByRole('button', { name: 'Reported' }).waitFor();
    await guest.getByLabel('Mute the other coach').check();
    expect(await guest.getByText('Good luck!').count()).toBe(0);
    // A draft outlives a reload, and the other's words come back with it.
    await host.getByLabel('Say something').fill('one more th');
    await host.reload();
    await host.getByRole('tab', { name: 'Chat' }).click();
    expect(await host.getByLabel('Say something').inputValue()).toBe('one more th');
    await host.getByText('Good luck!').waitFor();
    // Whoever wants no chat has none.
    await host.evaluate(() => localStorage.setItem('touchline.chat', 'off'));
    await host.reload();
    await host.waitForSelector('.feed');
    expect(await host.getByRole('tab').count()).toBe(0);
  });

  it('see both clocks, and one of them runs', async () => {
    const { host, guest } = await two({ kind: 'live', base_s: 600, increment_s: 0 });
    const [mover] = await inTurn(host, guest);
    const clocks = (): Promise<string[]> => mover.locator('.bug .left').allInnerTexts();
    const before = await clocks();
    expect(before.filter((text) => /10:00|9:5\d/.test(text))).toHaveLength(2);
    await mover.waitForFunction(
      (was) => Array.from(document.querySelectorAll('.bug .left'), (el) => el.textContent).join() !== was,
      (await mover.locator('.bug .left').allTextContents()).join(),
    );
    await picture(mover, 'clocks');
    await inspect(mover, 'clocks');
  });

  it('offer, ask, decline and agree', async () => {
    // Only in practice can a move be taken back past a roll.
    const { host, guest } = await two(null, true);
    for (let i = 0; i < 3; i += 1) {
      const [mover] = await inTurn(host, guest);
      await actOnce(mover);
    }
    const [mover, other] = await inTurn(host, guest);
    await other.getByRole('button', { name: /^(Undo|Ask to undo)$/ }).click();
    // What the other side did may be free to take back, or it is asked for: then it is declined.
    const asked = mover.getByText('would like to take the last decision back');
    await Promise.race([asked.waitFor(), mover.getByText('was taken back').first().waitFor()]);
    if (await asked.isVisible()) await mover.getByRole('button', { name: 'Decline' }).click();
    await host.getByRole('button', { name: 'Offer a draw' }).click();
    await host.getByText('Your offer is waiting for an answer.').waitFor();
    await guest.getByText('offers a draw').waitFor();
    await picture(guest, 'draw-offer');
    await inspect(guest, 'draw offer');
    await guest.getByRole('button', { name: 'Accept' }).click();
    await Promise.all([host, guest].map((page) => page.waitForSelector('.final')));
    await host.getByRole('button', { name: 'Play again' }).click();
    await guest.getByText('wants a rematch').waitFor();
    await guest.getByRole('button', { name: 'Play again' }).click();
    await Promise.all([host, guest].map((page) => page.waitForSelector('[role=grid]')));
    expect(guest.url()).toBe(host.url());
  });

  it('claim a match that was left, when the time has come', async () => {
    const { host, guest, path } = await two();
    const [mover, stayer] = await inTurn(host, guest);
    await mover.context().close();
    await stayer.getByText('away from the board').waitFor();
    await stayer.getByText(/You may claim the match in [45]:/).waitFor();
    await picture(stayer, 'absent');
    // Five minutes later by the page's clock the claim is offered; the server, whose clock is its own, says not yet.
    await stayer.clock.install();
    await stayer.goto(path);
    await stayer.getByText('away from the board').waitFor();
    await stayer.clock.fastForward('05:10');
    await stayer.getByRole('button', { name: 'Claim the match' }).click();
    await stayer.getByRole('alert').waitFor();
  });
});

describe('What comes between', () => {
  it('makes one move of many clicks on a slow network', async () => {
    const page = await person(browser);
    await page.routeWebSocket(/\/socket/, (client) => {
      const server = client.connectToServer();
      client.onMessage((message) => void setTimeout(() => server.send(message), 3500));
    });
    await shortMatch(page, { kind: 'screen' }, 8);
    await ready(page);
    await page.locator('details.all summary').click();
    await page.locator('details.all .opt').first().click();
    const go = page.locator('.pick .go');
    // An impatient finger.
    for (let i = 0; i < 3; i += 1) await go.click({ force: true });
    await page.getByText('The network is slow.').waitFor();
    await picture(page, 'slow');
    const told = page.locator('.feed li', { hasText: KICK_OFF });
    await told.first().waitFor();
    expect(await told.count()).toBe(1);
  });

  it('says that the server is gone, and that nothing is lost', async () => {
    const page = await person(browser);
    await shortMatch(page, { kind: 'screen' }, 8);
    await ready(page);
    await ground.stop();
    await page.getByText('reconnecting').first().waitFor();
    await page.getByText('your match is safe').waitFor({ timeout: 30_000 });
    await picture(page, 'gone');
    await ground.start();
    await page.getByRole('button', { name: 'Try now' }).click();
    await page.getByText('your match is safe').waitFor({ state: 'detached' });
    await actOnce(page);
  });

  it('goes on where it was after a reload, in two tabs, and back and forth', async () => {
    const page = await person(browser);
    await page.goto(ground.url);
    await page.waitForSelector('.game');
    await page.locator('.game', { hasText: 'Volchok' }).getByRole('button', { name: 'Same screen' }).click();
    await ready(page);
    await page.locator('details.all summary').click();
    await page.locator('details.all .opt').nth(2).click();
    const chosen = await page.locator('.pick .go').innerText();
    await page.reload();
    await ready(page);
    expect(await page.locator('.pick .go').innerText()).toBe(chosen);

    const second = await page.context().newPage();
    await second.goto(page.url());
    await ready(second);
    await page.locator('.pick .go').click();
    await second.getByText(KICK_OFF).first().waitFor();

    await page.goBack();
    await page.waitForSelector('.game');
    await page.goForward();
    await ready(page);
    await page.getByText(KICK_OFF).first().waitFor();
  });
});

describe('A person', () => {
  it('keeps a name, signs out and in, and goes', async () => {
    const page = await person(browser, { viewport: PHONE });
    await shortMatch(page, { kind: 'screen' }, 4);
    await page.goto(`${ground.url}/profile`);
    await page.getByText('You are playing as a guest').waitFor();
    await picture(page, 'profile-guest');
    await inspect(page, 'profile of a guest');
    const name = `Ada ${Date.now() % 100_000}`;
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password').fill('short');
    await page.getByRole('button', { name: 'Choose it' }).click();
    await page.getByRole('alert').waitFor();
    // What was typed is still there.
    expect(await page.getByLabel('Name').inputValue()).toBe(name);
    await page.getByLabel('Password').fill('a longer password');
    await page.getByRole('button', { name: 'Choose it' }).click();
    await page.getByText(`You are ${name}`).waitFor();
    expect(
      await page
        .locator('main section')
        .getByRole('link', { name: /Volchok/ })
        .count(),
    ).toBe(1);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('You are playing as a guest').waitFor();
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password').fill('a longer password');
    await page.locator('form .go').click();
    await page.getByText(`You are ${name}`).waitFor();
    await picture(page, 'profile-name');
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export my data' }).click();
    expect((await saved).suggestedFilename()).toContain('touchline');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByText('You are playing as a guest').waitFor();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('Your name will be deleted permanently').waitFor();
    await inspect(page, 'profile before it is deleted');
    await page.getByRole('button', { name: 'Yes, delete' }).click();
    await page.getByText('You are playing as a guest').waitFor();
  });
});
