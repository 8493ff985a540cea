import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findNewestEntries } from './audit.repo';

export interface AuditEntry {
  id: string;
  /** Nickname of who acted; null when the account is gone. */
  actor: string | null;
  action: string;
  subject: string;
  detail: object;
  createdAt: Date;
}

const mostEntries = 50;

/** The newest lines of the audit log. Administrators only. */
export async function listAuditEntries(services: Services, { viewer }: { viewer: Viewer }): Promise<AuditEntry[]> {
  if (!viewer.roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You don’t have access to this.');
  const rows = await findNewestEntries(services.db, mostEntries);
  return rows.map(({ nickname, created_at, ...row }) => ({ ...row, actor: nickname, createdAt: created_at }));
}
