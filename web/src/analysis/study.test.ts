import { expect, test } from 'vitest';
import type { AnalysisAnswer } from '../lib/wire';
import { momentPath, placeOf } from '../lib/route.svelte';
import { dotsOf, expectedLine, winBands } from './chart';
import { Study } from './study.svelte';

const answer = (stage: AnalysisAnswer['stage'], done: number): AnalysisAnswer => ({
  stage,
  done,
  of: 10,
  analysis: stage === 'ready' ? ({ game: 'fuba' } as AnalysisAnswer['analysis']) : null,
  lessons: [],
});

test('an analysis is asked for once and waited for', async () => {
  const asked: string[] = [];
  const answers = [answer('working', 5), answer('ready', 10)];
  const study = new Study(
    {
      analyse: (id, budget) => (asked.push(`post ${id} ${budget}`), Promise.resolve(answer('working', 0))),
      analysis: (id, budget) => (asked.push(`get ${id} ${budget}`), Promise.resolve(answers.shift()!)),
    },
    'm1',
  );
  await study.open('quick');
  expect(asked).toEqual(['post m1 quick', 'get m1 quick', 'get m1 quick']);
  expect(study.answer?.analysis?.game).toBe('fuba');
  expect(study.failed).toBe(false);
});

test('what cannot be made is said', async () => {
  const refused = (): Promise<AnalysisAnswer> => Promise.reject(new Error('no'));
  const study = new Study({ analyse: refused, analysis: refused }, 'm1');
  await study.open('quick');
  expect(study.failed).toBe(true);
});

test('bands lie on each other and lines rise at attempts', () => {
  const at = (number: number, home: number, draw: number) => ({
    number,
    home,
    draw,
    away: 1 - home - draw,
    goals: [1, 1] as [number, number],
  });
  const { home, draw } = winBands([at(0, 0.5, 0.2), at(10, 1, 0)], 10);
  expect(home).toBe('0,100 0,50 100,0 100,100');
  expect(draw).toBe('0,50 0,30 100,0 100,0');
  const attempt = { action: 'shoot', kind: 'shoot', fraction: [1, 2] as [number, number], scored: false };
  const line = expectedLine([{ ...attempt, number: 5, by: 'home', chance: 0.5 }], 'home', 10, 1);
  expect(line).toBe('0,100 50,100 50,50 100,50');
});

test('a dot is as large as its chance, and two of one place are both seen', () => {
  const attempt = (number: number, chance: number) => ({
    number,
    chance,
    by: 'home' as const,
    action: 'shoot',
    kind: 'shoot',
    fraction: [1, 2] as [number, number],
    scored: false,
  });
  const asked: number[] = [];
  const dots = dotsOf([attempt(5, 1), attempt(9, 0.25), attempt(12, 0.25)], (number) => {
    asked.push(number);
    return number === 11 ? null : { along: 0.75, across: 0.5 };
  });
  expect(asked).toEqual([4, 8, 11]);
  expect(dots.map(({ x, y }) => [x, y])[0]).toEqual([75, 32]);
  expect(dots).toHaveLength(2);
  expect(dots[0]!.r).toBeCloseTo(2 * dots[1]!.r, 1);
  expect(Math.hypot(dots[0]!.x - dots[1]!.x, dots[0]!.y - dots[1]!.y)).toBeGreaterThan(1);
});

test('a moment that is played on has an address', () => {
  const at = (path: string) => placeOf(new URL(path, location.href));
  const moment = { number: 57, seat: 'away' };
  expect(at(momentPath('fuba', 'm1', 57, 'away'))).toEqual({
    screen: 'attempt',
    game: 'fuba',
    kind: 'moment',
    id: 'm1',
    rule: null,
    moment,
  });
  expect(at('/learn/fuba/moment/m1/many')).toEqual({ screen: 'lost' });
  expect(at('/learn/fuba/moment/m1')).toEqual({ screen: 'lost' });
});
