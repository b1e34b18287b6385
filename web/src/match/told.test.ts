import type { By, MomentInfo } from '../lib/wire';
import { expect, it } from 'vitest';
import { Team } from '../lib/fluent';
import { Texts } from '../lib/texts.svelte';
import { cut, spoken, tell, tellEach } from './told';

it('cuts a sentence at the pieces that it names', () => {
  expect(cut('H5 finds A1 on e3.', /\b([HA])([1-6])\b/g)).toEqual([
    { seat: 'home', number: '5' },
    { text: ' finds ' },
    { seat: 'away', number: '1' },
    { text: ' on e3.' },
  ]);
  expect(cut('H5', null)).toEqual([{ text: 'H5' }]);
});

it('reads pieces out by team and number', () => {
  const teams = { home: new Team('name', 'Harbour'), away: new Team('name', 'Northgate') };
  expect(spoken('H5 finds A1.', /\b([HA])([1-6])\b/g, teams)).toBe('Harbour 5 finds Northgate 1.');
  expect(spoken('H5 finds A1.', null, teams)).toBe('H5 finds A1.');
});

it('does not tell of a decision taken back that was never told', () => {
  const teams = { home: new Team('name', 'Harbour'), away: new Team('name', 'Northgate') };
  const moment = (number: number, by: By, step: string, told: boolean): MomentInfo => ({
    number,
    by,
    step,
    word: step.split(' ')[0] ?? null,
    facts: {},
    events: told ? [{ rule: 'A-1', event: 'walked', facts: {} }] : [],
  });
  const lines = (told: boolean): number =>
    tell('champions', '', [moment(3, 'home', 'mover 8', told), moment(4, 'match', 'undo 2', false)], teams, new Texts())
      .length;
  expect(lines(false)).toBe(0);
  expect(lines(true)).toBe(2);
});

it('tells what belongs together in one sentence, and what the match did where it happened', () => {
  const teams = { home: new Team('home', 'Home'), away: new Team('away', 'Away') };
  const moment = (number: number, by: By, word: string, events: MomentInfo['events']): MomentInfo => ({
    number,
    by,
    step: word,
    word,
    facts: {},
    events,
  });
  const walked = (piece: string): MomentInfo['events'] => [
    { rule: 'A-1', event: 'walked', facts: { piece, to: '2,3' } },
  ];
  const moments = [
    moment(1, 'home', 'walk', walked('H5')),
    moment(2, 'away', 'walk', walked('A5')),
    moment(3, 'match', 'undo', []),
    moment(4, 'chance', 'd6', [{ rule: 'CLK-1', event: 'clock', facts: { minute: 6 } }]),
    moment(5, 'away', 'walk', walked('A6')),
  ];
  const told = tell('champions', '', moments, teams, new Texts());
  expect(told.map(({ key, text, minute }) => [key, text, minute])).toEqual([
    ['1.0', 'champions-report-walkers', undefined],
    ['3', 'web-told-undo', undefined],
    ['5.0', 'champions-report-walked', 'minute'],
  ]);
  expect(tellEach('champions', '', moments.slice(0, 2), teams, new Texts())).toHaveLength(2);
});
