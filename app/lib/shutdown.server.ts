const holderKey = Symbol.for('marsmaths.shutdown');
const holder = globalThis as { [holderKey]?: AbortController };
const forcedExitMs = 4000;

holder[holderKey] ??= listen();

/** Aborts when the process is told to stop: streams end, subscriptions close. */
export const shutdownSignal: AbortSignal = holder[holderKey].signal;

function listen(): AbortController {
  const controller = new AbortController();
  const stop = () => {
    controller.abort();
    // remix-serve waits for open connections; after this long the rest is cut off.
    setTimeout(() => process.exit(0), forcedExitMs).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return controller;
}
