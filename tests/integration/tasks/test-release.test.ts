import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeInstance, templateById } from '../../../maths/templates';
import type { TaskValues } from '../../../rules/forms/task';
import { answersWhens } from '../../../rules/tasks/kinds';
import { answersAreOut } from '../../../rules/tasks/visibility';
import { findPublicSeed } from '../../../server/modules/bank/replay';
import { recordReleasedTests } from '../../../server/modules/practice/record-test-errors';
import { answersAreOutSql, drawQuestion, insertQuestions } from '../../../server/modules/questions';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { keyOf } from '../practice/student';
import { taskOperations, wallIn } from './operations';
import { as, firstStudent, makeSchool, type School, setTask, studentsOf } from './school';
import { studentTasks } from './student-operations';

let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend, 1);
});

const student = () => firstStudent(school);

/** A test that closes in two days, begun, with a right answer, a named mistake and one question left out. */
async function sit(more: TaskValues) {
  const values = { type: ['TEST'], lateUntil: [''], ...more };
  const taskId = await setTask(backend, school, values);
  const { practiceId } = (await as(backend, student(), studentTasks.open(taskId))) as { practiceId: string };
  const first = await keyOf(backend.services, student().viewer, practiceId, 1);
  const second = await keyOf(backend.services, student().viewer, practiceId, 2);
  await as(backend, student(), studentTasks.save(practiceId, 1, first.right));
  await as(backend, student(), studentTasks.save(practiceId, 2, second.wrong[0] ?? '987654'));
  return { taskId, practiceId, mistaken: second.row.id };
}

const errors = () =>
  backend.services.db
    .selectFrom('errors')
    .select(['question_id', 'state'])
    .where('student_id', '=', student().id)
    .execute();
const unresolved = async () => {
  const row = await backend.services.db
    .selectFrom('unresolved_counts')
    .select('unresolved')
    .where('student_id', '=', student().id)
    .executeTakeFirst();
  return row?.unresolved ?? 0;
};

it('mistakes reach the logbook when the answers come out, once, however many workers look', async () => {
  const { practiceId, mistaken } = await sit({ answersWhen: ['DUE'] });
  await as(backend, student(), studentTasks.finish(practiceId));
  await recordReleasedTests(backend.services);
  expect(await errors()).toEqual([]);
  backend.clock.advance({ hours: 49 });
  await Promise.all([1, 2, 3, 4].map(() => recordReleasedTests(backend.services)));
  await recordReleasedTests(backend.services);
  expect(await errors()).toEqual([{ question_id: mistaken, state: 'OPEN' }]);
  expect(await unresolved()).toBe(1);
});

it('they are there with the hand-in where it brings the answers out', async () => {
  const { practiceId, mistaken } = await sit({ answersWhen: ['HAND_IN'] });
  await as(backend, student(), studentTasks.finish(practiceId));
  expect(await errors()).toEqual([{ question_id: mistaken, state: 'OPEN' }]);
});

it('answers that never come out keep them for ever', async () => {
  const { practiceId } = await sit({ answersWhen: ['NEVER'] });
  await as(backend, student(), studentTasks.finish(practiceId));
  backend.clock.advance({ days: 400 });
  await recordReleasedTests(backend.services);
  expect(await errors()).toEqual([]);
});

it('work that was handed back and released again: what is wrong anew is recorded, nothing twice', async () => {
  const { services, clock } = backend;
  const { taskId, practiceId, mistaken } = await sit({ answersWhen: ['HAND_IN'] });
  const finish = () => as(backend, student(), studentTasks.finish(practiceId));
  const [own] = await studentsOf(backend, school, taskId);
  const handBack = async () => {
    clock.advance({ minutes: 5 });
    expect(await as(backend, school.teacher, taskOperations.handBack(taskId, own?.id ?? ''))).toBe(true);
    clock.advance({ minutes: 5 });
  };
  await finish();
  await handBack();
  // Before it is in again nothing of it is told.
  const third = await keyOf(services, student().viewer, practiceId, 3);
  await as(backend, student(), studentTasks.save(practiceId, 3, third.wrong[0] ?? '987654'));
  await recordReleasedTests(services);
  expect(await errors()).toHaveLength(1);
  await finish();
  const recorded = await errors();
  expect(recorded.map(({ question_id }) => question_id).sort()).toEqual([mistaken, third.row.id].sort());
  expect(await unresolved()).toBe(2);
  await recordReleasedTests(services);
  expect(await unresolved()).toBe(2);

  // What was answered before the answers came out can be changed no longer.
  await handBack();
  expect(await as(backend, student(), studentTasks.save(practiceId, 2, '123456'))).toBe('UNPROCESSABLE');
  await finish();
  expect(await errors()).toHaveLength(2);
});

