import { expect, it } from 'vitest';
import type { ChatState } from '../chat/contract';
import { askedWords, errorWords, exampleWords, hintWords } from './frame-words';

const practising: ChatState = {
  bot: 'quiz-me',
  scenario: 'PRACTICE_CASUAL',
  scenarioGroup: 'PRACTICE',
  aiModel: 'GENERAL',
  theme: 'system',
  context: {
    practiceId: null,
    questionId: '5f0c1c4e-54ab-4f2e-9d9c-2f3e4a5b6c7d',
    topic: 'Fractions',
    errorReviewSessionState: null,
  },
};

it('points at the question that is open, or says where hints come', () => {
  expect(hintWords(practising)).toContain('Show hint 1');
  expect(hintWords(null)).toContain('Every practice question');
  expect(exampleWords(practising)).not.toBe(exampleWords(null));
});

it.each([
  [0, /Nothing waits/],
  [1, /^One error waits/],
  [34, /^34 errors wait/],
])('%i unresolved errors: %s', (unresolved, words) => {
  expect(errorWords(unresolved)).toMatch(words);
});

it('says what it was opened about and that it cannot talk yet', () => {
  expect(askedWords.HINT).toMatch(/this hint.*cannot talk yet/);
  expect(askedWords.SOLUTION).toMatch(/these steps.*cannot talk yet/);
});
