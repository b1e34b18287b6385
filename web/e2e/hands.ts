// How each game is played by hand: what the coach would do, by clicks, double clicks and drags on the board.
import type { Locator, Page } from 'playwright-core';
import { isSquare, pitchOf, squaresOf } from '../src/boards/champions/pitch';
import { aimsOf, menOn, type ChampionsView } from '../src/boards/champions/view';
import { zoneOf } from '../src/boards/fuba/touch';
import { phaseOf, type FubaView } from '../src/boards/fuba/view';
import type { VolchokView } from '../src/boards/volchok/view';
import type { ChoiceInfo } from '../src/lib/wire';
import type { Hand, Plays } from './autopilot';
import type { State } from './stage';

const MOVES = new Set(['midfield', 'attack', 'defence', 'stay', 'piece', 'to', 'carry', 'leave', 'free', 'done']);
/** The page when it has gone on from a state. */
const gone = (page: Page, { match }: State): Locator => page.locator(`main.match:not([data-number="${match.number}"])`);

/** FUBA by hand: cards and ready set-ups where they are what the coach means, pieces dragged, zones touched twice. */
export const playFuba: Plays = async (hand, state, hint) => {
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
    const ready = page.locator('.pick .go[aria-disabled="false"]');
    if (ENDS.has(first!.word) && (await ready.count()) > 0) return hand.go();
    const plain = page.locator('.orders .chips .chip');
    const placeless = state.choices.filter((choice) => zoneOf(choice) === null);
    const at = placeless.findIndex(({ text }) => text === first!.text);
    if ((await plain.count()) <= at) return hand.fromList(state, first!.text);
    return first!.rolls ? hand.twice(plain.nth(at)) : hand.click(plain.nth(at));
  }
  return first!.rolls ? hand.twice(hand.place(zone)) : hand.touch(zone);
};
/** What the green button says by itself. */
const ENDS = new Set(['done', 'stay']);
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

/** Where a player is sent who was just taken. */
function goalOf(view: ChampionsView, { word, facts }: ChoiceInfo): string | null {
  if (word === 'ball' || word === 'pickup') return String(view.ball);
  if (word === 'push') {
    const pushed = menOn(view).find(({ seat, shirt }) => seat === 'away' && shirt === Number(facts['piece']));
    return pushed?.at ?? null;
  }
  return word === 'walk' || word === 'run_to' ? String(facts['to']) : null;
}

const TURN = new Set(['mover', 'ball', 'pickup', 'walk', 'push', 'leg', 'runner', 'run_to', 'no_runner']);

/** Goes to the ball in so many steps, where there are several ways. */
async function wayToBall(hand: Hand, state: State, steps: number): Promise<void> {
  const { page } = hand;
  const told = new RegExp(`in ${steps}\\b`);
  const offered = page.locator('.pick .go, .pick h2', { hasText: 'To the ball' }).first();
  const kicks = page.locator('.now h1', { hasText: 'has it and can play' });
  await offered.or(kicks).or(gone(page, state)).first().waitFor({ state: 'attached' });
  if ((await offered.count()) === 0) return;
  if (!told.test(await offered.innerText())) await hand.click(page.locator('.others .opt', { hasText: told }).first());
  await hand.go();
}

/** A turn of Champions: players are dragged to where they go, kicks are touched twice; it goes by itself when it ends. */
const turnChampions: Plays = async (hand, state, hint) => {
  const { page } = hand;
  const view = state.view as ChampionsView;
  const at = (shirt: unknown): string =>
    menOn(view).find((man) => man.seat === 'home' && man.shirt === Number(shirt))!.at;
  let ball = isSquare(view.ball) ? view.ball : at(view.play?.kicker);
  const go = page.locator('.pick .go[aria-disabled="false"]');
  for (let i = 0; i < hint.length; i += 1) {
    const { word, facts, rolls } = hint[i]!;
    const over = gone(page, state);
    hand.about = word;
    if (word === 'mover' || word === 'runner') {
      const from = at(facts['piece']);
      const next = hint[i + 1];
      const to = next && goalOf(view, next);
      // Who has one way only goes by himself.
      await (to ? hand.drag(from, to) : hand.touch(from));
      i += 1;
      // A risk is asked about, and by which way he goes to the ball.
      if (next?.word === 'push') await hand.go();
      if (next?.word === 'ball') await wayToBall(hand, state, Number(next.facts['steps']));
    } else if (word === 'leg') {
      ball = squaresOf(ball, String(facts['path'])).at(-1)!;
      const place = page.locator(`[data-place="${ball}"].touchable`);
      await place.or(over).first().waitFor({ state: 'attached' });
      if ((await over.count()) === 0) await hand.twice(place);
    } else if (!TURN.has(word) && isSquare(facts['to'])) {
      // Somebody must make room, and with that the turn ends.
      const place = page.locator(`[data-place="${facts['to']}"].touchable`);
      await place.or(over).first().waitFor({ state: 'attached' });
      if ((await over.count()) === 0) await hand.touch(facts['to']);
    } else {
      await go.or(over).first().waitFor({ state: 'attached' });
      if ((await over.count()) === 0 && (rolls || word === 'no_runner')) await hand.go();
    }
    if ((await over.count()) > 0) return;
  }
};

