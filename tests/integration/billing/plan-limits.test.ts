import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlanDifference, planDifferences, planLimits } from '../../../rules/plan-limits';
import { findPlayer } from '../../../server/modules/battle/queue/player';
import { dailyCreditsOf, hasFullAccess } from '../../../server/modules/billing';
import { getLearningActivity, type StatisticsRange } from '../../../server/modules/statistics';
import { newId } from '../../../server/platform/ids';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerWrong, casual, redo } from '../practice/student';

let backend: TestBackend;
let free: Viewer;
let paid: Viewer;
beforeAll(async () => {
  backend = await startTestBackend();
  free = await afterTrial();
  paid = await afterTrial();
  await openCourse(paid, 'year-6');
});
afterAll(() => backend.stop());

/** A student whose trial is over. */
async function afterTrial(): Promise<Viewer> {
  const { id, viewer } = await makePerson(backend.services);
  const acceptTcAt = new Date(backend.clock.now().getTime() - 30 * 86_400_000);
  await backend.services.db.updateTable('users').set({ accept_tc_at: acceptTcAt }).where('id', '=', id).execute();
  return { ...viewer, acceptTcAt };
}

async function openCourse({ id }: Viewer, courseId: string): Promise<void> {
  const now = backend.clock.now().getTime();
  await backend.services.db
    .insertInto('subscriptions')
    .values({
      user_id: id,
      id: newId(),
      course_id: courseId,
      starts_at: new Date(now - 86_400_000),
      ends_at: new Date(now + 86_400_000),
      grace: false,
    })
    .execute();
}

/** Answers ten questions today, all that the free plan has, each wrong. */
async function afterTen(withPlan: boolean): Promise<Viewer> {
  const viewer = await afterTrial();
  const { row } = await casual(backend.services, viewer, { questionCount: planLimits.questionsInASet.free });
  for (let index = 1; index <= planLimits.questionsADay.free; index += 1)
    await answerWrong(backend.services, viewer, row.id, index);
  if (withPlan) await openCourse(viewer, 'year-6');
  return viewer;
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'unknown',
  );
const set = (viewer: Viewer, questionCount: number) =>
  codeOf(casual(backend.services, viewer, { questionCount, topicIds: [] }));
const rangeOpen = async (viewer: Viewer, range: StatisticsRange) =>
  (await getLearningActivity(backend.services, viewer, { courseId: 'year-6', range }))?.isOpen;

/** How each promised difference is seen to hold: by its name on the page. */
const shown: Record<PlanDifference['what'], () => Promise<void>> = {
  'Questions a day': async () => {
    expect(await set(await afterTen(false), 5)).toBe('TRIAL_FINISHED');
    expect(await set(await afterTen(true), 5)).toBe('done');
  },
  'Questions per practice set': async () => {
    expect([await set(free, 10), await set(free, 11)]).toEqual(['done', 'UNPROCESSABLE']);
    expect(await set(paid, 40)).toBe('done');
  },
  'Practice sets a day': async () => {
    for (let sets = 0; sets < 3; sets += 1) expect(await set(paid, 10)).toBe('done');
    expect(await set(await afterTen(false), 5)).toBe('TRIAL_FINISHED');
  },
  'Mistakes redone with new numbers': async () => {
    expect(await codeOf(redo(backend.services, await afterTen(false)))).toBe('TRIAL_FINISHED');
    expect(await codeOf(redo(backend.services, await afterTen(true)))).toBe('done');
  },
  'Timed challenges': async () => {
    const challenge = (viewer: Viewer) => codeOf(casual(backend.services, viewer, { mode: 'CHALLENGE' }));
    expect(await challenge(await afterTen(false))).toBe('TRIAL_FINISHED');
    expect(await challenge(await afterTen(true))).toBe('done');
  },
  'Exam-length practice sets': async () => {
    expect([await set(free, 40), await set(paid, 40)]).toEqual(['UNPROCESSABLE', 'done']);
  },
  'Battles a day': async () => {
    const left = async (viewer: Viewer, courseId: string) =>
      (await findPlayer(backend.services, viewer, courseId)).leftToday;
    expect([await left(free, 'year-6'), await left(paid, 'year-6')]).toEqual([2, null]);
    expect(await left(paid, 'year-7')).toBe(2);
  },
  'Tutor credits a day': async () => {
    expect(await dailyCreditsOf(backend.services, free)).toBe(5);
    expect(await dailyCreditsOf(backend.services, paid)).toBe(20);
  },
  'Learning activity history': async () => {
    expect([await rangeOpen(free, 'DAYS_28'), await rangeOpen(free, 'WEEKS_12')]).toEqual([true, false]);
    expect(await rangeOpen(paid, 'WEEKS_52')).toBe(true);
  },
  'Unlimited courses': async () => {
    expect(await hasFullAccess(backend.services, free)).toBe(false);
    expect(await hasFullAccess(backend.services, paid, 'year-6')).toBe(true);
    expect(await hasFullAccess(backend.services, paid, 'year-7')).toBe(false);
    // A set that was begun in time goes no further than the plan of its own course.
    const viewer = await afterTrial();
    const [year6, year7] = await Promise.all(
      ['year-6', 'year-7'].map((courseId) =>
        casual(backend.services, viewer, { courseId, topicIds: [], questionCount: 10 }),
      ),
    );
    await openCourse(viewer, 'year-6');
    for (let index = 1; index <= planLimits.questionsADay.free; index += 1)
      await answerWrong(backend.services, viewer, year6?.row.id ?? '', index);
    expect(await codeOf(answerWrong(backend.services, viewer, year7?.row.id ?? '', 1))).toBe('TRIAL_FINISHED');
  },
};

describe('what free and paid plans hold', () => {
  it('at least eight differences are promised, each with a test', () => {
    expect(planDifferences.length).toBeGreaterThanOrEqual(8);
    expect(planDifferences.map(({ what }) => what)).toEqual(Object.keys(shown));
  });

  it.each(planDifferences)('$what: $free, and $paid', async ({ what }) => {
    expect.hasAssertions();
    await shown[what]?.();
  });
});
