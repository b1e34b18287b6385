// How many acts a whole match takes by hand, against the rookie coach.
import { describe, expect, it } from 'vitest';
import type { VolchokView } from '../src/boards/volchok/view';
import { autopilot } from './autopilot';
import { openMatch, type Opponent } from './boards';
import { playChampions, playFuba, playVolchok } from './hands';
import { browser, person, picture, raiseCurtain, stateOf } from './stage';

raiseCurtain(11);

const ROOKIE: Opponent = { kind: 'coach', coach: 'rookie' };
const isLong = process.env['TOUCHLINE_LONG'] !== undefined;

describe('acts', () => {
  it('FUBA takes at most 200 acts', async () => {
    const page = await person(browser, { confirm: 'big' });
    const { id } = await openMatch(page, 'fuba', isLong ? {} : { turn_cap: 3 }, ROOKIE);
    const hand = await autopilot(page, id, 'home', playFuba);
    console.log(`FUBA: ${hand.account}`);
    await picture(page, 'acts-fuba');
    expect(hand.acts).toBeLessThanOrEqual(isLong ? 200 : 40);
    // Before movement was one act it took 580 clicks.
    expect(hand.gestures).toBeLessThanOrEqual(isLong ? 400 : 80);
  });

  it('Champions takes at most 130 acts', async () => {
    const page = await person(browser, { confirm: 'big' });
    const { id } = await openMatch(page, 'champions', isLong ? {} : { clock_ones: 2 }, ROOKIE);
    const hand = await autopilot(page, id, 'home', playChampions);
    console.log(`Champions: ${hand.account}`);
    await picture(page, 'acts-champions');
    expect(hand.acts).toBeLessThanOrEqual(isLong ? 130 : 30);
    expect(hand.gestures).toBeLessThanOrEqual(isLong ? 200 : 50);
  });

  it('Volchok takes at most two acts a turn', async () => {
    const page = await person(browser, { confirm: 'big' });
    const { id } = await openMatch(page, 'volchok', isLong ? {} : { goals_to_win: 0, turn_limit: 8 }, ROOKIE);
    const hand = await autopilot(page, id, 'home', playVolchok);
    const { view } = await stateOf(page, id);
    // Both sides take turns: half of them, and the one that a match may end with.
    const turns = Math.ceil((view as VolchokView).turns_done / 2);
    console.log(`Volchok: ${hand.account}, in ${turns} turns`);
    await picture(page, 'acts-volchok');
    expect(hand.acts).toBeLessThanOrEqual(2 * turns);
  });
});
