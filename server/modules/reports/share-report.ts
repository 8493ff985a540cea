import type { Services } from '../../platform/services';
import { insertReportShare, revokeReportShares } from './report-shares.repo';
import { newShortCode, shareHash, shareKeyOf } from './share-keys';

const shareDays = 90;
const dayMs = 24 * 60 * 60 * 1000;

export interface ReportShare {
  /** To be shown once: it is not stored. */
  shortCode: string;
  shortUrl: string;
  expiresAt: Date;
}

/** Makes a link to one task report of one student; it works for 90 days or until it is revoked. */
export async function shareReport(
  services: Services,
  { studentId, taskId, studentTaskId }: { studentId: string; taskId: string; studentTaskId: string },
): Promise<ReportShare> {
  const shortCode = newShortCode();
  const now = services.clock.now();
  const expiresAt = new Date(now.getTime() + shareDays * dayMs);
  await insertReportShare(services.db, {
    short_code_hash: shareHash(shortCode),
    share_key_hash: shareHash(shareKeyOf(services.secret, shortCode)),
    student_id: studentId,
    task_id: taskId,
    student_task_id: studentTaskId,
    created_at: now,
    expires_at: expiresAt,
    revoked_at: null,
  });
  return { shortCode, shortUrl: `${services.siteUrl}/s/${shortCode}`, expiresAt };
}

/** Ends every link to a report; returns how many there were. */
export function stopSharingReport(
  services: Services,
  { studentId, studentTaskId }: { studentId: string; studentTaskId: string },
): Promise<number> {
  return revokeReportShares(services.db, studentId, studentTaskId, services.clock.now());
}
