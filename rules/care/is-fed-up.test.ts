import { expect, it } from 'vitest';
import { isFedUp } from './is-fed-up';
import { needsCare } from './needs-care';

it.each([
  'im so bad at maths',
  'im dumb',
  'i am soooo stupid',
  "I'm an idiot",
  'im useless at fractions',
  'i suck at algebra',
  'everyone else gets it',
  'everyone is smarter than me',
  'i will never understand this',
  'my brain is broken',
])('is shame about learning, not more: %s', (text) => {
  expect(isFedUp(text)).toBe('shame');
  expect(needsCare(text)).toBeNull();
});

it.each([
  'i hate this',
  'i hate fractions',
  'I HATE MATHS!!!',
  'i give up',
  'i cant do this',
  'this is so frustrating',
  'this makes me wanna cry',
  'maths is stupid',
  'im so frustrated',
  'im gonna fail',
])('is anger at the maths: %s', (text) => {
  expect(isFedUp(text)).toBe('fed-up');
  expect(needsCare(text)).toBeNull();
});

it.each([
  '3x = 12',
  'idk',
  'why?',
  'is it 5',
  'i got 12',
  'the ugly number 7',
  'what is a bad estimate',
  'i dont get it',
  'hint please',
  '',
])('is neither: %s', (text) => {
  expect(isFedUp(text)).toBeNull();
});
