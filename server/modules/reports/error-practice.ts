import { isUuid } from '../../../rules/path-patterns';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findErrorPractice } from './error-practice.repo';

export interface ErrorPractice {
  practiceId: string;
  finished: boolean;
  startedAt: Date;
  asked: number;
  right: number;
  /** 1-based: where it goes on. */
  currentIndex: number;
}

/** Practices in which the viewer redid mistakes of an own task, newest first; none for anybody else's task. */
export async function listErrorPractice(
  { db }: Services,
  viewer: Viewer,
  studentTaskId: string,
): Promise<ErrorPractice[]> {
  if (!isUuid(studentTaskId)) return [];
  const rows = await findErrorPractice(db, viewer.id, studentTaskId);
  return rows.map((row) => ({
    practiceId: row.id,
    finished: row.state !== 'IN_PROGRESS',
    startedAt: row.created_at,
    asked: row.asked,
    right: row.right,
    currentIndex: row.first_open ?? 1,
  }));
}
