import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/build-app';
import { appendUserEvents, followUserEvents, readUserEvents } from '../../../server/modules/events';
import { signOut } from '../../../server/modules/identity';
import { addNotification } from '../../../server/modules/notifications';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend, testConfig } from '../backend/test-backend';
import { openLiveClient, readEvents, streamEvents } from './live-client';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

async function tell(person: Person, message: string): Promise<void> {
  const { services } = backend;
  const notice = {
    userId: person.id,
    firstLevelType: 'SYSTEM' as const,
    secondLevelType: 'COPY_READY' as const,
    message,
  };
  await services.db
    .transaction()
    .execute((trx) => addNotification(trx, { ...notice, createdAt: services.clock.now() }));
  await services.userEventSignal.notify(person.id);
}

/** How long somebody may wait at most; what is waited for decides the test. */
const laterThan = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'too late').unref());

async function forgetUpTo(person: Person, seq: number): Promise<void> {
  await backend.services.db
    .deleteFrom('user_events')
    .where('user_id', '=', person.id)
    .where('seq', '<=', String(seq))
    .execute();
}

describe('the stream of a person', () => {
  it('brings what happens, as it happens', async () => {
    const person = await makePerson(backend.services);
    const client = openLiveClient(backend.url, person.token);
    const reading = readEvents(client, 1, '0');
    await tell(person, 'hello');
    expect(await reading).toEqual([{ id: '1', kind: 'NOTIFICATION_ADDED', notification: { message: 'hello' } }]);
    await client.dispose();
  });

  it('brings nothing of others', async () => {
    const [person, other] = [await makePerson(backend.services), await makePerson(backend.services)];
    const client = openLiveClient(backend.url, person.token);
    const reading = readEvents(client, 1, '0');
    await tell(other, 'not yours');
    await tell(person, 'yours');
    expect((await reading)[0]?.notification?.message).toBe('yours');
    await client.dispose();
  });

  it('numbers several events of two people without gaps, whoever else writes', async () => {
    const [one, two] = [await makePerson(backend.services), await makePerson(backend.services)];
    const { db } = backend.services;
    await tell(one, 'before');
    const event = (person: Person, type: string) => ({ userId: person.id, kind: 'BATTLE' as const, payload: { type } });
    const writers = Array.from({ length: 30 }, (_, n) =>
      db
        .transaction()
        .execute((trx) =>
          appendUserEvents(trx, [event(one, `${n} first`), event(two, `${n} only`), event(one, `${n} second`)]),
        ),
    );
    await Promise.all([...writers, tell(one, 'between'), tell(two, 'between')]);
    const ofOne = await readUserEvents(backend.services, { viewer: one.viewer, after: '0' });
    const ofTwo = await readUserEvents(backend.services, { viewer: two.viewer, after: '0' });
    expect(ofOne.map(({ id }) => Number(id))).toEqual(Array.from({ length: 62 }, (_, n) => n + 1));
    expect(ofTwo.map(({ id }) => Number(id))).toEqual(Array.from({ length: 31 }, (_, n) => n + 1));
    const types = ofOne.flatMap(({ payload }) => ('type' in payload ? [String(payload.type)] : []));
    expect(types.filter((_, n) => n % 2 === 1)).toEqual(
      types.filter((_, n) => n % 2 === 0).map((type) => type.replace('first', 'second')),
    );
  });

  it('loses, doubles and reorders nothing over dropped streams and writers at once', async () => {
    const person = await makePerson(backend.services);
    const total = 120;
    const messages = Array.from({ length: total }, (_, n) => `event ${n}`);
    const writers = [0, 1, 2, 3].map(async (writer) => {
      for (const message of messages.filter((_, n) => n % 4 === writer)) await tell(person, message);
    });
    const seen: string[] = [];
    const texts: string[] = [];
    while (seen.length < total) {
      const client = openLiveClient(backend.url, person.token);
      const events = await readEvents(client, Math.min(7, total - seen.length), seen.at(-1) ?? '0');
      seen.push(...events.map(({ id }) => id));
      texts.push(...events.map(({ notification }) => notification?.message ?? ''));
      await client.dispose();
    }
    await Promise.all(writers);
    expect(seen).toEqual(Array.from({ length: total }, (_, n) => String(n + 1)));
    expect([...texts].sort()).toEqual([...messages].sort());
  });

  it('goes on after its listening connection was lost', async () => {
    const person = await makePerson(backend.services);
    const client = openLiveClient(backend.url, person.token);
    const reading = readEvents(client, 2, '0');
    await tell(person, 'before');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen user_events%' and datname = current_database()`.execute(
      backend.services.db,
    );
    await tell(person, 'meanwhile');
    expect((await reading).map(({ notification }) => notification?.message)).toEqual(['before', 'meanwhile']);
    await client.dispose();
  });

  it('asks for a resync when what was missed is no longer kept', async () => {
    const person = await makePerson(backend.services);
    for (const message of ['one', 'two', 'three']) await tell(person, message);
    await forgetUpTo(person, 2);
    const client = openLiveClient(backend.url, person.token);
    expect(await readEvents(client, 1, '1')).toEqual([{ id: '3', kind: 'RESYNC', notification: null }]);
    expect((await readEvents(client, 1, '2')).map(({ id }) => id)).toEqual(['3']);
    await client.dispose();
  });

  it('asks for a resync when asked to go on from a number that is none of ours', async () => {
    const { viewer } = await makePerson(backend.services);
    for (const after of ['99', 'abc', '-1', '1e3', '9'.repeat(30)]) {
      expect(await readUserEvents(backend.services, { viewer, after })).toMatchObject([{ id: '0', kind: 'RESYNC' }]);
    }
  });

  it('keeps the newest thousand', async () => {
    const person = await makePerson(backend.services);
    await sql`insert into user_event_sequences values (${person.id}, 1249)`.execute(backend.services.db);
    await sql`insert into user_events (user_id, seq, kind, payload)
      select ${person.id}, n, 'NOTIFICATIONS_CLEARED', '{}' from generate_series(1, 1249) n`.execute(
      backend.services.db,
    );
    await tell(person, 'number 1250');
    const { viewer } = person;
    expect(await readUserEvents(backend.services, { viewer, after: '100' })).toMatchObject([{ kind: 'RESYNC' }]);
    expect(await readUserEvents(backend.services, { viewer, after: '250' })).toHaveProperty('0.id', '251');
  });
});

