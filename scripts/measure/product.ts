import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { processTree } from './process-tree';

export interface Product {
  site: string;
  bff: string;
  /** The launcher and everything it started. */
  pids(): number[];
  stop(): Promise<void>;
  /** Kills everything at once, as a power cut would. */
  kill(): Promise<void>;
}

export interface ProductOptions {
  dataDir: string;
  port: number;
  bffPort: number;
  /** A built checkout other than this one. */
  cwd?: string;
  env?: Record<string, string>;
}

/** Starts the built product (`npm start` has built it) and waits until it is ready. */
export async function startProduct({ dataDir, port, bffPort, cwd, env = {} }: ProductOptions): Promise<Product> {
  const launcher = spawn(process.execPath, ['build/launcher/index.js'], {
    cwd,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), BFF_PORT: String(bffPort), DEMO: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = launcher;
  if (pid === undefined) throw new Error('The launcher did not start.');
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-5000);
  };
  launcher.stdout.on('data', keep);
  launcher.stderr.on('data', keep);
  const ended = new Promise<void>((resolve) => launcher.once('exit', () => resolve()));
  const site = `http://localhost:${port}`;
  for (const deadline = Date.now() + 180_000; !(await answers(`${site}/readyz`)); await pause(100)) {
    if (launcher.exitCode !== null || Date.now() > deadline)
      throw new Error(`The product did not get ready.\n${output}`);
  }
  return {
    site,
    bff: `http://127.0.0.1:${bffPort}`,
    pids: () => processTree(pid),
    stop: () => end(launcher, ended),
    async kill() {
      // Frozen first: nothing may notice that a neighbour is gone and act on it.
      const pids = processTree(pid);
      for (const each of pids) signal(each, 'SIGSTOP');
      for (const each of new Set([...pids, ...processTree(pid)])) signal(each, 'SIGKILL');
      await ended;
    },
  };
}

async function end(launcher: ChildProcess, ended: Promise<void>): Promise<void> {
  launcher.kill('SIGTERM');
  await ended;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}
