import { battleDecisionForm } from '../../../../rules/forms/battle-decision';
import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import { parseInput } from '../../../platform/parse-input';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { writeAuditEntry } from '../../audit/index';
import { notify } from '../../notifications/index';
import { cancelWaitingOf } from '../queue/queue.repo';
import { reportNotFound } from './get-report';
import { closeReport, endSuspension, lockReport, storeSuspension } from './reports.repo';
import { requireAdmin } from './require-admin';
import { untilInWords } from './until-in-words';

const dayMs = 24 * 60 * 60_000;

/**
 * Closes a report once: with a note alone, with a warning, or by taking battles away for some days. Whoever is warned or
 * suspended is told why, and until when; a match that runs is played to its end. Administrators only.
 *
 * @throws AppError FORBIDDEN, BAD_INPUT (with `details.field`), NOT_FOUND, CONFLICT (closed already, or the account is gone)
 */
export async function decideBattleReport(
  services: Services,
  viewer: Viewer,
  { id, ...typed }: { id: string; decision: string; note: string; days: number | null },
): Promise<void> {
  requireAdmin(viewer);
  const { decision, note, days } = parseInput(battleDecisionForm, {
    ...typed,
    days: typed.decision === 'SUSPENDED' ? typed.days : 1,
  });
  const at = services.clock.now();
  const told = await services.db.transaction().execute(async (trx) => {
    const report = isUuid(id) ? await lockReport(trx, id) : undefined;
    if (!report) throw reportNotFound();
    if (report.isClosed) throw new AppError('CONFLICT', 'Someone has already closed this report.');
    const { userId, timeZone } = report;
    await closeReport(trx, id, { decision, note, at });
    const detail: Record<string, string | number> = decision === 'SUSPENDED' ? { note, days } : { note };
    await writeAuditEntry(trx, { actor: viewer, action: `BATTLE_REPORT_${decision}`, subject: id, detail, at });
    if (decision === 'CLOSED') return null;
    if (userId === null || timeZone === null) {
      throw new AppError('CONFLICT', 'This account has been deleted, so you can only close the report with a note.');
    }
    if (decision === 'WARNED') {
      await notify(trx, 'BATTLE_WARNING', userId, { data: { note }, at });
      return userId;
    }
    const wanted = new Date(at.getTime() + days * dayMs);
    const until = await storeSuspension(trx, { userId, reason: note, at, until: wanted });
    await cancelWaitingOf(trx, userId, at);
    const data = { until: untilInWords(until, timeZone), reason: note };
    await notify(trx, 'BATTLES_PAUSED', userId, { data, at });
    return userId;
  });
  if (told !== null) await services.userEventSignal.notify(told);
}

/** Gives battles back before the time is over, to the player of a report. Administrators only. NOT_FOUND, CONFLICT. */
export async function giveBattlesBack(services: Services, viewer: Viewer, id: string): Promise<void> {
  requireAdmin(viewer);
  const at = services.clock.now();
  const userId = await services.db.transaction().execute(async (trx) => {
    const report = isUuid(id) ? await lockReport(trx, id) : undefined;
    if (!report) throw reportNotFound();
    if (report.userId === null || !(await endSuspension(trx, report.userId, at))) {
      throw new AppError('CONFLICT', 'This player isn’t banned.');
    }
    await writeAuditEntry(trx, { actor: viewer, action: 'BATTLES_GIVEN_BACK', subject: id, detail: {}, at });
    await notify(trx, 'BATTLES_BACK', report.userId, { data: {}, at });
    return report.userId;
  });
  await services.userEventSignal.notify(userId);
}
