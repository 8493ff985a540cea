import { planLimits } from '../../../rules/plan-limits';
import { localDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { runningTrial } from '../billing/index';
import { type Course, findCourse } from '../catalogue/index';
import { getTopicMastery } from '../practice/index';
import { streakFrom } from '../streaks/index';
import { type ActivitySum, partCount, sumByPeriod, sumByTopic, type TopicActivity } from './activity-sums';
import type { CountOf } from './count-of';
import { type ForgettingStep, forgettingCurve, longestGap } from './forgetting-curve';
import { readActivity, tallyAnswers } from './learning-activity.repo';
import { filled, isWithin, periodsOf, type StatisticsRange } from './periods';

export interface LearningActivity {
  course: Course;
  /** Whether the viewer's plan reaches back as far as was asked; without it all that follows is empty. */
  isOpen: boolean;
  /** Whether it reaches back further than the free plan. */
  isWhole: boolean;
  /** Days or weeks, oldest first; `start` is the local day at which it begins, YYYY-MM-DD. */
  periods: (ActivitySum & { start: string; coins: number; pauses: number })[];
  /** Days of practice in a row now, whatever the course. */
  streakDays: number;
  /** The local days at which the four parts of `topics` begin. */
  partStarts: string[];
  topics: TopicActivity[];
  forgetting: ForgettingStep[];
  /** Errors opened in the range that are fixed now. */
  repaired: CountOf;
}

/** What the viewer did in one course lately; null where there is no such course. Three statements. */
export async function getLearningActivity(
  services: Services,
  viewer: Viewer,
  { courseId, range }: { courseId: string; range: StatisticsRange },
): Promise<LearningActivity | null> {
  const course = findCourse(courseId);
  if (!course) return null;
  const { db, clock } = services;
  const now = clock.now();
  const periods = periodsOf(range, now, viewer.timeZone);
  const { days } = periods;
  const span = { studentId: viewer.id, courseId, periods };
  const [tallies, { coins, gaps, repaired, has_plan, ...streakFacts }, masteries] = await Promise.all([
    tallyAnswers(db, span),
    readActivity(db, span, { longestGap, now }),
    getTopicMastery(services, viewer),
  ]);
  const isWhole = has_plan || (await runningTrial(services, viewer)) !== null;
  const { free, paid } = planLimits.statisticsDays;
  const streak = streakFrom(streakFacts, localDay(now, viewer.timeZone));
  if (!isWithin(range, isWhole ? paid : free)) {
    const nothing = { periods: [], partStarts: [], topics: [], forgetting: [], repaired: { count: 0, of: 0 } };
    return { course, isOpen: false, isWhole, streakDays: streak.days, ...nothing };
  }
  const sums = sumByPeriod(tallies, days.length);
  const earned = filled(coins, days.length);
  const paused = filled(bucketsOf(streak.pausedOn, days), days.length);
  return {
    course,
    isOpen: true,
    isWhole,
    periods: sums.map((sum, place) => ({
      ...sum,
      start: days[place] ?? '',
      coins: earned[place] ?? 0,
      pauses: paused[place] ?? 0,
    })),
    streakDays: streak.days,
    partStarts: Array.from({ length: partCount }, (_, part) => days[(part * days.length) / partCount] ?? ''),
    topics: sumByTopic(tallies, days.length, masteries),
    forgetting: forgettingCurve(gaps),
    repaired,
  };
}

/** The periods that days fall into; what lies before the first is left out. */
function bucketsOf(days: readonly string[], starts: readonly string[]): { bucket: number; count: number }[] {
  const buckets = days.map((day) => starts.filter((start) => start <= day).length);
  return buckets.filter((bucket) => bucket > 0).map((bucket) => ({ bucket, count: 1 }));
}
