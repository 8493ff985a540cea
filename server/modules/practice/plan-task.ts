import { createRandom } from '../../../maths/engine/random';
import type { Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { templatesOf } from '../catalogue/index';
import { availableQuestions, drawPlan } from './draw/draw-plan';
import { mostOfOneTemplate } from './draw/draw-templates';
import { readDrawFacts } from './draw-facts.repo';
import { drawFactsOf } from './plan-drawn';
import type { PlannedQuestion } from './practice-plan';

const weekMs = 7 * 24 * 60 * 60 * 1000;
const levels = ['EASY', 'NORMAL', 'HARD'] as const;

/** What a task draws for each student: topics, and how many questions of each difficulty. */
export interface TaskBlueprint {
  topicIds: readonly string[];
  easy: number;
  normal: number;
  hard: number;
  /** A test draws from templates with many different questions alone. */
  isTest: boolean;
}

const countsOf = ({ easy, normal, hard }: TaskBlueprint) => ({ EASY: easy, NORMAL: normal, HARD: hard });

/** How many questions of each difficulty these topics can give a task. */
export function availableForTask({ topicIds, isTest }: Pick<TaskBlueprint, 'topicIds' | 'isTest'>) {
  const of = (level: (typeof levels)[number]) =>
    availableQuestions(topicIds, level, 4 * mostOfOneTemplate, { manyOnly: isTest });
  return { EASY: of('EASY'), NORMAL: of('NORMAL'), HARD: of('HARD') };
}

/** Draws the questions of a task for one student: easy ones first, neighbours of different strategies. One statement. */
export async function drawForTask(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  studentId: string,
  blueprint: TaskBlueprint,
): Promise<PlannedQuestion[]> {
  const now = clock.now();
  const topicIds = [...blueprint.topicIds];
  const read = await readDrawFacts(trx, studentId, {
    templateIds: templatesOf(topicIds).map(({ id }) => id),
    weekAgo: new Date(now.getTime() - weekMs),
  });
  const facts = drawFactsOf(read, now);
  const random = createRandom(newId());
  const counts = countsOf(blueprint);
  return levels.flatMap((difficulty) => {
    const choice = { topicIds, difficulty, questionCount: counts[difficulty], manyOnly: blueprint.isTest };
    const { questions } = drawPlan(choice, facts, random);
    return questions.map((question): PlannedQuestion => ({ ...question, reason: 'SET_BY_TEACHER' }));
  });
}
