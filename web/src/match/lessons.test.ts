import { expect, it } from 'vitest';
import { forgetLessons, givenLessons, keepLessons, lessonFor, lessonOn } from './lessons';

it('explains each thing once, when it is met', () => {
  const first = lessonFor('volchok', ['pick'], [], []);
  expect(first?.text).toBe('web-guide-volchok-aim');
  const second = lessonFor('volchok', ['pick'], [], [first!.text]);
  expect(second?.text).toBe('web-guide-volchok-pick');
  expect(lessonFor('volchok', ['pick'], [], [first!.text, second!.text])).toBeNull();
  expect(lessonFor('volchok', [], ['red'], [first!.text])?.rule).toBe('CARD-1');
  expect(lessonFor('chess', ['pick'], [], [])).toBeNull();
});

it('explains a phase as often as it is asked', () => {
  expect(lessonOn('fuba', ['target'])?.rule).toBe('4.1a');
  expect(lessonOn('fuba', ['anything'])).toBeNull();
});

it('is remembered by the browser', () => {
  keepLessons(['a', 'b']);
  expect(givenLessons()).toEqual(['a', 'b']);
  forgetLessons();
  expect(givenLessons()).toEqual([]);
});
