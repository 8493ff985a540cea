import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** What a refused request may still send. */
const largestRest = 1024 * 1024;
const longestMs = 5000;

/**
 * A request that was answered before its body had come (refused, or too long) would leave the rest of the body in its
 * connection, and the next request there would wait behind it for ever. A short rest is read away; a long one ends the
 * connection.
 */
export function unreadBody(): RequestHandler {
  return (request, response, next) => {
    if (Number(request.headers['content-length']) > largestRest) response.setHeader('connection', 'close');
    response.once('finish', () => {
      if (!request.complete) readAway(request);
    });
    next();
  };
}

function readAway(request: IncomingMessage): void {
  const { socket } = request;
  let left = largestRest;
  const timer = setTimeout(() => socket.destroy(), longestMs).unref();
  request.once('close', () => clearTimeout(timer));
  // Remix's adapter stops the stream whenever nobody reads from it.
  request.removeAllListeners('data');
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) socket.destroy();
  });
  request.resume();
}
