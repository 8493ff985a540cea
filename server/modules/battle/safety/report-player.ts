import { isUuid } from '../../../../rules/path-patterns';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import type { ReportReason } from '../battle-data';
import { battleNotFound } from '../view/get-battle';
import { insertBlock, insertReport } from './safety.repo';

const tooMany = 'Too many reports. Please wait a moment.';

/** Tells the administrators of the other player of a battle; a reason once a battle. NOT_FOUND, RATE_LIMITED. */
export async function reportBattlePlayer(
  { db, clock, limits }: Services,
  viewer: Viewer,
  { battleId, reason }: { battleId: string; reason: ReportReason },
): Promise<void> {
  await takeOrRefuse(limits, [['battleReportInHour', viewer.id]], tooMany);
  const report = { battleId, reporterId: viewer.id, reason, now: clock.now() };
  if (!isUuid(battleId) || !(await insertReport(db, report))) throw battleNotFound();
}

/** The other player of a battle is never met again; a second time changes nothing. NOT_FOUND, RATE_LIMITED. */
export async function blockBattlePlayer(
  { db, clock, limits }: Services,
  viewer: Viewer,
  battleId: string,
): Promise<void> {
  await takeOrRefuse(limits, [['battleReportInHour', viewer.id]], tooMany);
  const block = { battleId, userId: viewer.id, now: clock.now() };
  if (!isUuid(battleId) || !(await insertBlock(db, block))) throw battleNotFound();
}
