import { expect, it } from 'vitest';
import { cut, spoken } from './told';

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
  const teams = { home: 'Harbour', away: 'Northgate' };
  expect(spoken('H5 finds A1.', /\b([HA])([1-6])\b/g, teams)).toBe('Harbour 5 finds Northgate 1.');
  expect(spoken('H5 finds A1.', null, teams)).toBe('H5 finds A1.');
});
