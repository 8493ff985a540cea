import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import { lockPeople } from '../identity';
import { closeWorkOfLeavers, letJoinersGoOn } from '../practice';
import { taughtBy } from './taught-by';

export interface RosterRow {
  id: string;
  nickname: string;
  /** What the person wears, as it is stored. */
  worn: string | null;
  year_level: number | null;
  joined_at: Date;
  /** The last local day with an answer, YYYY-MM-DD; null before the first. */
  last_active_day: string | null;
  /** Questions answered since the day asked for. */
  answered: number;
}

/** The students of a class that this person teaches, by nickname. */
export async function findRoster(
  db: Db,
  { teacherId, classId, activeSince }: { teacherId: string; classId: string; activeSince: string },
): Promise<RosterRow[]> {
  const { rows } = await sql<RosterRow>`
    select u.id, u.nickname, u.avatar as worn, u.year_level, m.joined_at,
      (select max(d.day) from activity_days d where d.student_id = u.id and d.answered > 0) as last_active_day,
      (select coalesce(sum(d.answered), 0)::int from activity_days d
        where d.student_id = u.id and d.day >= ${activeSince}) as answered
    from classes c
    join class_members m on m.class_id = c.id
    join users u on u.id = m.student_id
    where c.id = ${classId} and ${taughtBy(teacherId)}
    order by lower(u.nickname), u.id`.execute(db);
  return rows;
}

/** Everybody and everything else that the pages of one class show, in one statement. */
export interface ClassPeopleRow {
  co_teachers: { id: string; nickname: string }[];
  invitations: { email: string; role: string }[];
  /** The other classes that this person teaches and that take students. */
  other_classes: { id: string; name: string }[];
}

export async function findClassPeople(db: Db, teacherId: string, classId: string): Promise<ClassPeopleRow | undefined> {
  const { rows } = await sql<ClassPeopleRow>`
    select
      (select coalesce(json_agg(json_build_object('id', u.id, 'nickname', u.nickname) order by t.joined_at), '[]')
        from class_teachers t join users u on u.id = t.teacher_id where t.class_id = k.id) as co_teachers,
      (select coalesce(json_agg(json_build_object('email', i.email, 'role', i.role) order by i.email), '[]')
        from class_invitations i where i.class_id = k.id) as invitations,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by lower(c.name)), '[]')
        from classes c where c.id <> k.id and c.archived_at is null and ${taughtBy(teacherId)}) as other_classes
    from (select c.id from classes c where c.id = ${classId} and ${taughtBy(teacherId)}) k`.execute(db);
  return rows[0];
}

/** Which of these students are in the class. */
export async function findMembersAmong(trx: Trx, classId: string, studentIds: string[]): Promise<string[]> {
  if (studentIds.length === 0) return [];
  const rows = await trx
    .selectFrom('class_members')
    .select('student_id')
    .where('class_id', '=', classId)
    .where('student_id', 'in', studentIds)
    .execute();
  return rows.map(({ student_id }) => student_id);
}

export async function countMembers(trx: Trx, classId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('class_members')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countClassesOfStudent(trx: Trx, studentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from class_members m join classes c on c.id = m.class_id
    where m.student_id = ${studentId} and c.archived_at is null`.execute(trx);
  return rows[0]?.count ?? 0;
}

/**
 * Puts students into a class, with the homework of the whole class still running; returns those who were not in it yet.
 * A test they get from their teacher alone: a second account must not open the questions of a first. They are locked
 * first, as answering does.
 */
export async function insertMembers(trx: Trx, classId: string, studentIds: string[], at: Date): Promise<string[]> {
  if (studentIds.length === 0) return [];
  await lockPeople(trx, studentIds);
  const { rows } = await sql<{ student_id: string }>`
    with added as (
      insert into class_members (class_id, student_id, joined_at)
      select ${classId}::uuid, unnest(${studentIds}::uuid[]), ${at}::timestamptz on conflict do nothing returning student_id),
    given as (
      insert into student_tasks (id, task_id, student_id, assigned_at)
      select gen_random_uuid(), t.id, a.student_id, ${at}::timestamptz from added a
      join tasks t on t.class_id = ${classId} and t.state = 'OPEN' and t.type = 'HOMEWORK' and t.whole_class
        and t.late_until > ${at}::timestamptz
      on conflict (task_id, student_id) do nothing)
    select student_id from added`.execute(trx);
  const added = rows.map(({ student_id }) => student_id);
  if (added.length > 0) await letJoinersGoOn(trx, { classId, studentIds: added, at });
  return added;
}

/** Takes students out of a class, and ends their work on its tasks; returns those who were in it. They are locked first. */
export async function deleteMembers(trx: Trx, classId: string, studentIds: string[], at: Date): Promise<string[]> {
  if (studentIds.length === 0) return [];
  await lockPeople(trx, studentIds);
  const rows = await trx
    .deleteFrom('class_members')
    .where('class_id', '=', classId)
    .where('student_id', 'in', studentIds)
    .returning('student_id')
    .execute();
  const gone = rows.map(({ student_id }) => student_id);
  if (gone.length > 0) await closeWorkOfLeavers(trx, { classId, studentIds: gone, at });
  return gone;
}
