import { z } from 'zod';
import { forEachDue, inPages } from '../../platform/jobs/for-each-due';
import type { Services } from '../../platform/services';
import { computeTemplatePaces } from './deck/template-paces';
import { advanceMatch } from './match/advance-match';
import { cancelForgotten } from './queue/queue.repo';
import { findUnsettled } from './result/settle.repo';
import { settleBattle } from './result/settle-battle';
import { settledByJobMs, voidAfterMs } from './runner/battle-runner';
import { deleteOldRunners, findAbandoned, forgetFailuresOfOver } from './runner/runner.repo';
import { tellSeasonResults } from './seasons/season-results';

/** Who waits and has not been seen for so long is not there any more. */
const forgottenMs = 2 * 60_000;
const dayMs = 24 * 60 * 60_000;

/**
 * Ends what no runner ended, within about a minute: matches that all processes died on, waiting of people who have gone,
 * results that were not written. Each night, how long templates take; each hour, whether a season has ended somewhere.
 */
export function registerBattleJobs(services: Services): void {
  services.jobs.registerJob('end-abandoned-battles', z.object({}), () => endAbandoned(services), { cron: '* * * * *' });
  const computePaces = () => computeTemplatePaces(services);
  services.jobs.registerJob('template-paces', z.object({}), computePaces, { cron: '25 16 * * *' });
  services.jobs.registerJob('season-results', z.object({}), () => tellSeasonResults(services), { cron: '7 * * * *' });
}

/** How many matches were void. */
export async function endAbandoned(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const abandoned = await forEachDue(services, {
    job: 'abandoned-battles',
    due: inPages<string>((after, limit) => findAbandoned(db, before(voidAfterMs), after, limit)),
    idOf: (battleId) => battleId,
    run: (battleId) => advanceMatch(services, battleId, (_match, _seats, at) => [{ kind: 'VOID', at }]),
  });
  await cancelForgotten(db, { before: before(forgottenMs), now });
  await forEachDue(services, {
    job: 'battle-results',
    due: inPages<string>((after, limit) => findUnsettled(db, { before: before(settledByJobMs) }, after, limit)),
    idOf: (battleId) => battleId,
    run: (battleId) => settleBattle(services, battleId),
  });
  await forgetFailuresOfOver(db);
  await deleteOldRunners(db, before(dayMs));
  return abandoned;
}
