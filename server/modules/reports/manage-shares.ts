import { isUuid } from '../../../rules/path-patterns';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { reportNotFound } from './report-not-found';
import { describeShare, type ReportShare } from './report-share';
import { deleteEndedShares, findReportShares, revokeShare, updateStudentsMayShare } from './report-shares.repo';

/** The links to a report that work now, for the student and the teachers of the class. @throws AppError NOT_FOUND */
export async function listReportShares(
  { db, clock }: Services,
  viewer: Viewer,
  studentTaskId: string,
): Promise<{ shares: ReportShare[]; studentsMayShare: boolean }> {
  const found = isUuid(studentTaskId) ? await findReportShares(db, viewer.id, studentTaskId, clock.now()) : undefined;
  if (!found) throw reportNotFound();
  return {
    studentsMayShare: found.students_may_share,
    shares: found.shares.map(describeShare),
  };
}

/** Stops a link at once. Twice is once. @throws AppError NOT_FOUND */
export async function stopReportShare({ db, clock }: Services, viewer: Viewer, shareId: string): Promise<void> {
  if (!isUuid(shareId) || !(await revokeShare(db, viewer.id, shareId, clock.now()))) throw reportNotFound();
}

/** Whether students of a class may share their reports whatever their year. @throws AppError NOT_FOUND */
export async function setStudentsMayShare(
  { db }: Services,
  viewer: Viewer,
  { classId, allowed }: { classId: string; allowed: boolean },
): Promise<void> {
  if (!isUuid(classId) || !(await updateStudentsMayShare(db, viewer.id, classId, allowed))) {
    throw new AppError('NOT_FOUND', 'Class not found. It may have been deleted, or it might not be yours.');
  }
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Links that ended a week ago are forgotten, with the log of their openings. */
export function sweepShares({ db, clock }: Services): Promise<number> {
  return deleteEndedShares(db, new Date(clock.now().getTime() - weekMs));
}
