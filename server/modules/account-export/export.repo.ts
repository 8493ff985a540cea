import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import type { PersonTable } from './person-tables';

/** A row as it is exported: column → value, instants as ISO text. */
export type ExportedRow = Record<string, unknown>;

/** The rows of a table that are a person's, without what nobody takes along. */
export async function readRows(
  db: Db,
  { table, of, without = [] }: PersonTable,
  userId: string,
): Promise<ExportedRow[]> {
  const { rows } = await sql<{ row: ExportedRow }>`
    select to_jsonb(t) - ${without}::text[] as row from ${sql.table(table)} t where ${of(userId)}`.execute(db);
  return rows.map(({ row }) => row);
}

/** The questions of these practices, and all that are still open. */
export async function findQuestionsOfTests(db: Db, studentId: string, practiceIds: readonly string[]) {
  const { rows } = await sql<{ id: string; hidden: boolean }>`
    select id, practice_id = any(${practiceIds}::uuid[]) as hidden from practice_questions
    where student_id = ${studentId} and (closed_at is null or practice_id = any(${practiceIds}::uuid[]))`.execute(db);
  return {
    questions: rows.filter(({ hidden }) => hidden).map(({ id }) => id),
    open: rows.map(({ id }) => id),
  };
}

export interface CopyRow {
  id: string;
  user_id: string;
  state: 'WAITING' | 'READY';
  parts_done: number;
  parts: number;
  object_key: string | null;
  size: number | null;
  asked_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
}

/** Notes that a copy is wanted, unless one is being made; false then. */
export async function insertCopy(
  trx: Trx,
  row: { id: string; user_id: string; parts: number; asked_at: Date },
): Promise<boolean> {
  const inserted = await sql<{ id: string }>`
    insert into account_exports (id, user_id, state, parts, asked_at)
    values (${row.id}, ${row.user_id}, 'WAITING', ${row.parts}, ${row.asked_at})
    on conflict (user_id) where state = 'WAITING' do nothing returning id`.execute(trx);
  return inserted.rows.length > 0;
}

/** The latest copy that a person asked for. */
export async function findLatestCopy(db: Db, userId: string): Promise<CopyRow | undefined> {
  return db
    .selectFrom('account_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findCopy(db: Db, id: string): Promise<CopyRow | undefined> {
  return db.selectFrom('account_exports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A copy of this person's that is ready and not too old; undefined for any other. */
export async function findReadyCopy(db: Db, id: string, userId: string, now: Date): Promise<CopyRow | undefined> {
  return db
    .selectFrom('account_exports')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', 'READY')
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function updateProgress(db: Db, id: string, partsDone: number): Promise<void> {
  await db.updateTable('account_exports').set({ parts_done: partsDone }).where('id', '=', id).execute();
}

export async function finishCopy(
  trx: Trx,
  id: string,
  done: { object_key: string; size: number; ready_at: Date; expires_at: Date },
): Promise<void> {
  await trx
    .updateTable('account_exports')
    .set({ ...done, state: 'READY' })
    .where('id', '=', id)
    .execute();
}

/** Ends copies that are too old, and those that never came to an end: another may be asked for then. */
export async function deleteOldCopies(db: Db, now: Date, stuckBefore: Date): Promise<void> {
  await sql`delete from account_exports where expires_at <= ${now}
    or (state <> 'READY' and asked_at < ${stuckBefore})`.execute(db);
}
