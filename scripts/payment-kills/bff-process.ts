import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

export interface BffProcess {
  url: string;
  /** Milliseconds from its start until it answered. */
  readyAfter: number;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

/** Starts the built backend as a process of its own and waits until it is ready. */
export async function startBff(port: number, env: Record<string, string>): Promise<BffProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, ['build/bff/index.js'], {
    env: { ...process.env, ...env, BFF_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
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
    if (isReady) return;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The backend did not get ready.');
  }
}
