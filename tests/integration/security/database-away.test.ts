import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, buildApp } from '../../../server/build-app';
import { testConfig } from '../backend/test-backend';

let app: App;
let url: string;
beforeAll(async () => {
  // Nobody listens on port 1 of this machine.
  const config = testConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  app = buildApp(config, { log: pino({ level: 'silent' }) });
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const address = app.server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => app.close());

it('says 503 with Retry-After to people, is alive and not ready to operators', async () => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${'a'.repeat(43)}` },
    body: JSON.stringify({ query: 'query Me { viewer { id } }' }),
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  const { errors } = (await response.json()) as { errors: unknown[] };
  expect(errors[0]).toMatchObject({ extensions: { code: 'UNAVAILABLE', status: 503, retryAfter: 5 } });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
});
