import { trialDays } from '../../../rules/constants';
import { daysBetween } from '../../../rules/money/calendar';
import { trialNoticeDays } from '../../../rules/money/renewal-calendar';
import { isQuietHour } from '../../../rules/quiet-hours';
import { forEachDue, inPages } from '../../platform/jobs/for-each-due';
import { localDay, zoneOf } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import { findTrials, type TrialRow } from './billing.repo';
import { mailTexts } from './mails/mail-texts';
import { findWritten } from './mails/mails.repo';
import { writeMail } from './mails/write-mail';
import { trialOf } from './trial';

const dayMs = 24 * 60 * 60_000;

/** Says on day 1, 7 and 13 of a trial when it ends and what happens then. Each once; whoever bought a plan hears nothing. */
export async function writeTrialMails(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const since = new Date(now.getTime() - trialDays * dayMs);
  await forEachDue(services, {
    job: 'trial-mails',
    due: inPages<TrialToTell>(async (after, limit) => {
      const people = await findTrials(db, { since, now, after: after?.person.id ?? null }, limit);
      const keys = people.map((person) => noticeKey(person, now));
      const written = await findWritten(
        db,
        keys.filter((key) => key !== null),
      );
      return people.map((person, place) => ({ person, key: keys[place] ?? null, written }));
    }),
    idOf: ({ person }) => person.id,
    run: async ({ person, key, written }) => {
      if (key !== null && !written.has(key)) await writeTrialMail(services, person, key, now);
    },
  });
}

interface TrialToTell {
  person: TrialRow;
  /** Of the mail that is due; null where none is. */
  key: string | null;
  written: Set<string>;
}

function noticeKey({ id, accept_tc_at: begunAt }: TrialRow, now: Date): string | null {
  const day = Math.floor((now.getTime() - begunAt.getTime()) / dayMs) + 1;
  const notice = trialNoticeDays.findLast((noticeDay) => noticeDay <= day);
  return notice === undefined || day > notice + 2 ? null : `trial:${id}:${notice}`;
}

async function writeTrialMail(
  services: Services,
  { id: userId, proved_email: email, time_zone: timeZone, accept_tc_at: begunAt }: TrialRow,
  key: string,
  now: Date,
): Promise<void> {
  const { db, siteUrl } = services;
  if (isQuietHour(now, zoneOf(timeZone))) return;
  if ((await trialOf(services, { id: userId, email, acceptTcAt: begunAt })) === null) return;
  const lastDay = localDay(new Date(begunAt.getTime() + trialDays * dayMs), timeZone);
  const daysLeft = Math.max(1, daysBetween(localDay(now, timeZone), lastDay));
  const mail = { key, ...mailTexts(siteUrl).trial({ daysLeft, lastDay }) };
  await db.transaction().execute((trx) => writeMail(trx, { userId, timeZone }, mail, { now }));
}
