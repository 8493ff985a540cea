import { expect, test } from 'vitest';
import { neverPhraseIn } from './never';

test.each([
  'They are out of the class, and told so.',
  'Look at the steps of 5',
  'There is no such course.',
  'Here stand the classes that somebody joined as a student.',
  'Go on',
])('refuses "%s"', (text) => {
  expect(neverPhraseIn(text)?.instead).toBeTruthy();
});

test.each(['They’ve been removed from the class and notified.', 'Towers that stand behind one another look taller.'])(
  'takes "%s"',
  (text) => {
    expect(neverPhraseIn(text)).toBeUndefined();
  },
);
