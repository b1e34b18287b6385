import { describe, expect, it } from 'vitest';
import type { ChoiceInfo, ErrorInfo, Look } from '../lib/wire';
import { Prepared } from './prepared.svelte';

const choice: ChoiceInfo = { text: 'end', word: 'end', facts: {}, rolls: false };
const look = (action: string, fields: Partial<Look> = {}): Look =>
  ({ action, refused: null, odds: [], terms: [], after: { at: action }, next: [choice], ...fields }) as unknown as Look;

function prepared(answer: (action: string) => Look = look): { asked: string[]; made: Prepared } {
  const asked: string[] = [];
  const made = new Prepared((actions) => {
    asked.push(...actions);
    return Promise.resolve(actions.map(answer));
  });
  return { asked, made };
}

describe('Decisions that are not sent yet', () => {
  it('are judged together, one after the other', async () => {
    const { asked, made } = prepared();
    expect(await made.add(['step 5 d8', 'step 5 d9'])).toBe('added');
    expect(await made.add(['kick d12'])).toBe('added');
    expect(asked).toEqual(['step 5 d8; step 5 d9', 'step 5 d8; step 5 d9; kick d12']);
    expect(made.last?.view).toEqual({ at: 'step 5 d8; step 5 d9; kick d12' });
    expect(made.after('end')).toBe('step 5 d8; step 5 d9; kick d12; end');
  });

  it('are taken back as they were made', async () => {
    const { made } = prepared();
    await made.add(['step 5 d8', 'step 5 d9']);
    await made.add(['kick d12']);
    expect(made.back()).toBe(true);
    expect(made.texts).toEqual(['step 5 d8', 'step 5 d9']);
    made.back();
    expect([made.last, made.back()]).toEqual([null, false]);
    expect(made.number).toBe(0);
  });

  it('are sent with the one that ends the turn, and forget the one that is refused', async () => {
    const ending = prepared((action) => look(action, { next: [] }));
    expect(await ending.made.add(['step 5 d8'])).toBe('ends');
    expect(ending.made.texts).toEqual([]);
    const refused = { code: 'refused' } as ErrorInfo;
    const refusing = prepared((action) => look(action, action.endsWith('e9') ? { refused } : {}));
    await refusing.made.add(['step 5 d8']);
    expect(await refusing.made.add(['step 4 e9'])).toBe(refused);
    expect(refusing.made.texts).toEqual(['step 5 d8']);
  });
});
