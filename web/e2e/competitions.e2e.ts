// A competition from its announcement to its winner, with two people and two computer coaches.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser, ground, inspect, isOver, person, PHONE, picture, playOut, raiseCurtain } from './stage';

raiseCurtain();

type Waiting = { fixture: string; match_id: string | null };

/** The matches of competitions that wait for whoever has this page. */
const waiting = async (page: Page): Promise<Waiting[]> =>
  (await page.request.get(`${ground.url}/api/v1/fixtures`)).json() as Promise<Waiting[]>;

/** Announces a competition whose matches are short; gives its address. */
async function announce(page: Page): Promise<string> {
  const made = await page.evaluate(async () => {
    const response = await fetch('/api/v1/competitions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        name: 'Harbour Cup',
        game: 'volchok',
        options: { goals_to_win: 0, turn_limit: 4 },
        format: { kind: 'cup', two_legs: false, third_place: true, replays: 0 },
        places: 4,
        pace: { kind: 'days', days: 2 },
        round_hours: 24,
        fill: 'rookie',
      }),
    });
    return (await response.json()) as { competition: { info: { id: string } } };
  });
  return `${ground.url}/competitions/${made.competition.info.id}`;
}

/** Enters the competition that the page shows. */
async function enter(page: Page, cup: string): Promise<void> {
  await page.goto(cup);
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('button', { name: 'Leave the competition' }).waitFor();
}

describe('A competition', () => {
  it('is a cup of four with two people and two coaches, played to its final', async () => {
    const anna = await person(browser);
    const bo = await person(browser, { viewport: PHONE });
    await anna.goto(`${ground.url}/competitions`);
    await anna.getByRole('button', { name: 'New competition' }).click();
    await anna.getByRole('dialog').waitFor();
    await picture(anna, 'competition-new');
    await inspect(anna, 'new competition');
    await anna.keyboard.press('Escape');

    const cup = await announce(anna);
    await enter(anna, cup);
    await enter(bo, cup);
    await anna.reload();
    await anna.getByRole('button', { name: 'Start now' }).click();
    await anna.getByRole('heading', { name: 'Bracket' }).waitFor();
    await picture(anna, 'competition-begun');
    await inspect(anna, 'a competition that has begun');

    const people = [anna, bo];
    const won = anna.getByText(/^Winner: /);
    for (let i = 0; i < 60; i += 1) {
      const seated: Page[] = [];
      for (const page of people) {
        const [next] = await waiting(page);
        if (!next) continue;
        await page.goto(cup);
        const sit = page.getByRole('button', { name: 'Sit down to play' }).first();
        const back = page.getByRole('link', { name: 'To the match' }).first();
        await sit.or(back).first().waitFor();
        await ((await sit.isVisible()) ? sit : back).click();
        await page.waitForURL(/\/match\//);
        seated.push(page);
      }
      const [first, second] = seated;
      if (first && second && first.url() === second.url()) {
        await Promise.all(seated.map((page) => page.waitForSelector('[role=grid]')));
        await playOut(seated);
      } else {
        for (const page of seated) {
          // Against somebody who has not come yet there is nothing to play.
          const begun = await page
            .waitForSelector('[role=grid]', { timeout: 5_000 })
            .then(() => true)
            .catch(() => false);
          if (begun && !(await isOver(page))) await playOut([page]);
        }
      }
      await anna.goto(cup);
      await anna.getByRole('heading', { name: 'Bracket' }).waitFor();
      if (await won.first().isVisible()) break;
      await anna.waitForTimeout(500);
    }
    expect(await won.first().isVisible()).toBe(true);
    expect(await anna.getByText(/The competition is over/).count()).toBe(1);
    await bo.goto(cup);
    await bo.getByRole('heading', { name: 'Bracket' }).waitFor();
    await picture(bo, 'competition-over-phone');
    await inspect(bo, 'a competition on a phone');
    // The list knows it, and so does a stranger.
    const eve = await person(browser);
    await eve.goto(`${ground.url}/competitions`);
    await eve.getByRole('link', { name: /Harbour Cup/ }).waitFor();
    await inspect(eve, 'competitions');
  });
});
