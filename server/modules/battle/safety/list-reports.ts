import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { writeAuditEntry } from '../../audit/index';
import { findBattleReports, markBattleReportSeen } from './reports.repo';

/** A player whom somebody reported, or whose answers came quicker than thought. */
export interface BattleReport {
  id: string;
  battleId: string;
  reason: 'NAME' | 'UNFAIR' | 'UNKIND' | 'OTHER' | 'QUICK_ANSWERS';
  /** Of QUICK_ANSWERS: how many. */
  quickAnswers: number | null;
  /** The whole nickname, which may be what the report is about; null once the account is gone. */
  nickname: string | null;
  at: Date;
  /** When an administrator looked at it; null before that. */
  seenAt: Date | null;
}

const mostReports = 100;

/** The latest reports of players, those that nobody has looked at first. Administrators only. */
export async function listBattleReports(services: Services, viewer: Viewer): Promise<BattleReport[]> {
  requireAdmin(viewer);
  const rows = await findBattleReports(services.db, mostReports);
  return rows.map((row) => ({
    id: row.id,
    battleId: row.battle_id,
    reason: row.reason as BattleReport['reason'],
    quickAnswers: row.detail.quick ?? null,
    nickname: row.nickname,
    at: row.created_at,
    seenAt: row.seen_at,
  }));
}

/**
 * Marks a report as looked at, with an audit line; a second time changes nothing. Administrators only.
 *
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export async function markBattleReport(services: Services, viewer: Viewer, id: string): Promise<void> {
  requireAdmin(viewer);
  const at = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    const outcome = isUuid(id) ? await markBattleReportSeen(trx, id, at) : 'missing';
    if (outcome === 'missing') throw new AppError('NOT_FOUND', 'There is no such report.');
    if (outcome === 'seen') return;
    await writeAuditEntry(trx, { actor: viewer, action: 'BATTLE_REPORT_SEEN', subject: id, detail: {}, at });
  });
}

function requireAdmin({ roles }: Viewer): void {
  if (!roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You do not have access to this.');
}
