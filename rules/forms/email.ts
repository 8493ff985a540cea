import { z } from 'zod';
import { longestEmail } from './limits';

const sentence = 'That doesn’t look like an email address yet. It needs an @ and a dot.';

export const email = z.string().trim().min(1, 'Type your email address.').max(longestEmail, sentence).email(sentence);

/** What somebody logs in with: an email address, or the login name that a teacher prepared, such as mia-4821. */
export const loginName = z
  .string()
  .trim()
  .min(1, 'Type your email address, or the login name on your card.')
  .max(longestEmail, sentence)
  .refine((typed) => /^[a-z]{1,12}-\d{4}$/i.test(typed) || email.safeParse(typed).success, sentence);

/** One spelling for one mailbox, for looking it up and for counting. */
export function sameEmail(typed: string): string {
  return typed.trim().toLowerCase().slice(0, longestEmail);
}
