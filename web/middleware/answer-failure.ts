import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { trustedHeaders } from '../../app/http/trusted-header-names';

/** What no page answers for: a range of a file that is not there, or a fault of the server itself. */
export function answerFailure(logger: Logger): ErrorRequestHandler {
  return (error: Error & { status?: number; headers?: Record<string, string> }, request, response, _next) => {
    const isTheirs = error.status !== undefined && error.status >= 400 && error.status < 500;
    if (!isTheirs) {
      // Where it happened, never what it was about: messages of errors may hold what people typed.
      const stack = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
      logger.error({ kind: 'error', name: error.name, stack, id: request.headers[trustedHeaders.requestId] });
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const message = isTheirs ? 'This isn’t available.' : 'Something went wrong on our side. Please try again.';
    response
      .status(isTheirs ? Number(error.status) : 500)
      .set(isTheirs ? (error.headers ?? {}) : {})
      .set('cache-control', 'no-store')
      .type('text')
      .send(`${message}\n`);
  };
}
