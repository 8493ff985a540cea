import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import { type EndWith, transactionEndingWith } from '../../db/last-statement';
import { prepared } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { insertQuestions, type StoredQuestion } from '../questions/index';
import { type CoinEntry, coinEntriesJson } from '../rewards/index';
import { type TestFacts, type TestFactsJson, testFacts, testFactsJson } from './test-facts';

export type PracticeRow = Selectable<Database['practices']>;
export type QuestionRow = Omit<
  Selectable<Database['practice_questions']>,
  'answered_day' | 'days_since' | 'pending_ms'
>;

/** A practice with its questions in order, and what it has earned so far, oldest first. */
export interface WholePractice {
  row: PracticeRow;
  questions: QuestionRow[];
  coins: CoinEntry[];
  /** For a test of a class: what decides when its answers are out. */
  test?: TestFacts | null;
}

/** Which practice of the student: by its id, by one of its questions or by its idempotency key. */
export type PracticePlace = { id: string } | { questionId: string } | { idempotencyKey: string };

/** A practice of the student's own. One statement. */
export async function readPractice(
  db: Db,
  studentId: string,
  place: PracticePlace,
): Promise<WholePractice | undefined> {
  const { rows } = await sql<
    PracticeRow & { questions: QuestionJson[]; coins: CoinEntry[]; test: TestFactsJson | null }
  >`
    select p.*,
      (select json_agg(q order by q.index) from practice_questions q
        where q.student_id = p.student_id and q.practice_id = p.id) as questions,
      ${coinEntriesJson(sql.ref('p.student_id'), sql.ref('p.id'))} as coins,
      ${testFactsJson} as test
    from practices p where p.student_id = ${studentId} and ${atPlace(studentId, place)}`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { questions, coins, test, ...row } = found;
  return { row, questions: questions.map(questionRow), coins, test: test && testFacts(test) };
}

function atPlace(studentId: string, place: PracticePlace): RawBuilder<boolean> {
  if ('id' in place) return sql`p.id = ${place.id}`;
  if ('idempotencyKey' in place) return sql`p.idempotency_key = ${place.idempotencyKey}`;
  return sql`p.id = (
    select practice_id from practice_questions where student_id = ${studentId} and id = ${place.questionId}
  )`;
}

type Instants = 'opened_at' | 'answered_at' | 'closed_at';
type QuestionJson = Omit<QuestionRow, Instants> & Record<Instants, string | null>;

function questionRow(json: QuestionJson): QuestionRow {
  return {
    ...json,
    opened_at: instant(json.opened_at),
    answered_at: instant(json.answered_at),
    closed_at: instant(json.closed_at),
  };
}

