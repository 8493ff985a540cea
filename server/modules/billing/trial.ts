import { trialDays } from '../../../rules/constants';
import type { Viewer } from '../../platform/viewer';

const dayMs = 24 * 60 * 60 * 1000;

export interface Trial {
  from: Date;
  to: Date;
}

/** The 14 days from the acceptance of the terms; null before it and when they are over. */
export function runningTrial({ viewer, now }: { viewer: Viewer; now: Date }): Trial | null {
  const from = viewer.acceptTcAt;
  if (from === null) return null;
  const to = new Date(from.getTime() + trialDays * dayMs);
  return now < to ? { from, to } : null;
}
