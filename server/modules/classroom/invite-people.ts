import { classLimits } from '../../../rules/classes';
import { coTeacherForm, invitedEmails } from '../../../rules/forms/class';
import { sameEmail } from '../../../rules/forms/email';
import { AppError } from '../../platform/app-error';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse';
import { parseInput } from '../../platform/parse-input';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type RefusedMail, takeMails } from '../mail-limits/index';
import { notify, wake } from '../notifications';
import { lockTaughtClass } from './classes.repo';
import { invitationMailsJob } from './invitation-mails';
import {
  countInvitations,
  deleteInvitations,
  findInvitedAccounts,
  type InvitedRole,
  insertInvitations,
} from './invitations.repo';
import { classNotFound, requireTeacher } from './teaching';
import { unsentSentence } from './unsent-sentence';

/** How a list of invitations went. */
export interface InvitationsSent {
  /** Addresses that are invited now, those among them that were before. */
  count: number;
  /** Whether mails go out: each address gets one a class, and a site without a mail server sends none. */
  mail: 'SENT' | 'SENT_BEFORE' | 'NO_SERVER';
  /** Which were not, why, and when they can be; null where all were. */
  unsent: string | null;
}

/**
 * Asks students into a class by their email addresses, at most 200 at once. All get a mail, within `rules/mail-limits`, and
 * those who proved the address of their student account a notice; whether an address has one is not told.
 */
export async function inviteStudents(
  services: Services,
  viewer: Viewer,
  { classId, emails }: { classId: string; emails: string[] },
): Promise<InvitationsSent> {
  requireTeacher(viewer, classId);
  const wanted = [...new Set(parseInput(invitedEmails, emails).map(sameEmail))];
  const { refused, mails } = await invite(services, viewer, { classId, role: 'STUDENT', emails: wanted });
  const mail = services.mailTransport === null ? 'NO_SERVER' : mails === 0 ? 'SENT_BEFORE' : 'SENT';
  return { count: wanted.length - refused.length, mail, unsent: unsentSentence(refused) };
}

/** Asks a colleague to teach the class as well. Nobody learns whether the address has an account. RATE_LIMITED. */
export async function inviteCoTeacher(
  services: Services,
  viewer: Viewer,
  { classId, email }: { classId: string; email: string },
): Promise<void> {
  requireTeacher(viewer, classId);
  const read = parseInput(coTeacherForm, { email });
  const { refused } = await invite(services, viewer, { classId, role: 'TEACHER', emails: [sameEmail(read.email)] });
  const unsent = unsentSentence(refused);
  if (unsent !== null) throw new AppError('RATE_LIMITED', unsent);
}

/** Takes an invitation back; one that is gone is no error. */
export async function withdrawInvitation(
  { db }: Services,
  viewer: Viewer,
  { classId, role, email }: { classId: string; role: InvitedRole; email: string },
): Promise<void> {
  requireTeacher(viewer, classId);
  await db.transaction().execute(async (trx) => {
    if (!(await lockTaughtClass(trx, viewer.id, classId))) throw classNotFound();
    await deleteInvitations(trx, classId, role, [sameEmail(email)]);
  });
}

async function invite(
  services: Services,
  viewer: Viewer,
  { classId, role, emails }: { classId: string; role: InvitedRole; emails: string[] },
): Promise<{ refused: RefusedMail[]; mails: number }> {
  const { db, clock, jobs, limits } = services;
  const tooMany = 'That was a lot of invitations. Please wait a bit. The join code works for everyone in the meantime.';
  await takeOrRefuse(limits, [['classInvitingInHour', viewer.id]], tooMany);
  const at = clock.now();
  const { told, refused, mails } = await db.transaction().execute(async (trx) => {
    const school = await lockTaughtClass(trx, viewer.id, classId);
    if (!school) throw classNotFound();
    if (school.archived_at !== null) throw new AppError('UNPROCESSABLE', 'This class is archived. Reopen it first.');
    const isNew = await insertInvitations(trx, { classId, role, emails, invitedBy: viewer.id, at });
    const wanted = { kind: 'CLASS_INVITATION', by: viewer, to: isNew } as const;
    const { taken, refused } = await takeMails(trx, services, wanted);
    // Whoever gets no mail is not invited: the list of the class shows what was sent.
    const unsent = refused.map(({ email }) => email);
    await deleteInvitations(trx, classId, role, unsent);
    if ((await countInvitations(trx, classId)) > classLimits.waitingInvitations) {
      throw new AppError(
        'UNPROCESSABLE',
        'Too many invitations to this class are waiting for a reply. Cancel some first.',
      );
    }
    const data = { teacher: viewer.account.nickname, name: school.name, toTeach: role !== 'STUDENT' };
    await jobs.schedule(invitationMailsJob, { classId }, {}, trx);
    const asked = await findInvitedAccounts(trx, taken, role);
    const told = await notify(trx, 'CLASS_INVITED', asked, { data, at, about: viewer.id });
    return { told, refused, mails: taken.length };
  });
  jobs.wake(invitationMailsJob);
  await wake(services, told);
  return { refused, mails };
}
