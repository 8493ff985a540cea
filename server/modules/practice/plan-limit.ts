import { freeQuestionsADay } from '../../../rules/constants';
import { planLimits } from '../../../rules/plan-limits';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { readFullAccess } from '../billing/index';

/** How many questions the viewer may answer today in a course; null for as many as they like. */
export type DailyLimit = (courseId: string) => number | null;

/** At most one statement. */
export async function readDailyLimit(services: Services, viewer: Viewer): Promise<DailyLimit> {
  const isFull = await readFullAccess(services, viewer);
  const { free, paid } = planLimits.questionsADay;
  return (courseId) => (isFull(courseId) ? paid : free);
}

/** The refusal when the day's questions are used up. Nothing that was answered is lost. */
export function trialFinished(): AppError {
  return new AppError(
    'TRIAL_FINISHED',
    `Your free trial is over, and you’ve used today’s ${freeQuestionsADay} free questions. Your answers are saved. You’ll get more questions tomorrow, or with a plan.`,
  );
}

/** The refusal of a set that is longer than the free plan has. */
export function setTooLong(): AppError {
  const { free, paid } = planLimits.questionsInASet;
  return new AppError(
    'UNPROCESSABLE',
    `On the free plan, a practice set has up to ${free} questions. With a plan for this course it’s up to ${paid}. Choose ${free} or fewer.`,
    { details: { field: 'questionCount' } },
  );
}
