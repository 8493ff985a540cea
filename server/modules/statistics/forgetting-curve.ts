import type { CountOf } from './count-of';

/** Answers that came so many days after the topic was last practised, and how many were right at the first try. */
export interface ForgettingStep {
  fromDays: number;
  /** The last day of the step; null: or later. */
  toDays: number | null;
  right: CountOf;
}

/** First days of the steps; 0 is the same day. */
const stepStarts = [0, 1, 2, 4, 8, 15, 31];

/** From this many days on all gaps are one step. */
export const longestGap = 31;

/** Pure: answers by days since the topic was last practised, gathered into steps that grow with the gap. */
export function forgettingCurve(gaps: readonly { days: number; answered: number; right: number }[]): ForgettingStep[] {
  return stepStarts.map((fromDays, place) => {
    const next = stepStarts[place + 1];
    const own = gaps.filter(({ days }) => days >= fromDays && (next === undefined || days < next));
    return {
      fromDays,
      toDays: next === undefined ? null : next - 1,
      right: {
        count: own.reduce((sum, { right }) => sum + right, 0),
        of: own.reduce((sum, { answered }) => sum + answered, 0),
      },
    };
  });
}
