import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getErrorLogbook } from '../../../server/modules/error-logbook';
import { markReviewed, startErrorReview } from '../../../server/modules/error-review';
import { getHome } from '../../../server/modules/home';
import { closeQuestion, finishPractice, openHint, type PracticeState } from '../../../server/modules/practice';
import { reMarkTemplate } from '../../../server/modules/practice/re-mark/re-mark-template';
import { checkLearningSums, getErrorStatistics } from '../../../server/modules/statistics';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answer, answerRight, answerWrong, casual, fractions, keyOf, redo } from '../practice/student';
import { integers } from '../statistics/history';

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

/** The errors of the course by state, as logbook and statistics tell them; home tells those that are unresolved. */
async function standing(viewer: Viewer) {
  const { services } = backend;
  const [logbook, statistics, home] = await Promise.all([
    getErrorLogbook(services, viewer, 'year-6'),
    getErrorStatistics(services, viewer, 'year-6'),
    getHome(services, viewer),
  ]);
  return {
    logbook: { ...logbook.totals, cameBack: logbook.relapseCount },
    statistics: { ...statistics?.totals, cameBack: statistics?.relapses.count },
    home: home.myCourses.find(({ course }) => course.id === 'year-6')?.unresolvedCount ?? 0,
  };
}

it('tells the same of a mixed history everywhere, step by step', async () => {
  const { services } = backend;
  const { viewer } = await makePerson(services);
  const topicIds = [fractions, integers];
  const { row: practice, questions } = await casual(services, viewer, { topicIds, questionCount: 20 });
  const kinds = new Map<string, number[]>();
  for (const { template_id, index } of questions) kinds.set(template_id, [...(kinds.get(template_id) ?? []), index]);
  // A fraction, whose key can be corrected to another one.
  const [misjudged] = questions.filter(({ topic_id }) => topic_id === fractions).map(({ index }) => index) as [number];
  const others = [...kinds.values()].filter((kind) => !kind.includes(misjudged));
  // The kind that comes most often comes back.
  const [[returning, again], [hinted], [retried]] = others.sort((x, y) => y.length - x.length) as [
    [number, number],
    [number],
    [number],
  ];
  const tells = async (errors: {
    open?: number;
    reviewing?: number;
    relapsed?: number;
    fixed?: number;
    cameBack?: number;
  }) => {
    const { open = 0, reviewing = 0, relapsed = 0, fixed = 0, cameBack = 0 } = errors;
    const unresolved = open + reviewing + relapsed;
    const all = { open, reviewing, relapsed, fixed, unresolved, cameBack };
    const told = await standing(viewer);
    expect(told).toEqual({ logbook: all, statistics: all, home: unresolved });
    for (const same of Object.values(await figures(viewer))) expect(new Set(same).size).toBe(1);
    await checkLearningSums(services, viewer.id);
  };
  await tells({});
  await answerWrong(services, viewer, practice.id, returning);
  await tells({ open: 1 });
  await openHint(services, viewer, { practiceId: practice.id, index: hinted, number: 1 });
  await answerRight(services, viewer, practice.id, hinted);
  await tells({ open: 1 });
  await answerWrong(services, viewer, practice.id, retried);
  await answerRight(services, viewer, practice.id, retried);
  await tells({ open: 2 });
  const [first] = (await getErrorLogbook(services, viewer, 'year-6')).entries.slice(-1);
  const fixing = await redo(services, viewer, [first?.id ?? '']);
  await answerRight(services, viewer, fixing.row.id, 1);
  await tells({ open: 1, fixed: 1 });
  await answerWrong(services, viewer, practice.id, again);
  await tells({ open: 1, relapsed: 1, cameBack: 1 });
  // A wrong answer that is right once the key of its template is corrected.
  const { row } = await keyOf(services, viewer, practice.id, misjudged);
  await answer(services, viewer, practice.id, misjudged, '41/43');
  await tells({ open: 2, relapsed: 1, cameBack: 1 });
  await reMarkTemplate(services, {
    templateId: row.template_id,
    version: row.template_version,
    correct: (stored, seed) =>
      seed === row.seed
        ? { ...stored, id: crypto.randomUUID(), answer: { ...stored.answer, model: '41/43', forms: [] } as never }
        : null,
  });
  await tells({ open: 1, relapsed: 1, cameBack: 1 });
});