/** Champions by hand: players and squares touched, kicks twice. */
export const playChampions: Plays = async (hand, state, hint) => {
  const [first] = hint;
  const { page } = hand;
  const view = state.view as ChampionsView;
  if (first!.word === 'formation') {
    const formation = page.locator('.formations button', { hasText: String(first!.facts['formation']) });
    return hand.click(formation.first());
  }
  if (first!.word === 'number') return hand.click(page.locator('.lineup .quick').first());
  const pitch = pitchOf(state.match.options);
  const aims = aimsOf(view, state.choices, 'home', pitch);
  if (TURN.has(first!.word)) return turnChampions(hand, state, hint);
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
const TEXTS: Record<string, string> = {
  basic: 'Basic turn',
  let_go: 'Let it go',
  concede: 'Concede',
  no_sub: 'Bring on nobody',
};

/** Waits until what was prepared is seen, or the turn has ended with it. */
const prepared = (page: Page, state: State, place: string, there: string): Promise<void> =>
  page
    .locator(`[data-place="${place}"][aria-label*="${there}"]`)
    .or(gone(page, state))
    .first()
    .waitFor({ state: 'attached' });

/** Volchok by hand: what is declared is touched, players walk to where they go, and the turn goes as one act when it ends. */
export const playVolchok: Plays = async (hand, state, hint) => {
  const { page } = hand;
  const view = state.view as VolchokView;
  const own = { ...view.pieces[view.to_move] };
  const [first] = hint;
  if (view.phase !== 'step') {
    const { piece, to, net } = first!.facts;
    const place = first!.word === 'pick' ? own[String(piece)] : (to ?? net);
    const commit = (place: string): Promise<void> => (first!.rolls ? hand.twice(hand.place(place)) : hand.touch(place));
    if (typeof place === 'string' && first!.word !== 'control') return commit(place);
    const ready = page.locator('.pick h2, .pick .go', { hasText: TEXTS[first!.word] ?? '?' });
    if (first!.word === 'basic' && (await ready.count()) > 0) return hand.go();
    const instead = page.locator('.others .opt', { hasText: TEXTS[first!.word] ?? '?' });
    if (first!.word !== 'basic' || (await instead.count()) === 0) return hand.fromList(state, first!.text);
    await hand.click(instead.first());
    return hand.go();
  }
  const end = hint.findIndex(({ word }) => !['step', 'kick', 'lob'].includes(word));
  const steps = end < 0 ? hint : hint.slice(0, end);
  let ball = view.ball?.startsWith('H') ? (own[view.ball.slice(1)] ?? '') : String(view.ball ?? '');
  for (let i = 0; i < steps.length; i += 1) {
    const { word } = steps[i]!;
    let { facts } = steps[i]!;
    const shirt = String(facts['piece']);
    if (word === 'step') {
      const from = own[shirt]!;
      const carries = from === ball;
      // He walks on: the whole way is one gesture, unless the ball lies on it.
      for (
        let next = steps[i + 1];
        next?.word === 'step' && next.facts['piece'] === facts['piece'];
        next = steps[i + 1]
      ) {
        if (facts['to'] === ball || next.facts['to'] === from) break;
        facts = next.facts;
        i += 1;
      }
      const to = String(facts['to']);
      await hand.drag(from, to);
      own[shirt] = to;
      if (carries) ball = to;
      await prepared(page, state, to, `You ${shirt}`);
    } else {
      const to = word === 'lob' ? own[shirt]! : String(facts['to']);
      await hand.touch(ball);
      // With the ball he walks to a free square; touched once more, he plays it there.
      if (!Object.values(own).includes(to)) await hand.touch(ball);
      await hand.touch(to);
      ball = to;
      await prepared(page, state, to, 'ball');
    }
    if ((await gone(page, state).count()) > 0) return;
  }
  hand.about = 'end';
  const go = page.locator('.pick .go[aria-disabled="false"]');
  await go.or(gone(page, state)).first().waitFor({ state: 'attached' });
  if ((await gone(page, state).count()) === 0) await hand.go().catch(() => gone(page, state).waitFor());
};
