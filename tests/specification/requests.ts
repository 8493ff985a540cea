import { vi } from 'vitest';

const session = 'mm_session=abcdefghijklmnop1234';

/** A request of a visitor, as a browser sends it for a page. */
export function visitorRequest(path: string, headers: Record<string, string> = {}): Request {
  return new Request(`http://localhost${path}`, { headers });
}

/** A request of somebody with a session; `more` are further cookies. */
export function memberRequest(path: string, more: string[] = [], headers: Record<string, string> = {}): Request {
  return visitorRequest(path, { cookie: [session, ...more].join('; '), ...headers });
}

/** What a script of our own page sends along. */
export const fromOwnPage = { host: 'localhost', 'sec-fetch-site': 'same-origin' };

/** A form of our own page, sent by somebody with a session. */
export function memberForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Request {
  const sent = { cookie: session, host: 'localhost', origin: 'http://localhost', ...headers };
  return new Request(`http://localhost${path}`, { method: 'POST', headers: sent, body: new URLSearchParams(fields) });
}

/** The data server answers with these, one a request, the last again and again. Returns the operations it was sent. */
export function dataServer(...answers: object[]): { query: string; variables: unknown }[] {
  const asked: { query: string; variables: unknown }[] = [];
  const queue = [...answers];
  vi.stubGlobal('fetch', async (_address: unknown, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return Response.json((queue.length > 1 ? queue.shift() : queue[0]) ?? {});
  });
  return asked;
}

/** No data server at all. */
export function noDataServer(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
}

/** An answer that refuses. */
export function refusal(code: string, status: number, message = 'No.', details: object = {}): object {
  return { errors: [{ message, extensions: { code, status, details } }], data: null };
}
