import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBody } from './read-body';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const incoming = (headers: Record<string, string> = {}) =>
  Object.assign(new PassThrough(), { headers }) as PassThrough & IncomingMessage;

const ends = { headers: { connection: 'close' } };

it('reads a body in pieces', async () => {
  const request = incoming();
  const body = readBody(request, 1);
  request.write('{"a"');
  request.end(':1}');
  expect((await body).toString()).toBe('{"a":1}');
  expect(vi.getTimerCount()).toBe(0);
});

it('refuses a body that is too long, its length told or not, without waiting for its end', async () => {
  await expect(readBody(incoming({ 'content-length': '1025' }), 1)).rejects.toMatchObject({ status: 413, ...ends });
  const request = incoming();
  const body = readBody(request, 1);
  request.write('x'.repeat(1000));
  request.write('x'.repeat(25));
  await expect(body).rejects.toMatchObject({ status: 413, ...ends });
});

it('refuses a body that trickles in after 15 seconds', async () => {
  const request = incoming();
  const body = readBody(request, 64);
  const refused = expect(body).rejects.toMatchObject({ status: 408, ...ends });
  for (let second = 0; second < 16; second += 1) {
    request.write('x');
    await vi.advanceTimersByTimeAsync(1000);
  }
  await refused;
});
