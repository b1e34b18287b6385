// Learning: every first lesson played by hand on a wide screen and on a phone, a puzzle, drills, and the pages around them.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { AttemptAnswer } from '../src/lib/wire';
import { browser, ground, inspect, person, PHONE, picture, raiseCurtain, WIDE } from './stage';

raiseCurtain(7);

const GAMES = ['volchok', 'fuba', 'champions', 'fudis'];

/** Notes what the server says of attempts. */
function heard(page: Page): { last: AttemptAnswer | null } {
  const note: { last: AttemptAnswer | null } = { last: null };
  page.on('response', (response) => {
    if (!response.url().includes('/attempts') || !response.ok()) return;
    void response.json().then(
      (answer: AttemptAnswer) => {
        if (answer.update) note.last = answer;
      },
      () => {},
    );
  });
  return note;
}

/** Does a choice by the list of everything. */
async function choose(page: Page, answer: AttemptAnswer, text: string): Promise<void> {
  const choices = answer.update!.state!.choices;
  const words = [...new Set(choices.map(({ word }) => word))];
  const listed = words.flatMap((word) => choices.filter((choice) => choice.word === word));
  const list = page.locator('details.all');
  await list.locator('summary').waitFor();
  await list.evaluate((details: HTMLDetailsElement) => (details.open = true));
  await list
    .locator('.opt')
    .nth(listed.findIndex((choice) => choice.text === text))
    .click();
  await page.locator('.pick .go[aria-disabled="false"]').click();
}

/** Follows the way of a lesson to its end. */
async function follow(page: Page): Promise<void> {
  const note = heard(page);
  await page.reload();
  await page.locator('main.match[data-standing]').waitFor();
  for (let i = 0; i < 20; i += 1) {
    const answer = note.last!;
    if (answer.standing === 'solved') return;
    const acts = answer.acts.length;
    await page.waitForFunction(() => document.querySelector('details.all') !== null);
    await choose(page, answer, answer.next!.text);
    await expect.poll(() => note.last!.acts.length, { timeout: 20_000 }).toBeGreaterThan(acts);
  }
  throw new Error('the lesson did not end');
}

describe('learning', () => {
  it.each(
    GAMES.flatMap((game) =>
      [['wide', WIDE] as const, ['phone', PHONE] as const].map(([name, viewport]) => ({ game, name, viewport })),
    ),
  )('the first lesson of $game is played to its end, $name', async ({ game, name, viewport }) => {
    const page = await person(browser, { viewport });
    await page.goto(`${ground.url}/learn/${game}/lesson/first`);
    await page.locator('main.match').waitFor();
    await inspect(page, `${game} first lesson ${name}`);
    await picture(page, `lesson-${game}-${name}`);
    await follow(page);
    await page.locator('main.match[data-standing="solved"] .coach.good').waitFor();
    await picture(page, `lesson-${game}-${name}-done`);
    await page.goto(`${ground.url}/learn/${game}`);
    await page.locator('a.done').waitFor();
    await inspect(page, `course of ${game} ${name}`);
    await picture(page, `course-${game}-${name}`);
  });

  it('a mistake is answered and not made, hints come in steps, and a decision is taken back', async () => {
    const page = await person(browser, { viewport: WIDE });
    const note = heard(page);
    await page.goto(`${ground.url}/learn/volchok/lesson/shot`);
    await page.locator('details.all').waitFor();
    await choose(page, note.last!, 'shot f14');
    await page.locator('.coach .say', { hasText: 'The keeper on e13' }).waitFor();
    expect(note.last!.acts).toEqual([]);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.coach .hint').waitFor();
    await picture(page, 'lesson-mistake');
    await page.goto(`${ground.url}/learn/volchok/lesson/points`);
    await page.locator('details.all').waitFor();
    await choose(page, note.last!, 'basic');
    await expect.poll(() => note.last!.acts.length).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => note.last!.acts).toEqual(['basic', 'undo']);
  });

  it('a puzzle says what each idea is worth, and counts once', async () => {
    const page = await person(browser, { viewport: WIDE });
    const note = heard(page);
    await page.goto(`${ground.url}/learn/fudis`);
    await page.locator('.themes a').first().click();
    await page.locator('details.all').waitFor();
    await choose(page, note.last!, note.last!.update!.state!.choices[0]!.text);
    await page.locator('.coach ol li').first().waitFor();
    expect(note.last!.answer!.rating).not.toBeNull();
    expect(note.last!.learner!.puzzles['fudis']!.tried).toBe(1);
    await inspect(page, 'puzzle');
    await picture(page, 'puzzle-answered');
  });

  it('a rule can be tried out: allowed and refused', async () => {
    const page = await person(browser, { viewport: WIDE });
    await page.goto(`${ground.url}/rules/volchok#SHOT-4`);
    const rule = page.locator('[id="SHOT-4"]');
    await rule.locator('a.try').last().click();
    await page.locator('main.match').waitFor();
    await picture(page, 'drill');
    await page.goto(`${ground.url}/rules/volchok`);
    await page.locator('.intro').waitFor();
    await inspect(page, 'rules with an introduction');
    await picture(page, 'rules-intro');
  });
});
