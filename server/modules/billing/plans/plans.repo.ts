import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import type { Database } from '../../../db/schema';

export type PlanRow = Selectable<Database['plan_subscriptions']>;

export async function insertPlan(trx: Trx, row: Insertable<Database['plan_subscriptions']>): Promise<PlanRow> {
  return trx.insertInto('plan_subscriptions').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findPlan(db: Db, id: string): Promise<PlanRow | null> {
  return (await db.selectFrom('plan_subscriptions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function lockPlan(trx: Trx, id: string): Promise<PlanRow | null> {
  const row = await trx
    .selectFrom('plan_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** A person's own subscription for a change. */
export async function lockPlanOf(trx: Trx, userId: string, id: string): Promise<PlanRow | null> {
  const row = await trx
    .selectFrom('plan_subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updatePlan(
  trx: Trx,
  id: string,
  change: Updateable<Database['plan_subscriptions']>,
): Promise<void> {
  await trx.updateTable('plan_subscriptions').set(change).where('id', '=', id).execute();
}

/** The subscription that a payer's mails are about, with the student's name and the account's address. */
export async function findPayersPlan(
  db: Db,
  { plan, to }: { plan: string; to: string },
): Promise<(PlanRow & { nickname: string; email: string }) | null> {
  const row = await db
    .selectFrom('plan_subscriptions')
    .innerJoin('users', 'users.id', 'plan_subscriptions.user_id')
    .selectAll('plan_subscriptions')
    .select(['users.nickname', 'users.email'])
    .where('plan_subscriptions.id', '=', plan)
    .where('payer_email', '=', to)
    .executeTakeFirst();
  return row ?? null;
}

/** A person's subscriptions, those that run first, then the latest. */
export async function findPlansOf(db: Db, userId: string): Promise<PlanRow[]> {
  return db
    .selectFrom('plan_subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy(sql`state = 'ENDED'`)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
}

/** Subscriptions that renew by themselves and hold no course beyond these. */
export async function findReplaced(
  trx: Trx,
  userId: string,
  courseIds: string[],
  exceptId: string,
): Promise<PlanRow[]> {
  return trx
    .selectFrom('plan_subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'ACTIVE')
    .where('id', '!=', exceptId)
    .where(sql<boolean>`course_ids <@ ${courseIds}::text[]`)
    .forNoKeyUpdate()
    .execute();
}

/** A person's subscriptions of this one course that have not ended, for a change. */
export async function findOneCoursePlans(trx: Trx, userId: string, courseId: string): Promise<PlanRow[]> {
  return trx
    .selectFrom('plan_subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '!=', 'ENDED')
    .where(sql<boolean>`course_ids = ${[courseId]}::text[]`)
    .forNoKeyUpdate()
    .execute();
}

/** What a subscription opens from now on is another course. */
export async function moveCover(trx: Trx, planId: string, courseId: string, now: Date): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ course_id: courseId })
    .where('plan_subscription_id', '=', planId)
    .where('ends_at', '>', now)
    .execute();
}

/** When the paid cover of any of these courses ends; null where nothing covers them. */
export async function coverEnd(db: Db, userId: string, courseIds: readonly string[], now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.max('ends_at').as('ends_at'))
    .where('user_id', '=', userId)
    .where('course_id', 'in', [...courseIds])
    .where('grace', '=', false)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return (row?.ends_at as Date | null) ?? null;
}

export async function insertCover(trx: Trx, rows: Insertable<Database['subscriptions']>[]): Promise<void> {
  await trx.insertInto('subscriptions').values(rows).execute();
}

/** Takes the days away that were open only while a renewal was tried. */
export async function deleteGrace(trx: Trx, planId: string): Promise<void> {
  await trx.deleteFrom('subscriptions').where('plan_subscription_id', '=', planId).where('grace', '=', true).execute();
}

/** What a payment opened is open no more. */
export async function endCover(trx: Trx, paymentId: string, now: Date): Promise<void> {
  await trx.deleteFrom('subscriptions').where('payment_id', '=', paymentId).where('starts_at', '>=', now).execute();
  await trx
    .updateTable('subscriptions')
    .set({ ends_at: now })
    .where('payment_id', '=', paymentId)
    .where('ends_at', '>', now)
    .execute();
}

/** Subscriptions whose renewal is to be tried now, and those that end. */
export async function findDue(
  db: Db,
  now: Date,
  after: { id: string } | null,
  limit: number,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from plan_subscriptions s
    where s.state <> 'ENDED' and s.term_ends_at <= ${now} and coalesce(s.next_try_at, s.term_ends_at) <= ${now}
      and not exists (select 1 from payments p where p.subscription_id = s.id and p.cart_id is null
        and p.state in ('CREATED', 'NEEDS_ACTION', 'PROCESSING'))
      and (${after?.id ?? null}::uuid is null or s.id > ${after?.id ?? null}::uuid)
    order by s.id limit ${limit}`.execute(db);
  return rows;
}

/** Subscriptions that renew within `until`, with those who are to be told. */
export async function findRenewingBy(
  db: Db,
  { now, until, after }: { now: Date; until: Date; after: string | null },
  limit: number,
): Promise<PlanRow[]> {
  return db
    .selectFrom('plan_subscriptions')
    .selectAll()
    .where('state', '=', 'ACTIVE')
    .where('user_id', 'is not', null)
    .where('term_ends_at', '>', now)
    .where('term_ends_at', '<=', until)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();
}
