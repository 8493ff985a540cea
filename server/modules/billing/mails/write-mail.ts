import { quietHours } from '../../../../rules/constants';
import { isQuietHour } from '../../../../rules/quiet-hours';
import type { Trx } from '../../../db/client';
import { zoneOf } from '../../../platform/local-day';
import { insertMail } from './mails.repo';

const hourMs = 60 * 60_000;

/** The first hour from now on that is not quiet where the person lives. */
export function afterQuietHours(now: Date, timeZone: string): Date {
  const zone = zoneOf(timeZone);
  let at = now;
  const mostSteps = 24 - quietHours.from + quietHours.until;
  for (let step = 0; step < mostSteps && isQuietHour(at, zone); step += 1) {
    at = new Date(Math.floor(at.getTime() / hourMs) * hourMs + hourMs);
  }
  return at;
}

/** Who a mail of the billing goes to: the payer's own address, where one was given, or the account's. */
interface Recipient {
  userId: string;
  timeZone: string;
  payerEmail?: string | null;
}

/**
 * Puts a mail of the billing into the line, once for its key. `atOnce` for what the person is waiting for; everything
 * else keeps the quiet hours. Returns whether it was new.
 */
export function writeMail(
  trx: Trx,
  to: Recipient,
  mail: { key: string; subject: string; body: string },
  { now, atOnce = false }: { now: Date; atOnce?: boolean },
): Promise<boolean> {
  const not_before = atOnce ? now : afterQuietHours(now, to.timeZone);
  return insertMail(trx, { ...mail, user_id: to.userId, to_email: to.payerEmail ?? null, created_at: now, not_before });
}
