import type { ChildProcess } from 'node:child_process';
import { processState } from './process-state';

/** How long a fast shutdown may take before PostgreSQL is told to drop everything (it then recovers at its next start). */
const stopLimit = 20_000;
const look = 100;

/** A PostgreSQL that runs: one that we started, or one that an earlier process of ours left behind. */
export interface RunningServer {
  /** Stops it in order: open connections are ended, everything is written out. */
  stop(): Promise<void>;
  /** Calls back once when it ends without having been asked to. */
  onExit(callback: () => void): void;
}

export function childServer(child: ChildProcess): RunningServer {
  const ended = new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
  return server(ended, (signal) => child.kill(signal));
}

/** Of a process that is not our child the end can only be looked for. */
export function adoptedServer(pid: number, dataFolder: string): RunningServer {
  const ended = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (processState(pid, dataFolder) === 'postgres') return;
      clearInterval(timer);
      resolve();
    }, look);
    timer.unref();
  });
  return server(ended, (signal) => {
    if (processState(pid, dataFolder) === 'postgres') process.kill(pid, signal);
  });
}

function server(ended: Promise<void>, kill: (signal: 'SIGINT' | 'SIGQUIT') => void): RunningServer {
  let stopping = false;
  return {
    async stop() {
      stopping = true;
      kill('SIGINT');
      // An adopted server's watch does not hold the process open; this timer does while we wait for it.
      const limit = setTimeout(() => kill('SIGQUIT'), stopLimit);
      await ended;
      clearTimeout(limit);
    },
    onExit(callback) {
      void ended.then(() => {
        if (!stopping) callback();
      });
    },
  };
}
