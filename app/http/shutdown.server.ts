const holderKey = Symbol.for('marsmaths.shutdown');
const holder = globalThis as { [holderKey]?: AbortController };
const forcedExitMs = 4000;

holder[holderKey] ??= listen();

/** Aborts when the process is told to stop: event streams end, subscriptions close. */
export const shutdownSignal: AbortSignal = holder[holderKey].signal;

function listen(): AbortController {
  const controller = new AbortController();
  const stop = () => {
    controller.abort();
    // Our own server (web/) is gone before; plain remix-serve would wait for every open connection.
    setTimeout(() => process.exit(0), forcedExitMs).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return controller;
}
