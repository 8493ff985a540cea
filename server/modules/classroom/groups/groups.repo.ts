import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import { taughtBy } from '../taught-by';

export interface GroupRow {
  id: string;
  name: string;
  student_ids: string[];
  /** Another one as soon as its name or its students differ. */
  version: string;
}

const members = sql`array(
  select m.student_id from class_group_members m where m.group_id = g.id order by m.student_id)`;
const version = sql<string>`md5(concat_ws(' ', g.name, array_to_string(${members}, ' ')))`;

/** The groups of a class that this person teaches, by name, with the ids of their students. */
export async function findGroups(db: Db, teacherId: string, classId: string): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select g.id, g.name, ${members} as student_ids, ${version} as version
    from class_groups g join classes c on c.id = g.class_id
    where g.class_id = ${classId} and ${taughtBy(teacherId)}
    order by lower(g.name), g.id`.execute(db);
  return rows;
}

/** The class of a group that this person teaches, and the group's version. */
export async function findClassOfGroup(
  trx: Trx,
  teacherId: string,
  groupId: string,
): Promise<{ class_id: string; version: string } | undefined> {
  const { rows } = await sql<{ class_id: string; version: string }>`
    select g.class_id, ${version} as version from class_groups g join classes c on c.id = g.class_id
    where g.id = ${groupId} and ${taughtBy(teacherId)}`.execute(trx);
  return rows[0];
}

export interface GroupNames {
  id: string;
  name: string;
  creation_key: string;
}

/** Names and keys of the groups of a class that the caller has locked. */
export function groupNames(trx: Trx, classId: string): Promise<GroupNames[]> {
  return trx
    .selectFrom('class_groups')
    .select(['id', 'name', 'creation_key'])
    .where('class_id', '=', classId)
    .execute();
}

export async function insertGroup(
  trx: Trx,
  row: { id: string; class_id: string; name: string; creation_key: string; created_at: Date },
): Promise<void> {
  await trx.insertInto('class_groups').values(row).execute();
}

export async function renameGroup(trx: Trx, groupId: string, name: string): Promise<void> {
  await trx.updateTable('class_groups').set({ name }).where('id', '=', groupId).execute();
}

/** Puts those of these students who are in the class into the group, and takes all others out of it. */
export async function replaceMembers(
  trx: Trx,
  { classId, groupId, studentIds }: { classId: string; groupId: string; studentIds: string[] },
): Promise<void> {
  await sql`delete from class_group_members
    where group_id = ${groupId} and student_id <> all(${studentIds}::uuid[])`.execute(trx);
  await sql`insert into class_group_members (group_id, class_id, student_id)
    select ${groupId}::uuid, m.class_id, m.student_id from class_members m
    where m.class_id = ${classId} and m.student_id = any(${studentIds}::uuid[])
    on conflict do nothing`.execute(trx);
}

/** Deletes a group of a class that this person teaches; false where there is none such. */
export async function deleteGroupRow(db: Db, teacherId: string, groupId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from class_groups g using classes c
    where g.id = ${groupId} and c.id = g.class_id and ${taughtBy(teacherId)} returning g.id`.execute(db);
  return rows.length > 0;
}
