import { trialDays } from '../../../rules/constants';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { evaluateFlags, flagPerson } from '../flags/index';

const dayMs = 24 * 60 * 60 * 1000;

export interface Trial {
  from: Date;
  to: Date;
}

/** Whose trial it would be. An email that is not proved is null: no flag goes by it. */
export interface TrialPerson {
  id: string;
  email: string | null;
  acceptTcAt: Date | null;
}

/**
 * The 14 days from the acceptance of the terms; null before it, when they are over, and for people for whom the flag of
 * the trial is off.
 */
export async function trialOf(services: Services, { id, email, acceptTcAt: from }: TrialPerson): Promise<Trial | null> {
  if (from === null) return null;
  const to = new Date(from.getTime() + trialDays * dayMs);
  if (services.clock.now() >= to) return null;
  const subject = { person: { id, email }, deviceType: 'desktop' } as const;
  const [flag] = await evaluateFlags(services, subject, ['trial-14-day']);
  return flag?.on === true ? { from, to } : null;
}

/** The same for the viewer. */
export function runningTrial(services: Services, viewer: Viewer): Promise<Trial | null> {
  return trialOf(services, { ...flagPerson(viewer), acceptTcAt: viewer.acceptTcAt });
}
