import { failureReason } from '../../../platform/jobs/failure-reason';
import { deleteFailures, findFailures, storeFailure } from '../../../platform/jobs/job-failures.repo';
import type { Services } from '../../../platform/services';

/** What administrators see such matches as, beside the failed rows of jobs. */
export const failingMatchesJob = 'running-battles';
const longestWaitMs = 60_000;

/** After 0.2, 0.4, 0.8 … seconds, a minute at most: players wait for it. */
const waitMs = (tries: number): number => Math.min(longestWaitMs, 100 * 2 ** tries);

interface FailingMatches {
  /** Reads which matches wait; another process, or an administrator, may have changed that. */
  load(): Promise<void>;
  mayRun(battleId: string): boolean;
  noteFailure(battleId: string, error: unknown): Promise<void>;
  /** Forgets those of these matches that went on. */
  forget(battleIds: readonly string[]): Promise<void>;
}

/** Matches that could not be brought up to now: each waits twice as long after each failure, and holds up no other. */
export function createFailingMatches({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): FailingMatches {
  let failures: Awaited<ReturnType<typeof findFailures>> = new Map();
  return {
    async load() {
      failures = await findFailures(db, failingMatchesJob);
    },
    mayRun(battleId) {
      const nextTryAt = failures.get(battleId)?.nextTryAt ?? null;
      return nextTryAt === null || nextTryAt <= clock.now();
    },
    async noteFailure(battleId, error) {
      const at = clock.now();
      const tries = (failures.get(battleId)?.tries ?? 0) + 1;
      const nextTryAt = new Date(at.getTime() + waitMs(tries));
      failures.set(battleId, { tries, nextTryAt });
      const reason = failureReason(error);
      log.warn({ job: failingMatchesJob, row: battleId, tries, reason }, 'a match could not go on');
      await storeFailure(db, { job: failingMatchesJob, rowId: battleId, tries, reason, at, nextTryAt });
    },
    async forget(battleIds) {
      const mended = battleIds.filter((battleId) => failures.delete(battleId));
      await deleteFailures(db, failingMatchesJob, mended);
    },
  };
}
