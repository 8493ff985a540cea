import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';

/** Plans the end of an account and returns when it is, the first time that stands; null for the only administrator. */
export async function markDeletion(db: Db, id: string, at: Date): Promise<Date | null> {
  const { rows } = await sql<{ deletes_at: Date }>`
    update users set deletes_at = coalesce(deletes_at, ${at}) where id = ${id} and (not 'ADMIN' = any(roles)
      or exists (select 1 from users o where o.id <> ${id} and 'ADMIN' = any(o.roles) and o.deletes_at is null))
    returning deletes_at`.execute(db);
  return rows[0]?.deletes_at ?? null;
}

/** False when no end was planned. */
export async function clearDeletion(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ deletes_at: null })
    .where('id', '=', id)
    .where('deletes_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface DueDeletion {
  id: string;
  email: string;
  nickname: string;
  emailProved: boolean;
}

export async function findDueDeletions(
  db: Db,
  now: Date,
  after: DueDeletion | null,
  limit: number,
): Promise<DueDeletion[]> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'nickname', sql<boolean>`email_proved_at is not null`.as('emailProved')])
    .where('deletes_at', '<=', now)
    .$if(after !== null, (query) => query.where('id', '>', after?.id ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Classes with a second teacher go on with the one who has been there longest; the others end with their owner. */
export async function handClassesOver(trx: Trx, id: string): Promise<void> {
  await sql`
    with heirs as (
      select distinct on (t.class_id) t.class_id, t.teacher_id from class_teachers t
      join classes c on c.id = t.class_id
      where c.teacher_id = ${id} and t.teacher_id <> ${id} order by t.class_id, t.joined_at, t.teacher_id
    ), handed as (
      update classes c set teacher_id = h.teacher_id from heirs h where c.id = h.class_id
    )
    delete from class_teachers t using heirs h where t.class_id = h.class_id and t.teacher_id = h.teacher_id`.execute(
    trx,
  );
}

/**
 * Mails to and messages from the address of the account, where it is proved: else they may be somebody else's; and the
 * addresses of those who paid for it. Mails about the person to others go with the account itself.
 */
export async function eraseMails(trx: Trx, id: string): Promise<void> {
  await sql`
    with own as (select lower(email) as email from users where id = ${id} and email_proved_at is not null), mails as (
      delete from outbox_mails m using own where lower(m.to_email) = own.email or lower(m.reply_to) = own.email
    ), paid as (
      update payments set payer_email = null where user_id = ${id} and payer_email is not null
    ), plans as (
      update plan_subscriptions set payer_email = null where user_id = ${id} and payer_email is not null
    )
    delete from contact_messages m using own where lower(m.email) = own.email`.execute(trx);
}

/** Invitations into classes that went to the proved address. */
export async function eraseInvitations(trx: Trx, id: string): Promise<void> {
  await sql`delete from class_invitations i using users u
    where u.id = ${id} and u.email_proved_at is not null and i.email = lower(u.email)`.execute(trx);
}

/** Flags that were switched on for this proved address name it no longer. */
export async function eraseFromFlags(trx: Trx, id: string): Promise<void> {
  await sql`update flag_settings f set emails = array(
      select e from unnest(f.emails) e where lower(e) <> lower(u.email))
    from users u where u.id = ${id} and u.email_proved_at is not null and lower(u.email) = any (select lower(e) from unnest(f.emails) e)`.execute(
    trx,
  );
}

/** Whoever met the person in a battle was sent their first name and picture, in an event that is stored for a while. */
export async function eraseFromEvents(trx: Trx, id: string): Promise<void> {
  await sql`update user_events e set payload = e.payload - 'they' from battle_seats own
    join battle_seats other on other.battle_id = own.battle_id and other.seat <> own.seat
    where own.user_id = ${id} and e.user_id = other.user_id and e.kind = 'BATTLE'
      and e.payload ->> 'battleId' = own.battle_id::text and e.payload ? 'they'`.execute(trx);
}

/** The account with everything that hangs on it; false when its end is not planned any more. */
export async function eraseUser(trx: Trx, id: string, now: Date): Promise<boolean> {
  const row = await trx
    .deleteFrom('users')
    .where('id', '=', id)
    .where('deletes_at', '<=', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
