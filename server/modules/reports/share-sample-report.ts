import type { Services } from '../../platform/services';
import { findOpenReportShare, isShareKnown } from './report-shares.repo';
import { shareHash, shortCodeOf } from './share-keys';
import { shareReport } from './share-report';

/**
 * The short code of a sample report's link: made once, and the same at every start. Null when the link is over, or
 * somebody has revoked it.
 */
export async function shareSampleReport(
  services: Pick<Services, 'db' | 'clock' | 'secret' | 'siteUrl'>,
  report: { studentId: string; taskId: string; studentTaskId: string },
): Promise<string | null> {
  const shortCode = shortCodeOf(services.secret, `sample report ${report.studentTaskId}`);
  const hash = shareHash(shortCode);
  if (!(await isShareKnown(services.db, hash))) await shareReport(services, report, shortCode);
  return (await findOpenReportShare(services.db, hash, services.clock.now())) ? shortCode : null;
}
