import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../backend/people';
import { internalKey, startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
let production: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await startTestBackend();
  production = await startTestBackend({ NODE_ENV: 'production' });
  token = (await makePerson(backend.services)).token;
});
afterAll(async () => {
  await backend.stop();
  await production.stop();
});

const signOut = 'mutation Out { signOut }';

async function send(init: RequestInit & { path?: string }): Promise<{ status: number; code: unknown }> {
  const response = await fetch(`${backend.url}${init.path ?? '/graphql'}`, { method: 'POST', ...init });
  const body = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return { status: response.status, code: body.errors?.[0]?.extensions.code };
}

const sendJson = (body: unknown) =>
  send({
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('what is no JSON operation', () => {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: signOut }));
  const cases: [string, number, RequestInit & { path?: string }][] = [
    ['a form', 415, { body: new URLSearchParams({ query: signOut }) }],
    ['a multipart form', 415, { body: form }],
    ['plain text', 415, { headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ query: signOut }) }],
    ['no type at all', 415, { body: new Uint8Array([123, 125]) }],
    [
      'a compressed body',
      415,
      { headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' }, body: '{}' },
    ],
    ['a mutation by GET', 405, { method: 'GET', path: `/graphql?query=${encodeURIComponent(signOut)}` }],
    ['PUT', 405, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' }],
    ['another path', 404, { path: '/graphiql' }],
  ];
  it.each(cases)('refuses %s with %i', async (_name, status, init) => {
    expect((await send(init)).status).toBe(status);
  });
});

