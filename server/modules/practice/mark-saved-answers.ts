import type { Trx } from '../../db/client';
import { readQuestions } from '../questions/index';
import { effectOf } from './marking/answer-effect';
import { attemptRow } from './marking/attempt-row';
import { markAnswer } from './marking/mark-answer';
import type { PracticeRow } from './practice.repo';
import { findSavedAnswers, storeMarkedAnswers } from './test-answers.repo';

const noHelp = { hints: 0, wrongBefore: false };

/**
 * Marks all that was saved in a test, when it ends. It goes into the marks of the task alone: coins, ratings and the
 * error logbook would tell how it went before the answers are out.
 */
export async function markSavedAnswers(trx: Trx, practice: PracticeRow, at: Date): Promise<void> {
  const saved = await findSavedAnswers(trx, practice.student_id, practice.id);
  const stored = await readQuestions(
    trx,
    saved.map(({ instance_id: instanceId }) => instanceId),
  );
  const attempts = saved.flatMap((question) => {
    const content = stored.get(question.instance_id ?? '');
    if (!content) return [];
    const text = question.late_answer ?? '';
    const marked = markAnswer(content, text, noHelp);
    const effect = { ...effectOf(question, marked.verdict, noHelp, at), seconds: question.seconds };
    const number = question.attempts + 1;
    const answer = { text, number, idempotencyKey: `test:${question.id}:${number}` };
    return [attemptRow(question, answer, { marked, effect }, at)];
  });
  const right = attempts.filter(({ verdict }) => verdict === 'CORRECT').map(({ question_id: id }) => id);
  await storeMarkedAnswers(trx, attempts, { studentId: practice.student_id, questionIds: right, at });
}
