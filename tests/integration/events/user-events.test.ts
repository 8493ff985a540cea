import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUserEvents } from '../../../server/modules/events';
import { addNotification } from '../../../server/modules/notifications';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { openLiveClient, readEvents, streamEvents } from './live-client';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

async function tell(person: Person, message: string): Promise<void> {
  const { services } = backend;
  const notice = { userId: person.id, firstLevelType: 'SYSTEM' as const, secondLevelType: 'MAINTENANCE', message };
  await services.db
    .transaction()
    .execute((trx) => addNotification(trx, { ...notice, createdAt: services.clock.now() }));
  await services.userEventSignal.notify(person.id);
}

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
