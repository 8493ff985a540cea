import { findCourse } from '../catalogue/index';
import type { NextStepRow } from '../next-step/index';

export interface DueItem {
  kind: 'ERRORS_TO_CLEAR' | 'ERRORS_TO_CONFIRM';
  courseId: string;
  courseName: string;
  count: number;
  dueAt: Date;
}

/** What waits in the logbook, by course, soonest first; courses that are no longer offered are left out. */
export function dueItems(rows: NextStepRow['due']): DueItem[] {
  return rows
    .flatMap((row): DueItem[] => {
      const course = findCourse(row.course_id);
      if (!course) return [];
      const kind = row.kind === 'CONFIRM' ? 'ERRORS_TO_CONFIRM' : 'ERRORS_TO_CLEAR';
      return [{ kind, courseId: course.id, courseName: course.name, count: row.count, dueAt: new Date(row.due_at) }];
    })
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}
