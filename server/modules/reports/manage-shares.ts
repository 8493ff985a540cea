import { isUuid } from '../../../rules/path-patterns';
import type { ViewDevice } from '../../../rules/report-sharing';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { deleteEndedShares, findReportShares, revokeShare, updateStudentsMayShare } from './report-shares.repo';
import { reportNotFound } from './share-report';

export interface ReportShare {
  id: string;
  madeBy: 'YOU' | 'STUDENT' | 'TEACHER';
  createdAt: Date;
  expiresAt: Date;
  viewCount: number;
  /** The latest ten, newest first; for the one who shared alone. */
  views: { device: ViewDevice; at: Date }[] | null;
}

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
    shares: found.shares.map((row) => ({
      id: row.id,
      madeBy: row.mine ? 'YOU' : row.by_student ? 'STUDENT' : 'TEACHER',
      createdAt: new Date(row.created_at),
      expiresAt: new Date(row.expires_at),
      viewCount: row.view_count,
      views: row.mine
        ? row.views.map(({ device, viewed_at: at }) => ({ device: device as ViewDevice, at: new Date(at) }))
        : null,
    })),
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
    throw new AppError('NOT_FOUND', 'Class not found. It may have been deleted, or it belongs to somebody else.');
  }
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Links that ended a week ago are forgotten, with the log of their openings. */
export function sweepShares({ db, clock }: Services): Promise<number> {
  return deleteEndedShares(db, new Date(clock.now().getTime() - weekMs));
}
