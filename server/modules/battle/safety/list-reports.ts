import type { BattleDecision } from '../../../../rules/forms/battle-decision';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { findBattleReports, type ReportRow } from './reports.repo';
import { requireAdmin } from './require-admin';

/** A player whom somebody reported, or whose answers came quicker than thought. */
export interface BattleReport {
  id: string;
  battleId: string;
  reason: 'NAME' | 'UNFAIR' | 'UNKIND' | 'OTHER' | 'QUICK_ANSWERS';
  /** Of QUICK_ANSWERS: how many. */
  quickAnswers: number | null;
  /** The whole nickname, which may be what the report is about; null once the account is gone. */
  nickname: string | null;
  /** How many reports there are of this player in all, this one among them. */
  ofPlayer: number;
  at: Date;
  /** Null while it is open, as the decision is. */
  closedAt: Date | null;
  decision: BattleDecision | null;
  /** Why it was decided so. */
  note: string;
}

const mostReports = 100;

/** The latest reports of players that are open, or closed; nothing says who reported. Administrators only. */
export async function listBattleReports(
  services: Services,
  viewer: Viewer,
  { closed }: { closed: boolean },
): Promise<BattleReport[]> {
  requireAdmin(viewer);
  const rows = await findBattleReports(services.db, { closed, limit: mostReports });
  return rows.map(showReport);
}

export const showReport = (row: ReportRow): BattleReport => ({
  id: row.id,
  battleId: row.battle_id,
  reason: row.reason,
  quickAnswers: row.detail.quick ?? null,
  nickname: row.nickname,
  ofPlayer: row.of_player,
  at: new Date(row.created_at),
  closedAt: row.closed_at && new Date(row.closed_at),
  decision: row.decision,
  note: row.note,
});
