import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findCourse } from '../catalogue/index';
import { unresolvedCounts } from './error-logbook.repo';

export interface UnresolvedCount {
  courseId: string;
  courseName: string;
  courseGrade: number;
  unresolvedCount: number;
}

/** The viewer's unresolved errors in each course that has had any. */
export async function unresolvedCountByCourse(services: Services, viewer: Viewer): Promise<UnresolvedCount[]> {
  return describeUnresolvedCounts(await unresolvedCounts(services.db, viewer.id));
}

/** Counts with their courses, the most errors first; courses that are no longer offered are left out. */
export function describeUnresolvedCounts(
  rows: readonly { course_id: string; unresolved: number }[],
): UnresolvedCount[] {
  return rows
    .flatMap((row) => {
      const course = findCourse(row.course_id);
      if (!course) return [];
      return [
        { courseId: course.id, courseName: course.name, courseGrade: course.grade, unresolvedCount: row.unresolved },
      ];
    })
    .sort((a, b) => b.unresolvedCount - a.unresolvedCount || a.courseName.localeCompare(b.courseName));
}
