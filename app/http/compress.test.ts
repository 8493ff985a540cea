import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressBody } from './compress.server';

const text = 'practice '.repeat(500);

async function compressed(encoding: string | undefined, body = text) {
  const headers = new Headers();
  const bytes = await compressBody(encoding, headers, new TextEncoder().encode(body));
  return { bytes, encoding: headers.get('content-encoding'), vary: headers.get('vary') };
}

it.each([
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
])('%s: %s', async (accepted, encoding, decompress) => {
  const { bytes, ...said } = await compressed(accepted);
  expect(said).toEqual({ encoding, vary: 'accept-encoding' });
  expect(decompress(bytes).toString()).toBe(text);
});

it.each(['br;q=0, gzip;q=0', 'identity', 'xgzip', undefined])('%s: as it is', async (accepted) => {
  const { bytes, ...said } = await compressed(accepted);
  expect(said).toEqual({ encoding: null, vary: 'accept-encoding' });
  expect(Buffer.from(bytes).toString()).toBe(text);
});

it('leaves short answers alone', async () => {
  expect((await compressed('gzip', 'short')).encoding).toBeNull();
});
