import { execa } from 'execa';
import type { Running } from './supervise';

/** Milliseconds that a program has for finishing after SIGTERM. */
const graceMs = 2500;

/**
 * V8 lets a heap grow to a multiple of what lives in it, by the room it may take: with less room than its default of
 * several gigabytes it collects earlier (docs/decisions/0061).
 */
const heapMegabytes = 512;

/**
 * Half of what a page server may write before short-lived objects are collected. Rendering makes many, and with V8's own
 * 16 they outlive two collections while several pages are under way (docs/decisions/0061).
 */
const youngMegabytes = 32;

const common = [
  `--max-old-space-size=${heapMegabytes}`,
  '--enable-source-maps',
  '--import',
  './build/launcher/exit-with-parent.js',
];

/** Node's arguments for the BFF and for the page server, from the root of the checkout. */
export const bffArgs = [...common, 'build/bff/index.js'];
export const pageServerArgs = [`--max-semi-space-size=${youngMegabytes}`, ...common, 'build/web/index.js'];

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
  /** Ends it at once: for one that does not listen any more. */
  kill(): void;
}

/**
 * Starts a Node program in a session of its own (Ctrl-C reaches us alone, and we stop all in order). Its output comes
 * line by line. The channel between us only tells it when we are gone.
 */
export function startProgram({ args, cwd, env, log }: ProgramOptions): Program {
  const lastErrors: string[] = [];
  const child = execa(process.execPath, args, {
    cwd,
    env,
    extendEnv: false,
    detached: true,
    ipc: true,
    stdin: 'ignore',
    stdout: linesTo(log),
    stderr: linesTo((line) => {
      log(line);
      if (lastErrors.push(line) > 40) lastErrors.shift();
    }),
    buffer: false,
    reject: false,
    forceKillAfterDelay: graceMs,
  });
  const ended = child.then(({ exitCode, signal, originalMessage }) => {
    // Node shows the line of the source before the error itself.
    const thrown = lastErrors.find((line) => /^\w*Error: /.test(line))?.replace(/^Error: /, '');
    const words = thrown ?? lastErrors.find((line) => /error/i.test(line)) ?? lastErrors.at(-1);
    return words ?? originalMessage ?? `it ended with ${signal ?? `exit code ${exitCode}`}`;
  });
  return { ended, stop: () => void child.kill('SIGTERM'), kill: () => void child.kill('SIGKILL') };
}

/** A transform that passes nothing on: the lines go to `take`, but for empty ones. */
function linesTo(take: (line: string) => void) {
  return function* (line: unknown): Generator<string, void> {
    if (line !== '') take(String(line));
    yield* [];
  };
}
