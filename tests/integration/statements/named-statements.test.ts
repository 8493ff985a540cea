import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseFailure } from '../../../server/platform/database-failure';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

async function names(text: string): Promise<number> {
  const { db } = backend.services;
  return db.transaction().execute(async (connection) => {
    for (let time = 0; time < 12; time += 1) await sql.raw<unknown>(text).execute(connection);
    const ask = sql<{ count: number }>`
      select count(*)::int as count from pg_prepared_statements where statement = ${text}`;
    return (await ask.execute(connection)).rows[0]?.count ?? -1;
  });
}

it('plans a statement once that is sent often with values, and none that comes once', async () => {
  const { db } = backend.services;
  await db.transaction().execute(async (connection) => {
    const often = (value: number) => sql<{ sum: number }>`select ${value}::int + 1 as sum`.execute(connection);
    for (let value = 0; value < 12; value += 1) expect((await often(value)).rows).toEqual([{ sum: value + 1 }]);
    await sql`select ${1}::int + 2 as sum`.execute(connection);
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%::int + _ as sum'`.execute(connection);
    expect(rows).toEqual([{ statement: 'select $1::int + 1 as sum' }]);
  });
});

it('sends statements without values as they are', async () => {
  expect(await names('select 40 + 2')).toBe(0);
});

it('goes on with new plans after a table got another column', async () => {
  const { db } = backend.services;
  await sql`create table grown (id int)`.execute(db);
  await sql`insert into grown values (1)`.execute(db);
  const all = () => sql<object>`select * from grown where id = ${1}`.execute(db).then(({ rows }) => rows);
  for (let time = 0; time < 12; time += 1) await all();
  await sql`alter table grown add column name text`.execute(db);
  const failure: unknown = await all().catch((error: unknown) => error);
  expect(databaseFailure(failure)).toBe('away');
  expect(await all()).toEqual([{ id: 1, name: null }]);
});

it('takes back a transaction whose first statement fails, and one that asked nothing', async () => {
  const { db } = backend.services;
  await sql`create table counted (id int primary key)`.execute(db);
  const count = async () => (await sql<{ id: number }>`select id from counted`.execute(db)).rows.length;
  const add = (id: number) => sql`insert into counted values (${id})`;
  await db.transaction().execute((trx) => add(1).execute(trx));
  const twice = db.transaction().execute(async (trx) => {
    await add(1)
      .execute(trx)
      .catch(() => {});
    await add(2).execute(trx);
  });
  await expect(twice).rejects.toThrow('aborted');
  const takenBack = db.transaction().execute(async (trx) => {
    await add(3).execute(trx);
    throw new Error('Changed our mind');
  });
  await expect(takenBack).rejects.toThrow('Changed our mind');
  await db.transaction().execute(async () => {});
  expect(await count()).toBe(1);
});

it('leaves no transaction open on a connection that goes back to the pool', async () => {
  const { db } = backend.services;
  const failing = () => db.transaction().execute((trx) => sql`select 1 / ${0}::int`.execute(trx));
  await Promise.allSettled(Array.from({ length: 40 }, failing));
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(db);
  expect(rows).toEqual([{ open: 0 }]);
});
