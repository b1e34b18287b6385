// The first match of a game explains itself: each thing once, when it is first met, with the rule behind it. Nothing here decides
// anything; a lesson is met when one of its words is among the choices, or one of its events has happened.
import { keep, kept } from '../lib/keep';

export type Lesson = {
  /** The message, and the name under which it is remembered. */
  text: string;
  rule: string | null;
  /** Words of choices, or events; neither: the very first. */
  words?: string[];
  events?: string[];
};

const LESSONS: Record<string, Lesson[]> = {
  volchok: [
    { text: 'web-guide-volchok-aim', rule: 'END-1' },
    { text: 'web-guide-volchok-pick', rule: 'KO-1', words: ['pick'] },
    { text: 'web-guide-volchok-declare', rule: 'TURN-2', words: ['basic'] },
    {
      text: 'web-guide-volchok-points',
      rule: 'TURN-4',
      words: ['step', 'kick'],
    },
    { text: 'web-guide-volchok-lob', rule: 'LOB-1', words: ['lob'] },
    { text: 'web-guide-volchok-tackle', rule: 'TACK-1', words: ['tackle'] },
    { text: 'web-guide-volchok-shot', rule: 'SHOT-1', words: ['shot'] },
    {
      text: 'web-guide-volchok-card',
      rule: 'CARD-1',
      events: ['yellow', 'red'],
    },
  ],
  fuba: [
    { text: 'web-guide-fuba-formation', rule: '3.1a', words: ['formation'] },
    { text: 'web-guide-fuba-place', rule: '3.3.1b', words: ['place'] },
    { text: 'web-guide-fuba-target', rule: '4.1a', words: ['target'] },
    { text: 'web-guide-fuba-control', rule: '4.4a', events: ['kept', 'won'] },
    { text: 'web-guide-fuba-shot', rule: '4.6b', words: ['shoot'] },
    {
      text: 'web-guide-fuba-move',
      rule: '4.7b',
      words: ['midfield', 'attack', 'defence'],
    },
    { text: 'web-guide-fuba-special', rule: '4.4.2', events: ['special'] },
  ],
  champions: [
    { text: 'web-guide-champions-lineup', rule: 'SET-2', words: ['formation'] },
    { text: 'web-guide-champions-roll', rule: 'TURN-1', words: ['roll'] },
    { text: 'web-guide-champions-walk', rule: 'A-2', words: ['mover', 'walk'] },
    { text: 'web-guide-champions-leg', rule: 'B-2', words: ['leg'] },
    { text: 'web-guide-champions-follow', rule: 'D-1', words: ['runner'] },
    {
      text: 'web-guide-champions-intercept',
      rule: 'INT-6',
      words: ['attempt'],
    },
    { text: 'web-guide-champions-save', rule: 'SAVE-2', words: ['save'] },
    { text: 'web-guide-champions-foul', rule: 'FOUL-1', events: ['fouled'] },
  ],
  fudis: [
    { text: 'web-guide-fudis-build', rule: 'BUILD-1', words: ['put'] },
    { text: 'web-guide-fudis-swap', rule: 'SWAP-1', words: ['swap'] },
    { text: 'web-guide-fudis-attack', rule: 'ATK-2', words: ['hand', 'field'] },
    { text: 'web-guide-fudis-reach', rule: 'REACH-1', words: ['hit'] },
    { text: 'web-guide-fudis-shoot', rule: 'GOAL-1', words: ['shoot'] },
    { text: 'web-guide-fudis-saved', rule: 'INFO-5', events: ['saved'] },
    { text: 'web-guide-fudis-counter', rule: 'CTR-1', words: ['counter'] },
  ],
};

/** The lesson of the moment: the first that has not been given and whose thing is met now. */
export function lessonFor(game: string, words: string[], events: string[], given: readonly string[]): Lesson | null {
  return (
    LESSONS[game]?.find(
      (lesson) =>
        !given.includes(lesson.text) &&
        (lesson.words?.some((word) => words.includes(word)) ??
          lesson.events?.some((event) => events.includes(event)) ??
          true),
    ) ?? null
  );
}

/** What explains a phase: the lesson about one of the words that can be chosen now, given or not. */
export const lessonOn = (game: string, words: readonly string[]): Lesson | null =>
  LESSONS[game]?.find((lesson) => lesson.words?.some((word) => words.includes(word))) ?? null;

/** The lessons that were given on this browser. */
export const givenLessons = (): string[] => kept('lessons')?.split(' ') ?? [];
export const keepLessons = (given: readonly string[]): void => keep('lessons', given.join(' '));
export const forgetLessons = (): void => keep('lessons', null);

/** What a lesson has taught is not explained again. */
export function learnedRules(game: string, rules: readonly string[]): void {
  const known = (LESSONS[game] ?? [])
    .filter(({ rule }) => rule !== null && rules.includes(rule))
    .map(({ text }) => text);
  const given = givenLessons();
  const added = known.filter((text) => !given.includes(text));
  if (added.length > 0) keepLessons([...given, ...added]);
}
