import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendOrStay } from './send-or-stay';

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

const stay = (failure: unknown) =>
  sendOrStay<string>(
    () => Promise.reject(failure),
    (message) => message,
  );
const refusal = (status: number) => ({ status, statusText: '', internal: false, data: {} });

it('hands on what came back', async () => {
  expect(await sendOrStay(async () => 'marked', String)).toBe('marked');
});

it.each([
  ['no connection', new TypeError('Failed to fetch')],
  ['a server that is away', refusal(503)],
  ['an answer of something in between', new Error('Unable to decode turbo-stream response')],
])('stays where there is %s', async (_why, failure) => {
  expect(await stay(failure)).toBe(
    'We can’t reach our server right now. What you typed is still here, so try again in a moment.',
  );
});

it('says that the device is offline where it is', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await stay(new TypeError('Failed to fetch'))).toMatch(/^You’re offline\./);
});

it.each([
  ['a redirect', new Response(null, { status: 302, headers: { location: '/result' } })],
  ['a page that is not there', refusal(404)],
  ['a request that another one replaced', new DOMException('aborted', 'AbortError')],
])('leaves %s to the page', async (_what, failure) => {
  await expect(stay(failure)).rejects.toBe(failure);
});
