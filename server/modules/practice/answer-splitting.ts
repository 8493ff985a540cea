import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { nameMistake } from '../error-logbook/index';
import { readQuestions } from '../questions/index';
import { lockAttempt, nameAttempt } from './attempts.repo';
import { requirePractice } from './get-practice';
import { explainMistake } from './marking/explain-mistake';
import { somethingElse } from './marking/splitting';
import type { PracticeState } from './practice-state';
import { recountStudentTask } from './task-rollup.repo';
import { isUuid } from './validate-input';

/**
 * The student says which idea was theirs, where two give the same answer. The first choice stands.
 *
 * @throws AppError NOT_FOUND (no such attempt of the viewer), BAD_INPUT (no such choice)
 */
export async function answerSplitting(
  services: Services,
  viewer: Viewer,
  input: { attemptId: string; choiceId: string },
): Promise<{ practice: PracticeState; index: number }> {
  const notFound = new AppError('NOT_FOUND', 'We couldn’t find that answer.');
  if (!isUuid(input.attemptId)) throw notFound;
  const place = await services.db.transaction().execute(async (trx) => {
    const attempt = await lockAttempt(trx, viewer.id, input.attemptId);
    if (!attempt) throw notFound;
    const { practice_id: practiceId, index } = attempt;
    if (attempt.split_choice !== null) return { practiceId, index };
    const offered = attempt.misconception_ids.length > 1 ? [...attempt.misconception_ids, somethingElse] : [];
    if (!offered.includes(input.choiceId)) throw new AppError('BAD_INPUT', 'Please pick one of the options.');
    const named = input.choiceId === somethingElse ? null : input.choiceId;
    const stored = (await readQuestions(trx, [attempt.instance_id])).get(attempt.instance_id ?? '');
    const message = stored ? explainMistake(stored, attempt.answer, named) : attempt.message;
    const change = { split_choice: input.choiceId, misconception_id: named, message };
    await nameAttempt(trx, viewer.id, attempt.id, change);
    if (attempt.student_task_id !== null) await recountStudentTask(trx, attempt.student_task_id);
    if (named !== null) await nameMistake(trx, viewer.id, attempt.id, named);
    return { practiceId, index };
  });
  return { practice: await requirePractice(services, viewer, place.practiceId), index: place.index };
}
