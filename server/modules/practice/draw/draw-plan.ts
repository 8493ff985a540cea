import type { Random } from '../../../../maths/engine/random';
import { type Difficulty, templatesOf } from '../../catalogue/index';
import type { PracticePlan } from '../practice-plan';
import { availableFrom, type Candidate, drawTemplates } from './draw-templates';
import { expectedSuccess, startRating, templateStartRating } from './rating';

/** How many questions of these topics one practice can have. */
export function availableQuestions(topicIds: readonly string[], difficulty: Difficulty | null, most: number): number {
  return Math.min(most, availableFrom(templatesOf(topicIds, difficulty).length));
}

/** Draws questions at the student's level. Ratings that are not known yet are where everybody starts. */
export function drawPlan(
  choice: { topicIds: string[]; difficulty: Difficulty | null; questionCount: number },
  ratings: { topics: ReadonlyMap<string, number>; templates: ReadonlyMap<string, number> },
  random: Random,
): PracticePlan {
  const candidates = templatesOf(choice.topicIds, choice.difficulty).map((template): Candidate => {
    const student = ratings.topics.get(template.topicId) ?? startRating;
    const question = ratings.templates.get(template.id) ?? templateStartRating(template.difficulty);
    const { id: templateId, topicId, strategy } = template;
    return { templateId, topicId, strategy, expected: expectedSuccess(student, question) };
  });
  const drawn = drawTemplates(candidates, choice.questionCount, random);
  return { topicIds: choice.topicIds, questions: drawn.map(({ templateId }) => ({ templateId, errorId: null })) };
}
