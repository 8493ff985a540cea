import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/client';
import type { Database } from '../../db/schema';

export type TestPaymentRow = Selectable<Database['test_provider_payments']>;

/** The payment of an idempotency key: made now, or as it was made. */
export async function insertOnce(db: Db, row: TestPaymentRow): Promise<TestPaymentRow> {
  await db
    .insertInto('test_provider_payments')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
  return db
    .selectFrom('test_provider_payments')
    .selectAll()
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow();
}

/** The payment, after what time did to it. */
export async function readRow(db: Db, ref: string, now: Date, expiredBefore: Date): Promise<TestPaymentRow | null> {
  await sql`
    update test_provider_payments set
      state = case when settles_at <= ${now} then 'SETTLED' else 'EXPIRED' end, settles_at = null
    where ref = ${ref} and state in ('CREATED', 'NEEDS_ACTION', 'PROCESSING')
      and (settles_at <= ${now} or (settles_at is null and created_at <= ${expiredBefore}))`.execute(db);
  const row = await db.selectFrom('test_provider_payments').selectAll().where('ref', '=', ref).executeTakeFirst();
  return row ?? null;
}

/** Moves a payment on from one state; false where another request was faster. */
export async function moveRow(
  db: Db,
  ref: string,
  from: TestPaymentRow['state'],
  change: Partial<Pick<TestPaymentRow, 'state' | 'card' | 'failure' | 'settles_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('test_provider_payments')
    .set(change)
    .where('ref', '=', ref)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function refundRow(db: Db, ref: string, cents: number): Promise<void> {
  await db
    .updateTable('test_provider_payments')
    .set({ refunded_cents: cents })
    .where('ref', '=', ref)
    .where('state', '=', 'SETTLED')
    .where('amount_cents', '>=', cents)
    .execute();
}

export async function listRows(db: Db, since: Date): Promise<TestPaymentRow[]> {
  return db
    .selectFrom('test_provider_payments')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(1000)
    .execute();
}
