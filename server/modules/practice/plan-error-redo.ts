import { createRandom } from '../../../maths/engine/random';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findTemplate } from '../catalogue/index';
import { errorsToRedo } from '../error-logbook/index';
import { interleave } from './draw/interleave';
import type { PracticePlan } from './practice-plan';
import { notEnough, type PracticeChoice } from './validate-input';

/**
 * The same skills with new numbers: the errors asked for, or those that are due, oldest first.
 *
 * @throws AppError NO_ENOUGH_QUESTIONS
 */
export async function planErrorRedo(services: Services, viewer: Viewer, choice: PracticeChoice): Promise<PracticePlan> {
  const found = await errorsToRedo(services, viewer, {
    courseId: choice.course.id,
    errorIds: choice.errorIds,
    topicIds: choice.someTopics ? choice.topicIds : [],
    limit: choice.questionCount,
  });
  const errors = found.filter((error) => findTemplate(error.templateId));
  // Errors that were named are redone, however few; of those that are due there must be as many as asked for.
  const enough = choice.errorIds.length > 0 ? errors.length > 0 : errors.length >= choice.questionCount;
  if (!enough) throw notEnough(errors.length, choice.questionCount);
  const strategyOf = (error: { templateId: string }) => findTemplate(error.templateId)?.strategy ?? '';
  const ordered = interleave(errors, strategyOf, createRandom(newId()));
  return {
    topicIds: [...new Set(ordered.map((error) => error.topicId))],
    questions: ordered.map((error) => ({ templateId: error.templateId, errorId: error.id })),
  };
}
