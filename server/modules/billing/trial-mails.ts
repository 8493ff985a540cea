import { trialDays } from '../../../rules/constants';
import { daysBetween } from '../../../rules/money/calendar';
import { trialNoticeDays } from '../../../rules/money/renewal-calendar';
import { isQuietHour } from '../../../rules/quiet-hours';
import { localDay, zoneOf } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import { findTrials } from './billing.repo';
import { mailTexts } from './mails/mail-texts';
import { findWritten } from './mails/mails.repo';
import { writeMail } from './mails/write-mail';

const dayMs = 24 * 60 * 60_000;

/** Says on day 1, 7 and 13 of a trial when it ends and what happens then. Each once; whoever bought a plan hears nothing. */
export async function writeTrialMails(services: Services): Promise<void> {
  const now = services.clock.now();
  const texts = mailTexts(services.siteUrl);
  const people = await findTrials(services.db, new Date(now.getTime() - trialDays * dayMs), now);
  const due = people.flatMap((person) => {
    if (isQuietHour(now, zoneOf(person.time_zone))) return [];
    const day = Math.floor((now.getTime() - person.accept_tc_at.getTime()) / dayMs) + 1;
    const notice = trialNoticeDays.findLast((noticeDay) => noticeDay <= day);
    const isLate = notice === undefined || day > notice + 2;
    return isLate ? [] : [{ person, key: `trial:${person.id}:${notice}` }];
  });
  const written = await findWritten(
    services.db,
    due.map(({ key }) => key),
  );
  for (const { person, key } of due) {
    if (written.has(key)) continue;
    const { id: userId, time_zone: timeZone } = person;
    const lastDay = localDay(new Date(person.accept_tc_at.getTime() + trialDays * dayMs), timeZone);
    const daysLeft = Math.max(1, daysBetween(localDay(now, timeZone), lastDay));
    const mail = { key, ...texts.trial({ daysLeft, lastDay }) };
    await services.db.transaction().execute((trx) => writeMail(trx, { userId, timeZone }, mail, { now }));
  }
}
