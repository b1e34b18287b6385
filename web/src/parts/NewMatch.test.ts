import { beforeEach, describe, expect, it } from 'vitest';
import type { Guide, NewMatch as Asked } from '../lib/wire';
import { byText, pageFor, press, show } from '../testing/stage';
import NewMatch from './NewMatch.svelte';

const guide = (id: string): Guide => ({
  id,
  rules_revision: 1,
  options: [{ name: 'goals_to_win', kind: { number: { min: 0, max: 9 } }, default: 4 }],
  presets: [],
  sections: [],
});

async function dialog(): Promise<{
  made: Omit<Asked, 'commitment'>[];
  inside: HTMLElement;
  row: (name: string) => HTMLInputElement;
}> {
  const made: Omit<Asked, 'commitment'>[] = [];
  const inside = show(await pageFor(), NewMatch, {
    games: ['volchok', 'fudis'].map(guide),
    coaches: ['rookie', 'club'],
    game: 'volchok',
    onmake: (asked: Omit<Asked, 'commitment'>) => made.push(asked),
    onclose: () => undefined,
  });
  const row = (name: string): HTMLInputElement => byText(inside, 'label', name).querySelector('input')!;
  return { made, inside, row };
}
const kickOff = (inside: HTMLElement): void => press(byText(inside, 'button', 'Kick off'));

describe('The dialog that makes a match', () => {
  beforeEach(() => localStorage.clear());

  it('has a good default for everything', async () => {
    const { made, inside } = await dialog();
    kickOff(inside);
    expect(made[0]).toMatchObject({
      game: 'volchok',
      opponent: { kind: 'coach', coach: 'rookie' },
      seat: 'home',
      rated: false,
      practice: false,
      own_dice: false,
    });
  });

  it('never rates practice, and says why', async () => {
    const { made, inside, row } = await dialog();
    press(row('Rated'));
    press(row('Practice'));
    expect(row('Rated').disabled).toBe(true);
    expect(inside.textContent).toContain('Practice never counts');
    kickOff(inside);
    expect(made[0]).toMatchObject({ practice: true, rated: false });
  });

  it('offers real dice where both sit at one screen, and only there', async () => {
    const { made, inside, row } = await dialog();
    expect(inside.textContent).not.toContain('Our own dice');
    press(row('Same screen'));
    press(row('Our own dice'));
    kickOff(inside);
    expect(made[0]).toMatchObject({ opponent: { kind: 'screen' }, own_dice: true, rated: false });
    press(row('Invite a friend'));
    kickOff(inside);
    expect(made[1]).toMatchObject({ opponent: { kind: 'invitation' }, own_dice: false });
  });

  it('remembers the last match', async () => {
    const first = await dialog();
    press(first.row('Away'));
    kickOff(first.inside);
    const { made, inside } = await dialog();
    kickOff(inside);
    expect(made[0]).toMatchObject({ seat: 'away' });
  });
});
