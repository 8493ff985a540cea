import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox';

it.each([
  [' Ann@Home.Test ', 'ann@home.test'],
  ['ann+maths@home.test', 'ann@home.test'],
  ['ann+1+2@home.test', 'ann@home.test'],
  ['+ann@home.test', '+ann@home.test'],
  ['ann@home.test.', 'ann@home.test'],
  ['a.n.n@home.test', 'a.n.n@home.test'],
  ['a.n.n+x@googlemail.com', 'ann@gmail.com'],
  ['mia-4821', 'mia-4821'],
])('%s arrives at %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
