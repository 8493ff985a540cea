/** How often to look whether the npm that started us is still there, in milliseconds. */
const look = 500;

/**
 * Calls back once when we are asked to stop: Ctrl-C, SIGTERM, the terminal closing, or the end of the npm that started
 * us (a shell between npm and us may keep a signal for itself). A second Ctrl-C ends us at once.
 */
export function onStopRequest(callback: () => void): void {
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    callback();
  };
  process.on('SIGINT', () => {
    if (asked) process.exit(130);
    ask();
  });
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) ask();
  }, look).unref();
}
