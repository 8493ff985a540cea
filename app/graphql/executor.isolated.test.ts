import { parse } from 'graphql';
import { ClientError } from 'graphql-request';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attempt, failureOf } from './executor.server';
import { viewerQuery } from './shell/shell';

vi.hoisted(() => vi.stubEnv('TRUSTED_REQUEST_HEADERS', '1'));

function clientError(status: number, extensions?: Record<string, unknown>): ClientError {
  const errors = extensions && [{ message: 'Wait a little.', extensions, locations: [], path: [] }];
  const response = { status, errors, headers: new Headers(), body: '' };
  return new ClientError(response as unknown as ConstructorParameters<typeof ClientError>[0], { query: '{ a }' });
}

describe('failureOf', () => {
  it('reads code, status, sentence and waiting time', () => {
    const error = clientError(200, { code: 'RATE_LIMITED', status: 429, retryAfter: 30, details: { field: 'email' } });
    expect(failureOf(error)).toEqual({
      code: 'RATE_LIMITED',
      status: 429,
      message: 'Wait a little.',
      retryAfter: 30,
      details: { field: 'email' },
    });
  });

  it.each([
    [new TypeError('fetch failed'), 'UNAVAILABLE', 503],
    [new DOMException('late', 'TimeoutError'), 'UNAVAILABLE', 503],
    [clientError(502), 'UNAVAILABLE', 503],
    [clientError(401), 'UNAUTHENTICATED', 401],
    [clientError(403), 'FORBIDDEN', 403],
    [clientError(200, {}), 'INTERNAL', 500],
  ])('%s becomes %s', (error, code, status) => {
    expect(failureOf(error)).toMatchObject({ code, status });
  });
});

describe('attempt', () => {
  afterEach(() => vi.unstubAllGlobals());

  function stubFetch(answer: () => Promise<Response>) {
    const calls: { url: string; init: RequestInit }[] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      calls.push({ url, init });
      return answer();
    });
    return calls;
  }

  const request = new Request('http://localhost/home', {
    headers: {
      cookie: 'a=b; mm_session=abcdefghijklmnop1234',
      'x-mm-address': '10.0.0.7',
      'x-mm-request-id': 'req-12345',
    },
  });

  it("sends the session, the device's address and a readable operation", async () => {
    const calls = stubFetch(async () => Response.json({ data: { viewer: null } }));
    expect(await attempt(request, viewerQuery, {})).toEqual({ ok: true, data: { viewer: null } });
    const headers = new Headers(calls[0]?.init.headers);
    expect(headers.get('authorization')).toBe('Bearer abcdefghijklmnop1234');
    expect(headers.get('x-client-address')).toBe('10.0.0.7');
    expect(headers.get('x-request-id')).toBe('req-12345');
    const body = JSON.parse(String(calls[0]?.init.body)) as { query: string };
    expect(parse(body.query).definitions).toHaveLength(2);
  });

  it('sends what one request asks for together, and never in the name of another session', async () => {
    const calls = stubFetch(async () => Response.json([{ data: { viewer: null } }, { data: { viewer: null } }]));
    const other = new Request(request, {
      headers: { cookie: 'mm_session=zyxwvutsrqponmlk4321', 'x-mm-request-id': 'req-12345' },
    });
    await Promise.all([request, other, request, other].map((each) => attempt(each, viewerQuery, {})));
    const sessions = calls.map(({ init }) => new Headers(init.headers).get('authorization'));
    expect(sessions).toEqual(['Bearer abcdefghijklmnop1234', 'Bearer zyxwvutsrqponmlk4321']);
    expect(calls.map(({ init }) => (JSON.parse(String(init.body)) as unknown[]).length)).toEqual([2, 2]);
  });

  it('sends no session when told so', async () => {
    const calls = stubFetch(async () => Response.json({ data: { viewer: null } }));
    await attempt(request, viewerQuery, {}, { token: null });
    expect(new Headers(calls[0]?.init.headers).has('authorization')).toBe(false);
  });

  it('an unreachable server is a value, not an exception', async () => {
    stubFetch(() => Promise.reject(new TypeError('fetch failed')));
    const outcome = await attempt(request, viewerQuery, {});
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'UNAVAILABLE', status: 503 } });
  });
});
