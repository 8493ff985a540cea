import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findRunningSubscriptions } from './billing.repo';
import { runningTrial } from './trial';

/**
 * Whether the limits of the free plan are lifted: by the trial, or by a running plan; with a course, by one that holds it.
 */
export async function hasFullAccess(services: Services, viewer: Viewer, courseId?: string): Promise<boolean> {
  return (await readFullAccess(services, viewer))(courseId);
}

/** The same, to be asked about several courses. At most one statement. */
export async function readFullAccess(services: Services, viewer: Viewer): Promise<(courseId?: string) => boolean> {
  if (await runningTrial(services, viewer)) return () => true;
  const running = await findRunningSubscriptions(services.db, viewer.id, services.clock.now());
  return (courseId) => running.some(({ course_id }) => courseId === undefined || course_id === courseId);
}
