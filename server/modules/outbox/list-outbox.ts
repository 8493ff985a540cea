import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findNewestMails } from './outbox.repo';

export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  body: string;
  createdAt: Date;
}

/** The mails of a site without a mail server, newest first, `first` (1 to 200, default 50). Administrators only. */
export async function listOutbox(
  services: Services,
  { viewer, first }: { viewer: Viewer; first?: number | null },
): Promise<OutboxMail[]> {
  if (!viewer.roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You don’t have access to this.');
  const limit = first ?? 50;
  if (limit < 1 || limit > 200) throw new AppError('BAD_INPUT', 'Ask for 1 to 200 mails.');
  const rows = await findNewestMails(services.db, limit);
  return rows.map((row) => ({
    id: row.id,
    to: row.to_email,
    subject: row.subject,
    body: row.body,
    createdAt: row.created_at,
  }));
}
