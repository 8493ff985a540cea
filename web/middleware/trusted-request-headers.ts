import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { isHostShaped } from '../../app/http/request-origin';
import { trustedHeaders } from '../../app/http/trusted-header-names';

const requestIdShape = /^[\w-]{8,64}$/;
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Gives every request our own headers and a shape that cannot make the adapter throw. */
export function trustedRequestHeaders({ trustProxy }: { trustProxy: boolean }): RequestHandler {
  return (request, response, next) => {
    setTrustedHeaders(request, trustProxy);
    response.setHeader('x-request-id', String(request.headers[trustedHeaders.requestId]));
    next();
  };
}

/** Rewrites the request's headers in place: what came from outside under our names is gone. */
export function setTrustedHeaders(request: IncomingMessage, trustProxy: boolean): void {
  const { headers } = request;
  const forwardedFor = lastEntry(headers['x-forwarded-for']);
  headers[trustedHeaders.address] =
    trustProxy && forwardedFor !== '' ? forwardedFor : (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  headers[trustedHeaders.requestId] = requestIdOf(request, trustProxy);
  delete headers[trustedHeaders.origin];
  if (headers.origin !== undefined) headers[trustedHeaders.origin] = headers.origin;
  delete headers.origin;
  delete headers['x-forwarded-host'];
  // A host, method or address of another shape would throw inside the adapter and answer 500.
  if (!isHostShaped(headers.host)) headers.host = 'unknown.invalid';
  if (!methods.has(request.method ?? '')) request.method = 'OPTIONS';
  if (!request.url?.startsWith('/') || !URL.canParse(`http://host.invalid${request.url}`)) request.url = '/';
}

export function requestIdOf(request: IncomingMessage, trustProxy: boolean): string {
  const given = trustProxy ? request.headers['x-request-id'] : undefined;
  return typeof given === 'string' && requestIdShape.test(given) ? given : randomUUID();
}

function lastEntry(header: string | string[] | undefined): string {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  return text.split(',').at(-1)?.trim() ?? '';
}
