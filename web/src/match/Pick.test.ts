import { describe, expect, it, vi } from 'vitest';
import type { BoardKind } from '../boards/board';
import type { ChoiceInfo, Odds } from '../lib/wire';
import { byText, pageFor, press, show } from '../testing/stage';
import Pick from './Pick.svelte';
import type { MatchPlay } from './play.svelte';

const shot: ChoiceInfo = { text: 'shot d14', word: 'shot', facts: { net: 'd14' }, rolls: true };
const ODDS: Odds[] = [
  { event: 'fell-short', rule: 'SHOT-5', chance: [1, 2] },
  { event: 'saved', rule: 'SHOT-8', chance: [1, 6] },
  { event: 'goal', rule: 'SHOT-7', chance: [1, 3] },
];
const act = vi.fn();
const play = (fields: Record<string, unknown> = {}): MatchPlay =>
  ({
    info: { game: 'volchok', you: ['home'] },
    shown: { view: {} },
    choices: [shot],
    myTurn: true,
    busy: false,
    link: { sending: false },
    previews: { of: () => ({ odds: ODDS, terms: [] }) },
    act,
    ...fields,
  }) as unknown as MatchPlay;
const kind = (fields: Partial<BoardKind> = {}): BoardKind =>
  ({ Odds: null, tone: (event: string) => (event === 'goal' ? 'yes' : 'no'), ...fields }) as unknown as BoardKind;
const words = (): string => 'Shoot at d14';

describe('The act that is ready', () => {
  it('says the chance of what is hoped for, and of everything else with its rule', async () => {
    const inside = show(await pageFor(), Pick, {
      play: play(),
      kind: kind({ Odds: (() => undefined) as never }),
      plan: null,
      choice: shot,
      words,
    });
    expect(inside.querySelector('.pct')?.textContent).toContain('33%');
    expect(inside.querySelector('.pct')?.textContent).toContain('goal');
    expect([...inside.querySelectorAll('.spin li')].map((li) => li.textContent.replaceAll(/\s+/g, ' ').trim())).toEqual(
      ['50% falls short SHOT-5', '17% save SHOT-8', '33% goal SHOT-7'],
    );
  });

  it('says what is at stake where no roll follows', async () => {
    const stake = { text: '9♠ beats 7♥: certain', percent: 100, rule: 'RANK-3' };
    const hit: ChoiceInfo = { text: 'hit F1', word: 'hit', facts: { slot: 'F1' }, rolls: false };
    const inside = show(await pageFor(), Pick, {
      play: play(),
      kind: kind({ stake: () => stake }),
      plan: null,
      choice: hit,
      words,
    });
    expect(inside.querySelector('.head')?.textContent).toContain('9♠ beats 7♥: certain');
    expect(inside.querySelector('.head')?.textContent).toContain('100%');
  });

  it('is done by its button, and by no other side', async () => {
    const page = await pageFor();
    press(byText(show(page, Pick, { play: play(), kind: kind(), plan: null, choice: shot, words }), 'button', 'Shoot'));
    expect(act).toHaveBeenCalledWith(shot);
    act.mockClear();
    press(
      byText(
        show(page, Pick, { play: play({ myTurn: false }), kind: kind(), plan: null, choice: shot, words }),
        'button',
        'Not your turn',
      ),
    );
    expect(act).not.toHaveBeenCalled();
  });

  it('has no button for whoever only watches', async () => {
    const inside = show(await pageFor(), Pick, {
      play: play({ myTurn: false, info: { game: 'volchok', you: [] } }),
      kind: kind(),
      plan: null,
      choice: null,
      words,
    });
    expect(inside.querySelector('button')).toBeNull();
  });
});
