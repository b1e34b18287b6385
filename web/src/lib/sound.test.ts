import { expect, it } from 'vitest';
import { cueOf } from './sound';

it('hears what a step is made of', () => {
  expect(cueOf('chance', 'spin 4')).toBe('spin');
  expect(cueOf('chance', 'dice 3 5')).toBe('dice');
  expect(cueOf('chance', null)).toBe('dice');
  expect(cueOf('home', 'step 5 e8')).toBe('piece');
  expect(cueOf('away', 'shot d14')).toBe('ball');
  expect(cueOf('match', 'resigned home')).toBeNull();
});
