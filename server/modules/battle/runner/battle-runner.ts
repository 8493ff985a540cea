import type { MatchMove } from '../../../../rules/battle/match';
import type { Services } from '../../../platform/services';
import { advanceDue } from '../match/advance-due';
import { advanceMatch } from '../match/advance-match';
import { readDue } from '../match/match.repo';
import { pairAllWaiting } from '../queue/pair-waiting';
import { findUnsettled } from '../result/settle.repo';
import { settleBattle } from '../result/settle-battle';
import { createFailingMatches } from './failing-matches';
import { adoptMatches, endLease, readWork, renewLease } from './runner.repo';
import { runnerId } from './runner-id';

const roundMs = 1000;
/** The clock of a match is looked at this often; nobody notices a tenth of a second. */
const tickMs = 100;
const leaseMs = 5000;
/** A match that nobody kept going for longer is void: nobody loses by our fault. */
export const voidAfterMs = 20_000;
/** Whoever ended a match settles it at once; after this long they did not. */
const settleAfterMs = 2000;
/** After this long a result is left to the job, which waits longer after each failure. */
export const settledByJobMs = 2 * 60_000;
const batch = 500;
/** How many matches are worked on at once: each holds a connection to the database. */
const atOnce = 4;

export interface BattleRunner {
  /** Renews the lease, takes over what others left, pairs those who wait, settles what was left undone. */
  round(): Promise<void>;
  /** Brings the own matches up to now whose time has come. */
  tick(): Promise<void>;
  start(): void;
  /** Gives the matches back: another process takes them at once. */
  stop(): Promise<void>;
}

/** Keeps the matches of this process going. All it knows stands in the database; any other runner can go on from there. */
export function createBattleRunner(services: Services): BattleRunner {
  const { db, clock, log } = services;
  const id = runnerId(services);
  let leaseUntil: Date | null = null;
  let isPlaying = false;
  const failing = createFailingMatches(services);

  const voidMatch = (battleId: string) =>
    advanceMatch(services, battleId, (_match, _seats, at): MatchMove[] => [{ kind: 'VOID', at }]);

  const round = async (): Promise<void> => {
    const now = clock.now();
    const work = await readWork(db);
    isPlaying = work.running;
    if (work.running) {
      if (work.failing) await failing.load();
      // This process itself may have been asleep.
      const asleepSince = leaseUntil;
      leaseUntil = new Date(now.getTime() + leaseMs);
      await renewLease(db, id, leaseUntil);
      const lost = new Date(now.getTime() - voidAfterMs);
      if (asleepSince !== null && asleepSince < lost) {
        const late = await readDue(db, id, lost, batch);
        await each(
          late.map((match) => match.id),
          voidMatch,
        );
      }
      const adopted = await adoptMatches(db, id, now, batch);
      await each(
        adopted.filter(({ since }) => since < lost).map((match) => match.id),
        voidMatch,
      );
    } else {
      leaseUntil = null;
    }
    if (work.waiting) await pairAllWaiting(services);
    if (work.unsettled) {
      const window = {
        before: new Date(now.getTime() - settleAfterMs),
        since: new Date(now.getTime() - settledByJobMs),
      };
      await each(await findUnsettled(db, window, null, batch), (battleId) => settleBattle(services, battleId));
    }
  };

  const tick = async (): Promise<void> => {
    const due = (await readDue(db, id, clock.now(), batch)).filter((match) => failing.mayRun(match.id));
    const rest = await advanceDue(services, due);
    const failed = new Set<string>();
    await each(rest, (battleId) =>
      advanceMatch(services, battleId).catch((error: unknown) => {
        failed.add(battleId);
        return failing.noteFailure(battleId, error);
      }),
    );
    await failing.forget(due.flatMap(({ id: battleId }) => (failed.has(battleId) ? [] : [battleId])));
  };

  /** A match that cannot go on keeps no other from it. */
  const each = async (ids: readonly string[], work: (battleId: string) => Promise<void>): Promise<void> => {
    const rest = ids.values();
    const worker = async () => {
      for (const battleId of rest) await work(battleId).catch(note);
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, ids.length) }, worker));
  };

  const note = (error: unknown): void => {
    log.error({ work: 'battles', error: error instanceof Error ? error.name : 'unknown' }, 'background work failed');
  };

  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  let roundAt = 0;

  const step = async (): Promise<void> => {
    const at = performance.now();
    if (at >= roundAt) {
      roundAt = at + roundMs;
      await round().catch(note);
    }
    if (isPlaying) await tick().catch(note);
    if (isStopped) return;
    timer = setTimeout(next, isPlaying ? tickMs : Math.max(tickMs, roundAt - performance.now()));
  };

  const next = (): void => {
    running = step();
  };

  return {
    round,
    tick,
    start: next,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      if (leaseUntil !== null) await endLease(db, id, clock.now()).catch(note);
    },
  };
}
