import { expect, it } from 'vitest';
import { faqGroups } from '../../content/faqs';
import { searchFaqs } from './search-faqs';

const found = (typed: string) => searchFaqs(faqGroups, typed).flatMap(({ faqs }) => faqs.map((faq) => faq.question));

it('finds everything while nothing is typed', () => {
  expect(searchFaqs(faqGroups, '  ')).toEqual(faqGroups);
});

it('finds by words of the question and of the answer, in any order and case', () => {
  expect(found('LOGBOOK what')).toContain('What is the error logbook?');
  expect(found('renew')).toContain('Does a subscription renew automatically?');
  expect(found('forgot passw')).toEqual(['I forgot my password. What now?']);
});

it('needs every word', () => {
  expect(found('password zebra')).toEqual([]);
});

it('is not upset by signs, accents or length', () => {
  expect(found('“hint”?!')).toContain('Does a hint cost marks?');
  expect(found('hínt')).toEqual(found('hint'));
  expect(found('.*')).toEqual(found(''));
  expect(() => found('x'.repeat(100_000))).not.toThrow();
});

it('has no question twice and no empty answer', () => {
  const questions = found('');
  expect(new Set(questions).size).toBe(questions.length);
  for (const { faqs } of faqGroups) for (const { answer } of faqs) expect(answer.join('')).not.toBe('');
});
