import { shutdownSignal } from './shutdown.server';

export interface StreamEvent {
  id: string;
  event: string;
  data: unknown;
}

/** Ends a stream; `retryMs` is how long the browser waits before it connects again, where that is not the usual time. */
export type EndStream = (retryMs?: number) => void;

interface EventStreamOptions {
  /** Aborts when the browser goes away. */
  signal: AbortSignal;
  /** Starts delivery; the returned function is called once when the stream ends for whatever reason. */
  start: (send: (event: StreamEvent) => void, close: EndStream) => () => void;
  heartbeatMs?: number;
  /** Milliseconds the browser waits before it connects again. */
  retryMs?: number;
  shutdown?: AbortSignal;
}

/** One event in the wire format; ids and names are kept on one line. */
export function formatEvent({ id, event, data }: StreamEvent): string {
  const oneLine = (text: string) => text.replaceAll(/[\r\n\0]/g, '');
  return `id: ${oneLine(id)}\nevent: ${oneLine(event)}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * A Server-Sent Events response with ids, a retry time and a heartbeat comment. It ends when the browser leaves, when
 * `close` is called, or when the process shuts down.
 */
export function eventStream(options: EventStreamOptions): Response {
  const { signal, start, heartbeatMs = 15_000, retryMs = 3000, shutdown = shutdownSignal } = options;
  const encoder = new TextEncoder();
  let end = (_closed?: boolean) => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      let open = true;
      let stop = () => {};
      const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
      const ended = () => end();
      end = (closed = false) => {
        if (!open) return;
        open = false;
        clearInterval(heartbeat);
        signal.removeEventListener('abort', ended);
        shutdown.removeEventListener('abort', ended);
        stop();
        // A cancelled stream is closed already.
        if (!closed) controller.close();
      };
      const close: EndStream = (laterMs) => {
        if (open && laterMs !== undefined) write(`retry: ${laterMs}\n\n`);
        end();
      };
      signal.addEventListener('abort', ended);
      shutdown.addEventListener('abort', ended);
      write(`retry: ${retryMs}\n\n`);
      stop = start((event) => {
        if (open) write(formatEvent(event));
      }, close);
      if (!open) stop();
      if (signal.aborted || shutdown.aborted) end();
    },
    cancel: () => end(true),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
