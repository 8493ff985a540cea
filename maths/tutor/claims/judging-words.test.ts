import { expect, it } from 'vitest';
import { judgement } from './judging-words';

it.each([
  'Yes, that works.',
  'That is right.',
  'Your line is correct.',
  'Well done!',
  'This line follows.',
  "You've got to see: that's correct.",
  'Exactly.',
])('says yes: %s', (sentence) => {
  expect(judgement(sentence)).toBe('yes');
});

it.each([
  'No, look again.',
  'That is not right.',
  'There is a mistake in your line.',
  "It isn't correct.",
  'Not quite.',
  'Almost!',
])('says no: %s', (sentence) => {
  expect(judgement(sentence)).toBe('no');
});

it.each([
  'What could you do next?',
  'Look at the right side.',
  'Start with the numbers that you know.',
  'Which rule did you use?',
])('says neither: %s', (sentence) => {
  expect(judgement(sentence)).toBeNull();
});
