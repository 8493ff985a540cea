import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBody } from './read-body.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request whose body comes in these pieces, and does not end where it is told so. */
function requestOf(pieces: readonly string[], { isOpen = false, headers = {} } = {}): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      if (!isOpen) controller.close();
    },
  });
  return new Request('http://localhost/x', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
}

it('reads a body in pieces, and none', async () => {
  expect(Buffer.from((await readBody(requestOf(['answer', '=7']))) as Uint8Array).toString()).toBe('answer=7');
  expect(await readBody(new Request('http://localhost/x', { method: 'POST' }))).toEqual(new Uint8Array());
});

it('refuses a body that is too long, its length told or not, without waiting for its end', async () => {
  expect(await readBody(requestOf(['x'], { isOpen: true, headers: { 'content-length': '300000' } }))).toBe(413);
  expect(await readBody(requestOf(['x'.repeat(200_000), 'x'.repeat(100_000)], { isOpen: true }))).toBe(413);
});

it('refuses a body that trickles in after 30 seconds', async () => {
  let send: (byte: string) => void = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (byte) => controller.enqueue(new TextEncoder().encode(byte));
    },
  });
  const status = readBody(new Request('http://localhost/x', { method: 'POST', body, duplex: 'half' } as RequestInit));
  for (let second = 0; second < 31; second += 1) {
    send('x');
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(await status).toBe(408);
  expect(vi.getTimerCount()).toBe(0);
});
