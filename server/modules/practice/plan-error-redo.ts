import { createRandom } from '../../../maths/engine/random';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findTemplate } from '../catalogue/index';
import { errorsToRedo } from '../error-logbook/index';
import { challengeTemplate } from './draw/challenge-template';
import { interleave } from './draw/interleave';
import { nothingToRedo } from './practice-errors';
import type { PracticePlan } from './practice-plan';
import type { PracticeChoice } from './validate-input';

/**
 * Questions about errors: the same skills with new numbers, or something harder of confirmed ones. The errors that are
 * named, or those that are due, soonest first; as many as there are, up to the number asked for: another device may have
 * cleared one since the page was opened.
 *
 * @throws AppError NOT_FOUND, CONFLICT (see `errorsToRedo`), NO_ENOUGH_QUESTIONS
 */
export async function planErrorRedo(services: Services, viewer: Viewer, choice: PracticeChoice): Promise<PracticePlan> {
  const kind = choice.redoKind;
  const found = await errorsToRedo(services, viewer, {
    courseId: choice.course.id,
    kind,
    errorIds: choice.errorIds,
    topicIds: choice.someTopics ? choice.topicIds : [],
    limit: choice.questionCount,
  });
  const random = createRandom(newId());
  const asked = found.flatMap((error) => {
    const own = findTemplate(error.templateId);
    const template = own && kind === 'ERROR_CHALLENGE' ? challengeTemplate(error, own, random) : own;
    return template ? [{ error, template }] : [];
  });
  if (asked.length === 0) throw nothingToRedo(kind, choice.questionCount);
  const ordered = interleave(asked, ({ template }) => template.strategy, random);
  return {
    topicIds: [...new Set(ordered.map(({ error }) => error.topicId))],
    questions: ordered.map(({ error, template }) => ({
      templateId: template.id,
      errorId: error.id,
      reason: kind === 'ERROR_CHALLENGE' ? 'ERROR_CHALLENGE' : 'ERROR_REDO',
    })),
  };
}
