import { expect, it } from 'vitest';
import { type ReasonFacts, reasonOf, reasonSentence } from './question-reason';

const facts: ReasonFacts = { isPromised: false, surprise: false, levelChosen: false, daysSince: 2, expected: 0.75 };

it('names what says most about the choice', () => {
  expect(reasonOf(facts)).toBe('FITS');
  expect(reasonOf({ ...facts, expected: 0.4 })).toBe('STRETCH');
  expect(reasonOf({ ...facts, expected: 0.95 })).toBe('WARM_UP');
  expect(reasonOf({ ...facts, daysSince: 20, expected: 0.4 })).toBe('WHILE_AGO');
  expect(reasonOf({ ...facts, daysSince: null })).toBe('NEW_TOPIC');
  expect(reasonOf({ ...facts, levelChosen: true })).toBe('CHOSEN_LEVEL');
  expect(reasonOf({ ...facts, surprise: true, levelChosen: true })).toBe('SURPRISE');
  expect(reasonOf({ ...facts, isPromised: true, daysSince: null })).toBe('NEXT_TOPIC');
});

it('is one sentence, and none for questions from before', () => {
  expect(reasonSentence('NEXT_TOPIC', 'Gradient')).toBe('Gradient is next in your course.');
  expect(reasonSentence('constructor', 'Gradient')).toBeNull();
  expect(reasonSentence(null, 'Gradient')).toBeNull();
});
