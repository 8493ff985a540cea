import { describe, expect, it } from 'vitest';
import { duration, pace, resultSummary, resultTitle } from './result-messages';

const score = (right: number, total: number, afterRetry = 0) => ({ score: right, total, afterRetry });

describe('the headline', () => {
  it('says what was solved', () => {
    expect(resultTitle(score(4, 10, 5))).toBe('You got 9 out of 10.');
    expect(resultTitle(score(2, 5, 3))).toBe('You got all five.');
    expect(resultTitle(score(11, 12))).toBe('You got 11 out of 12.');
  });

  it('knows a set without a slip, and a single question', () => {
    expect(resultTitle(score(5, 5))).toBe('All five correct, first go!');
    expect(resultTitle(score(1, 1))).toBe('Correct, first go!');
    expect(resultTitle(score(0, 1, 1))).toBe('You got it.');
  });

  it('is no reproach where nothing was solved', () => {
    expect(resultTitle(score(0, 5))).toBe('A good first go. The worked solutions are below.');
  });
});

it('honours second looks, and says nothing where there were none', () => {
  expect(resultSummary(score(4, 10, 5))).toBe(
    'Five times you tried again and worked it out yourself. That’s how it sticks.',
  );
  expect(resultSummary(score(4, 5, 1))).toMatch(/^Once /);
  expect(resultSummary(score(5, 5))).toBeNull();
});

it('compares the pace on the questions whose usual time is known, and on no others', () => {
  const known = [
    { seconds: 30, usualSeconds: 50 },
    { seconds: 50, usualSeconds: 60 },
  ];
  expect(pace([...known, { seconds: 500, usualSeconds: null }, { seconds: null, usualSeconds: 9 }])).toBe(
    '40 s per question (usually 55 s)',
  );
  expect(pace([{ seconds: 500, usualSeconds: null }])).toBeNull();
});

it('reads times as people say them', () => {
  expect([31, 60, 82].map(duration)).toEqual(['31 s', '1 min 0 s', '1 min 22 s']);
});
