import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackendOnOwnDatabase, submit } from './backend-on-own-database';

let backend: Awaited<ReturnType<typeof startBackendOnOwnDatabase>>;
let proxy: CuttingProxy;
beforeAll(async () => {
  backend = await startBackendOnOwnDatabase(async (databaseUrl) => {
    proxy = await startCuttingProxy(databaseUrl);
    return proxy.url;
  });
});
afterAll(async () => {
  await backend.stop();
  proxy.server.close();
});

const unavailable = { status: 503, retryAfter: '5', error: { code: 'UNAVAILABLE', status: 503, retryAfter: 5 } };

interface CuttingProxy {
  url: string;
  server: Server;
  /** The commit of what names this id is done, and its answer is lost with the connection. */
  cutCommitOf(id: string): void;
}

/** Stands between the backend and PostgreSQL. */
async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const direct = new URL(databaseUrl);
  const path = `${direct.searchParams.get('host')}/.s.PGSQL.5432`;
  let id: string | undefined;
  const server = createServer((client) => {
    const database = createConnection(path);
    let isIts = false;
    let cutting = false;
    const end = (socket: Socket) => () => socket.destroy();
    client.on('error', () => {}).on('close', end(database));
    database.on('error', () => {}).on('close', end(client));
    client.on('data', (bytes) => {
      if (id !== undefined && bytes.includes(id)) isIts = true;
      if (isIts && bytes.includes('commit')) {
        id = undefined;
        cutting = true;
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (!cutting) client.write(bytes);
      else if (bytes.includes('COMMIT')) client.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.search = '';
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: url.href,
    server,
    cutCommitOf(named) {
      id = named;
    },
  };
}

/** Resolves when an answer waits for a lock: it is in the middle of its transaction. */
async function untilOneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
    `.execute(backend.services.db);
    if (rows.length > 0) return;
  }
}

it('a connection that the database ends in a transaction: 503, and the answer can be sent again', async () => {
  const input = await backend.rightAnswer();
  const release = await backend.lockPractice(input.practiceId);
  const waiting = backend.ask(submit, { input });
  await untilOneWaits();
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()
  `.execute(backend.services.db);
  expect(await waiting).toMatchObject(unavailable);
  release();
  expect((await backend.ask(submit, { input })).status).toBe(200);
  expect(await backend.attemptsOf(input.practiceId)).toHaveLength(1);
});

it('a commit whose answer is lost: 503, and sending it again gives the one attempt that was stored', async () => {
  const input = await backend.rightAnswer();
  proxy.cutCommitOf(input.practiceId);
  expect(await backend.ask(submit, { input })).toMatchObject(unavailable);
  expect(await backend.attemptsOf(input.practiceId)).toHaveLength(1);
  expect((await backend.ask(submit, { input })).status).toBe(200);
  expect(await backend.attemptsOf(input.practiceId)).toHaveLength(1);
});

it('a database that is killed in a transaction: 503, and the answer can be sent again when it is back', async () => {
  const input = await backend.rightAnswer();
  const release = await backend.lockPractice(input.practiceId);
  const waiting = backend.ask(submit, { input });
  await untilOneWaits();
  backend.signalDatabase('SIGKILL');
  expect(await waiting).toMatchObject(unavailable);
  release();
  await backend.startDatabase();
  await backend.readyWithin(10_000);
  expect((await backend.ask(submit, { input })).status).toBe(200);
  expect(await backend.attemptsOf(input.practiceId)).toHaveLength(1);
});
