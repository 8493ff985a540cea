import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { failureReason } from './failure-reason';

export interface JobWorker {
  /** Makes it look for jobs now. */
  wake(): void;
  /** Takes no more jobs; resolves when the one under way has ended. */
  stop(): Promise<void>;
}

/**
 * Takes the jobs of a kind one after another, and notes how each ended. pg-boss has workers of its own, but theirs end the
 * process where the database is away in the moment in which a job is done: here it is taken again once its time is over.
 */
export function startJobWorker(
  boss: PgBoss,
  {
    name,
    run,
    pollingSeconds,
    log,
  }: { name: string; run: (data: unknown) => Promise<void>; pollingSeconds: number; log: Logger },
): JobWorker {
  let isStopped = false;
  let isAwake = false;
  let endPause = new AbortController();
  const rest = async (): Promise<void> => {
    endPause = new AbortController();
    if (!isAwake && !isStopped)
      await pause(pollingSeconds * 1000, undefined, { ref: false, signal: endPause.signal }).catch(() => undefined);
  };
  const loop = async (): Promise<void> => {
    while (!isStopped) {
      isAwake = false;
      const hadWork = await workOnce(boss, name, run).catch((error: unknown) => {
        log.warn({ job: name, reason: failureReason(error) }, 'jobs');
        return false;
      });
      // There may be more of them: the next one need not wait for the next round.
      if (!hadWork) await rest();
    }
  };
  const looping = loop();
  const wake = () => {
    isAwake = true;
    endPause.abort();
  };
  return {
    wake,
    async stop() {
      isStopped = true;
      endPause.abort();
      await looping;
    },
  };
}

/** Takes a job and does it; false where none waits. Rejects where the database is away. */
async function workOnce(boss: PgBoss, name: string, run: (data: unknown) => Promise<void>): Promise<boolean> {
  const [job] = (await boss.fetch(name)) ?? [];
  if (job === undefined) return false;
  const failure = await inTime(run(job.data), job.expireInSeconds);
  if (failure === null) await boss.complete(name, job.id);
  else await boss.fail(name, job.id, { message: failure });
  return true;
}

/** Why the work failed; null where it did not. What takes longer than a job may is left behind. */
async function inTime(work: Promise<void>, seconds: number): Promise<string | null> {
  const done = new AbortController();
  const tooLong = pause(seconds * 1000, 'It took too long.', { ref: false, signal: done.signal });
  const ended = work.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
  );
  const outcome = await Promise.race([ended, tooLong.catch(() => null)]);
  done.abort();
  return outcome;
}
