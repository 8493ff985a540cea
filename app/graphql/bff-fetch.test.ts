import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A BFF whose GraphQL answers wait until the test gives them; its health check answers while it lives. */
interface FakeBff {
  server: Server;
  waiting: ServerResponse[];
  asked: number;
  frozen: boolean;
}

let bff: FakeBff;
let port: number;
let bffFetch: typeof fetch;

async function listen(at: number): Promise<void> {
  const started: FakeBff = { server: createServer(), waiting: [], asked: 0, frozen: false };
  started.server.on('request', (request, response) => {
    if (request.url !== '/healthz') {
      started.asked += 1;
      started.waiting.push(response);
    } else if (!started.frozen) response.end('{}');
  });
  await new Promise<void>((resolve) => started.server.listen(at, '127.0.0.1', resolve));
  port = (started.server.address() as AddressInfo).port;
  bff = started;
}

function close(): Promise<void> {
  bff.server.closeAllConnections();
  return new Promise((resolve) => bff.server.close(() => resolve()));
}

function answerAll(): void {
  for (const response of bff.waiting.splice(0)) {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}');
  }
}

const ask = (signal?: AbortSignal) =>
  bffFetch(`http://127.0.0.1:${port}/graphql`, { body: '{}', signal: signal ?? null });
const outcomeOf = (asking: Promise<Response>) =>
  asking.then(
    ({ status }) => status,
    () => 'refused',
  );
const until = (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true), { timeout: 10_000 });

beforeEach(async () => {
  await listen(0);
  vi.resetModules();
  vi.stubEnv('BFF_URL', `http://127.0.0.1:${port}`);
  ({ bffFetch } = await vi.importActual<typeof import('./bff-fetch.server')>('./bff-fetch.server'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await close();
});

describe('the way to the BFF', () => {
  it('brings answer, status and type', async () => {
    const asking = ask();
    await until(() => bff.asked === 1);
    answerAll();
    const answer = await asking;
    expect([answer.ok, answer.headers.get('content-type'), await answer.text()]).toEqual([
      true,
      'application/json',
      '{"data":{}}',
    ]);
  });

  it('waits for one that is busy but alive', async () => {
    const started = performance.now();
    const asking = outcomeOf(ask());
    await until(() => performance.now() - started > 2500);
    answerAll();
    expect(await asking).toBe(200);
  });

  it('gives up within two seconds on one that is frozen, asks it no more, and finds it again', async () => {
    bff.frozen = true;
    const { slowMs, healthMs } = await vi.importActual<typeof import('./bff-fetch.server')>('./bff-fetch.server');
    expect(slowMs + healthMs).toBeLessThan(2000);
    expect(await Promise.all([outcomeOf(ask()), outcomeOf(ask())])).toEqual(['refused', 'refused']);
    expect(await Promise.all(Array.from({ length: 300 }, () => outcomeOf(ask())))).toEqual(Array(300).fill('refused'));
    expect(bff.asked).toBe(2);

    bff.frozen = false;
    const again = vi.waitFor(() => ask(), { timeout: 5000 });
    await until(() => bff.asked === 3);
    answerAll();
    expect((await again).status).toBe(200);
  });

  it('refuses at once while it is gone, and works with the next one on its port', async () => {
    await close();
    expect(await outcomeOf(ask())).toBe('refused');
    await listen(port);
    const again = vi.waitFor(() => ask(), { timeout: 5000 });
    await until(() => bff.asked > 0);
    answerAll();
    expect((await again).status).toBe(200);
  });

  it('leaves with a visitor who leaves, and thinks no worse of the BFF', async () => {
    const visitor = new AbortController();
    const asking = outcomeOf(ask(visitor.signal));
    await until(() => bff.asked === 1);
    visitor.abort();
    expect(await asking).toBe('refused');
    const next = ask();
    await until(() => bff.asked === 2);
    answerAll();
    expect((await next).status).toBe(200);
  });
});
