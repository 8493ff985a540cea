import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import type { Role } from '../../../platform/viewer';

export interface PersonRow {
  id: string;
  nickname: string;
  email: string;
  proved: boolean;
  roles: Role[];
  created_at: Date;
  deletes_at: Date | null;
}

interface PersonDetailsRow extends PersonRow {
  sessions: number;
  school_name: string | null;
  school_confirmed_at: Date | null;
}

/** People whose address or nickname holds these words, by nickname. */
export async function findPeopleByWords(db: Db, words: string, limit: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select id, nickname, email, email_proved_at is not null as proved, roles, created_at, deletes_at from users
    where position(lower(${words}) in lower(email)) > 0 or position(lower(${words}) in lower(nickname)) > 0
    order by lower(nickname), id limit ${limit}`.execute(db);
  return rows;
}

/** One person and how many sessions of theirs live. */
export async function findPerson(db: Db, id: string, now: Date): Promise<PersonDetailsRow | undefined> {
  const { rows } = await sql<PersonDetailsRow>`
    select id, nickname, email, email_proved_at is not null as proved, roles, created_at, deletes_at, school_name,
      school_confirmed_at,
      (select count(*)::int from sessions s where s.user_id = u.id and s.expires_at > ${now}) as sessions
    from users u where id = ${id}`.execute(db);
  return rows[0];
}

/** Every administrator, locked: who is one is decided by one at a time. */
export async function lockAdministrators(trx: Trx): Promise<{ id: string; deletes_at: Date | null }[]> {
  return trx
    .selectFrom('users')
    .select(['id', 'deletes_at'])
    .where(sql<boolean>`'ADMIN' = any(roles)`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** What decides whether somebody may become an administrator; the account is locked. */
export async function lockRoles(trx: Trx, id: string): Promise<{ roles: Role[]; proved: boolean } | undefined> {
  return trx
    .selectFrom('users')
    .select(['roles', sql<boolean>`email_proved_at is not null`.as('proved')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .$castTo<{ roles: Role[]; proved: boolean }>()
    .executeTakeFirst();
}

export async function storeRoles(trx: Trx, id: string, roles: Role[]): Promise<void> {
  await trx.updateTable('users').set({ roles }).where('id', '=', id).execute();
}

/** Notes since when the school of a teacher is confirmed, or that it is not; false where that stood already. */
export async function storeSchoolConfirmed(trx: Trx, id: string, at: Date | null): Promise<boolean> {
  const row = await trx
    .updateTable('users')
    .set({ school_confirmed_at: at })
    .where('id', '=', id)
    .where('school_confirmed_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
