// The places of the bar, the dialog that makes a match, and what is offered next.
import { describe, expect, it } from 'vitest';
import { SCREEN } from './boards';
import {
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

raiseCurtain(11);

const PLACES = ['Play', 'Watch', 'Learn', 'Matches', 'Rules'];

describe('places', () => {
  it.each([
    ['wide', { width: 1280, height: 800 }],
    ['tablet', { width: 820, height: 1180 }],
    ['phone', PHONE],
    ['small', SMALL],
  ] as const)('the bar leads everywhere without a finding, %s', async (name, viewport) => {
    const page = await person(browser, { viewport });
    await page.goto(ground.url);
    const bar = page.getByRole('navigation', { name: 'Main places' });
    for (const place of PLACES.toReversed()) {
      await bar.getByRole('link', { name: place }).click();
      await page.locator(`[aria-current=page]`, { hasText: place }).waitFor();
      await page.waitForFunction(() => !document.body.innerText.includes('One moment'));
      await inspect(page, `${place} on ${name}`);
      await picture(page, `place-${place.toLowerCase()}-${name}`);
    }
  });

  it('somebody watches a match that is being played, and cannot move in it', async () => {
    const [player, guest] = [await person(browser), await person(browser)];
    const { id } = await makeMatch(player, { game: 'volchok', opponent: { kind: 'coach', coach: 'rookie' } });
    await player.goto(`${ground.url}/match/${id}`);
    await player.waitForSelector('[role=grid]');
    await guest.goto(`${ground.url}/watch`);
    await guest.locator(`a[href="/match/${id}"]`).click();
    await guest.waitForSelector('[role=grid]');
    expect(await guest.locator('.pick .go').count()).toBe(0);
    await picture(guest, 'watching');
  });

  it('what friends play by invitation is not listed', async () => {
    const [host, guest] = [await person(browser), await person(browser)];
    const { id, invitation } = await makeMatch(host, { game: 'volchok', opponent: { kind: 'invitation' } });
    await guest.goto(`${ground.url}/match/${id}?invitation=${invitation}`);
    await guest.getByRole('button', { name: 'Take the seat and play' }).click();
    await guest.waitForSelector('[role=grid]');
    const live = await guest.evaluate(async () => (await (await fetch('/api/v1/live')).json()) as { id: string }[]);
    expect(live.map((match) => match.id)).not.toContain(id);
  });

  it('learning is a match with tips, in which a move is taken back over a spin', async () => {
    const page = await person(browser);
    await page.goto(`${ground.url}/learn`);
    await page.locator('li', { hasText: 'Volchok' }).getByRole('button', { name: 'Play with tips' }).click();
    await page.waitForSelector('.lesson');
    const id = page.url().split('/').at(-1)!;
    const record = async (): Promise<string> =>
      (await page.request.get(`${ground.url}/api/v1/matches/${id}/record`)).text();
    expect(await record()).toContain('practice: yes');
  });

  it('the dialog remembers what was chosen last', async () => {
    const page = await person(browser);
    await page.goto(ground.url);
    const open = (): Promise<void> =>
      page.locator('.game', { hasText: 'Fudis' }).getByRole('button', { name: 'Options' }).click();
    await open();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Same screen').click();
    await dialog.getByLabel('Practice').check();
    await inspect(page, 'dialog');
    await picture(page, 'dialog');
    await dialog.getByRole('button', { name: 'Kick off' }).click();
    await page.waitForSelector('.board');
    await page.goto(ground.url);
    await open();
    expect(await dialog.getByLabel('Same screen').isChecked()).toBe(true);
    expect(await dialog.getByLabel('Practice').isChecked()).toBe(true);
  });

  it('after a lost match the same coach waits again, and a new game is offered', async () => {
    const page = await person(browser);
    const { id } = await shortMatch(page, { kind: 'coach', coach: 'rookie' }, 8);
    await page.waitForSelector('[role=grid]');
    await giveUp(page, id);
    await page.waitForSelector('.final');
    await picture(page, 'full-time');
    await page.goto(ground.url);
    await page.getByRole('button', { name: 'Play Rookie coach' }).waitFor();
    await page.getByRole('button', { name: 'Try FUBA' }).waitFor();
    await picture(page, 'home-after');
  });

  it('a spin stays spun in a match that was not made for practice', async () => {
    const page = await person(browser);
    const spun = async (practice: boolean): Promise<string> => {
      const { id } = await makeMatch(page, { game: 'volchok', opponent: SCREEN, practice });
      return page.evaluate(async (id) => {
        const match = `/api/v1/matches/${id}`;
        type State = { match: { turn: string; number: number }; choices: { text: string; word: string }[] };
        const state = async (): Promise<State> => ((await (await fetch(match)).json()) as { state: State }).state;
        const command = async (seat: string, command: unknown): Promise<{ error?: { code: string } }> => {
          const response = await fetch(`${match}/commands`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
            body: JSON.stringify({ seat, command }),
          });
          return (await response.json()) as { error?: { code: string } };
        };
        // Whoever kicks off is chosen, and the dial spins.
        const { match: info, choices } = await state();
        await command(info.turn, { do: 'act', action: choices[0]!.text, expected: info.number });
        return (await command(info.turn, { do: 'undo' })).error?.code ?? 'taken back';
      }, id);
    };
    expect(await spun(false)).toBe('chance_stays');
    expect(await spun(true)).toBe('taken back');
  });
});
