import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';

export interface BffProcess {
  url: string;
  /** Milliseconds from its start until it answered. */
  readyAfter: number;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

/** Starts the built backend as a process of its own, on a free port, and waits until it is ready. */
export async function startBff(env: Record<string, string>): Promise<BffProcess> {
  const started = performance.now();
  // A port of its own each time: on a fixed one the backend of somebody else would be taken for this one.
  const port = await getPort();
  const child = spawn(process.execPath, ['build/bff/index.js'], {
    env: { ...process.env, ...env, BFF_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      process.off('exit', endWithUs);
      resolve();
    }),
  );
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, url);
  return {
    url,
    readyAfter: performance.now() - started,
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  for (const deadline = Date.now() + 120_000; ; await pause(30)) {
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The backend did not get ready.');
    if (isReady) return;
  }
}
