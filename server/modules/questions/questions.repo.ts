import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type RawBuilder, sql } from 'kysely';
import { arrayValue } from '../../db/array-value';
import type { Db, Trx } from '../../db/client';
import { answersAreOutSql } from './answers-out';
import { isPublic, lookOf, type StoredQuestion } from './stored-question';

/** A stored question as `storedQuestionsJson` gives it: its content as `packContent` makes it, in base64. */
export interface StoredQuestionJson {
  id: string;
  content: string;
}

/** The content of a question as it is stored: JSON, deflated to less than half. */
export function packContent({ id: _, ...content }: StoredQuestion): Buffer {
  return deflateRawSync(JSON.stringify(content));
}

/** What `packContent` made, in base64, as the question it was. */
export function unpackQuestion({ id, content }: StoredQuestionJson): StoredQuestion {
  const json = inflateRawSync(Buffer.from(content, 'base64')).toString('utf8');
  return { ...(JSON.parse(json) as Omit<StoredQuestion, 'id'>), id };
}

/** Stores questions; those that are there already stay as they are. */
export async function insertQuestions(trx: Trx, questions: readonly StoredQuestion[]): Promise<void> {
  if (questions.length > 0) await insertingQuestions(questions).execute(trx);
}

/**
 * The same as a statement, or as a CTE of a larger one. In the order of their ids, so that two writers of the same
 * questions do not wait for each other in a circle.
 */
export function insertingQuestions(questions: readonly StoredQuestion[]): RawBuilder<unknown> {
  const rows = [...new Map(questions.map((question) => [question.id, question])).values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((question) => {
      const look = lookOf(question);
      const content = packContent(question).toString('base64');
      return { id: question.id, public_look: isPublic(look) ? look : null, content };
    });
  return sql`insert into question_instances (id, public_look, content)
    select id, public_look, decode(content, 'base64') from json_to_recordset(${JSON.stringify(rows)}::json)
      as t(id uuid, public_look uuid, content text)
    on conflict (id) do nothing`;
}

/** For use inside a larger statement: these stored questions as one JSON array. */
export function storedQuestionsJson(ids: readonly string[]): RawBuilder<StoredQuestionJson[]> {
  return sql`(select coalesce(json_agg(json_build_object('id', id, 'content', encode(content, 'base64'))), '[]')
    from question_instances where id = any(${arrayValue(ids, 'uuid')}))`;
}

export async function questionsById(db: Db, ids: readonly string[]): Promise<StoredQuestionJson[]> {
  const { rows } = await sql<{ questions: StoredQuestionJson[] }>`
    select ${storedQuestionsJson(ids)} as questions`.execute(db);
  return rows[0]?.questions ?? [];
}

/**
 * Whether a question of this look is open for any student, saved for later tasks, or set in a task that still runs or a
 * test whose answers are not out for everybody who sat it. Only for looks that the public replay may show.
 */
export async function isLookOpen(db: Db, look: string, now: Date): Promise<boolean> {
  const notOut = (studentTask: RawBuilder<unknown>) => sql`exists (
    select 1 from student_tasks s join tasks t on t.id = s.task_id
    where ${studentTask} and s.excused_at is null and not ${answersAreOutSql(now)})`;
  const { rows } = await sql<{ open: boolean }>`
    select exists (
      select 1 from question_instances i join practice_questions q on q.instance_id = i.id
      join practices p on p.student_id = q.student_id and p.id = q.practice_id
      where i.public_look = ${look}
        and (q.closed_at is null or (p.is_test and (p.closes_at > ${now} or ${notOut(sql`s.id = p.student_task_id`)})))
      union all
      select 1 from question_instances i join saved_exam_questions q on q.instance_id = i.id where i.public_look = ${look}
      union all
      select 1 from question_instances i join task_questions q on q.instance_id = i.id
      join tasks w on w.id = q.task_id
      where i.public_look = ${look} and (w.state = 'DRAFT' or (w.state = 'OPEN' and w.late_until > ${now})
        or ${notOut(sql`s.task_id = w.id and (t.type = 'TEST' or w.state = 'OPEN')`)})
    ) as open`.execute(db);
  return rows[0]?.open ?? false;
}