/** An instant as PostgreSQL writes it into JSON. */
const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Stores a practice with its questions. False where one with the same idempotency key is there already. */
export async function insertPractice(
  trx: Trx,
  practice: PracticeRow,
  questions: QuestionRow[],
  drawn: readonly StoredQuestion[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('practices')
    .values(practice)
    .onConflict((conflict) => conflict.columns(['student_id', 'idempotency_key']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await insertQuestions(trx, drawn);
  await trx.insertInto('practice_questions').values(questions).execute();
  return true;
}

export type LockedQuestion = QuestionRow & {
  course_id: string;
  mode: string;
  practice_state: string;
  seconds_allowed: number | null;
  ends_at: Date | null;
  finished_at: Date | null;
  student_task_id: string | null;
  is_test: boolean;
  closes_at: Date | null;
  keys_seen_at: Date | null;
  pending_ms: number;
  last_sign_at: Date | null;
};

/** Runs the transaction of an answer, whose last statement goes out with its COMMIT. */
export function answerTransaction<T>(db: Db, action: (trx: Trx, endWith: EndWith) => Promise<T>): Promise<T> {
  return transactionEndingWith(db, action);
}

/**
 * Locks the student, a practice and one of its questions, in this order: everything that changes what a student has
 * practised waits here for its turn, so what the next statements read stays as it is until the commit.
 */
export async function lockQuestion(
  trx: Trx,
  studentId: string,
  practiceId: string,
  index: number,
): Promise<LockedQuestion | undefined> {
  const [locked] = await lockingQuestion(trx, { studentId, practiceId, index });
  return locked;
}

const lockingQuestion = prepared<LockedQuestion, { studentId: string; practiceId: string; index: number }>(
  'lock_question',
  (value, db) =>
    db
      .selectFrom('users as u')
      .innerJoin('practices as p', 'p.student_id', 'u.id')
      .innerJoin('practice_questions as q', (join) =>
        join.onRef('q.student_id', '=', 'p.student_id').onRef('q.practice_id', '=', 'p.id'),
      )
      .select(['q.student_id', 'q.id', 'q.practice_id', 'q.index', 'q.template_id', 'q.template_version', 'q.seed'])
      .select(['q.topic_id', 'q.error_id', 'q.outcome', 'q.hints_opened', 'q.tutor_helped', 'q.seconds'])
      .select(['q.opened_at', 'q.answered_at', 'q.first_answer_ms', 'q.closed_at', 'q.instance_id', 'q.example_id'])
      .select(['q.late_answer', 'q.reason', 'q.pending_ms'])
      .select(sql<Date | null>`(select s.at from last_signs s where s.student_id = q.student_id)`.as('last_sign_at'))
      .select(['p.course_id', 'p.mode', 'p.state as practice_state', 'p.seconds_allowed', 'p.ends_at', 'p.finished_at'])
      .select(['p.student_task_id', 'p.is_test', 'p.closes_at', 'p.keys_seen_at'])
      .where('p.student_id', '=', value('studentId'))
      .where('p.id', '=', value('practiceId'))
      .where('q.index', '=', value('index'))
      .forNoKeyUpdate(),
);

/** Locks the student and a practice, as `lockQuestion` does. */
export function lockPractice(trx: Trx, studentId: string, practiceId: string): Promise<PracticeRow | undefined> {
  return trx
    .selectFrom('users as u')
    .innerJoin('practices as p', 'p.student_id', 'u.id')
    .selectAll('p')
    .where('p.student_id', '=', studentId)
    .where('p.id', '=', practiceId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function countAnswered(trx: Trx, studentId: string, practiceId: string): Promise<number> {
  const row = await trx
    .selectFrom('practice_questions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('student_id', '=', studentId)
    .where('practice_id', '=', practiceId)
    .where('answered_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Starts the clock of a practice that has not started yet; returns when its time is up. */
export async function startClock(db: Db, studentId: string, practiceId: string, at: Date): Promise<Date | null> {
  const row = await db
    .updateTable('practices')
    .set({
      ends_at: sql<Date>`coalesce(ends_at,
        least(${at}::timestamptz + make_interval(secs => coalesce(seconds_left, seconds_allowed)), closes_at))`,
    })
    .where('student_id', '=', studentId)
    .where('id', '=', practiceId)
    .where('state', '=', 'IN_PROGRESS')
    .where('seconds_allowed', 'is not', null)
    .returning('ends_at')
    .executeTakeFirst();
  return row?.ends_at ?? null;
}

/** Keeps what was typed for a question when its set had ended; the latest text stands. */
export async function storeLateAnswer(trx: Trx, studentId: string, questionId: string, answer: string): Promise<void> {
  await trx
    .updateTable('practice_questions')
    .set({ late_answer: answer })
    .where('student_id', '=', studentId)
    .where('id', '=', questionId)
    .execute();
}

/** Practices whose time was up before an instant and that are in progress all the same. */
export interface Overdue {
  id: string;
  student_id: string;
  student_task_id: string | null;
  time_zone: string;
}

export function findOverdue(db: Db, before: Date, after: Overdue | null, limit: number): Promise<Overdue[]> {
  return db
    .selectFrom('practices as p')
    .innerJoin('users as u', 'u.id', 'p.student_id')
    .select(['p.id', 'p.student_id', 'p.student_task_id', sql<string>`day_zone(u, ${before})`.as('time_zone')])
    .where('p.state', '=', 'IN_PROGRESS')
    .where((eb) => eb.or([eb('p.ends_at', '<', before), eb('p.closes_at', '<', before)]))
    .$if(after !== null, (query) => query.where('p.id', '>', after?.id ?? ''))
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

export async function updateQuestion(
  trx: Trx,
  studentId: string,
  questionId: string,
  change: Partial<
    Pick<QuestionRow, 'outcome' | 'seconds' | 'opened_at' | 'answered_at' | 'first_answer_ms' | 'closed_at'>
  >,
) {
  await trx
    .updateTable('practice_questions')
    .set(change)
    .where('student_id', '=', studentId)
    .where('id', '=', questionId)
    .execute();
}

/** Closes a practice: of what is still open, what was tried is not yet right, and the rest was skipped. */
export async function closePractice(trx: Trx, studentId: string, practiceId: string, at: Date) {
  await trx
    .updateTable('practice_questions')
    .set({ outcome: sql`case when answered_at is null then 'SKIPPED' else 'NOT_YET' end`, closed_at: at })
    .where('student_id', '=', studentId)
    .where('practice_id', '=', practiceId)
    .where('closed_at', 'is', null)
    .execute();
  await trx
    .updateTable('practices')
    .set({ state: 'FINISHED', finished_at: at })
    .where('student_id', '=', studentId)
    .where('id', '=', practiceId)
    .execute();
}

export async function insertReport(db: Db, studentId: string, questionId: string, reason: string, at: Date) {
  await db
    .insertInto('question_reports')
    .values({ student_id: studentId, question_id: questionId, reason, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
