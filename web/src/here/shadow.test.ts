import { describe, expect, it } from 'vitest';
import type { MomentInfo, Update } from '../lib/wire';
import { Shadow } from './shadow';

const moment = (number: number, by: string, step: string | null): MomentInfo =>
  ({ number, by, step, word: null, facts: null, events: [] }) as unknown as MomentInfo;

const update = (number: number, moments: MomentInfo[]): Update =>
  ({
    type: 'update',
    number,
    moments,
    state: { match: { game: 'volchok', options: {}, names: { home: 'a', away: 'b' }, you: ['home'], turn: 'home' } },
  }) as unknown as Update;

function shadow(answers: (path: string, body: unknown) => number, kept = true) {
  const asked: [string, unknown][] = [];
  const here = {
    engine: 'engine',
    request: (_: string, path: string, body: unknown) => {
      asked.push([path, body]);
      return Promise.resolve({ status: answers(path, body), body: { number: 2, looks: [] } });
    },
  };
  return { made: new Shadow(here, 'x', () => Promise.resolve(kept)), asked };
}

describe('a match on a server that is followed here', () => {
  it('tells the engine what it has heard, and asks it', async () => {
    const { made, asked } = shadow(() => 200);
    made.heard(update(2, [moment(1, 'chance', 'toss 3 2'), moment(2, 'home', 'basic')]));
    expect(await made.look(['end'], undefined)).toEqual({ number: 2, looks: [] });
    expect(asked.map(([path]) => path)).toEqual(['/shadows/x', '/shadows/x/look']);
    expect(asked[0]![1]).toMatchObject({ from: 1, entries: ['chance toss 3 2', 'home basic'] });
    expect(asked[1]![1]).toEqual({ seat: 'home', actions: ['end'] });
    // Nothing is told twice.
    await made.look(['end'], undefined);
    expect(asked.length).toBe(3);
  });

  it('leaves it to the server once the engine cannot follow, and where there is a gap', async () => {
    const lost = shadow(() => 404);
    lost.made.heard(update(1, [moment(1, 'home', null)]));
    expect(await lost.made.look(['end'], undefined)).toBeNull();
    expect(await lost.made.look(['end'], undefined)).toBeNull();
    expect(lost.asked.length).toBe(1);
    const gap = shadow(() => 200);
    gap.made.heard(update(3, [moment(3, 'home', 'basic')]));
    expect(await gap.made.look(['end'], undefined)).toBeNull();
    expect(gap.asked).toEqual([]);
  });

  it('does not load the engine for this alone', async () => {
    const { made, asked } = shadow(() => 200, false);
    made.heard(update(1, [moment(1, 'home', 'basic')]));
    expect(await made.look(['end'], undefined)).toBeNull();
    expect(asked).toEqual([]);
  });
});
