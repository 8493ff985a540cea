import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import { taughtBy } from '../taught-by';

export interface ClassFileRow {
  id: string;
  name: string;
  kind: string;
  size: number;
  created_at: Date;
  deleted_at: Date | null;
  /** Null when the account is gone. */
  uploaded_by: string | null;
}

/** The files of a class that this person teaches, the newest first, those that can be brought back among them. */
export async function findFilesOfTaughtClass(db: Db, teacherId: string, classId: string): Promise<ClassFileRow[]> {
  const { rows } = await sql<ClassFileRow>`
    select f.id, f.name, f.kind, f.size, f.created_at, f.deleted_at, u.nickname as uploaded_by
    from class_files f join classes c on c.id = f.class_id left join users u on u.id = f.uploaded_by
    where f.class_id = ${classId} and ${taughtBy(teacherId)}
    order by f.created_at desc, f.id`.execute(db);
  return rows;
}

export interface SharedFileRow extends ClassFileRow {
  object_key: string;
  class_id: string;
  class_name: string;
  teaches: boolean;
}

/** A file of a class that this person teaches or is a student of. Deleted files are nobody's. */
export async function findSharedFile(db: Db, personId: string, fileId: string): Promise<SharedFileRow | undefined> {
  const { rows } = await sql<SharedFileRow>`
    select f.id, f.name, f.kind, f.size, f.created_at, f.deleted_at, f.object_key, u.nickname as uploaded_by,
      c.id as class_id, c.name as class_name, ${taughtBy(personId)} as teaches
    from class_files f join classes c on c.id = f.class_id left join users u on u.id = f.uploaded_by
    where f.id = ${fileId} and f.deleted_at is null and (${taughtBy(personId)} or exists (
      select 1 from class_members m where m.class_id = c.id and m.student_id = ${personId}))`.execute(db);
  return rows[0];
}

export interface ClassRoom {
  archived: boolean;
  files: number;
  bytes: number;
}

/** How much the files of a class hold that this person teaches. */
export async function findRoom(db: Db, teacherId: string, classId: string): Promise<ClassRoom | undefined> {
  const { rows } = await sql<ClassRoom>`
    select c.archived_at is not null as archived,
      (select count(*)::int from class_files f where f.class_id = c.id) as files,
      (select coalesce(sum(f.size), 0)::float8 from class_files f where f.class_id = c.id) as bytes
    from classes c where c.id = ${classId} and ${taughtBy(teacherId)}`.execute(db);
  return rows[0];
}

/** Notes an object before it is stored, so that it is found again whatever happens. */
export async function insertObject(db: Db, key: string, at: Date): Promise<void> {
  await db.insertInto('stored_objects').values({ key, created_at: at }).execute();
}

export async function insertFile(
  trx: Trx,
  row: {
    id: string;
    class_id: string;
    object_key: string;
    uploaded_by: string;
    name: string;
    kind: string;
    size: number;
    created_at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('class_files')
    .values({ ...row, deleted_at: null, told_at: null })
    .execute();
}

/** Renames, deletes or brings back a file of a class that this person teaches; false when there is none such. */
export async function updateFile(
  db: Db,
  teacherId: string,
  fileId: string,
  change: { name: string } | { deleted_at: Date | null },
): Promise<boolean> {
  const result = await db
    .updateTable('class_files as f')
    .set(change)
    .where('f.id', '=', fileId)
    .where('f.deleted_at', 'deleted_at' in change && change.deleted_at === null ? 'is not' : 'is', null)
    .where(sql<boolean>`exists (select 1 from classes c where c.id = f.class_id and ${taughtBy(teacherId)})`)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Name and kind of a file of a class that this person teaches, locked until the commit. */
export async function lockNameOfFile(
  trx: Trx,
  teacherId: string,
  fileId: string,
): Promise<{ name: string; kind: string } | undefined> {
  const { rows } = await sql<{ name: string; kind: string }>`
    select f.name, f.kind from class_files f join classes c on c.id = f.class_id
    where f.id = ${fileId} and f.deleted_at is null and ${taughtBy(teacherId)} for update of f`.execute(trx);
  return rows[0];
}

/** Ends the files that nobody may bring back any more. */
export async function deleteOldFiles(db: Db, deletedBefore: Date): Promise<void> {
  await db.deleteFrom('class_files').where('deleted_at', '<', deletedBefore).execute();
}

/** Objects that nothing points to, noted before this instant. */
export async function findOrphans(db: Db, notedBefore: Date, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select o.key from stored_objects o
    where o.created_at < ${notedBefore} and not exists (select 1 from class_files f where f.object_key = o.key)
      and not exists (select 1 from account_exports e where e.object_key = o.key)
      and (${after}::text is null or o.key > ${after}::text)
    order by o.key limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

/** Forgets an object that is gone, unless something points to it. */
export async function deleteObject(db: Db, key: string): Promise<void> {
  await sql`delete from stored_objects o where o.key = ${key}
    and not exists (select 1 from class_files f where f.object_key = o.key)
    and not exists (select 1 from account_exports e where e.object_key = o.key)`.execute(db);
}
