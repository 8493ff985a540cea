import type { MoneyCurrency } from './cents';

export const planNames = ['ONE_COURSE', 'BUNDLE_OF_THREE'] as const;
export type PlanName = (typeof planNames)[number];

export const termMonths = [1, 6, 12] as const;
export type TermMonths = (typeof termMonths)[number];

/** How many courses are chosen with a plan. */
export const coursesOf: Record<PlanName, number> = { ONE_COURSE: 1, BUNDLE_OF_THREE: 3 };

export interface PlanChoice {
  plan: PlanName;
  months: TermMonths;
  currency: MoneyCurrency;
  courseIds: string[];
}

/** "6 months", "1 month". */
export const termText = (months: number): string => (months === 1 ? '1 month' : `${months} months`);
