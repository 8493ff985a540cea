import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { acceptsGzip, compressedResponse } from './compressed-body.server';

const asking = (encoding: string) => new Request('http://localhost/', { headers: { 'accept-encoding': encoding } });

it.each([
  ['gzip', true],
  ['br, gzip;q=0.8', true],
  ['br, gzip;q=0', false],
  ['identity', false],
  ['xgzip', false],
])('%s: %s', (encoding, expected) => {
  expect(acceptsGzip(asking(encoding))).toBe(expected);
});

it('packs the body and says so', async () => {
  const text = 'practice '.repeat(500);
  const response = compressedResponse(asking('gzip'), new Response(text, { status: 404, headers: { 'x-kept': '1' } }));
  expect([response.status, response.headers.get('x-kept'), response.headers.get('content-encoding')]).toEqual([
    404,
    '1',
    'gzip',
  ]);
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(text);
});

it('leaves empty answers and plain askers alone', async () => {
  const empty = new Response(null, { status: 204 });
  expect(compressedResponse(asking('gzip'), empty)).toBe(empty);
  const plain = compressedResponse(asking('identity'), new Response('x'));
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'x']);
});
