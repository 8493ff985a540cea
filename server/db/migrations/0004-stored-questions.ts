import { type Kysely, sql } from 'kysely';
import { templateById } from '../../../maths/templates/index';
import { drawQuestion, insertQuestions } from '../../modules/questions/index';
import type { Trx } from '../client';

/**
 * Questions are stored as they were drawn, so that a later version of a template changes no history. Equal questions
 * share a row, rows are never changed, and they say nothing about anybody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await storeKnownQuestions(db as unknown as Trx);
}

const statements = [
  // The content is JSON, deflated: PostgreSQL's own compression hardly finds anything in a row of this size.
  `create table question_instances (
    id uuid primary key,
    public_look uuid,
    content bytea not null
  )`,
  'alter table question_instances alter column content set storage external',
  'create index question_instances_public on question_instances (public_look) where public_look is not null',
  `alter table practice_questions
    add column instance_id uuid references question_instances (id),
    add column example_id uuid references question_instances (id)`,
  'create index practice_questions_open on practice_questions (instance_id) where closed_at is null',
  'alter table errors add column instance_id uuid references question_instances (id)',
];

const batch = 1000;

/** Stores the questions of existing rows whose template still makes them. Others cannot be made again: null stays. */
async function storeKnownQuestions(trx: Trx): Promise<void> {
  let after: { student_id: string; id: string } | undefined;
  do {
    const rows = await questionsAfter(trx, after);
    const drawn = rows.flatMap((row) => {
      const template = templateById(row.template_id);
      return template?.version === row.template_version ? [{ row, question: drawQuestion(template, row.seed) }] : [];
    });
    await insertQuestions(
      trx,
      drawn.map(({ question }) => question),
    );
    const links = drawn.map(({ row, question }) => ({
      student_id: row.student_id,
      id: row.id,
      instance_id: question.id,
    }));
    await sql`update practice_questions q set instance_id = t.instance_id
      from json_to_recordset(${JSON.stringify(links)}::json) as t(student_id uuid, id uuid, instance_id uuid)
      where q.student_id = t.student_id and q.id = t.id`.execute(trx);
    after = rows.length === batch ? rows.at(-1) : undefined;
  } while (after);
  await sql`update errors e set instance_id = q.instance_id from practice_questions q
    where q.student_id = e.student_id and q.id = e.question_id and q.instance_id is not null`.execute(trx);
}

async function questionsAfter(trx: Trx, after: { student_id: string; id: string } | undefined) {
  const { rows } = await sql<{
    student_id: string;
    id: string;
    template_id: string;
    template_version: number;
    seed: string;
  }>`select student_id, id, template_id, template_version, seed from practice_questions
    where ${after ? sql`(student_id, id) > (${after.student_id}, ${after.id})` : sql`true`}
    order by student_id, id limit ${batch}`.execute(trx);
  return rows;
}
