import type { Trx } from '../../db/client';
import { AppError } from '../../platform/app-error';
import { forEachDue, inPages } from '../../platform/jobs/for-each-due';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { returnPotsOfOwner } from '../classroom/index';
import { requirePassword } from '../identity/index';
import { greeting, takeMail, takeMails } from '../mail-limits/index';
import {
  clearDeletion,
  type DueDeletion,
  eraseFromEvents,
  eraseFromFlags,
  eraseInvitations,
  eraseMails,
  eraseUser,
  findDueDeletions,
  handClassesOver,
  markDeletion,
} from './delete-account.repo';

/** How long somebody can change their mind. */
export const daysToUndo = 7;

/**
 * Plans the end of the viewer's account in seven days; until then it works as before and one button undoes it. The mailbox
 * is told. BAD_INPUT (with `details.field`) for a wrong password, CONFLICT for the only administrator.
 */
export async function requestDeletion(
  services: Services,
  { viewer, current }: { viewer: Viewer; current: string },
): Promise<Date> {
  const { db, clock, mail, siteUrl } = services;
  await requirePassword(services, viewer, current);
  const at = new Date(clock.now().getTime() + daysToUndo * 24 * 60 * 60_000);
  const deletesAt = await markDeletion(db, viewer.id, at);
  if (deletesAt === null) {
    throw new AppError('CONFLICT', 'You’re the only administrator. Make someone else an administrator first.');
  }
  const { email } = viewer.account;
  if (email.includes('@') && (await takeMail(services, { kind: 'ACCOUNT_NOTICE', by: viewer, to: email }))) {
    await mail.send({
      about: viewer.id,
      to: email,
      subject: 'Your Marsmaths account will be deleted',
      body: [
        greeting(viewer.account),
        `Your account and everything in it will be deleted on ${inWords(deletesAt, viewer.timeZone)}.`,
        `Changed your mind? Log in before then and undo it: ${siteUrl}/profile`,
        'If it wasn’t you, undo it and choose a new password.',
      ].join('\n\n'),
    });
  }
  return deletesAt;
}

/** Undoes the planned end of the viewer's account; one that is not planned is no error. */
export async function undoDeletion(services: Services, { viewer }: { viewer: Viewer }): Promise<void> {
  const { email } = viewer.account;
  if (!(await clearDeletion(services.db, viewer.id)) || !email.includes('@')) return;
  if (!(await takeMail(services, { kind: 'ACCOUNT_NOTICE', by: viewer, to: email }))) return;
  await services.mail.send({
    about: viewer.id,
    to: email,
    subject: 'Your Marsmaths account won’t be deleted',
    body: `${greeting(viewer.account)}\n\nYour account won’t be deleted. Everything is just as you left it.`,
  });
}

/** The job: erases every account whose seven days are over. */
export async function eraseDueAccounts(services: Services): Promise<void> {
  const { db, clock } = services;
  await forEachDue(services, {
    job: 'accounts-to-end',
    due: inPages<DueDeletion>((after, limit) => findDueDeletions(db, clock.now(), after, limit)),
    idOf: ({ id }) => id,
    run: (account) => endAccount(services, account),
  });
}

async function endAccount(services: Services, { id, email, ...person }: DueDeletion): Promise<void> {
  const { db, clock, mail } = services;
  await db.transaction().execute(async (trx) => {
    const isErased = await eraseAccount(trx, id, clock.now());
    if (!isErased || !email.includes('@')) return;
    const { taken } = await takeMails(trx, services, { kind: 'ACCOUNT_NOTICE', by: null, to: [email] });
    if (taken.length === 0) return;
    await mail.send(
      {
        about: null,
        to: email,
        subject: 'Your Marsmaths account has been deleted',
        body: `${greeting(person)}\n\nYour account and everything in it have been deleted. This is our last email to you.`,
      },
      trx,
    );
  });
}

/** Ends an account with all that the register of tables names; false when its owner undid it in the last moment. */
async function eraseAccount(trx: Trx, id: string, now: Date): Promise<boolean> {
  await handClassesOver(trx, id);
  await returnPotsOfOwner(trx, id, now);
  await eraseMails(trx, id);
  await eraseInvitations(trx, id);
  await eraseFromFlags(trx, id);
  await eraseFromEvents(trx, id);
  return eraseUser(trx, id, now);
}

function inWords(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-AU', { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(at);
}
