import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import { taughtBy } from '../taught-by';

export interface AnnouncementRow {
  id: string;
  body: string;
  created_at: Date;
  edited_at: Date | null;
  /** Null when the account is gone. */
  author: string | null;
}

/** What was written to a class that this person teaches or is in, the newest first. */
export async function findAnnouncements(
  db: Db,
  personId: string,
  classId: string,
  limit: number,
): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select a.id, a.body, a.created_at, a.edited_at, u.nickname as author
    from class_announcements a join classes c on c.id = a.class_id left join users u on u.id = a.author_id
    where a.class_id = ${classId} and (${taughtBy(personId)} or exists (
      select 1 from class_members m where m.class_id = c.id and m.student_id = ${personId}))
    order by a.created_at desc, a.id limit ${limit}`.execute(db);
  return rows;
}

export async function countAnnouncements(trx: Trx, classId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('class_announcements')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores an announcement; null where this form made one already. */
export async function insertAnnouncement(
  trx: Trx,
  row: { id: string; class_id: string; author_id: string; body: string; created_at: Date; creation_key: string },
): Promise<string | null> {
  const inserted = await trx
    .insertInto('class_announcements')
    .values({ ...row, edited_at: null, told_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Changes an announcement to a class that this person teaches; false when there is none such. */
/** What stands there, locked until the commit; undefined for one of another class. */
export async function lockAnnouncement(trx: Trx, teacherId: string, id: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('class_announcements as a')
    .select('a.body')
    .where('a.id', '=', id)
    .where(sql<boolean>`exists (select 1 from classes c where c.id = a.class_id and ${taughtBy(teacherId)})`)
    .forUpdate()
    .executeTakeFirst();
  return row?.body;
}

export async function updateAnnouncement(
  db: Db,
  teacherId: string,
  id: string,
  change: { body: string; edited_at: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('class_announcements as a')
    .set(change)
    .where('a.id', '=', id)
    .where(sql<boolean>`exists (select 1 from classes c where c.id = a.class_id and ${taughtBy(teacherId)})`)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteAnnouncementRow(db: Db, teacherId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('class_announcements as a')
    .where('a.id', '=', id)
    .where(sql<boolean>`exists (select 1 from classes c where c.id = a.class_id and ${taughtBy(teacherId)})`)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
