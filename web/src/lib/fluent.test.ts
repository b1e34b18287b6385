import { FluentResource, type FluentVariable } from '@fluent/bundle';
import { expect, it } from 'vitest';
import cases from '../../../locales/cases.json';
import { areaOf, bundleOf, pick, Team, type Side } from './fluent';

const COMMON = import.meta.glob<string>('../../../locales/*/common.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const bundle = (language: string) => bundleOf(language, [COMMON[`../../../locales/${language}/common.ftl`]!]);

type Arg = string | number | { side: string; name: string };

const argOf = (arg: Arg): FluentVariable => (typeof arg === 'object' ? new Team(arg.side as Side, arg.name) : arg);

it.each(cases.texts)('says $text in $language', ({ language, pattern, args, text }) => {
  const texts = bundle(language);
  texts.addResource(new FluentResource(`case = ${pattern}`));
  const given = Object.entries(args as Record<string, Arg>).map(([name, arg]) => [name, argOf(arg)] as const);
  const errors: Error[] = [];
  expect(texts.formatPattern(texts.getMessage('case')!.value!, Object.fromEntries(given), errors)).toBe(text);
  expect(errors).toEqual([]);
});

it.each(cases.wordings)('picks wording $pick of $count for $id', ({ key, nth, id, count, pick: picked }) => {
  expect(pick({ key, nth }, id, count)).toBe(picked);
});

it.each(Object.entries(cases.areas))('square %s lies in %s', (square, area) => {
  expect(areaOf(square)).toBe(area);
});
