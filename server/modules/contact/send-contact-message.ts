import { createHash } from 'node:crypto';
import { contactForm } from '../../../rules/forms/contact';
import { sameEmail } from '../../../rules/forms/email';
import type { ContactTopic } from '../../../rules/forms/limits';
import { newId } from '../../platform/ids';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse';
import { parseInput } from '../../platform/parse-input';
import type { Services } from '../../platform/services';
import { deleteContactMessagesBefore, insertContactMessage } from './contact.repo';

/** What it is about, as the mail's subject says it. */
const topicTitles: Record<ContactTopic, string> = {
  ACCOUNT: 'an account',
  QUESTION: 'a maths question',
  TEACHING: 'teaching with Marsmaths',
  PRIVACY: 'privacy',
  WORK: 'working with us',
  OTHER: 'something else',
};
/** Messages older than this are erased with the next one that comes. */
const retentionDays = 365;
/**
 * Stores a message of the contact form and mails it to the operator. The same message twice in a day counts once.
 * Throws BAD_INPUT (with `details.field`) or RATE_LIMITED.
 */
export async function sendContactMessage(
  services: Services,
  { input, clientAddress }: { input: unknown; clientAddress: string },
): Promise<void> {
  const { name, email, topic, message } = parseInput(contactForm, input);
  await takeOrRefuse(
    services.limits,
    [
      ['contactAtAddress', clientAddress],
      ['contactOfEmail', sameEmail(email)],
    ],
    'You’ve sent a lot of messages. Please try again later.',
  );
  const { db, clock, mail, contactEmail } = services;
  const now = clock.now();
  const day = now.toISOString().slice(0, 10);
  const content_hash = createHash('sha256')
    .update(JSON.stringify([day, name, email, topic, message]))
    .digest();
  const row = { id: newId(), content_hash, name, email, topic, message, created_at: now };
  await db.transaction().execute(async (trx) => {
    if (!(await insertContactMessage(trx, row))) return;
    await deleteContactMessagesBefore(trx, new Date(now.getTime() - retentionDays * 86_400_000));
    const note = {
      about: null,
      to: contactEmail,
      replyTo: email,
      subject: `Contact form: ${topicTitles[topic]}`,
      body: [`From: ${name === '' ? 'no name given' : name}, ${email}`, message].join('\n\n'),
    };
    await mail.send(note, trx);
  });
}
