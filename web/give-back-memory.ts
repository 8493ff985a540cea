import type { RequestListener } from 'node:http';
import { Session } from 'node:inspector/promises';

const quietMs = 10_000;

/**
 * Gives memory back to the system once no request has come for ten seconds after some have: V8 by itself keeps what a
 * rush took until it needs to collect again. The collection takes about a tenth of a second, while nobody waits. The
 * launcher's looks at the health of the program are no requests here: they never stop.
 */
export function givingBackMemory(listener: RequestListener, collect = collectGarbage): RequestListener {
  let timer: NodeJS.Timeout | undefined;
  return (request, response) => {
    if (request.url === '/healthz') return listener(request, response);
    timer ??= setTimeout(() => {
      timer = undefined;
      void collect();
    }, quietMs).unref();
    timer.refresh();
    listener(request, response);
  };
}

/** As a system with little memory would ask for it: everything that can go goes, and young space shrinks. */
async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}
