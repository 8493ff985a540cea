import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedDatabase } from '../../server/db/embedded';
import { bffArgs, pageServerArgs } from '../../server/launcher/program';
import { cpuSeconds, processTree } from '../measure/process-tree';

/** A page server and the backend behind it. */
export interface Pair {
  site: string;
  bff: string;
}

export interface Arena {
  databaseUrl: string;
  pairs: readonly Pair[];
  /** CPU seconds so far by program. */
  cpu(): Record<string, number>;
  /** Kills the last page server and its backend, as a power cut would. */
  killLastPair(): void;
  stop(): Promise<void>;
}

export interface ArenaOptions {
  pairs: number;
  redis: boolean;
  profile: boolean;
  port: number;
}

interface Program {
  name: string;
  child: ChildProcess;
}

const readyWithinMs = 60_000;
const killAfterMs = 5000;

/** Starts a database, Redis where it is asked for, and pairs of backend and page server, without the launcher, which would restart what is killed. */
export async function startArena({ pairs, redis, profile, port }: ArenaOptions): Promise<Arena> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marsmaths-load-'));
  const logs = join('.cache', 'load');
  mkdirSync(logs, { recursive: true });
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const databasePids = () => processTree(process.pid).filter((pid) => pid !== process.pid && !ownPids().includes(pid));
  const programs: Program[] = [];
  const ownPids = () => programs.flatMap(({ child }) => (child.pid === undefined ? [] : [child.pid]));
  const start = (name: string, command: string, args: string[], env: Record<string, string>): Program => {
    const output = openSync(join(logs, `${name}.log`), 'w');
    const child = spawn(command, args, {
      env: { ...process.env, NODE_ENV: 'production', DEMO: '0', LOG_LEVEL: 'error', DATA_DIR: dataDir, ...env },
      stdio: ['ignore', output, output, 'ipc'],
    });
    const program = { name, child };
    programs.push(program);
    return program;
  };
  const stop = async (): Promise<void> => {
    for (const { child } of programs.toReversed()) await ended(child);
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const shared: Record<string, string> = {
      DATABASE_URL: database.url,
      INTERNAL_KEY: randomBytes(24).toString('hex'),
      SESSION_SECRET: randomBytes(24).toString('hex'),
      SITE_URL: `http://localhost:${port}`,
      ...(redis ? { REDIS_URL: `redis://127.0.0.1:${port + 2000}` } : {}),
    };
    if (redis) start('redis', 'redis-server', redisArgs(port + 2000), {});
    const migrate = start('migrate', process.execPath, ['build/launcher/migrate.js'], shared);
    await once(migrate.child, 'exit');
    const watch = profile ? ['--cpu-prof', `--cpu-prof-dir=${logs}`] : [];
    const made: Pair[] = [];
    for (let number = 0; number < pairs; number += 1) {
      const [sitePort, bffPort] = [port + number, port + 1000 + number];
      const pair = { site: `http://localhost:${sitePort}`, bff: `http://127.0.0.1:${bffPort}` };
      const bff = start(`backend-${number + 1}`, process.execPath, [...watch, ...bffArgs], {
        ...shared,
        BFF_PORT: String(bffPort),
      });
      await answering(bff, `${pair.bff}/healthz`);
      const { DATABASE_URL: _, ...pageServer } = shared;
      const web = start(`page-server-${number + 1}`, process.execPath, [...watch, ...pageServerArgs], {
        ...pageServer,
        PORT: String(sitePort),
        BFF_URL: pair.bff,
      });
      await answering(web, `${pair.site}/readyz`);
      made.push(pair);
    }
    return {
      databaseUrl: database.url,
      pairs: made,
      cpu: () => ({
        ...Object.fromEntries(
          programs
            .filter(({ name }) => name !== 'migrate')
            .map(({ name, child }) => [name, cpuSeconds(child.pid === undefined ? [] : [child.pid])]),
        ),
        PostgreSQL: cpuSeconds(databasePids()),
      }),
      killLastPair() {
        for (const { child } of programs.slice(-2)) child.kill('SIGKILL');
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const redisArgs = (port: number): string[] => ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];

async function answering({ name, child }: Program, address: string): Promise<void> {
  for (const deadline = Date.now() + readyWithinMs; ; await pause(100)) {
    const isReady = await fetch(address, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The ${name} did not get ready: see .cache/load/${name}.log.`);
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const cutOff = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  await exit;
  clearTimeout(cutOff);
}
