import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';

export type InvitedRole = 'STUDENT' | 'TEACHER';

const rolesOf = (role: InvitedRole): string[] => (role === 'STUDENT' ? ['STUDENT'] : ['TEACHER', 'TUTOR']);

/** Whether an invitation (`i`) went to the address of this person, who showed that the mailbox is theirs. */
const isOf = (personId: string) => sql<boolean>`i.email = (
  select lower(me.email) from users me where me.id = ${personId} and me.email_proved_at is not null)`;

/**
 * Asks the owners of these addresses into a class. An address that nobody here has is noted all the same: whoever asks
 * learns nothing of it. Returns the addresses that were asked now for the first time, and not those of people in the class.
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
  const roles = rolesOf(role);
  const { rows } = await sql<{ email: string }>`
    insert into class_invitations (class_id, role, email, invited_by, created_at)
    select ${classId}, ${role}, e.email, ${invitedBy}, ${at}
    from unnest(${emails}::text[]) as e(email)
    left join users u on lower(u.email) = e.email and u.email_proved_at is not null and u.roles && ${roles}::text[]
    where u.id is null or not (
      exists (select 1 from class_members m where m.class_id = ${classId} and m.student_id = u.id)
      or exists (select 1 from class_teachers t where t.class_id = ${classId} and t.teacher_id = u.id)
      or exists (select 1 from classes c where c.id = ${classId} and c.teacher_id = u.id))
    on conflict do nothing returning email`.execute(trx);
  const asked = new Set(rows.map(({ email }) => email));
  return emails.filter((email) => asked.has(email));
}

/** The accounts that proved one of these addresses and can take up what asks them. */
export async function findInvitedAccounts(trx: Trx, emails: readonly string[], role: InvitedRole): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where lower(email) = any(${[...emails]}::text[]) and email_proved_at is not null
      and roles && ${rolesOf(role)}::text[]`.execute(trx);
  return rows.map(({ id }) => id);
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
  /** Whether whoever asks proved their own address. */
  is_known: boolean;
}

/** Those of a class, in the order of address and role, after one. */
export async function findUnmailed(
  db: Db,
  classId: string,
  after: UnmailedInvitation | null,
  limit: number,
): Promise<UnmailedInvitation[]> {
  const { rows } = await sql<UnmailedInvitation>`
    select i.email, i.role, c.name, c.join_code, u.id as teacher_id, u.nickname as invited_by,
      u.email_proved_at is not null as is_known
    from class_invitations i join classes c on c.id = i.class_id and c.archived_at is null
    join users u on u.id = coalesce(i.invited_by, c.teacher_id)
    where i.class_id = ${classId} and i.mailed_at is null
      and (${after?.email ?? null}::text is null or (i.email, i.role) > (${after?.email ?? null}::text, ${after?.role ?? null}::text))
    order by i.email, i.role limit ${limit}`.execute(db);
  return rows;
}

/** Notes that a mail is on its way; false where another worker was faster, or nobody is asked any more. */
export async function markMailed(
  trx: Trx,
  { classId, role, email, at }: { classId: string; role: InvitedRole; email: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('class_invitations')
    .set({ mailed_at: at })
    .where('class_id', '=', classId)
    .where('role', '=', role)
    .where('email', '=', email)
    .where('mailed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countInvitations(trx: Trx, classId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('class_invitations')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteInvitations(
  trx: Trx,
  classId: string,
  role: InvitedRole,
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return;
  await trx
    .deleteFrom('class_invitations')
    .where('class_id', '=', classId)
    .where('role', '=', role)
    .where('email', 'in', emails)
    .execute();
}

/** Ends what asked the address of somebody who has just come in by the join code, proved or not: it is of no use now. */
export async function deleteInvitationsOfMember(trx: Trx, personId: string, classId: string): Promise<void> {
  await sql`delete from class_invitations i using users u
    where i.class_id = ${classId} and i.role = 'STUDENT' and u.id = ${personId} and i.email = lower(u.email)`.execute(
    trx,
  );
}

/** Ends what asked this person into the class; false when nothing did. */
export async function deleteInvitationsOfPerson(
  db: Db,
  personId: string,
  classId: string,
  role: InvitedRole,
): Promise<boolean> {
  const { rows } = await sql`delete from class_invitations i
    where i.class_id = ${classId} and i.role = ${role} and ${isOf(personId)} returning i.class_id`.execute(db);
  return rows.length > 0;
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
    where ${isOf(personId)} and i.role = ${role}
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
      select 1 from class_invitations i where i.class_id = c.id and ${isOf(personId)} and i.role = 'TEACHER')
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
