import fc from 'fast-check';
import type { Sent } from './send';

const nasty = fc.constantFrom(
  '',
  '..',
  '%00',
  '%',
  '%ff%fe',
  '%2e%2e%2f',
  '<script>',
  "' or 1=1 --",
  '__proto__',
  'constructor',
  '\u202e',
  '\ud800',
  '\u0000',
  '9'.repeat(400),
  '-1',
  'NaN',
  '{{7*7}}',
  '#{7*7}',
  '\\frac{1}{'.repeat(200),
  '('.repeat(3000),
  'ø'.repeat(1000),
);
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 20 }));
const word = fc.oneof(fc.constantFrom('id', 'input', 'answer', 'intent', 'next', 'email', 'password', 'theme'), text);

/** What fits into a header or a path of a well-behaved client. */
const visible = (value: string) => encodeURIComponent(Buffer.from(value).toString()).slice(0, 2000);

const formBody = fc
  .array(fc.tuple(word, text), { maxLength: 6 })
  .map((fields) => new URLSearchParams(fields.map(([name, value]) => [name, value])).toString());

const body = fc.oneof(
  formBody,
  fc.json(),
  text,
  fc.constant('--x\r\ncontent-disposition: form-data; name="a"; filename="../../x"\r\n\r\nbody\r\n--x--\r\n'),
);

/** Requests to the page server: its own addresses, spoilt, with headers and bodies of all kinds. */
export function pageRequests(site: string, patterns: readonly string[], cookie: string): fc.Arbitrary<Sent> {
  const segment = fc.oneof(text.map(visible), fc.constantFrom('00000000-0000-4000-8000-000000000000', '1', 'year-6'));
  const path = fc
    .tuple(
      fc.constantFrom(...patterns),
      fc.array(segment, { minLength: 4, maxLength: 4 }),
      fc.array(word, { maxLength: 3 }),
    )
    .map(([pattern, segments, query]) => {
      let next = 0;
      const filled = pattern.replace(/:[^/.]+|\*/g, () => segments[next++ % segments.length] ?? '');
      const search = query.map((name) => `${visible(name)}=${visible(name)}`).join('&');
      return `${filled.startsWith('/') ? '' : '/'}${filled}${search === '' ? '' : `?${search}`}`;
    });
  const suffix = fc.constantFrom(
    '',
    '',
    '',
    '.data',
    '/',
    '//',
    '?_routes=routes%2F_app.home',
    '.data?_routes=__proto__',
  );
  const header = fc.tuple(
    fc.constantFrom(
      'accept',
      'accept-encoding',
      'accept-language',
      'cookie',
      'referer',
      'range',
      'x-forwarded-for',
      'x-forwarded-host',
      'if-none-match',
      'last-event-id',
      'user-agent',
      'x-mm-origin',
      'x-mm-address',
      'host',
      'x-remix-response',
    ),
    text.map(visible),
  );
  return fc
    .record({
      path: fc.tuple(path, suffix).map(([start, end]) => start + end),
      method: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'),
      type: fc.constantFrom(
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'text/plain',
        'application/json',
        'application/csp-report',
      ),
      more: fc.array(header, { maxLength: 4 }),
      signedIn: fc.boolean(),
      own: fc.boolean(),
      body,
    })
    .map(({ path, method, type, more, signedIn, own, body }) => ({
      path,
      method,
      headers: {
        ...(signedIn ? { cookie } : {}),
        ...(own ? { origin: site, 'sec-fetch-site': 'same-origin' } : {}),
        ...(method === 'GET' || method === 'HEAD' ? {} : { 'content-type': type }),
        ...Object.fromEntries(more),
      },
      ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
    }));
}

/** Bodies of GraphQL requests: real operations with spoilt variables, spoilt operations, and no operations at all. */
export function graphqlBodies(operations: readonly string[]): fc.Arbitrary<string> {
  const value = fc.oneof(
    text,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.jsonValue({ maxDepth: 3 }),
  );
  const variables = fc.dictionary(fc.constantFrom('id', 'index', 'input', 'email', 'password', 'code', 'days'), value);
  const operation = fc.constantFrom(...operations);
  const spoilt = fc.tuple(operation, fc.nat(), text).map(([query, at, extra]) => {
    const place = at % query.length;
    return query.slice(0, place) + extra + query.slice(place + 1);
  });
  return fc.oneof(
    fc.record({ query: fc.oneof(operation, spoilt), variables }).map((request) => JSON.stringify(request)),
    fc.jsonValue().map((request) => JSON.stringify(request)),
    fc.json(),
    text,
  );
}

/** Bytes that are hardly HTTP. */
export const rawRequests: fc.Arbitrary<Buffer> = fc
  .tuple(
    fc.constantFrom(
      'GET / HTTP/1.1',
      'POST /login HTTP/1.1',
      'GET http://evil.example/ HTTP/1.1',
      'GET //evil HTTP/1.1',
      'GET /%ff%00 HTTP/1.1',
      'TRACE / HTTP/1.1',
      'GET /\\..\\ HTTP/1.1',
      'CONNECT a:1 HTTP/1.1',
    ),
    fc.array(
      fc.constantFrom(
        'host: localhost',
        'host: a b',
        'host:',
        'host: [',
        'content-length: 5',
        'transfer-encoding: chunked',
        'connection: close',
        'expect: 100-continue',
        'upgrade: websocket',
        'origin: \u00ff',
      ),
      { maxLength: 5 },
    ),
    fc.uint8Array({ maxLength: 40 }),
  )
  .map(([line, headers, rest]) =>
    Buffer.concat([Buffer.from(`${[line, ...headers, 'connection: close'].join('\r\n')}\r\n\r\n`, 'latin1'), rest]),
  );
