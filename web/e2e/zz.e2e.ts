import { it } from 'vitest';
import { openMatch, SCREEN } from './boards';
import { advance, browser, person, raiseCurtain, stateOf } from './stage';
import { aimsOf, type ChampionsView } from '../src/boards/champions/view';
import { pitchOf, spotOf } from '../src/boards/champions/pitch';
raiseCurtain(7);
it('shots', async () => {
  const page = await person(browser, { confirm: 'big' });
  page.context().setDefaultTimeout(15000);
  page.on('console', (m) => console.log('CONSOLE', m.text()));
  page.on('pageerror', (m) => console.log('PERR', m.message, m.stack));
  let id = '';
  let to = '';
  for (let k = 0; k < 12 && !to; k += 1) {
    ({ id } = await openMatch(page, 'champions', {}, SCREEN));
    await advance(page, id, 3000, ({ view, choices, match }) => {
      const aims = aimsOf(view as ChampionsView, choices, match.turn as 'home', pitchOf({}));
      const shot = aims.find(
        ({ way, to, squares }) => way === 'ball' && [0, 16].includes(spotOf(to).row) && squares.length > 2,
      );
      to = shot?.to ?? '';
      return shot !== undefined;
    });
  }
  console.log((await stateOf(page, id)).match.turn, to);
  const st = await stateOf(page, id);
  const legs = st.choices
    .filter(({ word }) => word === 'leg')
    .map(({ text }) => text)
    .slice(0, 30);
  for (const action of legs) {
    const r = await page.request.get(
      `${new URL(page.url()).origin}/api/v1/matches/${id}/look?action=${encodeURIComponent(action)}&seat=${st.match.turn}`,
    );
    const l = ((await r.json()) as any).looks?.[0];
    console.log(
      'LOOK',
      l?.action,
      JSON.stringify(l?.odds),
      JSON.stringify(l?.after?.marks?.slots),
      JSON.stringify(l?.after?.marks?.saves),
      JSON.stringify(l?.after?.phase),
    );
  }
  await page
    .locator('.curtain .go')
    .click({ timeout: 1500 })
    .catch(() => {});
  await page.locator(`[data-place="${to}"]`).hover();
  await page.waitForTimeout(700);
  await page.screenshot({ path: '/tmp/page1/s/c-hover.png' });
  await page.locator(`[data-place="${to}"]`).click();
  await page.waitForTimeout(700);
  await page.screenshot({ path: '/tmp/page1/s/c-shot.png' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/page1/s/c-shot-390.png' });
});
