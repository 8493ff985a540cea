import { trialDays } from '../../../rules/constants';
import { daysBetween } from '../../../rules/money/calendar';
import { trialNoticeDays } from '../../../rules/money/renewal-calendar';
import { isQuietHour } from '../../../rules/quiet-hours';
import { localDay, zoneOf } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import { findTrials } from './billing.repo';
import { mailTexts } from './mails/mail-texts';
import { writeMail } from './mails/write-mail';

const dayMs = 24 * 60 * 60_000;

/** Says on day 1, 7 and 13 of a trial when it ends and what happens then. Each once; whoever bought a plan hears nothing. */
export async function writeTrialMails(services: Services): Promise<void> {
  const now = services.clock.now();
  const texts = mailTexts(services.siteUrl);
  for (const person of await findTrials(services.db, new Date(now.getTime() - trialDays * dayMs), now)) {
    if (isQuietHour(now, zoneOf(person.time_zone))) continue;
    const day = Math.floor((now.getTime() - person.accept_tc_at.getTime()) / dayMs) + 1;
    const notice = trialNoticeDays.findLast((noticeDay) => noticeDay <= day);
    if (notice === undefined || day > notice + 2) continue;
    const lastDay = localDay(new Date(person.accept_tc_at.getTime() + trialDays * dayMs), person.time_zone);
    const daysLeft = Math.max(1, daysBetween(localDay(now, person.time_zone), lastDay));
    const mail = { key: `trial:${person.id}:${notice}`, ...texts.trial({ daysLeft, lastDay }) };
    const to = { userId: person.id, timeZone: person.time_zone };
    await services.db.transaction().execute((trx) => writeMail(trx, to, mail, { now }));
  }
}
