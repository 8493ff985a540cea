import { expect, it } from 'vitest';
import { creditLabel } from './credit-label';

const credit = { left: 3, total: 5, resetFrequency: 'DAILY' };

it('says what the next step costs, and nothing where it is free', () => {
  expect(creditLabel('QUIZ_ME', false, credit)).toBe('A quiz uses 1 credit. 3 of 5 left, back to 5 tomorrow.');
  expect(creditLabel('PROBLEM_SOLVER', true, credit)).toBe('');
});

it('says what stays free once all are used', () => {
  const label = creditLabel('GENERAL', false, { ...credit, left: 0 });
  expect(label).toContain('back to 5 tomorrow');
  expect(label).toContain('Hints, worked examples and checking your lines are still free.');
});
