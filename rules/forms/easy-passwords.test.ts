import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords';
import { isCommonPassword, isPersonalPassword } from './easy-passwords';

describe('a password that everybody tries first', () => {
  it('is looked for no further than a password may be long', () => {
    expect([isCommonPassword('a'.repeat(200)), isCommonPassword('a'.repeat(201))]).toEqual([true, false]);
    const about = { email: 'mia@b.au', nickname: 'Mia' };
    expect([isPersonalPassword('mia'.repeat(60), about), isPersonalPassword('mia'.repeat(70), about)]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    'password123',
    'Password2024!',
    'P@ssw0rd!!',
    '1234567890',
    '0987654321',
    'qwertyuiop',
    'qwerty123456',
    'QWERTZUIOP1',
    '1q2w3e4r5t6y',
    'abcdefghij',
    'abcdef123456',
    'zyxwvutsrq99',
    'asdfghjkl;1',
    'aaaaaaaaaaaa',
    '1212121212',
    'abcabcabcabc',
    'passwordpassword',
    'dragondragon',
    'iloveyou!!!',
    'correct horse battery staple',
    '!!sunshine!!',
    '12345football',
    'ＰＡＳＳＷＯＲＤ１２３',
  ])('%s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each([
    'four warm planets',
    'a red planet at night',
    'the new password',
    'sunshine over seven dunes',
    'dragon monkey football',
    'tram umbrella',
    'Kz7-mv2.pq',
    'marsmaths-demo',
    'другой пароль здесь',
  ])('but not %s', (password) => expect(isCommonPassword(password)).toBe(false));

  it('knows many', () => expect(commonPasswords.size).toBeGreaterThan(900));
});

describe('a password that is mostly a name', () => {
  const ava = { email: 'ava.nguyen@school.test', nickname: 'Comet Ava' };
  it.each([
    'marsmaths2024',
    'MarsMaths-Mars',
    'ava.nguyen@1',
    'ava.nguyen@school.test',
    'nguyenava2013',
    'comet-comet-7',
    'ava.nguyen.ava',
  ])('%s', (password) => expect(isPersonalPassword(password, ava)).toBe(true));

  it.each(['a comet over the sea', 'marsmaths-demo', '83-51-77-20-64', 'nguyen likes tea'])('but not %s', (password) =>
    expect(isPersonalPassword(password, ava)).toBe(false),
  );
});
