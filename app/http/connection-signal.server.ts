import type { LoaderFunctionArgs } from '@remix-run/node';

/**
 * Aborts when the browser goes away. Remix makes a request of each request, and the signals in between are garbage
 * collected while a stream is open: `request.signal` then never aborts, and the stream of a page that is long gone stays.
 * Our HTTP server gives the connection's own signal (web/remix-handler.ts); other servers have only the request's.
 */
export function connectionSignal({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): AbortSignal {
  const signal = typeof context?.connectionSignal === 'function' ? context.connectionSignal() : null;
  return signal instanceof AbortSignal ? signal : request.signal;
}
