import { randomUUID } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from './env.server';
import { noteOwnAddress } from './own-address.server';
import { logRequest } from './request-log.server';
import { marks } from './request-marks.server';
import { isHostShaped } from './request-origin';
import { headersFor } from './security-headers.server';

const requestIdShape = /^[\w-]{8,64}$/;
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const watched = Symbol.for('marsmaths.http-watched');

/**
 * remix-serve takes no middleware, so requests are met at the socket: each gets our own marks, a shape that cannot
 * make the server throw, the headers every response carries, and one line in the log when it is over.
 */
export function watchHttp(): void {
  const holder = globalThis as { [watched]?: boolean };
  if (holder[watched]) return;
  holder[watched] = true;
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const started = performance.now();
    const address = request.url ?? '/';
    const method = request.method ?? '';
    noteOwnAddress(request.socket);
    markRequest(request);
    for (const [name, value] of headersFor(address)) response.setHeader(name, value);
    const id = String(request.headers[marks.requestId]);
    response.setHeader('x-request-id', id);
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 499;
      logRequest({ method, address, status, ms: performance.now() - started, id });
    });
  });
}

/** Rewrites the request's headers in place; exported for its test. */
export function markRequest(request: IncomingMessage, trustProxy = env.TRUST_PROXY): void {
  const { headers } = request;
  const forwardedFor = lastEntry(headers['x-forwarded-for']);
  const givenId = headers['x-request-id'];
  headers[marks.address] =
    trustProxy && forwardedFor !== '' ? forwardedFor : (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  headers[marks.requestId] =
    trustProxy && typeof givenId === 'string' && requestIdShape.test(givenId) ? givenId : randomUUID();
  delete headers[marks.origin];
  if (headers.origin !== undefined) headers[marks.origin] = headers.origin;
  delete headers.origin;
  delete headers['x-forwarded-host'];
  // A host, method or address of another shape would throw inside the adapter and answer 500.
  if (!isHostShaped(headers.host)) headers.host = 'unknown.invalid';
  if (!methods.has(request.method ?? '')) request.method = 'OPTIONS';
  if (!request.url?.startsWith('/') || !URL.canParse(`http://host.invalid${request.url}`)) request.url = '/';
}

function lastEntry(header: string | string[] | undefined): string {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  return text.split(',').at(-1)?.trim() ?? '';
}
