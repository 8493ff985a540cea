import { expect, test } from 'vitest';
import { promptLengthProblems, sentenceProblems } from './reading-level';

const words = (count: number) => `${'word '.repeat(count).trim()}.`;

test('the same sentence is too long for Year 1 and fine for Year 9', () => {
  expect(sentenceProblems(words(20), 1)).not.toEqual([]);
  expect(sentenceProblems(words(20), 9)).toEqual([]);
});

test('a decimal point does not end a sentence, and a full stop does', () => {
  expect(sentenceProblems('The rope is 2.5 m long. Cut it in two.', 1)).toEqual([]);
  expect(sentenceProblems(`${words(12)} ${words(12)}`, 1)).toEqual([]);
});

test('long words are kept from the youngest', () => {
  expect(sentenceProblems('Look at the parallelogram.', 2)).not.toEqual([]);
  expect(sentenceProblems('Look at the parallelogram.', 7)).toEqual([]);
});

test('a prompt has a length for each year', () => {
  expect(promptLengthProblems(words(40), 2)).not.toEqual([]);
  expect(promptLengthProblems(words(40), 5)).toEqual([]);
});
