import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findRunningSubscriptions } from './billing.repo';
import { runningTrial } from './trial';

export interface CourseSubscription {
  id: string;
  from: Date;
  to: Date;
  is14DaysTrial: boolean;
}

/**
 * What gives the viewer a course, by course id: a subscription of that course, else the trial, else null. Reads once,
 * however many courses are asked for; signed out, every course has null.
 */
export async function courseSubscriptions(
  services: Services,
  viewer: Viewer | null,
): Promise<(courseId: string) => CourseSubscription | null> {
  if (viewer === null) return () => null;
  const now = services.clock.now();
  const trial = await runningTrial(services, viewer);
  const rows = await findRunningSubscriptions(services.db, viewer.id, now);
  const paid = new Map(
    rows.map((row) => [row.course_id, { id: row.id, from: row.starts_at, to: row.ends_at, is14DaysTrial: false }]),
  );
  return (courseId) =>
    paid.get(courseId) ?? (trial ? { id: `trial-${courseId}`, ...trial, is14DaysTrial: true } : null);
}
