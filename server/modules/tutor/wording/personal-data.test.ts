import { expect, it } from 'vitest';
import { withoutPersonalData } from './personal-data';

it.each([
  ['mail me at ava.lee@school.edu.au please', 'mail me at (left out) please'],
  ['see https://a.test/x?y=1 now', 'see (left out) now'],
  ['i am @ava_lee there', 'i am (left out) there'],
  ['call 0412 345 678 ok', 'call (left out) ok'],
  ['call +61 412 345 678', 'call (left out)'],
  ['(02) 9876 5432', '(left out)'],
  ['My name is Ava Lee and x is 3', '(left out) and x is 3'],
  ["I'm Ava, why 3?", '(left out), why 3?'],
  ['i live at 4 Fern Street, Dubbo. why?', '(left out). why?'],
  ['it is 12 Rosella Avenue', 'it is (left out)'],
  ['I go to Fern Hill Primary School', '(left out)'],
  ["i'm 11 years old", '(left out)'],
])('leaves out who wrote it: %s', (text, left) => {
  expect(withoutPersonalData(text)).toBe(left);
});

it.each([
  'why is it $3x+4=10$?',
  "I'm not sure",
  '12345678 - 1234567',
  'i am stuck at 0.412345678',
  'x = 61412345678 / 2',
  'the name of it is hypotenuse',
])('leaves mathematics as it is: %s', (text) => {
  expect(withoutPersonalData(text)).toBe(text);
});
