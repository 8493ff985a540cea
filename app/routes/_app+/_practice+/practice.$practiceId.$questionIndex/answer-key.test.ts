import { expect, it } from 'vitest';
import { answerKey } from './answer-key.server';

it('sends the same answer of one page once, whatever a second click does', () => {
  expect(answerKey('page-1', '3/4')).toBe(answerKey('page-1', ' 3/4 '));
});

it('takes another answer, or the same one from a later page, as a new attempt', () => {
  const keys = [answerKey('page-1', '3/4'), answerKey('page-1', '3/5'), answerKey('page-2', '3/4')];
  expect(new Set(keys).size).toBe(3);
});

it('makes keys that the server takes, whatever was typed', () => {
  expect(answerKey('', '\u0000√½')).toMatch(/^[\w:.-]{1,100}$/);
});
