import type { Mail } from '../../platform/mail/mailer';
import type { Services } from '../../platform/services';
import { takeUnmailed, type UnmailedInvitation } from './invitations.repo';

/** The job that mails those who were asked into a class: `{ classId }`. */
export const invitationMailsJob = 'class-invitation-mails';

const batch = 20;

/**
 * Mails every address that a class asked, each once. All of them get the same mail, with an account here or without: so
 * nobody learns which it is. A mail that cannot be sent is tried again by the job.
 */
export async function mailInvitations(services: Services, { classId }: { classId: string }): Promise<void> {
  const { db, clock, mail } = services;
  while (true) {
    const sent = await db.transaction().execute(async (trx) => {
      const invited = await takeUnmailed(trx, { classId, at: clock.now(), limit: batch });
      for (const invitation of invited) await mail.send(invitationMail(invitation, services.siteUrl));
      return invited.length;
    });
    if (sent < batch) return;
  }
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
