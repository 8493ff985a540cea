import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import { taughtBy } from './taught-by';

export interface TaughtClassRow {
  id: string;
  name: string;
  course_id: string;
  colour: string;
  time_zone: string;
  join_code: string;
  version: number;
  coins_on_tasks: boolean;
  archived_at: Date | null;
  is_owner: boolean;
  owner_name: string;
  student_count: number;
  /** Students who answered a question since the day asked for. */
  active_count: number;
  /** Students who joined since the instant asked for. */
  new_count: number;
  /** The last day on which one of its students answered something, YYYY-MM-DD. */
  last_active_day: string | null;
}

interface Since {
  /** YYYY-MM-DD */
  activeSince: string;
  newSince: Date;
}

/** Classes that this person teaches, by name; one of them where `classId` names it. */
export async function findTaughtClasses(
  db: Db,
  {
    teacherId,
    classId,
    archived,
    activeSince,
    newSince,
  }: Since & {
    teacherId: string;
    classId?: string;
    archived?: boolean;
  },
): Promise<TaughtClassRow[]> {
  const { rows } = await sql<TaughtClassRow>`
    select c.id, c.name, c.course_id, c.colour, c.time_zone, c.join_code, c.version, c.coins_on_tasks, c.archived_at,
      c.teacher_id = ${teacherId} as is_owner, o.nickname as owner_name,
      s.student_count, s.active_count, s.new_count, s.last_active_day
    from classes c
    join users o on o.id = c.teacher_id
    cross join lateral (
      select count(*)::int as student_count,
        count(*) filter (where exists (select 1 from activity_days d
          where d.student_id = m.student_id and d.day >= ${activeSince} and d.answered > 0))::int as active_count,
        count(*) filter (where m.joined_at >= ${newSince})::int as new_count,
        max((select max(d.day) from activity_days d where d.student_id = m.student_id and d.answered > 0)) as last_active_day
      from class_members m where m.class_id = c.id) s
    where ${taughtBy(teacherId)}
      ${classId === undefined ? sql`` : sql`and c.id = ${classId}`}
      ${archived === undefined ? sql`` : sql`and (c.archived_at is not null) = ${archived}`}
    order by lower(c.name), c.id`.execute(db);
  return rows;
}

/** The class if this person teaches it, locked until the transaction ends, so that what follows sees it as it is. */
export async function lockTaughtClass(trx: Trx, teacherId: string, classId: string) {
  const { rows } = await sql<{
    id: string;
    name: string;
    owner_id: string;
    time_zone: string;
    archived_at: Date | null;
  }>`
    select c.id, c.name, c.teacher_id as owner_id, c.time_zone, c.archived_at from classes c
    where c.id = ${classId} and ${taughtBy(teacherId)} for no key update`.execute(trx);
  return rows[0];
}

export interface ClassSettings {
  name: string;
  course_id: string;
  colour: string;
  time_zone: string;
  version: number;
}

/** What a teacher says of a class. It is there: the caller has locked it. */
export async function findClassSettings(trx: Trx, classId: string): Promise<ClassSettings> {
  return trx
    .selectFrom('classes')
    .select(['name', 'course_id', 'colour', 'time_zone', 'version'])
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
}

export async function countOpenClasses(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('classes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('teacher_id', '=', ownerId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface NewClassRow {
  id: string;
  teacher_id: string;
  name: string;
  course_id: string;
  colour: string;
  time_zone: string;
  join_code: string;
  creation_key: string;
  created_at: Date;
}

/** Stores a class; false where its join code is taken or this form made one already. */
export async function insertClass(db: Db, row: NewClassRow): Promise<boolean> {
  const inserted = await db
    .insertInto('classes')
    .values({ ...row, archived_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findClassOfForm(db: Db, ownerId: string, creationKey: string): Promise<string | null> {
  const row = await db
    .selectFrom('classes')
    .select('id')
    .where('teacher_id', '=', ownerId)
    .where('creation_key', '=', creationKey)
    .executeTakeFirst();
  return row?.id ?? null;
}

interface ClassChange {
  name?: string;
  course_id?: string;
  colour?: string;
  time_zone?: string;
  archived_at?: Date | null;
  coins_on_tasks?: boolean;
  version?: number;
}

/** Changes a class that this person teaches; false when there is none. */
export async function updateTaughtClass(
  db: Db,
  teacherId: string,
  classId: string,
  change: ClassChange,
): Promise<boolean> {
  const result = await db
    .updateTable('classes as c')
    .set(change)
    .where('c.id', '=', classId)
    .where(taughtBy(teacherId))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Gives the class another code: NOT_FOUND is `null`, a code that is taken `false`. */
export async function updateJoinCode(
  db: Db,
  teacherId: string,
  classId: string,
  code: string,
): Promise<boolean | null> {
  const { rows } = await sql<{ taken: boolean }>`
    with free as (select not exists (select 1 from classes where join_code = ${code}) as yes),
    changed as (
      update classes c set join_code = ${code} from free where free.yes and c.id = ${classId} and ${taughtBy(teacherId)}
      returning c.id)
    select not free.yes as taken from free
    where exists (select 1 from classes c where c.id = ${classId} and ${taughtBy(teacherId)})`.execute(db);
  const [row] = rows;
  return row === undefined ? null : !row.taken;
}

/** Deletes a class of this owner while nobody is in it; says what stood in the way. */
export async function deleteEmptyClass(
  trx: Trx,
  ownerId: string,
  classId: string,
): Promise<'deleted' | 'not-found' | 'not-owner' | 'has-students'> {
  const { rows } = await sql<{ owner: boolean; students: boolean }>`
    select c.teacher_id = ${ownerId} as owner,
      exists (select 1 from class_members m where m.class_id = c.id) as students
    from classes c where c.id = ${classId} and ${taughtBy(ownerId)} for update`.execute(trx);
  const [found] = rows;
  if (!found) return 'not-found';
  if (!found.owner) return 'not-owner';
  if (found.students) return 'has-students';
  await trx.deleteFrom('classes').where('id', '=', classId).where('teacher_id', '=', ownerId).execute();
  return 'deleted';
}
