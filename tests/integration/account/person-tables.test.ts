import { type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personTables, tablesAboutOthers, tablesOfNobody } from '../../../server/modules/account-export';
import { createTestDatabase, type TestDatabase } from '../database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Tables of the product; those of the migrations themselves know nobody. */
async function tablesOfProduct(): Promise<string[]> {
  const tables = await database.db.introspection.getTables();
  return tables.filter(({ schema }) => schema === 'public').map(({ name }) => name);
}

it('knows every table of the database: whose its rows are, or why they are nobody’s', async () => {
  const known = [...personTables.map(({ table }) => table), ...Object.keys(tablesOfNobody)];
  expect(known.sort()).toEqual((await tablesOfProduct()).sort());
});

it('names no table that knows people as one of nobody', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct table_name as table from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'student_id', 'teacher_id', 'email', 'to_email')`.execute(
    database.db,
  );
  const people = rows.map(({ table }) => table);
  expect(people.filter((table) => table in tablesOfNobody)).toEqual([]);
});

it('loses a person everywhere when the account ends: every reference to users goes with it or lets go', async () => {
  const { rows } = await sql<{ table: string; column: string; rule: string }>`
    select c.conrelid::regclass::text as table, a.attname as column, c.confdeltype as rule
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(database.db);
  expect(rows.filter(({ rule }) => rule !== 'c' && rule !== 'n')).toEqual([]);
  for (const { table, atEnd } of personTables) {
    if (atEnd !== 'stays') continue;
    expect(rows.some((row) => row.table === table && row.rule === 'n')).toBe(true);
  }
  for (const { table, column } of tablesAboutOthers) {
    expect(rows).toContainEqual({ table, column, rule: 'c' });
  }
});

it('leaves out columns that are there', async () => {
  const tables = await database.db.introspection.getTables();
  for (const { table, without = [], hidden, of } of personTables) {
    const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
    expect(columns).toEqual(expect.arrayContaining([...(hidden?.columns ?? []), ...(hidden ? [hidden.by] : [])]));
    if (table !== 'attempts' && table !== 'practice_questions' && table !== 'errors')
      expect(columns).toEqual(expect.arrayContaining([...without]));
    await sql<SqlBool>`select 1 from ${sql.table(table)} t where ${of('00000000-0000-4000-8000-000000000000')}`.execute(
      database.db,
    );
  }
});

it('copies nobody else’s id to a student: what points to a person is the person, or left out', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(database.db);
  const others = personTables.flatMap(({ table, without = [], of }) => {
    const whose = sql`select ${of('00000000-0000-4000-8000-000000000000')}`.compile(database.db).sql;
    const people = rows.filter((row) => row.table === table && !without.includes(row.column));
    return people.filter(({ column }) => !whose.includes(column)).map(({ column }) => `${table}.${column}`);
  });
  expect(others).toEqual([]);
});
