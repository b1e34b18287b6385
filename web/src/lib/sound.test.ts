import { expect, it } from 'vitest';
import { cueOf } from './sound';

it('hears what a step is made of', () => {
  expect(cueOf('chance', 'spin')).toBe('spin');
  expect(cueOf('chance', 'dice')).toBe('dice');
  expect(cueOf('chance', null)).toBeNull();
  expect(cueOf('home', 'step')).toBe('piece');
  expect(cueOf('away', 'shot')).toBe('ball');
  expect(cueOf('match', 'resigned')).toBeNull();
});
