// Pictures of every phase of every game, on a wide screen, a tablet and two phones: `npm run pictures` keeps them in artifacts/.
import { describe, expect, it } from 'vitest';
import { lift, SCREEN } from './boards';
import {
  advance,
  browser,
  giveUp,
  ground,
  inspectTexts,
  makeMatch,
  person,
  PHONE,
  picture,
  raiseCurtain,
  SMALL,
  WIDE,
  type State,
} from './stage';

raiseCurtain(3);

const SIZES = { wide: WIDE, tablet: { width: 820, height: 1180 }, phone: PHONE, small: SMALL };
const GAMES = ['volchok', 'fudis', 'fuba', 'champions'];
const phaseOf = ({ view }: State): string => {
  const { phase } = view as { phase: string | Record<string, unknown> };
  return typeof phase === 'string' ? phase : (Object.keys(phase)[0] ?? '');
};

describe.runIf(process.env['TOUCHLINE_PICTURES'])('phases', () => {
  it.each(GAMES)('of %s', async (game) => {
    const host = await person(browser);
    const { id } = await makeMatch(host, { game, opponent: SCREEN });
    const cookies = await host.context().cookies();
    const pages = await Promise.all(
      Object.entries(SIZES).map(async ([name, viewport]) => {
        const page = await person(browser, { viewport });
        await page.context().addCookies(cookies);
        await page.goto(`${ground.url}/match/${id}`);
        return { name, page };
      }),
    );
    const seen = new Set<string>();
    const keep = async (what: string): Promise<void> => {
      for (const { name, page } of pages) {
        await lift(page);
        await page.waitForTimeout(300);
        await inspectTexts(page, `${game} ${what} on ${name}`);
        await picture(page, `phase-${game}-${what}-${name}`);
      }
    };
    for (let i = 0; i < 40; i += 1) {
      let met = '';
      await advance(host, id, 120, (state) => {
        met = phaseOf(state);
        return !seen.has(met);
      });
      if (met === '' || seen.has(met)) break;
      seen.add(met);
      await keep(met.replaceAll('_', '-'));
    }
    await giveUp(host, id);
    await keep('over');
    expect(seen.size).toBeGreaterThan(2);
  });
});
