import { execa } from 'execa';
import { mayBeLogged } from './log-filter';
import type { Running } from './supervise';

/** Milliseconds that a program has for finishing after SIGTERM. */
const graceMs = 2500;

const common = ['--enable-source-maps', '--import', './build/launcher/exit-with-parent.js'];

/** Node's arguments for the BFF and for the page server, from the root of the checkout. */
export const bffArgs = [...common, 'build/bff/index.js'];
export const pageServerArgs = [...common, 'build/web/index.js'];

export interface ProgramOptions {
  /** Arguments of Node: a built file and what it takes. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
}

/** A Node program that runs as a child of ours. */
export interface Program extends Running {
  /** Asks it to stop; what does not stop in time is killed. */
  stop(): void;
}

/**
 * Starts a Node program in a session of its own (Ctrl-C reaches us alone, and we stop all in order). Its output comes
 * line by line through the filter. The channel between us only tells it when we are gone.
 */
export function startProgram({ args, cwd, env, log }: ProgramOptions): Program {
  const lastErrors: string[] = [];
  const keep = (line: string): void => {
    if (mayBeLogged(line)) log(line);
  };
  const child = execa(process.execPath, args, {
    cwd,
    env,
    extendEnv: false,
    detached: true,
    ipc: true,
    stdin: 'ignore',
    stdout: linesTo(keep),
    stderr: linesTo((line) => {
      keep(line);
      if (lastErrors.push(line) > 40) lastErrors.shift();
    }),
    buffer: false,
    reject: false,
    forceKillAfterDelay: graceMs,
  });
  const ended = child.then(({ exitCode, signal, originalMessage }) => {
    const words = lastErrors.find((line) => /error/i.test(line)) ?? lastErrors.at(-1);
    return words ?? originalMessage ?? `it ended with ${signal ?? `exit code ${exitCode}`}`;
  });
  return { ended, stop: () => void child.kill('SIGTERM') };
}

/** A transform that passes nothing on: the lines go to `take`. */
function linesTo(take: (line: string) => void) {
  return function* (line: unknown): Generator<string, void> {
    take(String(line));
    yield* [];
  };
}
