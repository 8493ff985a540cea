import { setImmediate as sent } from 'node:timers/promises';
import type { Db, Trx } from './client';

/** Names the one statement that ends a transaction: it has been started and is not waited for. */
export type EndWith = (statement: Promise<unknown>) => Promise<void>;

/**
 * A transaction whose last statement goes out together with its COMMIT: one wait in place of two. Where that statement
 * fails, PostgreSQL answers the COMMIT with a rollback, and this throws what the statement threw. Nothing may be sent in
 * the transaction after `endWith`.
 */
export async function transactionEndingWith<T>(db: Db, action: (trx: Trx, endWith: EndWith) => Promise<T>): Promise<T> {
  let last: Promise<unknown> | undefined;
  const result = await db.transaction().execute((trx) =>
    action(trx, async (statement) => {
      last = statement;
      // Awaited below; a COMMIT that fails first must not leave it unheard.
      statement.catch(() => {});
      // Kysely hands a statement on some microtasks after it was started, and COMMIT must not overtake it.
      await sent();
    }),
  );
  await last;
  return result;
}
