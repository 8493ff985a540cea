import { isUnder13 as isUnder13On, ageInYears as yearsSince } from '../../../../rules/age';
import { firstNameOf } from '../../../../rules/classes';
import { ageForm } from '../../../../rules/forms/age';
import { sameEmail } from '../../../../rules/forms/email';
import { mailName } from '../../../../rules/mail-name';
import { AppError } from '../../../platform/app-error';
import { localDay } from '../../../platform/local-day';
import { badField, parseInput } from '../../../platform/parse-input';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { takeMailOrRefuse } from '../../mail-limits/index';
import { updateAge } from './profile.repo';

/**
 * Stores the month of birth of a student, once: what depends on age cannot be talked away. A parent of whoever is under 15
 * gets a mail that says what we keep. BAD_INPUT (with `details.field`), FORBIDDEN for people who are no students,
 * CONFLICT where it is known already, RATE_LIMITED where the parent's mailbox had many of these mails.
 */
export async function setAge(
  services: Services,
  { viewer, ...typed }: { viewer: Viewer; month: number; year: number; parentEmail: string | null },
): Promise<void> {
  const { db, clock, mail, siteUrl } = services;
  if (!viewer.roles.includes('STUDENT')) throw new AppError('FORBIDDEN', 'We only ask students for their age.');
  const { birthMonth, parentEmail } = parseInput(ageForm(localDay(clock.now(), viewer.timeZone)), typed);
  if (parentEmail !== null && sameEmail(parentEmail) === sameEmail(viewer.account.email)) {
    throw badField('parentEmail', 'That’s your own email address. Enter one for a parent or carer.');
  }
  if (parentEmail !== null) await takeMailOrRefuse(services, { kind: 'PARENT_NOTICE', by: viewer, to: parentEmail });
  if (!(await updateAge(db, viewer.id, { birthMonth, parentEmail }))) {
    throw new AppError('CONFLICT', 'We already have your month of birth. If it’s wrong, contact us.');
  }
  if (parentEmail === null) return;
  const name = mailName(firstNameOf(viewer.account.nickname));
  await mail.send({
    about: viewer.id,
    to: parentEmail,
    subject: 'Your child practises maths on Marsmaths',
    body: [
      'Hello,',
      `A student${name === null ? '' : ` called ${name}`} gave us your email address as their parent or carer.`,
      `We store a nickname, an email address, month of birth, school year and what they do on Marsmaths, such as their answers to maths questions. We don’t sell any of it or use it for ads: ${siteUrl}/privacy-policy`,
      `You don’t need to do anything. If you don’t want this, contact us and we’ll delete the account: ${siteUrl}/contact`,
    ].join('\n\n'),
  });
}

/** Whole years, in the viewer's own time zone; null where nobody asked yet. */
export function ageInYears({ account, timeZone }: Viewer, now: Date): number | null {
  return account.birthMonth === null ? null : yearsSince(account.birthMonth, localDay(now, timeZone));
}

/** Whether the viewer is under 13; a student whose month of birth is not known goes by the school year. */
export function isUnder13({ account, timeZone }: Viewer, now: Date): boolean {
  return isUnder13On(account, localDay(now, timeZone));
}
