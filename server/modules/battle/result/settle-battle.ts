import { tierName } from '../../../../rules/battle/tiers';
import type { Trx } from '../../../db/client';
import type { Services } from '../../../platform/services';
import { findCourse } from '../../catalogue/index';
import { appendUserEvents } from '../../events/index';
import { notify } from '../../notifications/index';
import { type BattleCoins, grantBattleCoins, type PlayedQuestion, recordBattle } from '../../practice/index';
import { readQuestions } from '../../questions/index';
import type { BattleRow } from '../match/match.repo';
import { lockUnsettled, markSettled, readFinished, type UnsettledSeat } from './settle.repo';

/** Coins are for the first battles of a day. */
const battlesWithCoinsADay = 10;

/**
 * What follows from a finished battle for each of its players: the practice with its error logbook, coins, notices, and
 * the word that the result is there. Each seat once, whoever does it; one that fails does not keep the other from its
 * result, and is thrown at the end.
 */
export async function settleBattle(services: Services, battleId: string): Promise<void> {
  const failures: unknown[] = [];
  for (const seat of [0, 1] as const) {
    await settleSeat(services, battleId, seat).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function settleSeat(services: Services, battleId: string, seat: 0 | 1): Promise<void> {
  const settled = await services.db.transaction().execute(async (trx) => {
    const unsettled = await lockUnsettled(trx, battleId, seat);
    const finished = unsettled && (await readFinished(trx, battleId, seat));
    if (!finished) return null;
    const at = services.clock.now();
    const { user_id: userId, time_zone: timeZone } = unsettled;
    if (userId === null || timeZone === null) {
      await markSettled(trx, battleId, seat, { at, practiceId: null, errors: 0, coins: [] });
      return null;
    }
    const person = { id: userId, timeZone };
    const { battle, answers } = finished;
    const finishedAt = battle.finished_at ?? at;
    const recorded = await recordBattle(trx, person, {
      battleId,
      courseId: battle.course_id,
      startedAt: battle.started_at ?? finishedAt,
      finishedAt,
      questions: await playedQuestions(trx, battle, answers),
    });
    const practiceId = recorded?.practiceId ?? null;
    const coins = await grantBattleCoins(trx, person, {
      practiceId,
      at: finishedAt,
      earned: coinsOf(unsettled, battle),
    });
    await markSettled(trx, battleId, seat, { at, practiceId, errors: recorded?.errors ?? 0, coins });
    await tellTier(trx, userId, battle.course_id, unsettled, at);
    await appendUserEvents(trx, [
      { userId, kind: 'BATTLE', payload: { battleId, type: 'match.finished', at: finishedAt.getTime() } },
    ]);
    return { userId, recorded };
  });
  if (settled === null) return;
  settled.recorded?.committed(services);
  await services.userEventSignal.notify(settled.userId);
}

/** The questions that were opened, with this seat's answers. */
async function playedQuestions(
  trx: Trx,
  { deck, state }: BattleRow,
  answers: ReadonlyMap<number, { text: string; at: Date }>,
): Promise<PlayedQuestion[]> {
  const entries = deck ?? [];
  const questions = await readQuestions(
    trx,
    entries.map(({ instanceId }) => instanceId),
  );
  return entries.flatMap((entry, index): PlayedQuestion[] => {
    const stored = questions.get(entry.instanceId);
    const opened = state?.opened[index] ?? null;
    if (!stored || opened === null) return [];
    return [
      {
        templateId: entry.template,
        templateVersion: entry.version,
        seed: entry.seed,
        topicId: entry.topicId,
        stored,
        openedAt: new Date(opened),
        answer: answers.get(index) ?? null,
      },
    ];
  });
}

/** A tier of a course earns its coins once, however often it is lost and reached again. */
function coinsOf(
  { outcome, left_at: leftAt, standing_before: before, standing_after: after, today }: UnsettledSeat,
  { id, course_id: courseId }: BattleRow,
): BattleCoins[] {
  const ofBattle = (reason: BattleCoins['reason']): BattleCoins => ({ reason, key: `${reason.toLowerCase()}:${id}` });
  const earned: BattleCoins[] = [];
  if (leftAt === null && today <= battlesWithCoinsADay) {
    earned.push(ofBattle('BATTLE_PLAYED'));
    if (outcome === 'WON') earned.push(ofBattle('BATTLE_WON'));
    if (outcome === 'DRAW') earned.push(ofBattle('BATTLE_DRAWN'));
  }
  if (after !== null && isTierUp(before, after)) {
    earned.push({ reason: 'BATTLE_TIER_UP', key: `battle_tier_up:${courseId}:${after.tier}` });
  }
  return earned;
}

/** The first tier that is shown was reached by ten battles: coins are for going up from one to the next. */
function isTierUp(before: UnsettledSeat['standing_before'], after: UnsettledSeat['standing_before']): boolean {
  return !before.provisional && !after.provisional && after.tier > before.tier;
}

async function tellTier(
  trx: Trx,
  userId: string,
  courseId: string,
  { standing_before: before, standing_after: after }: UnsettledSeat,
  at: Date,
): Promise<void> {
  if (after === null || before.provisional || before.tier === after.tier) return;
  const course = { id: courseId, name: findCourse(courseId)?.name ?? 'your course' };
  const kind = after.tier > before.tier ? 'TIER_PROMOTED' : 'TIER_DEMOTED';
  await notify(trx, kind, userId, { data: { tier: tierName(after.tier), course }, at });
}
