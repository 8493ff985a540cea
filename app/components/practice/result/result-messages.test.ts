import { describe, expect, it } from 'vitest';
import type { AttemptView, QuestionView } from '../question-data';
import { duration, resultSummary, resultTitle } from './result-messages';

const attempt = (name: string | null): AttemptView => ({
  id: 'a',
  verdict: 'WRONG',
  answer: '3/7',
  answerHtml: '3/7',
  messageHtml: '',
  misconception: name === null ? null : { name, explanationHtml: '' },
  splitting: null,
});

const withIdeas = (...names: (string | null)[]) => names.map((name) => ({ attempts: [attempt(name)] }) as QuestionView);
const score = (right: number, total: number, more = {}) => ({
  score: right,
  total,
  withHint: 0,
  afterRetry: 0,
  ...more,
});

describe('the headline', () => {
  it('counts ideas, not answers', () => {
    expect(resultTitle(score(8, 10), withIdeas('adding tops', 'adding tops'))).toBe('Strong set. One idea to fix.');
    expect(resultTitle(score(5, 10), withIdeas('a', 'b', 'c'))).toBe('Good work. Three ideas to fix.');
  });

  it('changes at the same ratios as the colours', () => {
    expect(resultTitle(score(7, 10), withIdeas('a'))).toMatch(/^Good work/);
    expect(resultTitle(score(4, 10), withIdeas('a'))).toMatch(/^A useful set/);
  });

  it('has nothing to fix where all was right or no idea was named', () => {
    expect(resultTitle(score(5, 5), [])).toBe('Every one right.');
    expect(resultTitle(score(0, 5), withIdeas(null))).toBe('A useful set. A second look will help.');
  });
});

describe('the sentence below the score', () => {
  it('says what happened to all questions', () => {
    expect(resultSummary(score(7, 10, { withHint: 1, afterRetry: 1 }))).toBe(
      'Seven at the first try, one with a hint, one after another look, two not yet.',
    );
    expect(resultSummary(score(12, 12))).toBe('12 at the first try.');
  });
});

it('reads times as people say them', () => {
  expect([31, 60, 82].map(duration)).toEqual(['31 s', '1 min 0 s', '1 min 22 s']);
});
