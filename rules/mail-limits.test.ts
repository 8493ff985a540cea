import { expect, it } from 'vitest';
import { mailboxTakes, mailsLeft } from './mail-limits';

const now = new Date('2026-03-02T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

it.each([
  ['an unproved account', { createdAt: daysAgo(100), proved: false }, { day: 0, inAll: 0 }, 40, 'UNPROVED'],
  ['an unproved account later', { createdAt: daysAgo(100), proved: false }, { day: 0, inAll: 39 }, 1, 'UNPROVED'],
  ['a new account', { createdAt: daysAgo(6), proved: true }, { day: 150, inAll: 900 }, 50, 'ACCOUNT'],
  ['an older account', { createdAt: daysAgo(7), proved: true }, { day: 150, inAll: 900 }, 450, 'ACCOUNT'],
  ['an account beyond its day', { createdAt: daysAgo(7), proved: true }, { day: 700, inAll: 900 }, 0, 'ACCOUNT'],
] as const)('%s may invite a certain number more', (_name, sender, caused, left, reason) => {
  expect(mailsLeft('CLASS_INVITATION', sender, caused, now)).toEqual({ left, reason });
});

it('counts by mailbox, by pair, and leaves a forgotten password one mail an hour', () => {
  expect(mailboxTakes('CLASS_INVITATION', { day: 4, hour: 4, fromAccount: 1 })).toBe(true);
  expect(mailboxTakes('CLASS_INVITATION', { day: 5, hour: 0, fromAccount: 0 })).toBe(false);
  expect(mailboxTakes('CLASS_INVITATION', { day: 2, hour: 0, fromAccount: 2 })).toBe(false);
  expect(mailboxTakes('PASSWORD_RESET', { day: 50, hour: 0, fromAccount: 0 })).toBe(true);
  expect(mailboxTakes('PASSWORD_RESET', { day: 50, hour: 1, fromAccount: 0 })).toBe(false);
});
