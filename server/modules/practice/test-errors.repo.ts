import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import { answersAreOutSql } from '../questions/index';
import type { PracticeRow, QuestionRow } from './practice.repo';

/** A test (row `p`) that ended and was not recorded since: one that was handed back ends a second time. */
const isUnrecorded = sql<boolean>`p.is_test and p.state = 'FINISHED'
  and (p.errors_recorded_at is null or p.errors_recorded_at < p.finished_at)`;

export interface TestToRecord {
  id: string;
  student_id: string;
  time_zone: string;
}

/** Finished tests of which the answers are out and the mistakes are not in the error logbook yet. */
export async function findTestsToRecord(
  db: Db,
  now: Date,
  after: TestToRecord | null,
  limit: number,
): Promise<TestToRecord[]> {
  const { rows } = await sql<TestToRecord>`
    select p.id, p.student_id, u.time_zone
    from practices p join users u on u.id = p.student_id
    join student_tasks s on s.id = p.student_task_id join tasks t on t.id = s.task_id
    where ${isUnrecorded} and ${answersAreOutSql(now)}
      and (${after?.id ?? null}::uuid is null or p.id > ${after?.id ?? null}::uuid)
    order by p.id limit ${limit}`.execute(db);
  return rows;
}

/** Whether a locked practice is one of them. */
export async function isTestToRecord(trx: Trx, { student_id, id }: PracticeRow, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from practices p
    join student_tasks s on s.id = p.student_task_id join tasks t on t.id = s.task_id
    where p.student_id = ${student_id} and p.id = ${id} and ${isUnrecorded} and ${answersAreOutSql(now)}`.execute(trx);
  return rows.length > 0;
}

type WrongAnswer = Pick<
  QuestionRow,
  'id' | 'topic_id' | 'template_id' | 'template_version' | 'seed' | 'instance_id'
> & {
  attempt_id: string;
  answer: string;
  misconception_id: string | null;
  /** The error that an earlier answer to the question is in the logbook as. */
  error_id: string | null;
};

/**
 * Questions of a finished test that were answered wrong, in order, with the answer that was marked last. Answers that
 * were recorded when the test ended the first time are left out.
 */
export async function findWrongAnswers(
  trx: Trx,
  { student_id: studentId, id: practiceId, errors_recorded_at: recordedAt }: PracticeRow,
): Promise<WrongAnswer[]> {
  const { rows } = await sql<WrongAnswer>`
    select q.id, q.topic_id, q.template_id, q.template_version, q.seed, q.instance_id,
      a.id as attempt_id, a.answer, a.misconception_id,
      (select e.id from errors e where e.student_id = q.student_id and e.question_id = q.id limit 1) as error_id
    from practice_questions q
    cross join lateral (
      select id, answer, verdict, misconception_id, created_at from attempts
      where student_id = q.student_id and question_id = q.id order by number desc limit 1
    ) a
    where q.student_id = ${studentId} and q.practice_id = ${practiceId} and q.outcome = 'NOT_YET' and a.verdict = 'WRONG'
      and a.created_at > coalesce(${recordedAt}::timestamptz, '-infinity')
    order by q.index`.execute(trx);
  return rows;
}

export async function markRecorded(trx: Trx, { student_id, id }: PracticeRow, at: Date): Promise<void> {
  await trx
    .updateTable('practices')
    .set({ errors_recorded_at: at })
    .where('student_id', '=', student_id)
    .where('id', '=', id)
    .execute();
}
