import { type ChildProcess, spawn } from 'node:child_process';
import { createLineFilter } from './log-filter';

export interface ProgramOptions {
  /** Arguments of Node: a built file and what it takes. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
}

const common = ['--enable-source-maps', '--import', './build/launcher/leave-with-launcher.js'];

/** Node's arguments for the BFF and for the page server, from the root of the checkout. */
export const bffArgs = [...common, 'build/bff/index.js'];
export const pageServerArgs = [...common, 'node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'];

/** A Node program that runs as a child of ours. */
export interface Program {
  pid: number | undefined;
  /** Resolves when it has ended, with its last words to the error output. */
  ended: Promise<{ lastWords: string }>;
  kill(signal: NodeJS.Signals): void;
}

/**
 * Starts a Node program in a session of its own (Ctrl-C reaches us alone, and we stop all in order). Its output comes
 * line by line through the filter. The channel between us only tells it when we are gone.
 */
export function startProgram({ args, cwd, env, log }: ProgramOptions): Program {
  const child = spawn(process.execPath, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const lastLines: string[] = [];
  pipeLines(child.stdout, log);
  pipeLines(child.stderr, (line) => {
    log(line);
    lastLines.push(line);
    if (lastLines.length > 40) lastLines.shift();
  });
  return {
    pid: child.pid,
    ended: whenEnded(child, () => lastLines),
    kill: (signal) => void child.kill(signal),
  };
}

function whenEnded(child: ChildProcess, lines: () => string[]): Promise<{ lastWords: string }> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ lastWords: error.message }));
    child.once('close', (code, signal) => {
      const words = lines().find((line) => /error/i.test(line)) ?? lines().at(-1);
      resolve({ lastWords: words ?? `it ended with ${signal ?? `exit code ${code}`}` });
    });
  });
}

function pipeLines(stream: NodeJS.ReadableStream | null, keep: (line: string) => void): void {
  const filter = createLineFilter(keep);
  stream?.setEncoding('utf8');
  stream?.on('data', (chunk: string) => filter.write(chunk));
  stream?.on('end', () => filter.end());
}
