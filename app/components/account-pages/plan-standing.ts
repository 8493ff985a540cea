import { freeQuestionsADay, trialDays } from '../../../rules/constants';
import { trialDaysLeft } from '../../../rules/trial';
import { fullDay } from '../../lib/day-labels';

export type PlanStanding =
  /** A paid term runs. */
  | { kind: 'plan' }
  /** `lastDay`: the day on which the trial ends, in full. */
  | { kind: 'trial'; daysLeft: number; lastDay: string }
  /** `left`: questions still open today. */
  | { kind: 'free'; left: number };

interface PlanFacts {
  planState: 'ACTIVE' | 'FREE';
  /** Epoch seconds; null before the terms are accepted. */
  acceptTcTime: number | null;
  answeredToday: number;
  timeZone: string;
  /** Whether the flag of the trial is on for them. */
  hasTrial: boolean;
}

/** How a student stands with the plan: a running term, the trial, or the free plan with its questions a day. */
export function planStanding(facts: PlanFacts, now: Date): PlanStanding {
  const { planState, acceptTcTime, answeredToday, timeZone, hasTrial } = facts;
  if (planState === 'ACTIVE') return { kind: 'plan' };
  const daysLeft = acceptTcTime === null ? 0 : trialDaysLeft(acceptTcTime, Math.floor(now.getTime() / 1000));
  if (hasTrial && acceptTcTime !== null && daysLeft > 0) {
    const end = new Date((acceptTcTime + trialDays * 86_400) * 1000);
    return { kind: 'trial', daysLeft, lastDay: fullDay(timeZone, end) };
  }
  return { kind: 'free', left: Math.max(0, freeQuestionsADay - answeredToday) };
}
