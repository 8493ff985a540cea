import { z } from 'zod';
import { longestEmail } from './limits';

const sentence = 'That does not look like an email address yet. It needs an @ and a dot.';

export const email = z.string().trim().min(1, 'Type your email address.').max(longestEmail, sentence).email(sentence);

/** One spelling for one mailbox, for looking it up and for counting. */
export function sameEmail(typed: string): string {
  return typed.trim().toLowerCase().slice(0, longestEmail);
}
