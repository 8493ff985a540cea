import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { deleteContactMessagesBefore, insertContactMessage } from './contact.repo';
import { contactTopics, contactTopicWords } from './contact-topics';

/** Messages older than this are erased with the next one that comes. */
const keptDays = 365;
const emailSentence = 'That does not look like an email address.';

const contactMessage = z.object({
  name: z.string().trim().max(80, 'Use at most 80 characters for your name.').transform(withoutControls),
  email: z.string().trim().max(254, emailSentence).email(emailSentence),
  topic: z.enum(contactTopics, { message: 'Choose what it is about.' }),
  message: z
    .string()
    .trim()
    .min(10, 'Write a little more, at least 10 characters.')
    .max(4000, 'Use at most 4000 characters.')
    .transform(withoutControls),
});

export interface ContactMessageInput {
  name: string;
  email: string;
  topic: string;
  message: string;
}

/**
 * Stores a message of the contact form and mails it to the operator. The same message twice in a day counts once.
 * Throws BAD_INPUT (with `details.field`) or RATE_LIMITED.
 */
export async function sendContactMessage(
  services: Services,
  { input, clientAddress }: { input: ContactMessageInput; clientAddress: string },
): Promise<void> {
  const parsed = contactMessage.safeParse(input);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new AppError('BAD_INPUT', issue?.message ?? 'Please check what you typed.', {
      details: { field: String(issue?.path[0] ?? '') },
    });
  }
  const { name, email, topic, message } = parsed.data;
  await refuseTooMany(services, clientAddress, email.toLowerCase());
  const { db, clock, mail, background, contactEmail } = services;
  const now = clock.now();
  const day = now.toISOString().slice(0, 10);
  const content_hash = createHash('sha256')
    .update(JSON.stringify([day, name, email, topic, message]))
    .digest();
  const row = { id: newId(), content_hash, name, email, topic, message, created_at: now };
  if (!(await insertContactMessage(db, row))) return;
  await deleteContactMessagesBefore(db, new Date(now.getTime() - keptDays * 86_400_000));
  background.start('contact mail', () =>
    mail.send({
      to: contactEmail,
      subject: `Contact form: ${contactTopicWords[topic]}`,
      body: [`From: ${name === '' ? 'no name given' : name}, ${email}`, message].join('\n\n'),
    }),
  );
}

async function refuseTooMany({ limits }: Services, clientAddress: string, email: string): Promise<void> {
  const waits = await Promise.all([
    limits.blockedSeconds('contactAtAddress', clientAddress),
    limits.blockedSeconds('contactOfEmail', email),
  ]);
  const retryAfterSeconds = Math.max(...waits);
  if (retryAfterSeconds > 0) {
    throw new AppError('RATE_LIMITED', 'That was a lot of messages. Please try again later.', { retryAfterSeconds });
  }
  await limits.count('contactAtAddress', clientAddress);
  await limits.count('contactOfEmail', email);
}

/** Control characters but line breaks and tabs have no place in a message. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
