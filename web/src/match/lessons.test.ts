import { expect, it } from 'vitest';
import { forgetLessons, givenLessons, keepLessons, lessonFor } from './lessons';

it('explains each thing once, when it is met', () => {
  const first = lessonFor('volchok', ['pick'], [], []);
  expect(first?.text).toBe('web-guide-volchok-aim');
  const second = lessonFor('volchok', ['pick'], [], [first!.text]);
  expect(second?.text).toBe('web-guide-volchok-pick');
  expect(lessonFor('volchok', ['pick'], [], [first!.text, second!.text])).toBeNull();
  expect(lessonFor('volchok', [], ['red'], [first!.text])?.rule).toBe('CARD-1');
  expect(lessonFor('chess', ['pick'], [], [])).toBeNull();
});

it('is remembered by the browser', () => {
  keepLessons(['a', 'b']);
  expect(givenLessons()).toEqual(['a', 'b']);
  forgetLessons();
  expect(givenLessons()).toEqual([]);
});
