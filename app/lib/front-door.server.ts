import { randomUUID } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { env } from '../http/env.server';
import { isHostShaped } from '../http/request-origin';
import { noteOwnAddress } from './own-address.server';
import { logRequest } from './request-log.server';
import { marks } from './request-marks.server';
import { headersFor } from './security-headers.server';
import { builtFile } from './visitor-pages/built-files.server';
import { keptPage } from './visitor-pages/kept-pages.server';
import { type PageAnswer, pageAnswer } from './visitor-pages/page-answer.server';
import { visitorPageKey } from './visitor-pages/page-key';
import { readHead } from './visitor-pages/read-head';

const requestIdShape = /^[\w-]{8,64}$/;
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const opened = Symbol.for('marsmaths.front-door');

/**
 * remix-serve takes no middleware, so we stand in front of it: its listener moves behind ours when the first request
 * comes. Kept pages and compressed files are answered at once. Every other request gets our own marks, a shape that
 * cannot make the server throw, the headers every response carries, and one line in the log when it is over.
 */
export function openFrontDoor(): void {
  const holder = globalThis as { [opened]?: WeakSet<Server> };
  if (holder[opened] !== undefined) return;
  const known = new WeakSet<Server>();
  holder[opened] = known;
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (known.has(server)) return;
    known.add(server);
    const behind = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (answerAtTheDoor(request, response)) return;
      meet(request, response);
      for (const listener of behind) listener.call(server, request, response);
    });
  });
}

/** Answers what needs nobody: a kept page that is fresh, or a file of the build. Says whether it did. */
function answerAtTheDoor(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const started = performance.now();
  const asked = readHead(request.rawHeaders);
  if (asked === null) return false;
  const file = builtFile(url, asked.accepted);
  if (file !== null) {
    answer(request, response, started, file);
    return true;
  }
  const key = visitorPageKey({ method, host: asked.host, address: url, cookies: asked.cookies });
  const kept = key === null ? undefined : keptPage(key);
  // One request makes the page anew; the others have the old one meanwhile.
  if (kept === undefined || kept.renew) return false;
  answer(request, response, started, pageAnswer(kept.page.answers, asked));
  return true;
}

function answer(request: IncomingMessage, response: ServerResponse, started: number, kept: PageAnswer): void {
  const address = request.url ?? '/';
  const id = requestIdOf(request, env.TRUST_PROXY);
  response.writeHead(kept.status, allHeaders(kept, address, id));
  response.end(request.method === 'HEAD' ? undefined : (kept.body ?? undefined));
  logRequest({ method: request.method ?? '', address, status: kept.status, ms: performance.now() - started, id });
}

const flatHeaders = new WeakMap<PageAnswer, string[]>();

/**
 * The answer's headers with those that every response carries, in one list, as Node takes them fastest. The list is the
 * same each time but for its last entry, the request's id; Node has read it when `writeHead` returns.
 */
function allHeaders(kept: PageAnswer, address: string, id: string): string[] {
  let list = flatHeaders.get(kept);
  if (list === undefined) {
    list = [...headersFor(address), ...Object.entries(kept.headers)].flat();
    list.push('x-request-id', id);
    flatHeaders.set(kept, list);
  }
  list[list.length - 1] = id;
  return list;
}

function meet(request: IncomingMessage, response: ServerResponse): void {
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
}

/** Rewrites the request's headers in place; exported for its test. */
export function markRequest(request: IncomingMessage, trustProxy = env.TRUST_PROXY): void {
  const { headers } = request;
  const forwardedFor = lastEntry(headers['x-forwarded-for']);
  headers[marks.address] =
    trustProxy && forwardedFor !== '' ? forwardedFor : (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  headers[marks.requestId] = requestIdOf(request, trustProxy);
  delete headers[marks.origin];
  if (headers.origin !== undefined) headers[marks.origin] = headers.origin;
  delete headers.origin;
  delete headers['x-forwarded-host'];
  // A host, method or address of another shape would throw inside the adapter and answer 500.
  if (!isHostShaped(headers.host)) headers.host = 'unknown.invalid';
  if (!methods.has(request.method ?? '')) request.method = 'OPTIONS';
  if (!request.url?.startsWith('/') || !URL.canParse(`http://host.invalid${request.url}`)) request.url = '/';
}

function requestIdOf(request: IncomingMessage, trustProxy: boolean): string {
  const given = trustProxy ? request.headers['x-request-id'] : undefined;
  return typeof given === 'string' && requestIdShape.test(given) ? given : randomUUID();
}

function lastEntry(header: string | string[] | undefined): string {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  return text.split(',').at(-1)?.trim() ?? '';
}
