import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getErrorLogbook } from '../../../server/modules/error-logbook';
import { closeQuestion, finishPractice, openHint, type PracticeState } from '../../../server/modules/practice';
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
    'day',
  ),
  pick: fc.nat(1000),
});

async function doOne(viewer: Viewer, practices: PracticeState[], kind: string, pick: number): Promise<void> {
  const { services, clock } = backend;
  const practice = practices[pick % Math.max(1, practices.length)];
  if (kind === 'day') return clock.advance({ days: 1 });
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

const refusals = ['CONFLICT', 'PRACTICE_FINISHED_OR_EXITED_ERROR', 'BAD_INPUT', 'TRIAL_FINISHED'];

async function counts(viewer: Viewer) {
  const { rows } = await sql<{ kept: number; recounted: number }>`
    select coalesce((select sum(unresolved) from unresolved_counts where student_id = ${viewer.id}), 0)::int as kept,
      (select count(*) from errors where student_id = ${viewer.id} and state <> 'FIXED')::int as recounted
  `.execute(backend.services.db);
  return rows[0];
}

it('keeps the count of unresolved errors right, whatever a student does in whatever order', async () => {
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
      }
    }),
    { numRuns: 15 },
  );
}, 120_000);
