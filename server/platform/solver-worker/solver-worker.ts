import type { SolverAnswer, SolverJob } from './solver-job';
import { SolverThread, type Spawn } from './solver-thread-handle';

export interface SolverWorker {
  /** Solves a typed problem beside the event loop. Never throws; ends within the limits. */
  solve(readings: readonly string[]): Promise<SolverAnswer>;
  /** Makes the thread now, because a problem is likely to come: loading the solver takes some tenths of a second. */
  warm(): void;
  /** Ends the thread; what waits is `broken`. */
  close(): Promise<void>;
}

export interface SolverWorkerOptions {
  /** For one job, from when its turn comes. */
  limitMs?: number;
  /** After so long without a job the thread ends. */
  idleMs?: number;
  spawn?: Spawn;
}

const mostWaiting = 60;
const mostReadings = 6;
const longestReading = 300;

/**
 * One thread for everybody's problems, made when somebody opens the tutor or the first one comes: a job takes some milliseconds, and the solver has a
 * budget of its own, so the time limit is for what nobody thought of. A thread that is late is ended and made again.
 */
export function createSolverWorker({
  limitMs = 1000,
  idleMs = 180_000,
  spawn,
}: SolverWorkerOptions = {}): SolverWorker {
  const thread = new SolverThread({ limitMs, idleMs, spawn });
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async solve(readings) {
      const job: SolverJob = {
        readings: readings.filter(({ length }) => length <= longestReading).slice(0, mostReadings),
      };
      if (job.readings.length === 0) return { kind: 'refused', why: 'This is too long for me to read.' };
      if (waiting >= mostWaiting) return { kind: 'busy' };
      waiting += 1;
      const answer = last
        .then(() => thread.run(job))
        .finally(() => {
          waiting -= 1;
        });
      last = answer;
      return answer;
    },
    warm: () => thread.warm(),
    close: () => thread.end(),
  };
}
