import type { Trx } from '../../db/client';
import { forEachDue, inPages } from '../../platform/jobs/for-each-due';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { recordMistake } from '../error-logbook/index';
import { lockPractice } from './practice.repo';
import {
  findTestsToRecord,
  findWrongAnswers,
  isTestToRecord,
  markRecorded,
  type TestToRecord,
} from './test-errors.repo';

/**
 * The mistakes of tests whose answers have come out go into the error logbook, each once, however many processes do this
 * at once.
 */
export async function recordReleasedTests(services: Services): Promise<void> {
  const { db, clock, userEventSignal } = services;
  const now = clock.now();
  await forEachDue(services, {
    job: 'released-tests',
    due: inPages<TestToRecord>((after, limit) => findTestsToRecord(db, now, after, limit)),
    idOf: ({ id }) => id,
    run: async ({ id, student_id: studentId, time_zone: timeZone }) => {
      await db.transaction().execute((trx) => recordTestErrors(trx, { id: studentId, timeZone }, id, now));
      await userEventSignal.notify(studentId);
    },
  });
}

/**
 * The same for one test, under the student's lock. Nothing happens before its answers are out, or a second time. Of one
 * that was handed back, what was answered anew is recorded when it is released again.
 */
export async function recordTestErrors(
  trx: Trx,
  { id: studentId, timeZone }: Pick<Viewer, 'id' | 'timeZone'>,
  practiceId: string,
  now: Date,
): Promise<void> {
  const practice = await lockPractice(trx, studentId, practiceId);
  if (!practice || !(await isTestToRecord(trx, practice, now))) return;
  for (const { attempt_id: attemptId, error_id: errorId, ...question } of await findWrongAnswers(trx, practice)) {
    const wrong = {
      studentId,
      timeZone,
      courseId: practice.course_id,
      topicId: question.topic_id,
      templateId: question.template_id,
      templateVersion: question.template_version,
      seed: question.seed,
      instanceId: question.instance_id,
      questionId: question.id,
      attemptId,
      answer: question.answer,
      misconceptionId: question.misconception_id,
    };
    await recordMistake(trx, wrong, errorId, now);
  }
  await markRecorded(trx, practice, now);
}
