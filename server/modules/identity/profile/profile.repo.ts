import { type SqlBool, sql } from 'kysely';
import type { ChatWindowState } from '../../../../rules/chat-panel';
import type { Db, Trx } from '../../../db/client';

/** What a person may change of themselves, locked until the commit. */
export function lockProfile(trx: Trx, id: string) {
  return trx
    .selectFrom('users')
    .select(['nickname', 'adjustments', 'practice_timer'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateNickname(db: Db, id: string, nickname: string): Promise<void> {
  await db.updateTable('users').set({ nickname }).where('id', '=', id).execute();
}

/**
 * Changes the year level of a student if none was changed in this calendar month of theirs: one statement, so that two
 * devices have one effect. False when nothing was changed.
 */
export async function updateYearLevel(db: Db, id: string, yearLevel: number, now: Date): Promise<boolean> {
  const monthOf = (instant: unknown) => sql`date_trunc('month', ${instant}::timestamptz at time zone time_zone)`;
  const row = await db
    .updateTable('users')
    .set({ year_level: yearLevel, year_level_changed_at: now })
    .where('id', '=', id)
    .where('year_level', 'is not', null)
    .where('year_level', '<>', yearLevel)
    .where(
      sql<SqlBool>`(year_level_changed_at is null or
        ${monthOf(sql.ref('year_level_changed_at'))} < ${monthOf(now)})`,
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Postgres knows fewer time zones than the browsers, and says so by this code. */
const unknownZone = '22023';

/**
 * Moves a person to another time zone. Their days never go back: where it is still the day before, days count by the old
 * zone until that day begins in the new one, so nothing is earned on a day twice, or on one that is over. The last change
 * of the year level keeps its date, so that its month stays used up. One statement; null where Postgres does not know the
 * zone, false where the two clocks are more than a day apart.
 */
export async function updateTimeZone(db: Db, id: string, timeZone: string, now: Date): Promise<boolean | null> {
  const dayIn = (instant: unknown, zone: unknown) => sql`(${instant}::timestamptz at time zone ${zone})::date`;
  try {
    const { rows } = await sql`
      with counting as (
        select id, day_zone(users, ${now}) as zone, ${dayIn(now, sql`day_zone(users, ${now})`)} as day
        from users where id = ${id} for no key update
      ), moved as (
        select *, case when ${dayIn(now, timeZone)} < day then day::timestamp at time zone ${timeZone} end as until
        from counting
      )
      update users u set time_zone = ${timeZone}, day_zone_until = m.until,
        day_zone = case when m.until is not null then m.zone end,
        year_level_changed_at = (u.year_level_changed_at at time zone u.time_zone) at time zone ${timeZone}
      from moved m where u.id = m.id and (m.until is null or ${dayIn(sql`m.until`, sql`m.zone`)} = m.day)
      returning u.id`.execute(db);
    return rows.length > 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === unknownZone) return null;
    throw error;
  }
}

export async function findYearLevel(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['year_level', 'year_level_changed_at', 'time_zone'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Stores the month of birth where none is stored; false where one is. */
export async function updateAge(
  db: Db,
  id: string,
  { birthMonth, parentEmail }: { birthMonth: string; parentEmail: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ birth_month: birthMonth, parent_email: parentEmail })
    .where('id', '=', id)
    .where('birth_month', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes what a person said of their days, and marks the step as seen. One statement. */
export async function updateOwnStep(
  db: Db,
  id: string,
  step: string,
  change: {
    goal?: string | null;
    minutes_a_day?: number | null;
    study_hour?: number | null;
    school_name?: string | null;
    teaches?: string[];
  } = {},
): Promise<void> {
  const seen = sql<string[]>`case when ${step} = any(own_steps) then own_steps else own_steps || ${step}::text end`;
  await db
    .updateTable('users')
    .set({ ...change, own_steps: seen })
    .where('id', '=', id)
    .execute();
}

/** Puts the question of the age off, once a day however often it is sent; nothing where it was answered. */
export async function putAgeOff(db: Db, id: string, now: Date): Promise<void> {
  await sql`update users set age_later_count = age_later_count + 1, age_later_at = ${now}
    where id = ${id} and birth_month is null
      and (age_later_at is null or age_later_at < ${now}::timestamptz - interval '1 day')`.execute(db);
}

export async function updateAdjustments(
  db: Db,
  id: string,
  { adjustments, practiceTimer }: { adjustments: string[]; practiceTimer: boolean | null },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ adjustments, ...(practiceTimer === null ? {} : { practice_timer: practiceTimer }) })
    .where('id', '=', id)
    .execute();
}

export async function updateChatWindow(db: Db, id: string, chatWindow: ChatWindowState): Promise<void> {
  await db.updateTable('users').set({ chat_window: chatWindow }).where('id', '=', id).execute();
}

/** What a change of password or email needs of the account; prepared accounts have no password until one is chosen. */
export async function findCredentials(db: Db, id: string) {
  return db
    .selectFrom('users')
    .leftJoin('prepared_accounts', 'prepared_accounts.user_id', 'users.id')
    .select(['users.email', 'users.nickname', 'users.password_hash', 'prepared_accounts.user_id as prepared_id'])
    .where('users.id', '=', id)
    .executeTakeFirst();
}

/** Whether another account has this address. */
export async function isEmailTaken(db: Db, email: string, byOtherThan: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<SqlBool>`lower(email) = lower(${email})`)
    .where('id', '<>', byOtherThan)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores an address that waits for its mailbox; older ones end with it: a proof ends a proof, a change ends a change. */
export async function insertEmailChange(
  trx: Trx,
  row: { token_hash: Buffer; user_id: string; email: string; expires_at: Date },
): Promise<void> {
  await sql`delete from email_changes e using users u
    where e.user_id = ${row.user_id} and u.id = e.user_id
      and (lower(e.email) = lower(u.email)) = (lower(${row.email}) = lower(u.email))`.execute(trx);
  await trx
    .insertInto('email_changes')
    .values({ ...row, used_at: null })
    .execute();
}

/** The address that a link of this person confirms; undefined when it is unknown, used, too old or somebody else's. */
export async function useEmailChange(trx: Trx, hash: Buffer, userId: string, now: Date): Promise<string | undefined> {
  const row = await trx
    .updateTable('email_changes')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** The address of an account, proved: whoever sets it followed a link to it. */
export async function updateEmail(trx: Trx, id: string, email: string, now: Date): Promise<void> {
  await trx.updateTable('users').set({ email, email_proved_at: now }).where('id', '=', id).execute();
}

/** How a person logs in. */
export interface AccountFactsRow {
  /** An address that waits for its mailbox; null when none does. */
  waiting_email: string | null;
  /** Empty for an account without a password. */
  password_hash: string;
  is_prepared: boolean;
  /** When a provider was let in; null where none opens the account. */
  provider_since: Date | null;
  /** Null while the default stands. */
  show_rank: boolean | null;
}

/** One statement. */
export async function findAccountFacts(db: Db, userId: string, now: Date): Promise<AccountFactsRow | undefined> {
  const { rows } = await sql<AccountFactsRow>`
    select u.password_hash,
      exists (select 1 from prepared_accounts p where p.user_id = u.id) as is_prepared,
      (select e.email from email_changes e where e.user_id = u.id and e.used_at is null and e.expires_at > ${now}
        and lower(e.email) <> lower(u.email) limit 1)
        as waiting_email,
      (select min(created_at) from provider_identities i where i.user_id = u.id) as provider_since,
      (select b.show_rank from battle_settings b where b.user_id = u.id) as show_rank
    from users u where u.id = ${userId}`.execute(db);
  return rows[0];
}
