import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { secretFromFile } from '../db/embedded/secret-file';
import { waitUntilHealthy } from './health';
import { watchHeartbeat } from './heartbeat';
import { openLogFile } from './log-file';
import { bffArgs, type Program, pageServerArgs, startProgram } from './program';
import type { LauncherSettings } from './settings';
import { type Supervised, supervise } from './supervise';

/** The page server's last requests still need the BFF: it is asked to stop this many milliseconds earlier. */
const headStartMs = 1000;

export interface ProgramContext {
  root: string;
  logs: string;
  settings: LauncherSettings;
  databaseUrl: string;
  report: (line: string) => void;
}

interface ProgramDescription {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** Address that answers once it is up. */
  health: string;
}

/** The programs that run, in the order of their start; they are stopped even when a later one does not start. */
export type RunningPrograms = Supervised<Program>[];

/** Starts the BFF and then the page server, waits until both answer, and keeps them running. `running` gets each at once. */
export async function startPrograms(context: ProgramContext, running: RunningPrograms): Promise<void> {
  for (const description of describePrograms(context)) await startAndWatch(context, description, running);
}

async function startAndWatch(
  { root, logs, settings, report }: ProgramContext,
  { name, args, env, logFile, health }: ProgramDescription,
  running: RunningPrograms,
): Promise<void> {
  const writeLog = openLogFile(join(logs, logFile));
  const log = (line: string) => {
    writeLog(line);
    if (settings.production) process.stdout.write(`${line}\n`);
  };
  const start = (): Program => {
    const program = startProgram({ args, cwd: root, env, log });
    const onHang = () => report(`The ${name} does not answer any more; ending it.`);
    return { ...program, ...watchHeartbeat(program, { health, onHang }) };
  };
  const first = start();
  let supervised: Supervised<Program> | undefined;
  running.push({ current: () => supervised?.current() ?? first, release: async () => supervised?.release() });
  await waitUntilHealthy(name, first, health, join(logs, logFile));
  supervised = supervise({
    first,
    start: async () => start(),
    onEnd: (reason, wait) =>
      report(`The ${name} ended unexpectedly (${reason}); starting it again in ${wait / 1000} s.`),
  });
}

/** What every program of ours is told. */
export function programEnvironment({ port, bffPort, dataDir, demo }: LauncherSettings): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: demo ? '1' : '0',
    DATA_DIR: dataDir,
    BFF_PORT: String(bffPort),
    SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
    BFF_URL: process.env.BFF_URL || `http://127.0.0.1:${bffPort}`,
    INTERNAL_KEY: process.env.INTERNAL_KEY || secretFromFile(dataDir, 'internal-key'),
    SESSION_SECRET: process.env.SESSION_SECRET || secretFromFile(dataDir, 'session-secret'),
  };
}

function describePrograms({ settings, databaseUrl }: ProgramContext): ProgramDescription[] {
  const { port, bffPort, host } = settings;
  const shared = programEnvironment(settings);
  return [
    {
      name: 'BFF',
      args: bffArgs,
      env: { ...shared, DATABASE_URL: databaseUrl, PORT: undefined, HOST: undefined },
      logFile: 'bff.log',
      health: `http://127.0.0.1:${bffPort}/healthz`,
    },
    {
      name: 'page server',
      args: pageServerArgs,
      env: { ...shared, DATABASE_URL: undefined, LLM_API_KEY: undefined, PORT: String(port) },
      logFile: 'page-server.log',
      health: `http://${host ?? '127.0.0.1'}:${port}/healthz`,
    },
  ];
}

/** Stops the programs, the last one first. */
export async function stopPrograms(running: RunningPrograms): Promise<void> {
  await Promise.all(running.map((program) => program.release()));
  const programs = running.map((program) => program.current());
  for (const program of programs.toReversed()) {
    program.stop();
    await Promise.race([program.ended, pause(headStartMs, undefined, { ref: false })]);
  }
  await Promise.all(programs.map((program) => program.ended));
}
