import { expect, it } from 'vitest';
import { numberWords } from './number-words';

it('says numbers as they are said in Australia', () => {
  expect(numberWords(0)).toBe('zero');
  expect(numberWords(17)).toBe('seventeen');
  expect(numberWords(40)).toBe('forty');
  expect(numberWords(73)).toBe('seventy-three');
  expect(numberWords(104)).toBe('one hundred and four');
  expect(numberWords(680)).toBe('six hundred and eighty');
  expect(numberWords(34_056)).toBe('thirty-four thousand and fifty-six');
  expect(numberWords(60_215)).toBe('sixty thousand two hundred and fifteen');
});
