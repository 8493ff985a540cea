import type { Trx } from '../../db/client';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { recordMistake } from '../error-logbook/index';
import { lockPractice } from './practice.repo';
import { findTestsToRecord, findWrongAnswers, isTestToRecord, markRecorded } from './test-errors.repo';

/** A release reaches whole year levels at once. */
const batch = 500;

/**
 * The mistakes of tests whose answers have come out go into the error logbook, each once, however many processes do this
 * at once. Returns how many tests were found.
 */
export async function recordReleasedTests({ db, clock, log, userEventSignal }: Services): Promise<number> {
  const now = clock.now();
  const released = await findTestsToRecord(db, now, batch);
  for (const { id, student_id: studentId, time_zone: timeZone } of released) {
    try {
      await db.transaction().execute((trx) => recordTestErrors(trx, { id: studentId, timeZone }, id, now));
      await userEventSignal.notify(studentId);
    } catch (error) {
      // One that cannot be recorded, such as one that is being deleted, keeps no other from it.
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'mistakes of a test could not be recorded');
    }
  }
  return released.length;
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
