import { expect, it } from 'vitest';
import { isPracticeQuestionPath, isQuestionIndex, isTaskQuestionPath, isUuid } from './path-patterns';

const id = '0b0e8f7c-2d4e-4c55-9a4e-0d7c1c5f3a21';

it('the path of a practice question is a UUID followed by a number', () => {
  expect(isPracticeQuestionPath(`/practice/${id}/1`)).toBe(true);
  expect(isPracticeQuestionPath(`/practice/${id}/1a`)).toBe(false);
  expect(isPracticeQuestionPath(`/practice/${id}/-1`)).toBe(false);
  expect(isPracticeQuestionPath(`/practice/${id}x/1`)).toBe(false);
  expect(isPracticeQuestionPath(`/practice/${id}/result`)).toBe(false);
});

it('the path of a question of a task is a UUID followed by a number', () => {
  expect(isTaskQuestionPath(`/task/unfinished/${id}/3`)).toBe(true);
  expect(isTaskQuestionPath(`/task/unfinished/${id}`)).toBe(false);
  expect(isTaskQuestionPath(`/task/${id}/result`)).toBe(false);
});

it.each(['', 'x', `${id} `, id.slice(1), id.replace('-', ''), `${id}\n`])('%j is no UUID', (text) => {
  expect(isUuid(text)).toBe(false);
});

it('UUIDs may be in capitals', () => {
  expect(isUuid(id.toUpperCase())).toBe(true);
});

it('indexes are digits only', () => {
  expect(isQuestionIndex('12')).toBe(true);
  for (const bad of ['', '-1', '1.5', '1e3', '٣', '12345']) expect(isQuestionIndex(bad)).toBe(false);
});
