import { expect, it } from 'vitest';
import { contentsSummary, paperLabel, strandsOf } from './contents-labels';

it('keeps strands and topics in teaching order', () => {
  const topic = (number: number, strand: string) => ({ number, strand });
  const strands = strandsOf([topic(9, 'Number'), topic(3, 'Space'), topic(2, 'Number')]);
  expect(strands.map(({ strand }) => strand)).toEqual(['Number', 'Space']);
  expect(strands[0]?.topics.map(({ number }) => number)).toEqual([2, 9]);
});

it.each([
  [20, 8, '20 topics, 8 of them ready to practise. We’re still writing the others.'],
  [5, 5, '5 topics, all ready to practise.'],
  [12, 0, '12 topics. We’re still writing the questions.'],
])('%i topics, %i open', (topics, open, words) => {
  expect(contentsSummary(topics, open)).toBe(words);
});

it('says in words what a paper asks', () => {
  expect(paperLabel({ minutes: 40, questions: 35, options: 5, calculator: 'none' })).toBe(
    '40 minutes, 35 questions with 5 options each, no calculator',
  );
  expect(paperLabel({ minutes: 120, questions: null, options: null, calculator: 'allowed' })).toBe(
    '120 minutes, calculator allowed',
  );
});
