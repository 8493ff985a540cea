import { mailName } from '../../../rules/mail-name';
import { inPages } from '../../platform/jobs/for-each-due';
import type { Mail } from '../../platform/mail/mailer';
import type { Services } from '../../platform/services';
import { findUnmailed, markMailed, type UnmailedInvitation } from './invitations.repo';

/** The job that mails those who were asked into a class: `{ classId }`. */
export const invitationMailsJob = 'class-invitation-mails';

/**
 * Mails every address that a class asked, each once. All of them get the same mail, with an account here or without: so
 * nobody learns which it is. One that fails holds no other up: the job fails at the end, and tries it again later.
 */
export async function mailInvitations(services: Services, { classId }: { classId: string }): Promise<void> {
  const { db, clock, mail, siteUrl } = services;
  const failures: unknown[] = [];
  const waiting = inPages<UnmailedInvitation>((after, limit) => findUnmailed(db, classId, after, limit));
  for await (const invitation of waiting) {
    const { role, email } = invitation;
    const send = db.transaction().execute(async (trx) => {
      const isFirst = await markMailed(trx, { classId, role, email, at: clock.now() });
      if (isFirst) await mail.send(invitationMail(invitation, siteUrl), trx);
    });
    await send.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new Error(`${failures.length} mails to people asked into a class were not written.`);
}

/**
 * Names that somebody chose are read by people who do not know them: they stand in no subject, only as names, and only
 * where whoever asks has a mailbox of their own.
 */
function whoAsks({ invited_by, is_known }: UnmailedInvitation): string {
  const name = is_known ? mailName(invited_by) : null;
  return name === null ? 'A teacher' : `A teacher called “${name}”`;
}

function classOf({ name, is_known }: UnmailedInvitation): string {
  const shown = is_known ? mailName(name) : null;
  return shown === null ? 'a maths class' : `the maths class “${shown}”`;
}

function invitationMail(invitation: UnmailedInvitation, siteUrl: string): Mail {
  const { email, role, join_code, teacher_id: about } = invitation;
  const who = whoAsks(invitation);
  const asStudent = [
    `${who} has invited you to join ${classOf(invitation)} on Marsmaths.`,
    '',
    'What happens next:',
    `1. Open this link: ${siteUrl}/classes/join/${join_code}`,
    '2. Log in, or sign up for free if you’re new. You’ll come straight back to the class.',
    '3. Check that it’s your class, read what your teacher can see, and join.',
    '4. You’ll find your teacher’s tasks under Tasks. We’ll mark them for you, and they’re free.',
  ];
  const asTeacher = [
    `${who} has invited you to co-teach ${classOf(invitation)} on Marsmaths.`,
    '',
    `Accept or decline here: ${siteUrl}/teacher`,
    'Log in with this email address first, or sign up as a teacher if you’re new. We’ll then ask you to confirm that the address is yours. Once you accept, you share the class’s students, tasks and marks.',
  ];
  return {
    to: email,
    about,
    subject: role === 'STUDENT' ? 'Join a maths class on Marsmaths' : 'Co-teach a maths class on Marsmaths',
    body: [
      ...(role === 'STUDENT' ? asStudent : asTeacher),
      '',
      'If you don’t know this person or school, just ignore this email.',
    ].join('\n'),
  };
}
