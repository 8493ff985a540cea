import { describe, expect, it } from 'vitest';
import { isPracticeQuestionPath, isQuestionIndex, isResultPath, isUuid } from './path-patterns';

const id = '0b0e8f7c-2d4e-4c55-9a4e-0d7c1c5f3a21';

describe('practice paths', () => {
  it('a result path needs a UUID followed by result', () => {
    expect(isResultPath(`/practice/${id}/result`)).toBe(true);
    expect(isResultPath(`/task/${id}/result`)).toBe(true);
    expect(isResultPath('/practice/12/result')).toBe(false);
    expect(isResultPath(`/practice/${id}/results`)).toBe(false);
    expect(isResultPath(`/x/practice/${id}/result`)).toBe(false);
  });

  it('a question path needs a UUID followed by a number', () => {
    expect(isPracticeQuestionPath(`/practice/${id}/1`)).toBe(true);
    expect(isPracticeQuestionPath(`/practice/${id}/1a`)).toBe(false);
    expect(isPracticeQuestionPath(`/practice/${id}/-1`)).toBe(false);
    expect(isPracticeQuestionPath(`/practice/${id}x/1`)).toBe(false);
  });
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
