import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import type { Database } from '../../../db/schema';

export type CartRow = Selectable<Database['carts']>;

/** A person has one open cart at most: this one takes the place of its choice. Returns its id. */
export async function putOpenCart(trx: Trx, row: CartRow): Promise<CartRow> {
  return trx
    .insertInto('carts')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('user_id').where(sql`state`, '=', sql.lit('OPEN')).doUpdateSet({
        plan: row.plan,
        months: row.months,
        currency: row.currency,
        course_ids: row.course_ids,
        back_to: row.back_to,
        changed_at: row.changed_at,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findOpenCart(db: Db, userId: string): Promise<CartRow | null> {
  const row = await db
    .selectFrom('carts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  return row ?? null;
}

export async function findCart(db: Db, userId: string, id: string): Promise<CartRow | null> {
  const row = await db
    .selectFrom('carts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** A person's own cart for a change. */
export async function lockCart(trx: Trx, userId: string, id: string): Promise<CartRow | null> {
  const row = await trx
    .selectFrom('carts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateCart(db: Db, id: string, change: Updateable<Database['carts']>): Promise<void> {
  await db.updateTable('carts').set(change).where('id', '=', id).execute();
}
