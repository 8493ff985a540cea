import type { IncomingMessage, ServerResponse } from 'node:http';

const restMs = 5000;

/** A request that is answered before all of it has come may send its rest for a while; then its connection ends. */
export function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    const cut = setTimeout(() => request.socket.destroy(), restMs).unref();
    request.once('close', () => clearTimeout(cut));
  });
}
