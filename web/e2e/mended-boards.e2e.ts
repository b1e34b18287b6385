// What new players tripped over on the boards of FUBA and Champions, one test for each.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pitchOf, spotOf } from '../src/boards/champions/pitch';
import { aimsOf, type ChampionsView } from '../src/boards/champions/view';
import { zoneOf } from '../src/boards/fuba/touch';
import { phaseOf, type FubaView } from '../src/boards/fuba/view';
import type { Seat } from '../src/lib/wire';
import { middleOf } from './autopilot';
import { matchAt } from './boards';
import {
  advance,
  browser,
  giveUp,
  ground,
  makeMatch,
  person,
  PHONE,
  picture,
  raiseCurtain,
  stateOf,
  type State,
} from './stage';

raiseCurtain(7);

const question = (page: Page): Promise<string> => page.locator('.now h1').innerText();
const fuba = (state: State): FubaView => state.view as FubaView;
const champions = (state: State): ChampionsView => state.view as ChampionsView;

describe('mended boards', () => {
  it('7: a support says what it brings, since the dice have fallen', async () => {
    const page = await person(browser);
    const id = await matchAt(page, 'fuba', (state) => phaseOf(fuba(state)).name === 'support');
    const { choices } = await stateOf(page, id);
    const zone = zoneOf(choices.find(({ word }) => word === 'support')!)!;
    await page.locator(`[data-place=${zone}][aria-label*="per cent"]`).waitFor({ state: 'attached' });
    await page.locator(`[data-place=${zone}]`).click();
    await page.locator('.pick .spin li').first().waitFor();
    await picture(page, 'fuba-support');
  });

  it('8: a corner is called one, and both flags are marked with the ball behind the line', async () => {
    const page = await person(browser);
    const id = await matchAt(page, 'fuba', (state) => phaseOf(fuba(state)).name === 'side');
    expect(await question(page)).toMatch(/corner/i);
    expect(await page.locator('.board .flag').count()).toBe(2);
    await picture(page, 'fuba-corner');
    const { match, choices } = await stateOf(page, id);
    await advance(page, id, 1, () => false);
    expect(choices.map(({ word }) => word)).toContain('corner');
    await page.locator(`main.match:not([data-number="${match.number}"])`).waitFor();
    expect(await question(page)).toMatch(/corner/i);
  });

  it('9: a goal button of the replay shows the goal before the board is cleared', async () => {
    const page = await person(browser);
    const scored = ({ view }: State): boolean => (view as FubaView).score.some((goals) => goals > 0);
    const id = await matchAt(page, 'fuba', scored);
    await giveUp(page, id);
    await page.goto(`${ground.url}/replay/${id}`);
    await page.getByRole('list', { name: 'Goals' }).getByRole('button').first().click();
    await page.waitForFunction(() => document.querySelectorAll('.drawing .man').length > 10);
  });

  it('10: on a phone the dice fall in sight', async () => {
    const page = await person(browser, { viewport: PHONE, hasTouch: true, reducedMotion: 'no-preference' });
    await matchAt(page, 'fuba', (state) => phaseOf(fuba(state)).name === 'target');
    const zone = page.locator('.cell.touchable').first();
    await zone.tap();
    await zone.tap();
    const dice = page.locator('.board .dice svg').first();
    await dice.waitFor();
    const [box, sheet] = [await dice.boundingBox(), await page.locator('.panel').boundingBox()];
    await picture(page, 'fuba-dice-390');
    expect(box!.y + box!.height).toBeLessThanOrEqual(sheet!.y);
  });

  it('13: a fouler and his victim stand side by side', async () => {
    const page = await person(browser);
    await matchAt(page, 'champions', (state) => {
      const { dead } = champions(state);
      const men = ['home', 'away'].flatMap((seat) => Object.values(champions(state)[seat as Seat].players));
      const at = men.map((man) => (typeof man === 'string' ? man : man.at)).filter((place) => place.includes(','));
      return dead !== null && new Set(at).size < at.length;
    });
    await picture(page, 'champions-foul');
    const places = await page.locator('.board .body').evaluateAll((men) =>
      men.map((man) => {
        const { left, top } = man.getBoundingClientRect();
        return `${Math.round(left)} ${Math.round(top)}`;
      }),
    );
    expect(places.length).toBeGreaterThan(14);
    expect(new Set(places).size).toBe(places.length);
  });

  it('14: a crowd in a penalty area covers nobody', async () => {
    for (const viewport of [{ width: 1280, height: 800 }, { width: 820, height: 1180 }, PHONE]) {
      const page = await person(browser, { viewport });
      await matchAt(page, 'fuba', (state) => {
        const { out, keeper } = fuba(state);
        const crowd = (out.home?.['m5'] ?? 0) + (out.away?.['m5'] ?? 0);
        return crowd >= 7 && keeper.away === 'm5' && phaseOf(fuba(state)).name === 'target';
      });
      await picture(page, `fuba-crowd-${viewport.width}`);
      const hidden = await page.locator('.drawing .man:not(.under)').evaluateAll((men) => {
        const boxes = men.map((man) => man.getBoundingClientRect());
        const middle = ({ left, right, top, bottom }: DOMRect): [number, number] => [
          (left + right) / 2,
          (top + bottom) / 2,
        ];
        return boxes.filter((a, i) =>
          boxes.some((b, j) => {
            const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
            return j !== i && Math.hypot(ax - bx, ay - by) < Math.min(a.width, b.width) * 0.45;
          }),
        ).length;
      });
      expect(hidden, `${viewport.width}`).toBe(0);
    }
  });

  it('17: what the page tells to do can be done', async () => {
    const page = await person(browser);
    await matchAt(page, 'fuba', (state) => phaseOf(fuba(state)).name === 'start');
    expect(await page.locator('.pick .sub').innerText()).not.toMatch(/zone on the pitch/);
    await matchAt(page, 'fuba', (state) => phaseOf(fuba(state)).name === 'target');
    expect(await page.locator('.pick .sub').innerText()).not.toMatch(/answer/);
    await matchAt(page, 'fuba', (state) => phaseOf(fuba(state)).name === 'type');
    expect(await page.locator('.orders').innerText()).toMatch(/moves? (left|follows)|up to \d/);
  });

  it('20: with everybody placed nobody is left to place', async () => {
    const page = await person(browser);
    await matchAt(page, 'fuba', (state) => phaseOf(fuba(state)).name === 'place');
    await page.locator('.orders [role=group] .chip').first().click();
    expect(await question(page)).not.toMatch(/left to place/);
  });

  it('3: a kick of Champions shows goal, saves and interceptors before it is made, by squares and not by the compass', async () => {
    const page = await person(browser);
    let to = '';
    await matchAt(page, 'champions', (state) => {
      const aims = aimsOf(champions(state), state.choices, state.match.turn as Seat, pitchOf({}));
      to = aims.find(({ way, to }) => way === 'ball' && [0, 16].includes(spotOf(to).row))?.to ?? '';
      return to !== '';
    });
    await page.locator(`[data-place="${to}"]`).click();
    const outcomes = page.locator('.pick .spin li');
    await outcomes.first().waitFor();
    expect((await outcomes.allInnerTexts()).join()).toMatch(/goal/);
    expect((await outcomes.allInnerTexts()).join()).not.toMatch(/play goes on|misses/);
    expect(await page.locator('.panel').innerText()).not.toMatch(/\b[NS]?[EW]?\d\/[NSEW]/);
    await picture(page, 'champions-shot');
  });

  it('faces your own way in FUBA and Champions, also as away', async () => {
    for (const viewport of [undefined, PHONE]) {
      for (const [game, own, other] of [
        ['fuba', 'm5', 'm1'],
        ['champions', '5,15', '5,1'],
      ] as const) {
        const page = await person(browser, viewport ? { viewport } : {});
        const { id } = await makeMatch(page, { game, seat: 'away', opponent: { kind: 'coach', coach: 'random' } });
        await page.goto(`${ground.url}/match/${id}`);
        await page.waitForSelector('[data-place]', { state: 'attached' });
        const [a, b] = [await middleOf(page, own), await middleOf(page, other)];
        if (viewport) expect(a.y).toBeGreaterThan(b.y);
        else expect(a.x).toBeLessThan(b.x);
      }
    }
  });
});
