import type { Random } from '../../../maths/engine/random';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { templatesOf } from '../catalogue/index';
import { availableQuestions, drawPlan } from './draw/draw-plan';
import type { PracticePlan } from './practice-plan';
import { templateRatings, topicRatings } from './ratings.repo';
import { mostQuestions, notEnough, type PracticeChoice } from './validate-input';

/**
 * Questions of the chosen topics at the student's level.
 *
 * @throws AppError NO_ENOUGH_QUESTIONS
 */
export async function planCasual(
  services: Services,
  viewer: Viewer,
  choice: PracticeChoice,
  random: Random,
): Promise<PracticePlan> {
  const available = availableQuestions(choice.topicIds, choice.difficulty, mostQuestions);
  if (available < choice.questionCount) throw notEnough(available, choice.questionCount);
  const templateIds = templatesOf(choice.topicIds, choice.difficulty).map((template) => template.id);
  const [topics, templates] = await Promise.all([
    topicRatings(services.db, viewer.id),
    templateRatings(services.db, templateIds),
  ]);
  const ratings = {
    topics: new Map(topics.map((row) => [row.topic_id, row.rating])),
    templates: new Map(templates.map((row) => [row.template_id, row.rating])),
  };
  return drawPlan(choice, ratings, random);
}
