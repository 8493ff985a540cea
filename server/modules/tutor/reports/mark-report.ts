import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { writeAuditEntry } from '../../audit/index';
import { markReportSeen } from './reports.repo';

/**
 * Marks a reported reply as looked at, with an audit line; a second time changes nothing. Administrators only.
 *
 * @throws AppError FORBIDDEN, NOT_FOUND (no such reported reply)
 */
export async function markReport(
  services: Services,
  { viewer, talkId, number }: { viewer: Viewer; talkId: string; number: number },
): Promise<void> {
  if (!viewer.roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You don’t have access to this.');
  if (!isUuid(talkId)) throw notFound();
  const at = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    const outcome = await markReportSeen(trx, { talkId, number, at });
    if (outcome === 'missing') throw notFound();
    if (outcome === 'seen') return;
    await writeAuditEntry(trx, {
      actor: viewer,
      action: 'TUTOR_REPORT_SEEN',
      subject: talkId,
      detail: { message: number },
      at,
    });
  });
}

const notFound = () => new AppError('NOT_FOUND', 'We couldn’t find that report.');