describe('bad JSON and bad GraphQL', () => {
  const cases: [string, unknown][] = [
    ['half a document', '{"query":'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list of operations', [{ query: signOut }, { query: signOut }]],
    ['no query', { variables: {} }],
    ['a query that is a number', { query: 7 }],
    ['variables that are a list', { query: '{ viewer { id } }', variables: [1] }],
    ['variables that are text', { query: '{ viewer { id } }', variables: 'a' }],
    ['an operation name that is a number', { query: '{ viewer { id } }', operationName: 1 }],
    ['an unknown key', { query: '{ viewer { id } }', id: 'x' }],
    ['no GraphQL', { query: 'select 1' }],
    ['an unknown field', { query: '{ viewer { password } }' }],
    ['an unknown operation name', { query: 'query A { viewer { id } } query B { viewer { id } }', operationName: 'C' }],
    ['two operations without a name', { query: 'query A { viewer { id } } query B { viewer { id } }' }],
    ['a missing variable', { query: 'query A($d: Int!) { newNotifications(recentDays: $d) { id } }' }],
    ['a number out of range', { query: '{ newNotifications(recentDays: 99999999999) { id } }' }],
    ['too many days', { query: '{ newNotifications(recentDays: 1000) { id } }' }],
    ['a cursor that is no id', { query: '{ notifications(after: "x") { hasMore } }' }],
    ['a page of a million', { query: '{ notifications(first: 1000000) { hasMore } }' }],
    ['a subscription by POST', { query: 'subscription S { userEvents { id } }' }],
    ['a subscription beside a query', { query: 'subscription S { userEvents { id } } query Q { viewer { id } }' }],
    ['a fragment that contains itself', { query: '{ viewer { ...A } } fragment A on Viewer { ...A }' }],
    ['1,000 aliases', { query: `{ ${Array.from({ length: 1000 }, (_, n) => `a${n}: viewer { id }`).join(' ')} }` }],
    ['a deep question', { query: `{ __schema ${'{ types { ofType '.repeat(30)}{ name }${' } }'.repeat(30)} }` }],
    ['100 directives', { query: `{ viewer { id ${'@include(if: true) '.repeat(100)} } }` }],
    ['lists in lists, 3,000 deep', { query: `{ viewer(a: ${'['.repeat(3000)}${']'.repeat(3000)}) { id } }` }],
    [
      'a type of lists, 3,000 deep',
      { query: `query A($a: ${'['.repeat(3000)}Int${']'.repeat(3000)}) { viewer { id } }` },
    ],
    ['fields in fields, 900 deep', { query: `{ ${'a { '.repeat(900)}` }],
    [
      'variables 3,000 deep',
      `{"query":"query A($a: [ID!]!) { visitorFlags(names: $a) { name } }","variables":{"a":${'['.repeat(3000)}${']'.repeat(3000)}}}`,
    ],
    ['a lone surrogate as an email', { query: 'mutation A { signIn(email: "\\ud800", password: "x") { token } }' }],
    ['a NUL in an email', { query: 'mutation A { signIn(email: "a\\u0000b", password: "x") { token } }' }],
  ];
  it.each(cases)('answers 400 to %s', async (_name, body) => {
    expect(await sendJson(body)).toEqual({ status: 400, code: 'BAD_INPUT' });
  });

  it('tells a few problems of a document, and looks for no more', async () => {
    const { status, errors } = await backend.ask(
      `{ ${Array.from({ length: 300 }, (_, n) => `insightz${n}`).join(' ')} }`,
    );
    expect([status, errors.length]).toEqual([400, 6]);
    expect(errors.at(-1)?.message).toContain('Too many validation errors');
  });

  it('ends a connection that sends on after its refusal', async () => {
    const { port } = new URL(backend.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const head = 'content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
    socket.write(`POST /graphql HTTP/1.1\r\nhost: x\r\n${head}`);
    const piece = `${(10_000).toString(16)}\r\n${'x'.repeat(10_000)}\r\n`;
    socket.on('data', () => {});
    const writing = setInterval(() => socket.write(piece), 5);
    await closed;
    clearInterval(writing);
    expect(socket.destroyed).toBe(true);
  });

  it('answers 413 to a body above 64 KB, told or untold', async () => {
    expect((await sendJson({ query: `{ viewer { id } } # ${'x'.repeat(70_000)}` })).status).toBe(413);
    expect(await sendChunked(backend.url, 80_000)).toContain('413');
  });

  it('gives no GraphiQL and no introspection in production', async () => {
    const page = await fetch(`${backend.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(405);
    const answer = await production.ask('query I { __schema { types { name } } }');
    expect(answer.status).toBe(400);
    const guess = await production.ask('query I { viewr { id } }');
    expect(guess.errors[0]?.message).not.toContain('Did you mean');
  });

  it('tells nobody how it works inside when something unexpected happens', async () => {
    const broken = await startTestBackend({}, { limits: { ...backend.services.limits, count: explode } });
    const answer = await broken.ask('mutation A { signIn(email: "a@b.test", password: "secret") { token } }');
    await broken.stop();
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer)).not.toMatch(/wiring|stack|at /);
    expect(answer.errors[0]?.message).toBe('Something went wrong on our side. Please try again.');
  });
});

describe('operators', () => {
  it('answers health and readiness, and metrics on loopback', async () => {
    expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${backend.url}/readyz`)).status).toBe(200);
    const metrics = await fetch(`${backend.url}/metrics`);
    expect(await metrics.text()).toContain('bff_request_seconds');
  });

  it('counts SQL statements only where it is told to', async () => {
    const counting = await startTestBackend({ COUNT_SQL: '1' });
    const person = await makePerson(counting.services);
    const answer = await counting.ask('query Me { viewer { id } currentUser { email } profile { id } }', person);
    expect(answer.headers.get('x-sql-statements')).toBe('1');
    await counting.stop();
    expect((await backend.ask('query Me { viewer { id } }', { token })).headers.get('x-sql-statements')).toBeNull();
  });

  it('keeps a request id of a page server and makes its own for others', async () => {
    const own = await backend.ask('query Me { viewer { id } }', { headers: { 'x-request-id': 'page-42' } });
    expect(own.headers.get('x-request-id')).toBe('page-42');
    const strange = await backend.ask('query Me { viewer { id } }', {
      headers: { 'x-request-id': 'page-42', 'x-internal-key': `no${internalKey}` },
    });
    expect(strange.headers.get('x-request-id')).not.toBe('page-42');
  });
});

async function explode(): Promise<number> {
  throw new Error('wiring of the limits is broken');
}

/** A body without content-length, sent in pieces; returns the first line of the answer. */
function sendChunked(url: string, size: number): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
      );
      socket.write(`${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`);
    });
    socket.once('data', (data) => {
      resolve(data.toString('utf8').split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
}
