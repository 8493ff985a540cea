import { join } from 'node:path';
import { secretFromFile } from '../db/embedded/secret-file';
import { waitUntilHealthy } from './health';
import { openLogFile } from './log-file';
import { bffArgs, type Program, pageServerArgs, startProgram } from './program';
import type { LauncherSettings } from './settings';
import { supervise } from './supervise';

/** Programs have this many milliseconds to finish; one that holds streams open may not manage. */
const grace = 4000;
/** The page server's last requests still need the BFF: it is asked to stop this much later at most. */
const headStart = 1000;

interface KeptProgram {
  current(): Program;
  release(): Promise<void>;
}

export interface ProgramContext {
  root: string;
  logs: string;
  settings: LauncherSettings;
  databaseUrl: string;
  report: (line: string) => void;
}

/**
 * Starts the BFF and then the page server, waits until both answer, and keeps them running.
 * `track` gets each as soon as it runs, so that it can be stopped even when the start fails.
 */
export async function startPrograms(context: ProgramContext, track: (program: KeptProgram) => void): Promise<void> {
  const { settings } = context;
  const shared = sharedEnvironment(context);
  await keep(context, track, {
    name: 'BFF',
    args: bffArgs,
    env: { ...shared, DATABASE_URL: context.databaseUrl, PORT: undefined, HOST: undefined },
    logFile: 'bff.log',
    health: `http://127.0.0.1:${settings.bffPort}/healthz`,
  });
  await keep(context, track, {
    name: 'page server',
    args: pageServerArgs,
    env: { ...shared, DATABASE_URL: undefined, PORT: String(settings.port) },
    logFile: 'page-server.log',
    health: `http://${settings.host ?? '127.0.0.1'}:${settings.port}/healthz`,
  });
}

/** What both need: where the other is, and the secrets that they share. */
function sharedEnvironment({ settings }: ProgramContext): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: settings.demo ? '1' : '0',
    DATA_DIR: settings.dataDir,
    BFF_PORT: String(settings.bffPort),
    SITE_URL: process.env.SITE_URL || `http://localhost:${settings.port}`,
    BFF_URL: process.env.BFF_URL || `http://127.0.0.1:${settings.bffPort}`,
    INTERNAL_KEY: process.env.INTERNAL_KEY || secretFromFile(settings.dataDir, 'internal-key'),
    SESSION_SECRET: process.env.SESSION_SECRET || secretFromFile(settings.dataDir, 'session-secret'),
  };
}

async function keep(
  { root, logs, settings, report }: ProgramContext,
  track: (program: KeptProgram) => void,
  {
    name,
    args,
    env,
    logFile,
    health,
  }: { name: string; args: string[]; env: NodeJS.ProcessEnv; logFile: string; health: string },
): Promise<void> {
  const writeLog = openLogFile(join(logs, logFile));
  const log = (line: string) => {
    writeLog(line);
    if (settings.production) process.stdout.write(`${line}\n`);
  };
  const start = () => startProgram({ args, cwd: root, env, log });
  let current = start();
  let release = async () => {};
  track({ current: () => current, release: () => release() });
  await waitUntilHealthy(name, current, health, join(logs, logFile));
  release = supervise({
    first: current,
    start: async () => start(),
    onStart: (program) => {
      current = program;
    },
    onEnd: (lastWords, wait) =>
      report(`The ${name} ended unexpectedly (${lastWords}); starting it again in ${wait / 1000} s.`),
  });
}

/** Stops the programs, the last one first, within the time of grace; what does not leave by then is ended. */
export async function stopPrograms(programs: KeptProgram[]): Promise<void> {
  await Promise.all(programs.map((program) => program.release()));
  const running = programs.map((program) => program.current());
  const deadline = setTimeout(() => {
    for (const program of running) program.kill('SIGKILL');
  }, grace);
  for (const program of running.toReversed()) {
    program.kill('SIGTERM');
    await Promise.race([program.ended, new Promise((resolve) => setTimeout(resolve, headStart).unref())]);
  }
  await Promise.all(running.map((program) => program.ended));
  clearTimeout(deadline);
}
