import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { trustedHeaders } from '../../app/http/trusted-header-names';

/** One line for each request when it is over. */
export function accessLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    response.once('close', () => {
      const id = String(request.headers[trustedHeaders.requestId]);
      logRequest(logger, request, response, { route: response.locals.pattern, id, started });
    });
    next();
  };
}

/** The route's pattern, never the address itself, which may hold keys and tokens; nothing else of the request either. */
export function logRequest(
  logger: Logger,
  { method }: IncomingMessage,
  { writableEnded, statusCode }: ServerResponse,
  { route, id, started }: { route: string; id: string; started: number },
): void {
  const ms = Math.round((performance.now() - started) * 10) / 10;
  // 499: the client left before the answer was complete.
  logger.info({ kind: 'request', method, route, status: writableEnded ? statusCode : 499, ms, id });
}
