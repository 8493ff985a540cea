import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getErrorLogbook } from '../../../server/modules/error-logbook';
import { markReviewed, startErrorReview } from '../../../server/modules/error-review';
import { getHome } from '../../../server/modules/home';
import { closeQuestion, finishPractice, openHint, type PracticeState } from '../../../server/modules/practice';
import { checkLearningSums, getErrorStatistics } from '../../../server/modules/statistics';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answer, answerRight, answerWrong, casual, redo } from '../practice/student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** What a student may do next; `pick` chooses among open questions or errors. */
const operation = fc.record({
  kind: fc.constantFrom(
    'right',
    'wrong',
    'wrong',
    'unreadable',
    'hint',
    'close',
    'finish',
    'casual',
    'redo right',
    'redo wrong',
    'redo',
    'review',
    'day',
    'hours',
  ),
  pick: fc.nat(1000),
});

async function doOne(viewer: Viewer, practices: PracticeState[], kind: string, pick: number): Promise<void> {
  const { services, clock } = backend;
  const practice = practices[pick % Math.max(1, practices.length)];
  if (kind === 'day') return clock.advance({ days: 1 });
  if (kind === 'hours') return clock.advance({ hours: 1 + (pick % 30) });
  if (kind === 'review') {
    const review = await startErrorReview(services, viewer, { courseId: 'year-6', errorIds: [], count: 3 });
    await markReviewed(services, viewer, { sessionId: review.id, index: review.currentIndex ?? 1 });
    return;
  }
  if (kind === 'casual' || !practice) {
    practices.push(await casual(services, viewer, { topicIds: [] }));
    return;
  }
  if (kind.startsWith('redo')) {
    const { entries } = await getErrorLogbook(services, viewer, 'year-6');
    const entry = entries[pick % Math.max(1, entries.length)];
    if (!entry) return;
    const again = await redo(services, viewer, [entry.id]);
    practices.push(again);
    if (kind === 'redo right') await answerRight(services, viewer, again.row.id, 1);
    if (kind === 'redo wrong') await answerWrong(services, viewer, again.row.id, 1);
    return;
  }
  const index = 1 + (pick % practice.row.question_count);
  const place = { practiceId: practice.row.id, index };
  if (kind === 'right') await answerRight(services, viewer, practice.row.id, index);
  if (kind === 'wrong') await answerWrong(services, viewer, practice.row.id, index);
  if (kind === 'unreadable') await answer(services, viewer, practice.row.id, index, '((');
  if (kind === 'hint') await openHint(services, viewer, { ...place, number: 1 });
  if (kind === 'close') await closeQuestion(services, viewer, place);
  if (kind === 'finish') await finishPractice(services, viewer, practice.row.id);
}

const refusals = ['UNPROCESSABLE', 'CONFLICT', 'PRACTICE_FINISHED_OR_EXITED_ERROR', 'BAD_INPUT', 'TRIAL_FINISHED'];

async function counts(viewer: Viewer) {
  const { rows } = await sql<{ kept: number; recounted: number }>`
    select coalesce((select sum(unresolved) from unresolved_counts where student_id = ${viewer.id}), 0)::int as kept,
      (select count(*) from errors where student_id = ${viewer.id} and state <> 'FIXED')::int as recounted
  `.execute(backend.services.db);
  return rows[0];
}

/** What three pages say of the same errors. */
async function figures(viewer: Viewer) {
  const { services } = backend;
  const [home, logbook, statistics] = await Promise.all([
    getHome(services, viewer),
    getErrorLogbook(services, viewer, 'year-6'),
    getErrorStatistics(services, viewer, 'year-6'),
  ]);
  const due = (kind: string) =>
    home.due.filter((item) => item.kind === kind).reduce((sum, { count }) => sum + count, 0);
  const followUps = logbook.followUps.filter((group) => group.due && group.kind !== 'CHALLENGE');
  return {
    unresolved: [
      home.myCourses.find(({ course }) => course.id === 'year-6')?.unresolvedCount ?? 0,
      logbook.totals.unresolved,
      statistics?.totals.unresolved,
    ],
    clear: [due('ERRORS_TO_CLEAR'), logbook.due.clear],
    dueToday: [
      due('ERRORS_TO_CLEAR') + due('ERRORS_TO_CONFIRM'),
      logbook.due.clear + logbook.due.confirm,
      followUps.reduce((sum, { count }) => sum + count, 0),
      statistics?.due[0]?.count,
    ],
  };
}

it('keeps the counts right, and the same on home, logbook and statistics, whatever a student does in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 10, maxLength: 40 }), async (operations) => {
      const { viewer } = await makePerson(backend.services);
      const practices: PracticeState[] = [];
      for (const { kind, pick } of operations) {
        await doOne(viewer, practices, kind, pick).catch((error: { code?: string }) => {
          if (!refusals.includes(error.code ?? '')) throw error;
        });
        const found = await counts(viewer);
        expect(found?.kept).toBe(found?.recounted);
        for (const [name, same] of Object.entries(await figures(viewer))) {
          expect([name, ...new Set(same)]).toEqual([name, same[0]]);
        }
      }
      await checkLearningSums(backend.services, viewer.id);
    }),
    { numRuns: 15 },
  );
}, 120_000);
