import { expect, it } from 'vitest';
import { firstPassword, isFirstPassword } from './first-password';
import { firstPasswordWords } from './first-password-words';

const secret = 'a secret of at least thirty-two characters';

it('is one for each account and each version, and no other secret makes it', () => {
  const made = [
    firstPassword(secret, 'mia', 1),
    firstPassword(secret, 'mia', 2),
    firstPassword(secret, 'sam', 1),
    firstPassword(`${secret}!`, 'mia', 1),
  ];
  expect(new Set(made).size).toBe(4);
  expect(made.every((password) => /^[a-z]+-[a-z]+-\d{4}$/.test(password))).toBe(true);
  expect(firstPassword(secret, 'mia', 1)).toBe(made[0]);
});

it('is taken as children type it, and nothing else is', () => {
  const password = firstPassword(secret, 'mia', 1);
  expect(isFirstPassword(` ${password.toUpperCase().replaceAll('-', ' ')} `, password)).toBe(true);
  expect(isFirstPassword(password.replace(/\d$/, ''), password)).toBe(false);
  expect(isFirstPassword('', password)).toBe(false);
});

it('is made of words that are there once', () => {
  expect(new Set(firstPasswordWords).size).toBe(firstPasswordWords.length);
  expect(firstPasswordWords.length).toBeGreaterThanOrEqual(128);
});
