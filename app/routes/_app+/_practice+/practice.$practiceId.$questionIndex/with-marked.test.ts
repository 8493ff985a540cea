import { describe, expect, it } from 'vitest';
import type { MarkedAnswer } from '~/components/practice/practice-reply';
import type { AttemptView, QuestionView } from '~/components/practice/question-data';
import { type ShownPractice, withMarked } from './with-marked';

const question = (id: string, attemptIds: string[], hintCount = 0) =>
  ({ id, hintCount, attempts: attemptIds.map((attempt) => ({ id: attempt }) as AttemptView) }) as QuestionView;

const page: ShownPractice & { next: string } = {
  practice: { coinsEarned: 3, outcomes: ['NOW'] },
  question: question('q1', ['a']),
  formKey: 'of the page',
  next: 'kept',
};

const marked: MarkedAnswer = {
  kind: 'marked',
  practice: { coinsEarned: 5, outcomes: ['RIGHT'] },
  question: question('q1', ['a', 'b']),
  formKey: 'of the answer',
};

describe('a marked answer on the page', () => {
  it('is shown before the page is read again, with the rest of the page as it was', () => {
    const { kind: _, ...changes } = marked;
    expect(withMarked(page, marked)).toEqual({ ...page, ...changes });
  });

  it('gives way to the page that knows it: a hint opened afterwards shows', () => {
    const newer = { ...page, question: question('q1', ['a', 'b'], 1) };
    expect(withMarked(newer, marked)).toBe(newer);
  });

  it('says nothing of the next question', () => {
    const next = { ...page, question: question('q2', []) };
    expect(withMarked(next, marked)).toBe(next);
  });
});
