import { takeOrRefuse } from '../../platform/limits/take-or-refuse';
import type { Services } from '../../platform/services';
import { findOpenReportShare } from './report-shares.repo';
import { readShortCode, shareHash, shareKeyOf } from './share-keys';

export interface ShareInfo {
  shareKey: string;
  taskId: string;
  studentTaskId: string;
}

/**
 * Where a short link leads, for everybody who holds it. Null when it is unknown, revoked or older than 90 days;
 * RATE_LIMITED after many such tries from one address, which close no right link to others there.
 */
export async function studentTaskReportShareInfo(
  services: Services,
  { shortenedUrl, clientAddress }: { shortenedUrl: string; clientAddress: string },
): Promise<ShareInfo | null> {
  const { db, limits, clock, secret } = services;
  const shortCode = readShortCode(shortenedUrl);
  const share = shortCode ? await findOpenReportShare(db, shareHash(shortCode), clock.now()) : undefined;
  const shareKey = shortCode ? shareKeyOf(secret, shortCode) : '';
  // A share made under another secret has another key: its link is over.
  if (!share?.share_key_hash.equals(shareHash(shareKey))) {
    await takeOrRefuse(limits, [['unknownCodeAtAddress', clientAddress]], 'Too many tries. Please try again later.');
    return null;
  }
  return { shareKey, taskId: share.task_id, studentTaskId: share.student_task_id };
}
