import type { Random } from '../../../maths/engine/random';
import { practiceModes } from '../../../rules/practice-modes';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { templatesOf } from '../catalogue/index';
import { availableQuestions, type DrawFacts, drawPlan } from './draw/draw-plan';
import { surpriseTopics } from './draw/surprise-topics';
import { type DrawFactRows, readDrawFacts } from './draw-facts.repo';
import type { PracticePlan } from './practice-plan';
import { notEnough, type PracticeChoice } from './validate-input';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Questions of the chosen topics, or of topics that chance picks among them, at the student's level.
 *
 * @throws AppError NO_ENOUGH_QUESTIONS
 */
export async function planDrawn(
  { db, clock }: Services,
  viewer: Viewer,
  choice: PracticeChoice,
  random: Random,
): Promise<PracticePlan> {
  const { difficulty, questionCount } = choice;
  const available = availableQuestions(choice.topicIds, difficulty, practiceModes[choice.mode].mostQuestions);
  if (available < questionCount) throw notEnough(available, questionCount);
  const topicIds = choice.surprise ? surpriseTopics(choice, random) : choice.topicIds;
  const now = clock.now();
  const facts = await readDrawFacts(db, viewer.id, {
    templateIds: templatesOf(topicIds, difficulty).map((template) => template.id),
    weekAgo: new Date(now.getTime() - 7 * dayMs),
  });
  return drawPlan(
    { ...choice, topicIds, firstTopicId: choice.surprise ? null : choice.firstTopicId },
    drawFactsOf(facts, now),
    random,
  );
}

/** What was read, as the drawing takes it. */
export function drawFactsOf(rows: DrawFactRows, now: Date): DrawFacts {
  return {
    topics: new Map(rows.topics.map((row) => [row.topic_id, row.rating])),
    templates: new Map(rows.templates.map((row) => [row.template_id, row.rating])),
    recentUses: new Map(rows.recent.map((row) => [row.template_id, row.uses])),
    daysSince: new Map(rows.topics.map((row) => [row.topic_id, (now.getTime() - Date.parse(row.updated_at)) / dayMs])),
  };
}
