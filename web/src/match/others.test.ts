import { describe, expect, it } from 'vitest';
import type { ChoiceInfo } from '../lib/wire';
import { byWord, insteadOf } from './others';

const choice = (text: string, facts: ChoiceInfo['facts'] = {}, rolls = false): ChoiceInfo => ({
  text,
  word: text.split(' ')[0]!,
  facts,
  rolls,
});
const walk = choice('step 5 d8', { piece: 5, to: 'd8' });
const pass = choice('kick d8', { to: 'd8' });
const far = choice('step 4 a1', { piece: 4, to: 'a1' });
const end = choice('end');
const shot = choice('shot d14', { net: 'd14' }, true);
const choices = [walk, far, pass, end, shot];
const texts = (found: ChoiceInfo[]): string[] => found.map(({ text }) => text);

describe('What could be done instead', () => {
  it('leads to the same place, has none, or rolls', () => {
    const found = insteadOf({ choices, chosen: walk, held: 'd7' }, walk, {}, null);
    expect(texts(found)).toEqual(['kick d8', 'end', 'shot d14']);
  });

  it('is no walk that only the roll of the next turn follows', () => {
    const last = choice('walk 3,4', { to: '3,4' }, true);
    const big = ({ word }: ChoiceInfo): boolean => word === 'shot';
    expect(texts(insteadOf({ choices: [last, shot], chosen: null, held: null }, null, { big }, null))).toEqual([
      'shot d14',
    ]);
  });

  it('is what the piece in hand may do', () => {
    const ofHeld = (all: ChoiceInfo[]): ChoiceInfo[] => all.filter(({ word }) => word === 'shot');
    expect(texts(insteadOf({ choices, chosen: null, held: 'd7' }, null, { ofHeld }, null))).toEqual(['shot d14']);
  });

  it('is left to a board that gives orders of its own', () => {
    const Orders = {} as never;
    expect(insteadOf({ choices, chosen: walk, held: null }, walk, { Orders }, null)).toEqual([]);
  });

  it('is grouped by what it is', () => {
    expect(byWord(choices).map(([word, of]) => [word, of.length])).toEqual([
      ['step', 2],
      ['kick', 1],
      ['end', 1],
      ['shot', 1],
    ]);
  });
});
