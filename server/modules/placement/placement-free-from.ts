import { retakeDays } from '../../../rules/placement';
import { dayAfter, localDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findTakenAt } from './placement.repo';

/** The day (yyyy-MM-dd) from which the viewer may take the test of a course again; null when they may now. One statement. */
export async function placementFreeFrom(
  { db, clock }: Services,
  viewer: Viewer,
  courseId: string,
): Promise<string | null> {
  const takenAt = await findTakenAt(db, viewer.id, courseId);
  if (takenAt === null) return null;
  const from = dayAfter(localDay(takenAt, viewer.timeZone), retakeDays);
  return from > localDay(clock.now(), viewer.timeZone) ? from : null;
}
