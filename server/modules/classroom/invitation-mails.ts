import type { Mail } from '../../platform/mail/mailer';
import type { Services } from '../../platform/services';
import { markMailed, takeUnmailed, type UnmailedInvitation } from './invitations.repo';

/** The job that mails those who were asked into a class: `{ classId }`. */
export const invitationMailsJob = 'class-invitation-mails';

/**
 * Mails every address that a class asked, each once. All of them get the same mail, with an account here or without: so
 * nobody learns which it is. A mail that the server refuses holds no other up: the job fails at the end, and tries it
 * again later.
 */
export async function mailInvitations(services: Services, { classId }: { classId: string }): Promise<void> {
  const { db, clock, mail } = services;
  const refused: string[] = [];
  for (let more = true; more; ) {
    more = await db.transaction().execute(async (trx) => {
      const next = await takeUnmailed(trx, { classId, refused });
      if (!next) return false;
      try {
        await mail.send(invitationMail(next, services.siteUrl));
      } catch {
        refused.push(next.email);
        return true;
      }
      await markMailed(trx, { classId, role: next.role, email: next.email, at: clock.now() });
      return true;
    });
  }
  if (refused.length > 0) throw new Error(`${refused.length} mails to people asked into a class were refused.`);
}

function invitationMail(invitation: UnmailedInvitation, siteUrl: string): Mail {
  const { email, role, name, invited_by, join_code, teacher_id: about } = invitation;
  const asStudent = [
    `${invited_by} asks you into the maths class ${name} on Marsmaths.`,
    '',
    `Join it here: ${siteUrl}/classes/join/${join_code}`,
    'You log in first, or register if you are new. Your teacher sees what you do for the class.',
  ];
  const asTeacher = [
    `${invited_by} asks you to teach the maths class ${name} on Marsmaths together.`,
    '',
    `Answer here: ${siteUrl}/teacher`,
    'You log in with this email address first, or register as a teacher if you are new.',
  ];
  return {
    to: email,
    about,
    subject: role === 'STUDENT' ? `You are asked into class ${name}` : `Teach class ${name} together`,
    body: [
      ...(role === 'STUDENT' ? asStudent : asTeacher),
      '',
      'If you do not know this person or school, do nothing: nothing happens then.',
    ].join('\n'),
  };
}
