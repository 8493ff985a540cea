import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';

export type InvitedRole = 'STUDENT' | 'TEACHER';

/**
 * Asks the owners of these addresses into a class. An address that nobody here has is noted all the same: whoever asks
 * learns nothing of it. Returns the accounts that were asked now for the first time and are not in the class.
 */
export async function insertInvitations(
  trx: Trx,
  {
    classId,
    role,
    emails,
    invitedBy,
    at,
  }: { classId: string; role: InvitedRole; emails: string[]; invitedBy: string; at: Date },
): Promise<string[]> {
  const roles = role === 'STUDENT' ? ['STUDENT'] : ['TEACHER', 'TUTOR'];
  const { rows } = await sql<{ user_id: string | null }>`
    insert into class_invitations (class_id, role, email, user_id, invited_by, created_at)
    select ${classId}, ${role}, e.email, u.id, ${invitedBy}, ${at}
    from unnest(${emails}::text[]) as e(email)
    left join users u on lower(u.email) = e.email and u.roles && ${roles}::text[]
    where u.id is null or not (
      exists (select 1 from class_members m where m.class_id = ${classId} and m.student_id = u.id)
      or exists (select 1 from class_teachers t where t.class_id = ${classId} and t.teacher_id = u.id)
      or exists (select 1 from classes c where c.id = ${classId} and c.teacher_id = u.id))
    on conflict do nothing returning user_id`.execute(trx);
  return rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
}

/** Somebody who was asked into an open class and has no mail about it yet. */
export interface UnmailedInvitation {
  email: string;
  role: InvitedRole;
  name: string;
  join_code: string;
  /** Who asks. */
  teacher_id: string;
  invited_by: string;
}

/**
 * Takes one without a mail that is none of these addresses, so that each is written to once however many workers there
 * are.
 */
export async function takeUnmailed(
  trx: Trx,
  { classId, refused }: { classId: string; refused: readonly string[] },
): Promise<UnmailedInvitation | undefined> {
  const { rows } = await sql<UnmailedInvitation>`
    select i.email, i.role, c.name, c.join_code, u.id as teacher_id, u.nickname as invited_by
    from class_invitations i join classes c on c.id = i.class_id and c.archived_at is null
    join users u on u.id = coalesce(i.invited_by, c.teacher_id)
    where i.class_id = ${classId} and i.mailed_at is null and i.email <> all(${[...refused]}::text[])
    order by i.email, i.role limit 1 for no key update of i skip locked`.execute(trx);
  return rows[0];
}

export async function markMailed(
  trx: Trx,
  { classId, role, email, at }: { classId: string; role: InvitedRole; email: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('class_invitations')
    .set({ mailed_at: at })
    .where('class_id', '=', classId)
    .where('role', '=', role)
    .where('email', '=', email)
    .execute();
}

export async function countInvitations(trx: Trx, classId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('class_invitations')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteInvitation(trx: Trx, classId: string, role: InvitedRole, email: string): Promise<void> {
  await trx
    .deleteFrom('class_invitations')
    .where('class_id', '=', classId)
    .where('role', '=', role)
    .where('email', '=', email)
    .execute();
}

/** Ends what asked this person into the class; false when nothing did. */
export async function deleteInvitationsOfPerson(
  db: Db,
  personId: string,
  classId: string,
  role: InvitedRole,
): Promise<boolean> {
  const result = await db
    .deleteFrom('class_invitations')
    .where('class_id', '=', classId)
    .where('user_id', '=', personId)
    .where('role', '=', role)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export interface InvitationRow {
  class_id: string;
  name: string;
  course_id: string;
  colour: string;
  join_code: string;
  /** Who asks: the owner of the class where that account is gone. */
  invited_by: string;
}

/** What asks this person into open classes, the newest first. */
export async function findInvitationsOfPerson(db: Db, personId: string, role: InvitedRole): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select c.id as class_id, c.name, c.course_id, c.colour, c.join_code, u.nickname as invited_by
    from class_invitations i
    join classes c on c.id = i.class_id and c.archived_at is null
    join users u on u.id = coalesce(i.invited_by, c.teacher_id)
    where i.user_id = ${personId} and i.role = ${role}
    order by i.created_at desc, c.id`.execute(db);
  return rows;
}

/** Locks the open class that asked this person to teach in it. */
export async function lockInvitingClass(trx: Trx, personId: string, classId: string) {
  const { rows } = await sql<{ id: string; name: string; owner_id: string; co_teachers: number }>`
    select c.id, c.name, c.teacher_id as owner_id,
      (select count(*)::int from class_teachers t where t.class_id = c.id) as co_teachers
    from classes c
    where c.id = ${classId} and c.archived_at is null and exists (
      select 1 from class_invitations i where i.class_id = c.id and i.user_id = ${personId} and i.role = 'TEACHER')
    for no key update of c`.execute(trx);
  return rows[0];
}

export async function insertCoTeacher(trx: Trx, classId: string, teacherId: string, at: Date): Promise<void> {
  await trx
    .insertInto('class_teachers')
    .values({ class_id: classId, teacher_id: teacherId, joined_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A co-teacher goes, or the owner lets her go; false when it is neither. */
export async function deleteCoTeacher(
  db: Db,
  { viewerId, classId, teacherId }: { viewerId: string; classId: string; teacherId: string },
): Promise<boolean> {
  const result = await db
    .deleteFrom('class_teachers as t')
    .where('t.class_id', '=', classId)
    .where('t.teacher_id', '=', teacherId)
    .where(
      sql<boolean>`(t.teacher_id = ${viewerId} or exists (
        select 1 from classes c where c.id = t.class_id and c.teacher_id = ${viewerId}))`,
    )
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
