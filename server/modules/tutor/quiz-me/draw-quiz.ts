import { createRandom } from '../../../../maths/engine/index';
import { type NaturalLog, naturalLogIn } from '../../../../maths/templates/index';
import { type QuizItem, quizPlan, reasonsOfTopic, type WeakSpot } from '../../../../maths/tutor/index';
import { AppError } from '../../../platform/app-error';
import { newId } from '../../../platform/ids';
import { findTemplate, naturalLogOf, templatesOf, topicOrOther } from '../../catalogue/index';
import { drawQuestion, isPublic, lookOf, type StoredQuestion } from '../../questions/index';
import type { QuizGoalKind } from '../talk';
import type { QuizGoalState, QuizState } from './quiz-state';

/**
 * A new quiz about the weak spots, the weakest first, and the questions that are to be stored for it.
 *
 * @throws AppError UNPROCESSABLE where there is nothing to ask
 */
export function drawQuiz(
  spots: readonly WeakSpot[],
  { begunBy, courseId }: Pick<QuizState, 'begunBy' | 'courseId'>,
): { quiz: QuizState; drawn: StoredQuestion[] } {
  const seed = newId();
  const planned = quizPlan(spots, seed).flatMap((item) => plannedGoal(item, seed, naturalLogOf(courseId ?? '')));
  const [first] = planned;
  if (first === undefined) throw new AppError('UNPROCESSABLE', 'There are no questions on this topic yet.');
  const goals = planned.map(({ goal }, place): QuizGoalState => ({ ...goal, standing: place === 0 ? 'NOW' : 'AHEAD' }));
  return {
    quiz: { begunBy, topicName: topicOrOther(first.goal.topicId).name, courseId, goals, at: 0 },
    drawn: planned.flatMap(({ drawn }) => drawn ?? []),
  };
}

type PlannedGoal = { goal: Omit<QuizGoalState, 'standing'>; drawn: StoredQuestion | null };

function plannedGoal(item: QuizItem, seed: string, naturalLog: NaturalLog): PlannedGoal[] {
  const kind = item.goal.toUpperCase() as QuizGoalKind;
  const goal = { kind, topicId: item.topicId, wrong: 0, pieces: 0, toldWhyNot: false };
  if (item.goal === 'reason') {
    const { id, right, wrong } = item.reason;
    const options = createRandom(`options:${seed}`).shuffle([right, ...wrong.map(({ text }) => text)]);
    return [{ goal: { ...goal, ask: { reasonId: id, options } }, drawn: null }];
  }
  const drawn = drawForQuiz(item.templateId, item.seed, naturalLog);
  return drawn === null ? [] : [{ goal: { ...goal, ask: { questionId: drawn.id } }, drawn }];
}

/** Seeds that are tried for a question that no practice asks. */
const mostTries = 40;

/** If it can be, one of the questions that practice never asks: a quiz shows the steps of what may be open elsewhere. */
function drawForQuiz(templateId: string, seed: string, naturalLog: NaturalLog): StoredQuestion | null {
  const template = findTemplate(templateId);
  if (template === undefined) return null;
  const first = drawQuestion(template, seed, naturalLog);
  if (isPublic(lookOf(first))) return first;
  for (let tries = 1; tries < mostTries; tries += 1) {
    const other = drawQuestion(template, `${seed}:${tries}`, naturalLog);
    if (isPublic(lookOf(other))) return other;
  }
  return first;
}

/** Another question of the same topic and difficulty; of the same kind with other numbers where there is no other kind. */
export function drawOther({ topicId, stored }: { topicId: string; stored: StoredQuestion }): StoredQuestion | null {
  const seed = newId();
  const others = templatesOf([topicId], stored.difficulty).filter(({ id }) => id !== stored.templateId);
  const templateId = others.length === 0 ? stored.templateId : createRandom(seed).pick(others).id;
  return drawForQuiz(templateId, seed, naturalLogIn(stored));
}

/** The reason question of a goal; undefined where it is no longer in the bank. */
export const reasonOf = (topicId: string, reasonId: string) =>
  reasonsOfTopic(topicId).find(({ id }) => id === reasonId);
