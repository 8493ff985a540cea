import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import type { FileStore } from './file-store';
import { createFolderStore } from './folder-store';
import { createS3Store } from './s3-store';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'files-'));
  ends.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** A store of the S3 protocol in memory, which takes signed requests alone. */
async function startStore(): Promise<string> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    const body = await buffer(request);
    if (!/^AWS4-HMAC-SHA256 Credential=us\//.test(headers.authorization ?? '')) response.statusCode = 403;
    else if (method === 'PUT' && headers['content-length'] !== String(body.length)) response.statusCode = 411;
    else if (method === 'PUT') objects.set(url, body);
    else if (method === 'DELETE') response.statusCode = objects.delete(url) ? 204 : 404;
    else if (!objects.has(url)) response.statusCode = 404;
    response.end(method === 'GET' ? objects.get(url) : undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const stores: [string, () => Promise<FileStore>][] = [
  ['a folder', async () => createFolderStore({ folder: folder(), incoming: folder() })],
  [
    'the S3 protocol',
    async () =>
      createS3Store({
        endpoint: await startStore(),
        bucket: 'classes',
        region: 'auto',
        accessKeyId: 'us',
        secretAccessKey: 'key',
        incoming: folder(),
      }),
  ],
];

it.each(stores)('%s gives back what was put into it, until it is removed', async (_name, open) => {
  const store = await open();
  const bytes = randomBytes(300_000);
  const path = join(store.incoming, 'received');
  writeFileSync(path, bytes);
  await store.put('0a1b2c', { path, size: bytes.length });
  expect(existsSync(path)).toBe(false);
  const stored = await store.open('0a1b2c');
  expect(stored && (await buffer(stored)).equals(bytes)).toBe(true);
  await store.remove('0a1b2c');
  await store.remove('0a1b2c');
  expect(await store.open('0a1b2c')).toBeNull();
});

it('a store that is away is said to be, and keeps the file', async () => {
  const settings = { bucket: 'b', region: 'auto', accessKeyId: 'us', secretAccessKey: 'k', incoming: folder() };
  const store = createS3Store({ endpoint: 'http://127.0.0.1:9', ...settings });
  const path = join(settings.incoming, 'received');
  writeFileSync(path, 'x');
  await expect(store.put('k', { path, size: 1 })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(existsSync(path)).toBe(true);
});
