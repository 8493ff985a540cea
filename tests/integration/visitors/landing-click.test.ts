import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

const clicked = (backend: TestBackend, clickId: string) =>
  backend.ask('mutation M($clickId: String!) { recordLandingClick(clickId: $clickId) }', { variables: { clickId } });
async function events(backend: TestBackend) {
  await backend.services.background.settled();
  return backend.services.db.selectFrom('tracking_events').selectAll().orderBy('created_at').execute();
}

describe('without a token of the platform', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterAll(() => backend.stop());

  it('keeps that a click led here, once, and nothing that names the click or the person', async () => {
    expect((await clicked(backend, 'E.C.P.first')).data).toEqual({ recordLandingClick: true });
    await clicked(backend, 'E.C.P.first');
    await clicked(backend, 'E.C.P.second');
    const rows = await events(backend);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ kind: 'LANDING', forwarded_at: null });
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['click_hash', 'created_at', 'forwarded_at', 'id', 'kind']);
    expect(JSON.stringify(rows.map(({ click_hash }) => click_hash.toString('utf8')))).not.toContain('E.C.P');
  });

  it.each(['', 'a b', '<script>', 'a'.repeat(513)])('refuses %j', async (clickId) => {
    const before = await events(backend);
    expect((await clicked(backend, clickId)).errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
    expect(await events(backend)).toEqual(before);
  });

  it('erases events after 90 days', async () => {
    backend.clock.advance({ minutes: 91 * 24 * 60 });
    await clicked(backend, 'E.C.P.later');
    expect(await events(backend)).toHaveLength(1);
  });
});

describe('with a token of the platform', () => {
  let platform: Server;
  let backend: TestBackend;
  let answer = 200;
  const taken: { token: unknown; body: unknown }[] = [];
  beforeAll(async () => {
    platform = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      taken.push({ token: request.headers['access-token'], body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.writeHead(answer).end('{}');
    });
    await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
    const { port } = platform.address() as AddressInfo;
    backend = await startTestBackend({
      AD_EVENTS_URL: `http://127.0.0.1:${port}/events`,
      AD_EVENTS_TOKEN: 'the-token-of-the-operator',
      AD_EVENTS_SOURCE_ID: 'SITE1',
    });
  });
  afterEach(() => {
    taken.length = 0;
    answer = 200;
  });
  afterAll(async () => {
    await backend.stop();
    await new Promise((resolve) => platform.close(resolve));
  });

  it('sends the click id on, once, with nothing of a person, and notes that', async () => {
    await clicked(backend, 'E.C.P.sent');
    await clicked(backend, 'E.C.P.sent');
    const [row] = await events(backend);
    expect(row?.forwarded_at).toBeInstanceOf(Date);
    const event_time = Math.floor(Number(row?.created_at) / 1000);
    expect(taken).toEqual([
      {
        token: 'the-token-of-the-operator',
        body: {
          event_source: 'web',
          event_source_id: 'SITE1',
          data: [
            {
              event: 'ViewContent',
              event_time,
              user: { ttclid: 'E.C.P.sent' },
              page: { url: 'https://maths.test/' },
            },
          ],
        },
      },
    ]);
  });

  it('keeps the event when the platform refuses it', async () => {
    answer = 500;
    expect((await clicked(backend, 'E.C.P.refused')).data).toEqual({ recordLandingClick: true });
    const rows = await events(backend);
    expect(rows.at(-1)).toMatchObject({ kind: 'LANDING', forwarded_at: null });
    expect(taken).toHaveLength(1);
  });
});
