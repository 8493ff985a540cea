import { mostPauseDays, pauseDayPrice, type Streak, streakOf } from '../../../rules/streak';
import type { Trx } from '../../db/client';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { forEachDue, inPages } from '../../platform/jobs/for-each-due';
import { localDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { lockPerson } from '../identity/index';
import { notify } from '../notifications/index';
import { spend } from '../rewards/index';
import {
  findHolders,
  findStreakFacts,
  insertPause,
  notePauseUsed,
  type PauseHolder,
  type StreakFacts,
} from './streaks.repo';

/** Pure: the streak on a day (yyyy-MM-dd) of the student. */
export function streakFrom({ days, pauses }: StreakFacts, today: string): Streak {
  const practised = days.map(({ day }) => day).reverse();
  const held = pauses.map((pause) => ({ id: pause.id, boughtOn: pause.bought_on, usedOn: pause.used_on }));
  return streakOf(practised, held, today);
}

/** Buys a pause day. CONFLICT where as many are held as can be, UNPROCESSABLE where the coins do not reach. */
export async function buyPauseDay({ db, clock }: Services, viewer: Viewer): Promise<void> {
  if (!viewer.roles.includes('STUDENT')) throw new AppError('FORBIDDEN', 'Only students can use the shop.');
  const now = clock.now();
  const today = localDay(now, viewer.timeZone);
  await db.transaction().execute(async (trx) => {
    const { held } = await settle(trx, viewer.id, today);
    if (held >= mostPauseDays) {
      throw new AppError(
        'CONFLICT',
        `You have ${held} pause days, and that’s the most you can have. We use one automatically if you miss a day.`,
      );
    }
    const id = newId();
    await insertPause(trx, { student_id: viewer.id, id, bought_on: today, bought_at: now });
    const reason = 'Pause day';
    const paid = { studentId: viewer.id, amount: pauseDayPrice, reason, idempotencyKey: `pause:${id}` };
    if (!(await spend(trx, paid))) {
      throw new AppError(
        'UNPROCESSABLE',
        `You need ${pauseDayPrice} MarsCoins for this. You earn some with every practice set you finish.`,
      );
    }
  });
}

/**
 * The job: writes down which pauses were used, and tells whose streak was kept, in the morning. Pages do not wait for it:
 * they count by the same rule. It keeps a pause from being looked for further back than days are read.
 */
export async function settlePauses(services: Services): Promise<void> {
  const { db, clock, userEventSignal } = services;
  const now = clock.now();
  await forEachDue(services, {
    job: 'pause-days',
    due: inPages<PauseHolder>((after, limit) => findHolders(db, now, after?.student_id ?? null, limit)),
    idOf: ({ student_id }) => student_id,
    run: async ({ student_id: studentId, time_zone: timeZone }) => {
      const told = await db.transaction().execute(async (trx) => {
        const { toSettle, days } = await settle(trx, studentId, localDay(now, timeZone));
        if (toSettle.length === 0 || days === 0) return [];
        return notify(trx, 'STREAK_KEPT', studentId, { data: { days }, at: now });
      });
      if (told.length > 0) await userEventSignal.notify(studentId);
    },
  });
}

/** The student's streak, under their lock, with what was used written down. */
async function settle(trx: Trx, studentId: string, today: string): Promise<Streak> {
  await lockPerson(trx, studentId);
  const streak = streakFrom(await findStreakFacts(trx, studentId), today);
  for (const used of streak.toSettle) await notePauseUsed(trx, studentId, used);
  return streak;
}
