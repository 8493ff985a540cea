import type { Services } from '../../platform/services';
import { findOpenReportShare, insertReportShare, isShareKnown } from './report-shares.repo';
import { shareHash, shareKeyOf, shortCodeOf } from './share-keys';

const openMs = 90 * 24 * 60 * 60 * 1000;

/**
 * The short code of a sample report's link: made once, and the same at every start. Null when the link is over, or
 * somebody has revoked it.
 */
export async function shareSampleReport(
  { db, clock, secret }: Pick<Services, 'db' | 'clock' | 'secret'>,
  { studentId, taskId, studentTaskId }: { studentId: string; taskId: string; studentTaskId: string },
): Promise<string | null> {
  const shortCode = shortCodeOf(secret, `sample report ${studentTaskId}`);
  const hash = shareHash(shortCode);
  const now = clock.now();
  if (!(await isShareKnown(db, hash))) {
    await insertReportShare(db, {
      short_code_hash: hash,
      share_key_hash: shareHash(shareKeyOf(secret, shortCode)),
      student_id: studentId,
      task_id: taskId,
      student_task_id: studentTaskId,
      created_at: now,
      expires_at: new Date(now.getTime() + openMs),
      revoked_at: null,
    });
  }
  return (await findOpenReportShare(db, hash, now)) ? shortCode : null;
}
