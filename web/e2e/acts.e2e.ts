// How many acts a whole match takes by hand, against the rookie coach.
import { describe, expect, it } from 'vitest';
import { aimsOf, type ChampionsView } from '../src/boards/champions/view';
import { pitchOf } from '../src/boards/champions/pitch';
import { zoneOf } from '../src/boards/fuba/touch';
import { phaseOf, type FubaView } from '../src/boards/fuba/view';
import type { Locator, Page } from 'playwright-core';
import { autopilot, type Plays } from './autopilot';
import { openMatch, type Opponent } from './boards';
import { browser, person, picture, raiseCurtain, type State } from './stage';

raiseCurtain(11);

const ROOKIE: Opponent = { kind: 'coach', coach: 'rookie' };
const isLong = process.env['TOUCHLINE_LONG'] !== undefined;

const MOVES = new Set(['midfield', 'attack', 'defence', 'stay', 'piece', 'to', 'carry', 'leave', 'free', 'done']);
/** The page when it has gone on from a state. */
const gone = (page: Page, { match }: State): Locator => page.locator(`main.match:not([data-number="${match.number}"])`);

/** FUBA by hand: cards and ready set-ups where they are what the coach means, pieces dragged, zones touched twice. */
const playFuba: Plays = async (hand, state, hint) => {
  const { page } = hand;
  const view = state.view as FubaView;
  const [first] = hint;
  const { name } = phaseOf(view);
  if (first!.word === 'formation') {
    const formation = String(first!.facts['formation']);
    const card = page.locator('.orders .cards button', { hasText: formation });
    if ((await card.count()) === 0) return hand.fromList(state, first!.text);
    return hand.twice(card);
  }
  if (name === 'type' || name === 'piece' || name === 'free') return moveFuba(hand, state, hint);
  if (state.shortcuts.length > 0) {
    // Nobody places eleven men one by one: the ready set-up that is nearest to the coach's is taken.
    const wanted = hint.map(({ text }) => text);
    const like = ({ actions }: { actions: string[] }): number => wanted.filter((text) => actions.includes(text)).length;
    const nearest = state.shortcuts.toSorted((a, b) => like(b) - like(a))[0]!;
    return hand.twice(page.locator('.orders [role=group] .chip').nth(state.shortcuts.indexOf(nearest)));
  }
  const zone = zoneOf(first!);
  if (zone === null) {
    const plain = page.locator('.orders .chips .chip');
    const placeless = state.choices.filter((choice) => zoneOf(choice) === null);
    const at = placeless.findIndex(({ text }) => text === first!.text);
    if ((await plain.count()) <= at) return hand.fromList(state, first!.text);
    return first!.rolls ? hand.twice(plain.nth(at)) : hand.click(plain.nth(at));
  }
  return first!.rolls ? hand.twice(hand.place(zone)) : hand.touch(zone);
};
const moveFuba: Plays = async (hand, state, hint) => {
  const { page } = hand;
  const draft = page.locator('.orders .draft li');
  const chip = (zone: unknown): Locator => page.locator('.orders .chip.number', { hasText: String(zone) });
  // The decisions of this movement; what comes after it belongs to the next question.
  const end = hint.findIndex(({ word }) => !MOVES.has(word));
  const steps = end < 0 ? hint : hint.slice(0, end);
  const free = steps.filter(({ word }) => word === 'free');
  let moved = 0;
  for (const [i, { word, facts }] of steps.entries()) {
    if (word === 'carry') await hand.click(draft.nth(moved - 1).locator('[aria-pressed]'));
    if (word !== 'piece') continue;
    const from = String(facts['zone']);
    const to = steps[i + 1];
    await page.locator(`.cell.grabs[data-place=${from}]`).waitFor();
    if (to?.word === 'to') await hand.drag(from, String(to.facts['zone']));
    else {
      // There is one place for him: it lights up when he is taken.
      await hand.touch(from);
      await hand.click(page.locator('.cell.touchable[aria-label*="can go here"]').first());
    }
    moved += 1;
    // With the last piece the team goes by itself.
    await draft
      .nth(moved - 1)
      .or(gone(page, state))
      .first()
      .waitFor({ state: 'attached' });
  }
  hand.about = 'free';
  if (free.length > 0) await chip(free[0]!.facts['from']).waitFor();
  const all = page.locator('.orders .chip', { hasText: 'All of them' });
  const offered = await page.locator('.orders .chip.number').count();
  if (free.length > 1 && free.length >= offered && (await all.count()) > 0) await hand.click(all);
  else for (const { facts } of free) await hand.click(chip(facts['from']));
  hand.about = 'go';
  // Not everything was used: the button ends it.
  const go = page.locator('.pick .go[aria-disabled="false"]');
  await go.or(gone(page, state)).first().waitFor({ state: 'attached' });
  if ((await gone(page, state).count()) === 0) await hand.go().catch(() => gone(page, state).waitFor());
};

