import { endOfLocalDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findCourse } from '../catalogue/index';
import { dueByCourse } from './logbook-reads.repo';

export interface DueItem {
  kind: 'ERRORS_TO_CLEAR' | 'ERRORS_TO_CONFIRM';
  courseId: string;
  courseName: string;
  count: number;
  dueAt: Date;
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** What waits in the logbook, by course, soonest first: errors to clear today, fixed ones to confirm within a week. */
export async function dueItems(services: Services, viewer: Viewer): Promise<DueItem[]> {
  const clear = endOfLocalDay(services.clock.now(), viewer.timeZone);
  const rows = await dueByCourse(services.db, viewer.id, { clear, confirm: new Date(clear.getTime() + weekMs) });
  return rows
    .flatMap((row): DueItem[] => {
      const course = findCourse(row.course_id);
      if (!course) return [];
      const kind = row.fixed ? 'ERRORS_TO_CONFIRM' : 'ERRORS_TO_CLEAR';
      return [{ kind, courseId: course.id, courseName: course.name, count: row.count, dueAt: row.due_at }];
    })
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}
