import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findOverview } from './admin-overview.repo';

/** Counts for the front page of administrators. */
export interface AdminOverview {
  people: number;
  /** Open ones. */
  classes: number;
  /** In the local outbox. */
  mails: number;
  /** Reported questions without a decision. */
  questionReports: number;
  /** Reported replies that nobody has looked at. */
  tutorReports: number;
  /** Open reports of players. */
  battleReports: number;
  /** Jobs that failed as often as they may. */
  failedJobs: number;
  /** Accounts whose end is planned. */
  deletions: number;
}

/** What waits for administrators, and how much there is. Administrators only. */
export async function adminOverview({ db, jobs }: Services, viewer: Viewer): Promise<AdminOverview> {
  if (!viewer.roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You don’t have access to this.');
  const row = await findOverview(db);
  const kinds = await jobs.kinds();
  return {
    people: row.people,
    classes: row.classes,
    mails: row.mails,
    questionReports: row.question_reports,
    tutorReports: row.tutor_reports,
    battleReports: row.battle_reports,
    deletions: row.deletions,
    failedJobs: kinds.reduce((sum, { failed }) => sum + failed, 0),
  };
}
