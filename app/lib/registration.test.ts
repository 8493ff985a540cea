import { describe, expect, it } from 'vitest';
import { readRegistration } from './registration';

const filled: Record<string, string> = {
  nickname: ' Ava ',
  email: 'ava@example.com',
  password: 'four warm planets',
  role: 'STUDENT',
  yearLevel: '6',
  terms: 'on',
  invitingCode: 'MARS-42',
};
const read = (change: Record<string, string> = {}) =>
  readRegistration((name) => ({ ...filled, ...change })[name] ?? '');

describe('readRegistration', () => {
  it('reads a filled form', () => {
    expect(read()).toEqual({
      ok: true,
      registration: {
        nickname: 'Ava',
        email: 'ava@example.com',
        password: 'four warm planets',
        role: 'STUDENT',
        yearLevel: 6,
        invitingCode: 'MARS-42',
      },
    });
  });

  it.each([
    ['nickname', ' '],
    ['nickname', 'x'.repeat(41)],
    ['email', 'ava'],
    ['email', 'ava@example'],
    ['password', 'short'],
    ['role', 'ADMIN'],
    ['yearLevel', '13'],
    ['yearLevel', ''],
    ['terms', ''],
  ])('names the field %s when it holds %j', (name, value) => {
    const outcome = read({ [name]: value });
    expect(outcome.ok ? [] : Object.keys(outcome.errors)).toEqual([name]);
  });

  it('teachers have no year level', () => {
    expect(read({ role: 'TEACHER', yearLevel: '' })).toMatchObject({ ok: true, registration: { yearLevel: null } });
  });

  it('leaves out a code that cannot be one', () => {
    expect(read({ invitingCode: '<script>' })).toMatchObject({ ok: true, registration: { invitingCode: null } });
  });
});
