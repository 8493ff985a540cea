import { expect, it } from 'vitest';
import type { PracticeState } from './practice-state';
import { awaitsStart, questionsShown } from './questions-shown';

const row = { is_test: true, state: 'IN_PROGRESS', seconds_allowed: 600, ends_at: new Date() };
const shown = (more: object, hidesAnswers = true) =>
  questionsShown({ row: { ...row, ...more }, hidesAnswers } as Pick<PracticeState, 'row' | 'hidesAnswers'>);

it('the questions of a set against the clock are shown once its clock has started', () => {
  expect(shown({})).toBe(true);
  expect(shown({ ends_at: null })).toBe(false);
  expect(shown({ ends_at: null, is_test: false }, false)).toBe(false);
  expect(shown({ ends_at: null, seconds_allowed: null })).toBe(true);
});

it('those of a test not between its end and the release of its answers', () => {
  expect(shown({ state: 'FINISHED' })).toBe(false);
  expect(shown({ state: 'FINISHED' }, false)).toBe(true);
  expect(shown({ state: 'FINISHED', is_test: false }, false)).toBe(true);
});

it('a set that ended before its clock started waits for nothing', () => {
  expect(awaitsStart({ ...row, state: 'FINISHED', ends_at: null })).toBe(false);
});
