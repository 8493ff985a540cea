import { freeQuestionsADay } from '../../../rules/constants';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { hasFullAccess } from '../billing/index';

/** How many questions the viewer may answer today; null for as many as they like. */
export async function dailyLimit(services: Services, viewer: Viewer): Promise<number | null> {
  return (await hasFullAccess(services, viewer)) ? null : freeQuestionsADay;
}

/** The refusal when the day's questions are used up. Nothing that was answered is lost. */
export function trialFinished(): AppError {
  return new AppError(
    'TRIAL_FINISHED',
    `Your free trial is over, and today’s ${freeQuestionsADay} free questions are done. Everything you answered is kept. More questions come tomorrow, or with a plan.`,
  );
}
