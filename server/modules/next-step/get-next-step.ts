import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type NextStep, nextStepFrom } from './next-step';
import { findNextStepRow, nextStepWanted } from './next-step.repo';

/** What the viewer does next, in one course or (for null) of all. One statement. */
export async function getNextStep(
  { db, clock }: Services,
  viewer: Viewer,
  courseId: string | null,
): Promise<NextStep | null> {
  const now = clock.now();
  const row = await findNextStepRow(db, nextStepWanted(viewer, courseId, now));
  return nextStepFrom(row, viewer, now)(courseId);
}

/** The idempotency key with which its set is started: a form sent twice makes one practice. */
export const newSetKey = (): string => newId();
