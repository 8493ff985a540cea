import { get } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Pool } from 'undici';
import { env } from '../http/env.server';
import { createCircuitBreaker } from './circuit-breaker';

/** A dead BFF is found out in `slowMs` and `healthMs` together: a page says so within two seconds. */
export const slowMs = 700;
export const healthMs = 1100;
/** A busy BFF may take this long: a class that answers at once, passwords that wait to be hashed. */
const longestMs = 10_000;
const retryMs = 500;

const bff = new URL(env.BFF_URL);
const pool = new Pool(bff.origin, { connections: 128, headersTimeout: longestMs, bodyTimeout: longestMs });
const breaker = createCircuitBreaker({ isAlive: bffIsAlive, slowMs, longestMs, retryMs });

/**
 * `fetch` for the GraphQL client, by undici's own request: the standard one builds streams and objects of which nothing is
 * used here. It waits for a busy BFF, and fails at once when the BFF is gone.
 */
export async function bffFetch(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  return breaker.run(async (signal) => {
    const { statusCode, headers, body } = await pool.request({
      path: new URL(address instanceof Request ? address.url : address).pathname,
      method: 'POST',
      headers: init.headers instanceof Headers ? init.headers : new Headers(init.headers),
      body: String(init.body),
      signal,
    });
    const text = await body.text();
    const answer = {
      ok: statusCode >= 200 && statusCode < 300,
      status: statusCode,
      headers: new Headers({ 'content-type': String(headers['content-type']) }),
      text: async () => text,
    } satisfies Partial<Response>;
    return answer as Pick<Response, keyof typeof answer> as Response;
  }, init.signal);
}

/** Whether requests are refused now, because the BFF was found dead and not yet found alive again. */
export const isBffGivenUp = (): boolean => breaker.isOpen();

/** Asks on a connection of its own, which waits behind no other request. */
async function bffIsAlive(): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(new URL('/healthz', bff), { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('error', () => resolve(false));
    request.on('close', () => clearTimeout(deadline));
    const deadline = setTimeout(async () => {
      // When this process was too busy to look, an answer may be here already: it is read first.
      await nextTurn();
      await nextTurn();
      request.destroy();
      resolve(false);
    }, healthMs);
  });
}
