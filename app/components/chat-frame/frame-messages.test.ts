import { expect, it } from 'vitest';
import type { ChatState } from '../chat/contract';
import { askedMessage, errorMessage, exampleMessage, hintLabel } from './frame-messages';

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
  expect(hintLabel(practising)).toContain('Show hint 1');
  expect(hintLabel(null)).toContain('Every practice question');
  expect(exampleMessage(practising)).not.toBe(exampleMessage(null));
});

it.each([
  [0, /Nothing waits/],
  [1, /^One error waits/],
  [34, /^34 errors wait/],
])('%i unresolved errors: %s', (unresolved, words) => {
  expect(errorMessage(unresolved)).toMatch(words);
});

it('says what it was opened about and that it cannot talk yet', () => {
  expect(askedMessage.HINT).toMatch(/this hint.*cannot talk yet/);
  expect(askedMessage.SOLUTION).toMatch(/these steps.*cannot talk yet/);
});
