import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import type { Site } from './start-site';

export interface PageServer {
  /** http://localhost:<port> */
  url: string;
  /** Everything it wrote so far. */
  output(): string;
  /** Sends SIGTERM; resolves with the exit code when it is out. */
  stop(): Promise<number | null>;
}

/** Our own page server, and plain remix-serve with the same build. */
export const programs = {
  web: ['build/web/index.js'],
  remixServe: ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'],
};

/** Starts one more page server beside the BFF of a site. One whose BFF is away is only ever healthy, not ready. */
export async function startPageServer(
  site: Pick<Site, 'pageServerEnv'>,
  program: string[],
  until: 'readyz' | 'healthz' = 'readyz',
): Promise<PageServer> {
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const env = { ...process.env, ...site.pageServerEnv, NODE_ENV: 'production' as const, PORT: String(port) };
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  for (const deadline = Date.now() + 60_000; !(await answers(`${url}/${until}`)); await pause(100)) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    child.kill('SIGKILL');
    throw new Error(`The page server did not get ready.\n${output}`);
  }
  return {
    url,
    output: () => output,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
