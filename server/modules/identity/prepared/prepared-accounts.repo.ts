import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';

/** Which of these login names are taken. */
export async function findTakenLogins(db: Db, logins: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ login: string }>`
    select lower(email) as login from users where lower(email) = any(${logins}::text[])`.execute(db);
  return new Set(rows.map(({ login }) => login));
}

export async function countOfForm(trx: Trx, classId: string, creationKey: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from prepared_accounts
    where class_id = ${classId} and creation_key = ${creationKey}`.execute(trx);
  return rows[0]?.count ?? 0;
}

export interface NewPreparedAccount {
  id: string;
  login: string;
  username: string;
  nickname: string;
  inviting_code: string;
}

/** Stores accounts for a class, however many, in two statements. */
export async function insertPreparedAccounts(
  trx: Trx,
  accounts: NewPreparedAccount[],
  {
    classId,
    yearLevel,
    timeZone,
    creationKey,
    at,
  }: { classId: string; yearLevel: number | null; timeZone: string; creationKey: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('users')
    .values(
      accounts.map(({ id, login, username, nickname, inviting_code }) => ({
        id,
        email: login,
        username,
        // No hash has this form: nobody signs in by it.
        password_hash: '',
        nickname,
        avatar: null,
        cognito_uid: `local-${id}`,
        roles: ['STUDENT'],
        year_level: yearLevel,
        time_zone: timeZone,
        accept_tc_at: null,
        inviting_code,
        invited_by: null,
        created_at: at,
      })),
    )
    .execute();
  const rows = accounts.map(({ id }) => ({
    user_id: id,
    class_id: classId,
    password_chosen_at: null,
    creation_key: creationKey,
    created_at: at,
  }));
  await trx.insertInto('prepared_accounts').values(rows).execute();
}

/** From now on the next first password opens the account, and no other one; false where it was not prepared here. */
export async function updateVersion(trx: Trx, classId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`
    update prepared_accounts p set version = version + 1, password_chosen_at = null
    where p.user_id = ${userId} and p.class_id = ${classId} and exists (
      select 1 from class_members m where m.class_id = p.class_id and m.student_id = p.user_id)
    returning user_id`.execute(trx);
  return rows.length > 0;
}

/** The student has a password of their own: the first one opens nothing any more. */
export async function markPasswordChosen(trx: Trx, userId: string, at: Date): Promise<void> {
  await trx
    .updateTable('prepared_accounts')
    .set({ password_chosen_at: at })
    .where('user_id', '=', userId)
    .where('password_chosen_at', 'is', null)
    .execute();
}

/** Moves the care for these accounts from one class to another. */
export async function moveCare(trx: Trx, fromClassId: string, toClassId: string, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return;
  await trx
    .updateTable('prepared_accounts')
    .set({ class_id: toClassId })
    .where('class_id', '=', fromClassId)
    .where('user_id', 'in', userIds)
    .execute();
}