it('a test handed back before its release is recorded once, as it stands then', async () => {
  const { taskId, practiceId, mistaken } = await sit({ answersWhen: ['DUE'] });
  const [own] = await studentsOf(backend, school, taskId);
  await as(backend, student(), studentTasks.finish(practiceId));
  await as(backend, school.teacher, taskOperations.handBack(taskId, own?.id ?? ''));
  const first = await keyOf(backend.services, student().viewer, practiceId, 2);
  await as(backend, student(), studentTasks.save(practiceId, 2, first.right));
  const third = await keyOf(backend.services, student().viewer, practiceId, 3);
  await as(backend, student(), studentTasks.save(practiceId, 3, third.wrong[0] ?? '987654'));
  await as(backend, student(), studentTasks.finish(practiceId));
  backend.clock.advance({ hours: 49 });
  await recordReleasedTests(backend.services);
  const recorded = (await errors()).map(({ question_id }) => question_id);
  expect(recorded).toEqual([third.row.id]);
  expect(recorded).not.toContain(mistaken);
});

it('the public replay shows a look of a test only once it is closed and its answers are out', async () => {
  const { services, clock } = backend;
  const answersAt = wallIn(clock.now(), 24 * 5);
  const { practiceId, mistaken } = await sit({ answersWhen: ['DATE'], answersAt: [answersAt] });
  const template = templateById('y6/unlike-fractions/add-two');
  if (!template) throw new Error('There is no such template.');
  const shown = async () => makeInstance(template, await findPublicSeed(services, template, 's7')).prompt;
  const before = await findPublicSeed(services, template, 's7');
  const stored = drawQuestion(template, before);
  await services.db.transaction().execute((trx) => insertQuestions(trx, [stored]));
  await services.db
    .updateTable('practice_questions')
    .set({ instance_id: stored.id })
    .where('id', '=', mistaken)
    .execute();
  const secret = makeInstance(template, before).prompt;
  expect(await shown()).not.toBe(secret);
  await as(backend, student(), studentTasks.finish(practiceId));
  expect(await shown()).not.toBe(secret);
  clock.advance({ days: 3 });
  expect(await shown()).not.toBe(secret);
  clock.advance({ days: 3 });
  expect(await shown()).toBe(secret);
});

it('the rule in SQL is the rule of the product', async () => {
  const day = (number: number | null) => (number === null ? null : new Date(Date.UTC(2026, 5, number)));
  const now = new Date(Date.UTC(2026, 5, 15));
  const cases = answersWhens.flatMap((answersWhen) =>
    [1, 14, 16].flatMap((dueAt) =>
      [dueAt, 17].flatMap((lateUntil) =>
        [null, 18].flatMap((ownDueAt) =>
          [null, 12].flatMap((handedInAt) =>
            [null, 13].flatMap((closedAt) =>
              [null, 15, 16].map((answersAt) => ({
                answersWhen,
                dueAt,
                lateUntil,
                ownDueAt,
                handedInAt,
                closedAt,
                answersAt,
              })),
            ),
          ),
        ),
      ),
    ),
  );
  const rows = cases.map((row) => ({
    answers_when: row.answersWhen,
    due_at: day(row.dueAt),
    late_until: day(row.lateUntil),
    answers_at: day(row.answersAt),
    closed_at: day(row.closedAt),
    own_due_at: day(row.ownDueAt),
    own_late_until: null,
    handed_in_at: day(row.handedInAt),
  }));
  const { rows: told } = await sql<{ out: boolean }>`
    select ${answersAreOutSql(now)} as out
    from (select r.* from rows from (json_to_recordset(${JSON.stringify(rows)}::json)
        as (answers_when text, due_at timestamptz, late_until timestamptz, answers_at timestamptz, closed_at timestamptz,
          own_due_at timestamptz, own_late_until timestamptz, handed_in_at timestamptz)) with ordinality
      as r(answers_when, due_at, late_until, answers_at, closed_at, own_due_at, own_late_until, handed_in_at, ordinality)) t
    join lateral (select t.own_due_at, t.own_late_until, t.handed_in_at) s on true
    order by t.ordinality`.execute(backend.services.db);
  const expected = cases.map((row) =>
    answersAreOut(
      {
        rule: { answersWhen: row.answersWhen, answersAt: day(row.answersAt) },
        task: { opensAt: new Date(0), dueAt: day(row.dueAt) as Date, lateUntil: day(row.lateUntil) as Date },
        extension: { dueAt: day(row.ownDueAt), lateUntil: null },
        handedInAt: day(row.handedInAt),
        closedAt: day(row.closedAt),
      },
      now,
    ),
  );
  expect(told.map(({ out }) => out)).toEqual(expected);
});
