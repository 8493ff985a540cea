import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServices } from '../../../server/platform/create-services';
import { createTestDatabase, type TestDatabase } from '../database';
import { openLiveClient, readEvents } from '../events/live-client';
import { makePerson } from './people';
import { internalKey, testConfig } from './test-backend';

let database: TestDatabase;
let taken: Server;
let takenPort: number;
beforeAll(async () => {
  database = await createTestDatabase();
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  takenPort = (taken.address() as AddressInfo).port;
});
afterAll(async () => {
  taken.close();
  await database.drop();
});

interface Running {
  child: ChildProcess;
  output: () => { out: string; err: string };
  exitCode: Promise<number | null>;
}

function start(env: Record<string, string>): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/index.ts'], {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      INTERNAL_KEY: internalKey,
      SESSION_SECRET: 'session-secret-of-the-integration-tests',
      BFF_PORT: '0',
      ...env,
    },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  return { child, output: () => ({ out, err }), exitCode: once(child, 'exit').then(([code]) => code) };
}

/** Waits for the log line that says where it listens. */
async function portOf({ child, output }: Running): Promise<number> {
  while (!/"msg":"listening"/.test(output().out)) {
    if (child.stdout === null) throw new Error('The backend has no output.');
    await once(child.stdout, 'data');
  }
  return Number(/"port":(\d+)/.exec(output().out)?.[1]);
}

it('ends with one sentence when a setting is wrong', async () => {
  const running = start({ SESSION_SECRET: 'short' });
  expect(await running.exitCode).toBe(1);
  expect(running.output().err).toBe('The setting SESSION_SECRET is not usable: must have at least 32 characters.\n');
});

it('ends with one sentence when the port is taken', async () => {
  const running = start({ BFF_PORT: String(takenPort) });
  expect(await running.exitCode).toBe(1);
  expect(running.output().err).toBe(`Port ${takenPort} is taken: set BFF_PORT to another one.\n`);
});

it('stops when it is told to, though a stream is open, and logs nothing personal', async () => {
  const running = start({});
  const port = await portOf(running);
  const url = `http://127.0.0.1:${port}`;
  const services = createServices(testConfig({ DATABASE_URL: database.url }));
  const person = await makePerson(services, { nickname: 'Canary Nickname' });
  await services.userEventSignal.close();
  await services.db.destroy();
  await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({
      query: `query Canary($code: String!) { currentUser { email } profile { nickname }
        studentTaskReportShareInfo(shortenedUrl: $code) { shareKey } }`,
      variables: { code: 'canary-share-code' },
    }),
  });
  const client = openLiveClient(url, person.token);
  const reading = readEvents(client, 1, '99');
  expect((await reading)[0]?.kind).toBe('RESYNC');
  const waiting = readEvents(client, 1, '0').catch(() => 'closed');
  running.child.kill('SIGTERM');
  expect(await running.exitCode).toBe(0);
  await waiting;
  await client.dispose();
  const { out, err } = running.output();
  expect(err).toBe('');
  expect(out).toContain('"operation":"Canary"');
  for (const secret of [person.token, person.email, person.id, 'Canary Nickname', 'canary-share-code', internalKey]) {
    expect(out).not.toContain(secret);
  }
});

it('stops in order though a request is half sent and a websocket does not answer', async () => {
  const running = start({});
  const port = await portOf(running);
  const halfSent = connect(port, '127.0.0.1');
  halfSent.on('error', () => {});
  halfSent.write(
    'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"qu',
  );
  const handshake = get({
    port,
    path: '/graphql',
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      'sec-websocket-protocol': 'graphql-transport-ws',
    },
  });
  // From here on nobody reads what comes over it, the wish to close included.
  const [, silent] = await once(handshake, 'upgrade');
  silent.on('error', () => {});
  running.child.kill('SIGTERM');
  // 1 would mean that it lost patience with itself.
  expect(await running.exitCode).toBe(0);
  silent.destroy();
});
