import { distinctQuestions } from '../../../../maths/content/distinct-questions';
import type { Random } from '../../../../maths/engine/random';
import { type Difficulty, templatesOf } from '../../catalogue/index';
import type { PracticePlan } from '../practice-plan';
import { type Candidate, drawTemplates, mostOf } from './draw-templates';
import { reasonOf } from './question-reason';
import { expectedSuccess, startRating, templateStartRating } from './rating';

/** Whether a template makes so many different questions that none of them is likely to be known. */
export const hasManyQuestions = (templateId: string): boolean => distinctQuestions(templateId) === null;

/** How many questions of these topics one practice can have. */
export function availableQuestions(
  topicIds: readonly string[],
  difficulty: Difficulty | null,
  most: number,
  { manyOnly = false } = {},
): number {
  const uses = templatesOf(topicIds, difficulty)
    .filter(({ id }) => !manyOnly || hasManyQuestions(id))
    .map(({ id }) => mostOf(distinctQuestions(id)));
  return Math.min(
    most,
    uses.reduce((sum, count) => sum + count, 0),
  );
}

export interface DrawChoice {
  topicIds: string[];
  difficulty: Difficulty | null;
  questionCount: number;
  /** The topic of the first question, where it is one of those practised. */
  firstTopicId?: string | null;
  surprise?: boolean;
  /** Only templates with many different questions: for tests. */
  manyOnly?: boolean;
}

/** What is known of the student and of the templates; what is not known is where everybody starts. */
export interface DrawFacts {
  topics: ReadonlyMap<string, number>;
  templates: ReadonlyMap<string, number>;
  /** How often each template was asked in the last seven days. */
  recentUses?: ReadonlyMap<string, number>;
  /** Days since each topic was last answered. */
  daysSince?: ReadonlyMap<string, number>;
}

/** Draws questions at the student's level. */
export function drawPlan(choice: DrawChoice, facts: DrawFacts, random: Random): PracticePlan {
  const templates = templatesOf(choice.topicIds, choice.difficulty).filter(
    ({ id }) => !choice.manyOnly || hasManyQuestions(id),
  );
  const candidates = templates.map((template): Candidate => {
    const student = facts.topics.get(template.topicId) ?? startRating;
    const question = facts.templates.get(template.id) ?? templateStartRating(template.difficulty);
    const { id: templateId, topicId, strategy } = template;
    return {
      templateId,
      topicId,
      strategy,
      expected: expectedSuccess(student, question),
      most: mostOf(distinctQuestions(templateId)),
      recentUses: facts.recentUses?.get(templateId) ?? 0,
    };
  });
  const firstTopicId = choice.firstTopicId ?? null;
  const drawn = drawTemplates(candidates, choice.questionCount, random, firstTopicId);
  const questions = drawn.map(({ templateId, topicId, expected }, place) => ({
    templateId,
    errorId: null,
    reason: reasonOf({
      isPromised: place === 0 && topicId === firstTopicId,
      surprise: choice.surprise ?? false,
      levelChosen: choice.difficulty !== null,
      daysSince: facts.daysSince?.get(topicId) ?? null,
      expected,
    }),
  }));
  return { topicIds: choice.topicIds, questions };
}
