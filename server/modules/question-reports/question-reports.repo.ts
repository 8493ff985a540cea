import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';

export interface QuestionReportRow {
  question_id: string;
  reason: string;
  created_at: Date;
  decision: 'ACCEPTED' | 'REFUSED' | null;
  answer: string;
  decided_at: Date | null;
  re_marked_at: Date | null;
  template_id: string;
  template_version: number;
  seed: string;
  instance_id: string | null;
  /** What the student answered, newest first. */
  answers: { answer: string; verdict: string }[];
}

const columns = sql`r.question_id, r.reason, r.created_at, r.decision, r.answer, r.decided_at, r.re_marked_at,
  q.template_id, q.template_version, q.seed, q.instance_id,
  (select coalesce(json_agg(json_build_object('answer', a.answer, 'verdict', a.verdict) order by a.number desc), '[]')
    from attempts a where a.student_id = q.student_id and a.question_id = q.id) as answers`;

/** Reports of questions, those without a decision first, the newest first. One statement. */
export async function findReports(db: Db, limit: number): Promise<QuestionReportRow[]> {
  const { rows } = await sql<QuestionReportRow>`
    select ${columns} from question_reports r
    join practice_questions q on q.student_id = r.student_id and q.id = r.question_id
    order by r.decision is not null, r.created_at desc, r.question_id limit ${limit}`.execute(db);
  return rows;
}

export interface DecidedReport {
  student_id: string;
  nickname: string;
  template_id: string;
  template_version: number;
}

/** Stores a decision, the first one that is made; undefined where there is no report, or one that is decided. */
export async function decideReport(
  trx: Trx,
  questionId: string,
  decision: { decision: 'ACCEPTED' | 'REFUSED'; answer: string; by: string; at: Date },
): Promise<DecidedReport | undefined> {
  const { rows } = await sql<DecidedReport>`
    update question_reports r set decision = ${decision.decision}, answer = ${decision.answer},
      decided_at = ${decision.at}, decided_by = ${decision.by}
    from practice_questions q, users u
    where r.question_id = ${questionId} and r.decision is null
      and q.student_id = r.student_id and q.id = r.question_id and u.id = r.student_id
    returning r.student_id, u.nickname, q.template_id, q.template_version`.execute(trx);
  return rows[0];
}

export async function isReported(db: Db, questionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('question_reports')
    .select('question_id')
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Versions of templates that an accepted report is about and whose marks still wait. */
export async function findWaitingVersions(db: Db): Promise<{ template_id: string; template_version: number }[]> {
  const { rows } = await sql<{ template_id: string; template_version: number }>`
    select distinct q.template_id, q.template_version from question_reports r
    join practice_questions q on q.student_id = r.student_id and q.id = r.question_id
    where r.decision = 'ACCEPTED' and r.re_marked_at is null`.execute(db);
  return rows;
}

/** Notes that the marks of a version were made anew, for every accepted report of it that waited. */
export async function noteReMarked(
  db: Db,
  { templateId, version }: { templateId: string; version: number },
  at: Date,
): Promise<void> {
  await sql`
    update question_reports r set re_marked_at = ${at} from practice_questions q
    where r.decision = 'ACCEPTED' and r.re_marked_at is null and q.student_id = r.student_id and q.id = r.question_id
      and q.template_id = ${templateId} and q.template_version = ${version}`.execute(db);
}
