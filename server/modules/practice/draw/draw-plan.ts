import { distinctQuestions } from '../../../../maths/content/distinct-questions';
import type { Random } from '../../../../maths/engine/random';
import { type Difficulty, templatesOf } from '../../catalogue/index';
import type { PracticePlan } from '../practice-plan';
import { type Candidate, drawTemplates, mostOf } from './draw-templates';
import { expectedSuccess, startRating, templateStartRating } from './rating';

/** How many questions of these topics one practice can have. */
export function availableQuestions(topicIds: readonly string[], difficulty: Difficulty | null, most: number): number {
  const uses = templatesOf(topicIds, difficulty).map(({ id }) => mostOf(distinctQuestions(id)));
  return Math.min(
    most,
    uses.reduce((sum, count) => sum + count, 0),
  );
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
    const expected = expectedSuccess(student, question);
    return { templateId, topicId, strategy, expected, most: mostOf(distinctQuestions(templateId)) };
  });
  const drawn = drawTemplates(candidates, choice.questionCount, random);
  return { topicIds: choice.topicIds, questions: drawn.map(({ templateId }) => ({ templateId, errorId: null })) };
}