describe('a table of events that is ahead of its sequence', () => {
  async function personAhead(): Promise<Person> {
    const person = await makePerson(backend.services);
    for (const message of ['one', 'two']) await tell(person, message);
    await sql`insert into user_events (user_id, seq, kind, payload)
      values (${person.id}, 3, 'NOTIFICATIONS_CLEARED', '{}')`.execute(backend.services.db);
    return person;
  }

  it('is read once, not over and over', async () => {
    const person = await personAhead();
    const reads: string[] = [];
    const events = followUserEvents(backend.services, {
      viewer: person.viewer,
      after: '1',
      stillAllowed: async () => {
        reads.push('read');
        return reads.length < 20;
      },
    });
    const seen = [await events.next(), await events.next()].map(({ value }) => value?.id);
    expect(seen).toEqual(['2', '3']);
    // Only a person's next event brings one more.
    const next = events.next();
    await tell(person, 'four');
    expect((await next).value).toMatchObject({ id: '4', kind: 'NOTIFICATION_ADDED' });
    expect(reads.length).toBeLessThan(6);
    await events.return();
  });

  it('takes the next event behind its last row', async () => {
    const person = await personAhead();
    await tell(person, 'next');
    const rows = await readUserEvents(backend.services, { viewer: person.viewer, after: '0' });
    expect(rows.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    await sql`delete from user_event_sequences where user_id = ${person.id}`.execute(backend.services.db);
    await tell(person, 'after the sequence was lost');
    expect(await readUserEvents(backend.services, { viewer: person.viewer, after: '4' })).toMatchObject([{ id: '5' }]);
  });
});

describe('who may listen', () => {
  it('refuses strangers and people who have not agreed to the terms', async () => {
    const stranger = openLiveClient(backend.url, 'x'.repeat(43));
    await expect(readEvents(stranger, 1, null)).rejects.toThrow('UNAUTHENTICATED');
    const newcomer = await makePerson(backend.services, { accepted: false });
    const client = openLiveClient(backend.url, newcomer.token);
    await expect(readEvents(client, 1, null)).rejects.toThrow('TERMS_NOT_ACCEPTED');
    await Promise.all([stranger.dispose(), client.dispose()]);
  });

  it('ends the stream of a session that was signed out, before the next event', async () => {
    const person = await makePerson(backend.services);
    const client = openLiveClient(backend.url, person.token);
    const events = streamEvents(client, '0');
    await tell(person, 'for you');
    expect((await events.next()).value?.data?.userEvents.notification?.message).toBe('for you');
    await backend.ask('mutation Out { signOut }', person);
    await tell(person, 'secret');
    expect(await events.next()).toMatchObject({ done: true });
    await client.dispose();
  });

  it.each(['this process', 'another process'])('ends the stream as soon as somebody signs out in %s', async (where) => {
    const other = where === 'this process' ? null : buildApp(testConfig({ DATABASE_URL: backend.databaseUrl }));
    const person = await makePerson(backend.services);
    const client = openLiveClient(backend.url, person.token);
    const events = streamEvents(client, '0');
    await tell(person, 'for you');
    await events.next();
    await signOut(other?.services ?? backend.services, person.token);
    // Nothing else happens to this person: without a signal the stream would stay open for a quarter of a minute.
    expect(await Promise.race([events.next(), laterThan(5000)])).toMatchObject({ done: true });
    await client.dispose();
    await other?.close();
  });

  it('ends the streams of every session when the password is changed', async () => {
    const person = await makePerson(backend.services);
    const client = openLiveClient(backend.url, person.token);
    const events = streamEvents(client, '0');
    await tell(person, 'for you');
    await events.next();
    await backend.ask('mutation Forgot($email: String!) { requestPasswordReset(email: $email) }', {
      variables: { email: person.email },
    });
    await backend.services.background.settled();
    const mail = await backend.services.db
      .selectFrom('outbox_mails')
      .select('body')
      .where('to_email', '=', person.email)
      .executeTakeFirstOrThrow();
    const token = /reset-password\/(\S+)/.exec(mail.body)?.[1];
    await backend.ask(
      'mutation Reset($token: String!) { resetPassword(token: $token, password: "a new password") { token } }',
      {
        variables: { token },
      },
    );
    expect(await Promise.race([events.next(), laterThan(5000)])).toMatchObject({ done: true });
    await client.dispose();
  });

  it('takes subscriptions only', async () => {
    const person = await makePerson(backend.services);
    const client = openLiveClient(backend.url, person.token);
    const query = client.iterate({ query: 'query Me { viewer { id } }' });
    await expect(query.next()).rejects.toMatchObject([{ message: 'Only subscriptions go over this connection.' }]);
    const mutation = client.iterate({ query: 'mutation Out { signOut }' });
    await expect(mutation.next()).rejects.toHaveLength(1);
    expect((await backend.ask('query Me { viewer { id } }', person)).data).toEqual({ viewer: { id: person.id } });
    await client.dispose();
  });
});
