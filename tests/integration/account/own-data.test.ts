import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  collectCopy,
  eraseDueAccounts,
  makeCopy,
  openCopy,
  personTables,
  requestCopy,
  undoDeletion,
} from '../../../server/modules/account-export';
import { readRows } from '../../../server/modules/account-export/export.repo';
import { hashPassword } from '../../../server/modules/identity';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { password, startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerWrong, casual } from '../practice/student';
import { type Everything, makeEverything } from './everything';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

async function unpack(person: Person, id: string): Promise<Record<string, string>> {
  const { bytes } = await openCopy(backend.services, person.viewer, id);
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(Buffer.from(chunk));
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, Buffer.from(file).toString('utf8')]));
}

const waiting = () =>
  backend.services.db.selectFrom('account_exports').select('id').where('state', '=', 'WAITING').execute();

const plan = ({ token }: Person, current: string) =>
  backend.ask('mutation M($current: String!) { requestDeletion(current: $current) }', {
    variables: { current },
    token,
  });

/** How many rows of every table hold one of these texts, whatever the letters' case. */
async function rowsWith(...texts: string[]): Promise<Record<string, number>> {
  const tables = (await backend.services.db.introspection.getTables()).filter(({ schema }) => schema === 'public');
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)} t
      where t::text ilike any (${texts.map((text) => `%${text}%`)}::text[])`.execute(backend.services.db);
    if (rows[0]?.count) found[name] = rows[0].count;
  }
  return found;
}

describe('a copy of all own data', () => {
  it('is made once, however often it is asked for', async () => {
    const person = await makePerson(backend.services);
    const copies = await Promise.all(Array.from({ length: 100 }, () => requestCopy(backend.services, person.viewer)));
    expect(new Set(copies.map(({ id }) => id)).size).toBe(1);
    expect((await waiting()).length).toBe(1);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job where name = 'copy-of-data'`.execute(backend.services.db);
    expect(rows[0]?.count).toBe(1);
  });

  it('tells nothing of a test whose answers are not out', async () => {
    const { services } = backend;
    const { id, viewer } = await makePerson(services);
    const { row } = await casual(services, viewer, { questionCount: 5 });
    await answerWrong(services, viewer, row.id, 1);
    const partsNow = async () => {
      const parts: Record<string, readonly Record<string, unknown>[]> = {};
      for await (const { name, rows } of collectCopy(services.db, id, services.clock.now())) parts[name] = rows;
      return parts;
    };
    expect((await partsNow()).attempts?.[0]).toMatchObject({ verdict: 'WRONG' });
    await services.db.updateTable('practices').set({ is_test: true }).where('id', '=', row.id).execute();
    const { attempts, errors } = await partsNow();
    expect(attempts).toHaveLength(1);
    expect(attempts?.[0]).toHaveProperty('answer');
    for (const told of ['verdict', 'message', 'misconception_id']) expect(attempts?.[0]).not.toHaveProperty(told);
    expect(errors?.[0]).not.toHaveProperty('misconception_id');
  });

  it('is for its owner alone, and for a week', async () => {
    const person = await makePerson(backend.services);
    const stranger = await makePerson(backend.services);
    const { id } = await requestCopy(backend.services, person.viewer);
    await makeCopy(backend.services, { exportId: id });
    await expect(openCopy(backend.services, stranger.viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(Object.keys(await unpack(person, id))).toContain('read-me.txt');
    backend.clock.advance({ days: 8 });
    await expect(openCopy(backend.services, person.viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the end of an account', () => {
  async function personWithPassword(): Promise<Person> {
    const person = await makePerson(backend.services);
    const change = backend.services.db.updateTable('users').set({ password_hash: await hashPassword(password) });
    await change.where('id', '=', person.id).execute();
    return person;
  }

  it('can be undone until then', async () => {
    const person = await personWithPassword();
    expect((await plan(person, password)).status).toBe(200);
    await undoDeletion(backend.services, { viewer: person.viewer });
    backend.clock.advance({ days: 8 });
    await eraseDueAccounts(backend.services);
    expect(await rowsWith(person.id)).toMatchObject({ users: 1 });
    const mails = await backend.services.db
      .selectFrom('outbox_mails')
      .select('subject')
      .where('to_email', '=', person.email)
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your Marsmaths account will be deleted',
      'Your Marsmaths account won’t be deleted',
    ]);
  });

  it('hands a class to its second teacher, and ends one that has none', async () => {
    const { db, clock } = backend.services;
    const teacher = await makePerson(backend.services, { role: 'TEACHER' });
    const second = await makePerson(backend.services, { role: 'TEACHER' });
    const classes = [newId(), newId()];
    for (const id of classes) {
      await db
        .insertInto('classes')
        .values({
          id,
          teacher_id: teacher.id,
          name: '7B',
          course_id: 'year-7',
          join_code: id.slice(0, 7),
          archived_at: null,
          creation_key: null,
        })
        .execute();
    }
    const [shared = '', alone = ''] = classes;
    await db
      .insertInto('class_teachers')
      .values({ class_id: shared, teacher_id: second.id, joined_at: clock.now() })
      .execute();
    await db.updateTable('users').set({ deletes_at: clock.now() }).where('id', '=', teacher.id).execute();
    await eraseDueAccounts(backend.services);
    const left = await db
      .selectFrom('classes')
      .select(['id', 'teacher_id'])
      .where('id', 'in', [shared, alone])
      .execute();
    expect(left).toEqual([{ id: shared, teacher_id: second.id }]);
  });
});

describe('somebody with something in every table', () => {
  let everything: Everything;
  beforeAll(async () => {
    everything = await makeEverything(backend);
  });

  it('takes a row of every table along, and nothing secret', async () => {
    const { person } = everything;
    const { db } = backend.services;
    const empty: string[] = [];
    for (const table of personTables) if ((await readRows(db, table, person.id)).length === 0) empty.push(table.table);
    // A new table of the register needs a row in `makeEverything`.
    expect(empty).toEqual([]);
    const { id } = await requestCopy(backend.services, person.viewer);
    await makeCopy(backend.services, { exportId: id });
    const files = await unpack(person, id);
    const missing = personTables
      .map(({ table, exportedAs = table }) => exportedAs)
      .filter((name) => {
        const lines = files[`csv/${name}.csv`]?.trim().split('\r\n') ?? [];
        return JSON.parse(files[`json/${name}.json`] ?? '[]').length === 0 || lines.length < 2;
      });
    expect(missing).toEqual([]);
    expect(JSON.parse(files['json/users.json'] ?? '')).toMatchObject([{ id: person.id }]);
    const text = Object.values(files).join('\n');
    expect(text).not.toMatch(/password_hash|token_hash|"seed"|instance_id|battle-permission/);
  });

  it('needs the password to end the account, after seven days, and leaves nothing but the last mail', async () => {
    const { person, friend, traces } = everything;
    const { db } = backend.services;
    expect(Object.keys(await rowsWith(...traces))).toEqual(expect.arrayContaining(['notifications', 'user_events']));
    expect((await plan(person, 'a wrong guess')).status).toBe(400);
    expect((await plan(person, password)).status).toBe(200);
    await eraseDueAccounts(backend.services);
    expect(await rowsWith(person.id)).toMatchObject({ users: 1 });
    backend.clock.advance({ days: 7, minutes: 1 });
    await eraseDueAccounts(backend.services);
    expect(await rowsWith(...traces)).toEqual({ outbox_mails: 1 });
    const mails = db.selectFrom('outbox_mails').select(['to_email', 'subject']);
    expect(await mails.execute()).toContainEqual({
      to_email: person.email,
      subject: 'Your Marsmaths account has been deleted',
    });
    expect((await db.selectFrom('flag_settings').select('emails').execute())[0]?.emails).toEqual([friend.email]);
    // What others work with stays, without its maker.
    expect(await db.selectFrom('class_files').select(['name', 'uploaded_by']).execute()).toEqual([
      { name: 'notes.pdf', uploaded_by: null },
    ]);
  });
});
