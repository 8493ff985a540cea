import { sql } from 'kysely';
import type { Db } from '../../db/client';
import type { Role } from '../../platform/viewer';

export interface NewAccountRow {
  id: string;
  email: string;
  username: string;
  password_hash: string;
  nickname: string;
  avatar: null;
  cognito_uid: string;
  roles: Role[];
  year_level: number | null;
  time_zone: string;
  accept_tc_at: null;
  inviting_code: string;
  invited_by: string | null;
  created_at: Date;
  email_proved_at: Date | null;
}

/** Stores a new account; false when the email is taken already. */
export async function insertAccount(db: Db, row: NewAccountRow): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'nickname', sql<boolean>`email_proved_at is not null`.as('emailProved')])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
}

/** The mailbox of the account is its owner's; login names have none. The first proof stands. */
export async function markEmailProved(db: Db, id: string, now: Date): Promise<void> {
  await sql`update users set email_proved_at = coalesce(email_proved_at, ${now})
    where id = ${id} and position('@' in email) > 0`.execute(db);
}

/**
 * The account of an email or login name with its password hash, the version of the first password that still opens it,
 * and whether it knows the device: in one statement, so that all take alike.
 */
export async function findAccountForSignIn(db: Db, email: string, deviceHash: Buffer) {
  return db
    .selectFrom('users')
    .leftJoin('known_devices', (join) =>
      join.onRef('known_devices.user_id', '=', 'users.id').on('known_devices.token_hash', '=', deviceHash),
    )
    .leftJoin('prepared_accounts', (join) =>
      join.onRef('prepared_accounts.user_id', '=', 'users.id').on('prepared_accounts.password_chosen_at', 'is', null),
    )
    .select([
      'users.id',
      'users.password_hash',
      'prepared_accounts.version as first_password_version',
      sql<boolean>`known_devices.user_id is not null`.as('knows_device'),
    ])
    .where(sql<boolean>`lower(users.email) = lower(${email})`)
    .executeTakeFirst();
}

export async function findIdByInvitingCode(db: Db, code: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('id').where('inviting_code', '=', code).executeTakeFirst();
  return row?.id ?? null;
}

export async function updatePassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/** The identity id of an account that no provider opens. */
export const localUid = (id: string): string => `local-${id}`;

export async function updateCognitoUid(db: Db, id: string, cognitoUid: string): Promise<void> {
  await db.updateTable('users').set({ cognito_uid: cognitoUid }).where('id', '=', id).execute();
}

/** Keeps the first acceptance: a later one changes nothing. Returns the instant that stands. */
export async function recordAcceptance(db: Db, id: string, now: Date): Promise<Date | null> {
  const row = await db
    .updateTable('users')
    .set({ accept_tc_at: sql<Date>`coalesce(accept_tc_at, ${now})` })
    .where('id', '=', id)
    .returning('accept_tc_at')
    .executeTakeFirst();
  return row?.accept_tc_at ?? null;
}

/** Who invited a person; null when nobody did. */
export async function findInviter(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('invited_by').where('id', '=', id).executeTakeFirst();
  return row?.invited_by ?? null;
}
