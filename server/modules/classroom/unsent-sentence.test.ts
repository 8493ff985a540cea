import { expect, it } from 'vitest';
import { unsentSentence } from './unsent-sentence';

const mails = (count: number, reason: 'UNPROVED' | 'ACCOUNT' | 'MAILBOX') =>
  Array.from({ length: count }, (_, n) => ({ email: `s${n}@home.test`, reason }));

it('says nothing where all were sent', () => {
  expect(unsentSentence([])).toBeNull();
});

it('names a few addresses and counts the others', () => {
  expect(unsentSentence(mails(60, 'UNPROVED'))).toBe(
    'We didn’t invite s0@home.test, s1@home.test, s2@home.test and 57 others: you can invite 40 people in all until you confirm your email address. Confirm it, then invite them again.',
  );
  expect(unsentSentence(mails(4, 'ACCOUNT'))).toContain('s2@home.test and s3@home.test: you’ve sent');
  expect(unsentSentence(mails(1, 'MAILBOX'))).toBe(
    'We didn’t invite s0@home.test: that address has had as many invitations as we send in one day. Invite it this time tomorrow, or share the join code now.',
  );
});

it('says each reason', () => {
  const both = unsentSentence([...mails(1, 'ACCOUNT'), ...mails(2, 'MAILBOX')]);
  expect(both).toMatch(/you’ve sent .* they’ve had/);
});
