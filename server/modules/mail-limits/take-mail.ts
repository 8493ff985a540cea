import type { MailKind } from '../../../rules/mail-limits';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { takeMails } from './take-mails';

interface WantedMail {
  kind: MailKind;
  /** Who causes it; null for visitors. */
  by: Viewer | null;
  to: string;
}

/** Counts one mail; false where it must not be sent. */
export async function takeMail(services: Services, { to, ...wanted }: WantedMail): Promise<boolean> {
  const { taken } = await services.db.transaction().execute((trx) => takeMails(trx, services, { ...wanted, to: [to] }));
  return taken.length > 0;
}

const sentence =
  'We can’t send any more emails to that address for now. Look for the last one, or try again this time tomorrow.';

/** Counts one mail. RATE_LIMITED where it must not be sent. */
export async function takeMailOrRefuse(services: Services, wanted: WantedMail): Promise<void> {
  if (await takeMail(services, wanted)) return;
  throw new AppError('RATE_LIMITED', sentence);
}
