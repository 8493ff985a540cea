import { type PlacementOffer, retakeDays } from '../../../rules/placement';
import { dayAfter, localDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findTakenAt, type PlacementRow } from './placement.repo';

/** The day (yyyy-MM-dd) from which the viewer may take the test of a course again; null when they may now. One statement. */
export async function placementFreeFrom(
  { db, clock }: Services,
  viewer: Viewer,
  courseId: string,
): Promise<string | null> {
  const takenAt = await findTakenAt(db, viewer.id, courseId);
  return takenAt === null ? null : freeFrom(takenAt, viewer, clock.now());
}

/** Whether the viewer is offered the test of a course, by the result that stands. Pure. */
export function placementOffer(
  placement: PlacementRow | undefined,
  viewer: Pick<Viewer, 'timeZone'>,
  now: Date,
): PlacementOffer | null {
  if (placement === undefined) return 'FIRST';
  return freeFrom(new Date(placement.taken_at), viewer, now) === null ? 'AGAIN' : null;
}

function freeFrom(takenAt: Date, { timeZone }: Pick<Viewer, 'timeZone'>, now: Date): string | null {
  const from = dayAfter(localDay(takenAt, timeZone), retakeDays);
  return from > localDay(now, timeZone) ? from : null;
}