/** Champions by hand: players and squares touched, kicks twice. */
const playChampions: Plays = async (hand, state, [first]) => {
  const { page } = hand;
  const view = state.view as ChampionsView;
  if (first!.word === 'formation') {
    const formation = page.locator('.formations button', { hasText: String(first!.facts['formation']) });
    return hand.click(formation.first());
  }
  if (first!.word === 'number') return hand.click(page.locator('.lineup .quick').first());
  const aims = aimsOf(view, state.choices, 'home', pitchOf(state.match.options));
  const aim = aims.find(({ choice }) => choice.text === first!.text);
  if (!aim) {
    const ready = page.locator('.pick .go[aria-disabled="false"]');
    if (BUTTONS.has(first!.word) && (await ready.count()) > 0) return hand.go();
    const instead = page.locator('.others .opt', { hasText: TEXTS[first!.word] ?? '?' });
    if ((await instead.count()) === 0) return hand.fromList(state, first!.text);
    await hand.click(instead.first());
    if ((await gone(page, state).count()) === 0) await hand.go().catch(() => gone(page, state).waitFor());
    return;
  }
  // Several players could do it: the one that is meant is touched first.
  const starts = new Set(aims.flatMap(({ from }) => from ?? []));
  if (aim.from && starts.size > 1) await hand.touch(aim.from);
  const twice = aim.choice.rolls || aim.choice.word === 'leg';
  if (!twice) return hand.touch(aim.to);
  await hand.twice(hand.place(aim.to));
};
const BUTTONS = new Set(['no_runner', 'roll', 'let_go']);
const TEXTS: Record<string, string> = { let_go: 'Let it go', concede: 'Concede', no_sub: 'Bring on nobody' };

describe('acts', () => {
  it('FUBA takes at most 200 acts', async () => {
    const page = await person(browser, { confirm: 'big' });
    const { id } = await openMatch(page, 'fuba', isLong ? {} : { turn_cap: 3 }, ROOKIE);
    const hand = await autopilot(page, id, 'home', playFuba);
    console.log(`FUBA: ${hand.account}`);
    await picture(page, 'acts-fuba');
    expect(hand.acts).toBeLessThanOrEqual(isLong ? 200 : 40);
    // Before movement was one act it took 580 clicks.
    expect(hand.gestures).toBeLessThanOrEqual(isLong ? 320 : 80);
  });

  it('Champions takes at most 130 acts', async () => {
    const page = await person(browser, { confirm: 'big' });
    const { id } = await openMatch(page, 'champions', isLong ? {} : { clock_ones: 2 }, ROOKIE);
    const hand = await autopilot(page, id, 'home', playChampions);
    console.log(`Champions: ${hand.account}`);
    await picture(page, 'acts-champions');
    expect(hand.acts).toBeLessThanOrEqual(isLong ? 130 : 50);
  });
});
