import { describe, expect, it } from 'vitest';
import { somethingElse, splittingQuestion } from './splitting';

describe('the splitting question', () => {
  it('is asked only where two ideas fit', () => {
    expect(splittingQuestion([])).toBeNull();
    expect(splittingQuestion(['adds-numerators-and-denominators'])).toBeNull();
  });

  it('offers what the student may have done, and a way out', () => {
    const question = splittingQuestion(['adds-numerators-and-denominators', 'distributes-to-first-only']);
    expect(question?.choices.map(({ text }) => text)).toEqual([
      'You added the numerators and the denominators.',
      'You multiplied only the first term in the bracket.',
      'Something else',
    ]);
    expect(question?.choices.at(-1)?.id).toBe(somethingElse);
  });
});
