import { expect, it } from 'vitest';
import { KIT_NAMES, KITS, wear } from './kits';

const rgb = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** What an eye without one kind of cone makes of a colour, in linear light. */
const EYES: Record<string, number[][]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152, 1.053, -0.205],
    [0.115, 0.786, 0.099],
    [-0.004, -0.048, 1.052],
  ],
  deutan: [
    [0.367, 0.861, -0.228],
    [0.28, 0.673, 0.047],
    [-0.012, 0.043, 0.969],
  ],
  tritan: [
    [1.256, -0.077, -0.179],
    [-0.078, 0.931, 0.148],
    [0.005, 0.691, 0.304],
  ],
};

function luminance(hex: string, eye: number[][]): number {
  const light = rgb(hex).map(linear);
  const seen = eye.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, i) => sum + part * light[i]!, 0),
      ),
    ),
  );
  return 0.2126 * seen[0]! + 0.7152 * seen[1]! + 0.0722 * seen[2]!;
}
const contrast = (a: string, b: string, eye: number[][]): number => {
  const [low, high] = [luminance(a, eye), luminance(b, eye)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

it.each(KIT_NAMES)('keeps the teams of %s apart for every kind of colour vision', (name) => {
  const kit = KITS[name];
  for (const [eye, matrix] of Object.entries(EYES)) {
    expect(contrast(kit.home, kit.away, matrix), eye).toBeGreaterThan(3);
    expect(contrast(kit.home, kit.homeInk, matrix), `home number, ${eye}`).toBeGreaterThan(4.5);
    expect(contrast(kit.away, kit.awayInk, matrix), `away number, ${eye}`).toBeGreaterThan(4.5);
  }
});

it('dresses the page', () => {
  const root = document.createElement('div');
  wear('newsprint', root);
  expect(root.style.getPropertyValue('--home')).toBe(KITS.newsprint.home);
  expect(root.style.getPropertyValue('--away-ink')).toBe(KITS.newsprint.awayInk);
});
