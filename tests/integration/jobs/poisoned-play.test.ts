import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBattleRunner } from '../../../server/modules/battle';
import { endAbandoned } from '../../../server/modules/battle/jobs';
import { tellSeasonResults } from '../../../server/modules/battle/seasons/season-results';
import { recordReleasedTests } from '../../../server/modules/practice/record-test-errors';
import { tellByClock } from '../../../server/modules/tasks/notices/tell-by-clock';
import { findFailedRows } from '../../../server/platform/jobs/job-failures.repo';
import type { Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { toDaytime } from '../backend/test-clock';
import { meet, pass } from '../battles/players';
import { playedSeason } from '../battles/season';
import { keyOf } from '../practice/student';
import { wallIn } from '../tasks/operations';
import { as, makeSchool, type School, setTask, studentsOf } from '../tasks/school';
import { studentTasks } from '../tasks/student-operations';
import { heldBack, poison } from './poison';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(() => toDaytime(backend.clock));

/** Ids in the order in which jobs find them, the one to poison first. */
function inOrder(ids: readonly string[]): { bad: string; others: string[] } {
  const [bad = '', ...others] = ids.toSorted();
  return { bad, others };
}

const ofStudents = (school: School) => inOrder(school.students.map(({ id }) => id));

async function told(kind: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select user_id as id from notifications
    where second_level_type = ${kind} order by user_id`.execute(backend.services.db);
  return rows.map(({ id }) => id);
}

it('ends every other abandoned battle, and writes the results of every other one that is over', async () => {
  const { services, clock } = backend;
  const matches = [await meet(backend), await meet(backend), await meet(backend)];
  const { bad, others } = inOrder(matches.map(({ id }) => id));
  await poison(services, 'battles', 'id', bad);
  clock.advance({ minutes: 30 });
  expect(await endAbandoned(services)).toBe(2);
  const ended = await services.db.selectFrom('battles').select('id').where('status', '=', 'VOID').execute();
  expect(ended.map(({ id }) => id).toSorted()).toEqual(others);
  expect(await heldBack(services)).toEqual([`abandoned-battles ${bad}`]);

  const { bad: unwritten, others: written } = inOrder(others);
  await sql`update battles set status = 'FINISHED' where id = any(${others}::uuid[])`.execute(services.db);
  await sql`update battle_seats set settled_at = null, outcome = 'DRAW'
    where battle_id = any(${others}::uuid[])`.execute(services.db);
  await poison(services, 'battle_seats', 'battle_id', unwritten);
  clock.advance({ minutes: 5 });
  await endAbandoned(services);
  const settled = await services.db
    .selectFrom('battle_seats')
    .select('battle_id')
    .distinct()
    .where('battle_id', 'in', others)
    .where('settled_at', 'is not', null)
    .execute();
  expect(settled.map(({ battle_id }) => battle_id)).toEqual(written);
  expect(await heldBack(services)).toContain(`battle-results ${unwritten}`);
});

it('goes on with every other match that is played, and waits twice as long after each failure of one', async () => {
  const { services } = backend;
  const matches = [await meet(backend), await meet(backend), await meet(backend)];
  const { bad, others } = inOrder(matches.map(({ id }) => id));
  // What this one holds cannot even be read.
  const { id: broken } = await meet(backend);
  await sql`update battles set state = '{}' where id = ${broken}`.execute(services.db);
  const runner = createBattleRunner(services);
  const triesOf = async () =>
    (await findFailedRows(services.db, 200)).find(({ job, rowId }) => job === 'running-battles' && rowId === bad)
      ?.tries ?? 0;
  const running = async () => {
    const rows = await services.db
      .selectFrom('battles')
      .select('id')
      .where('status', '=', 'RUNNING')
      .where('id', 'in', [bad, ...others])
      .execute();
    return rows.map(({ id }) => id);
  };
  await poison(services, 'battles', 'id', bad);
  await pass(backend, runner, 120);
  const tries = await triesOf();
  expect(tries).toBeGreaterThan(5);
  expect(await heldBack(services)).toContain(`running-battles ${broken}`);
  // A second's pause would make it a hundred.
  expect(tries).toBeLessThan(15);
  for (let second = 0; second < 600 && (await running()).length > 1; second += 1) await pass(backend, runner, 1);
  expect(await running()).toEqual([bad]);
  expect((await triesOf()) - tries).toBeLessThan(15);

  // Once it can go on, it does within a minute, and is off the list.
  await sql`alter table battles disable trigger user`.execute(services.db);
  await pass(backend, runner, 61);
  await sql`alter table battles enable trigger user`.execute(services.db);
  expect(await heldBack(services)).not.toContain(`running-battles ${bad}`);
});

it('gives every other player the coins of a season', async () => {
  const { services } = backend;
  const school = await makeSchool(backend, 3);
  for (const player of school.students) {
    await playedSeason(services, player, { from: '2026-08-03T16:00:00+10:00', games: 10, tier: 7 });
  }
  const { bad, others } = ofStudents(school);
  await poison(services, 'coin_entries', 'student_id', bad);
  const after = { ...services, clock: { now: () => new Date('2026-10-12T08:07:00+11:00') } };
  expect(await tellSeasonResults(after)).toBe(2);
  expect(await told('SEASON_RESULT')).toEqual(others);
  expect(await heldBack(services)).toContain(`season-results 2026-T3:year-9:${bad}`);
});

/** The student opens a test, gives a wrong answer and hands in. Returns the practice. */
async function sit(student: Person, taskId: string): Promise<string> {
  const { practiceId } = (await as(backend, student, studentTasks.open(taskId))) as { practiceId: string };
  const { wrong } = await keyOf(backend.services, student.viewer, practiceId, 1);
  await as(backend, student, studentTasks.save(practiceId, 1, wrong[0] ?? '987654'));
  await as(backend, student, studentTasks.finish(practiceId));
  return practiceId;
}

it('records the mistakes of every other test, and tells everybody else that theirs is out', async () => {
  const { services, clock } = backend;
  const school = await makeSchool(backend, 3);
  const taskId = await setTask(backend, school, { type: ['TEST'], lateUntil: [''], answersWhen: ['DUE'] });
  const sat: string[] = [];
  for (const student of school.students) sat.push(await sit(student, taskId));
  const { bad, others } = inOrder(sat);
  await poison(services, 'practices', 'id', bad);
  const students = ofStudents(school);
  await poison(services, 'notifications', 'user_id', students.bad);
  clock.advance({ hours: 49 });
  await recordReleasedTests(services);
  const recorded = await services.db
    .selectFrom('practices')
    .select('id')
    .where('errors_recorded_at', 'is not', null)
    .orderBy('id')
    .execute();
  expect(recorded.map(({ id }) => id)).toEqual(others);
  expect(await heldBack(services)).toContain(`released-tests ${bad}`);

  toDaytime(clock);
  await tellByClock(services);
  expect(await told('REPORT_READY')).toEqual(students.others);
  const [first] = (await studentsOf(backend, school, taskId)).filter(({ studentId }) => studentId === students.bad);
  expect(await heldBack(services)).toContain(`answers-out ${first?.id}`);
});

it('tells everybody else what the clock brings of a task', async () => {
  const { services, clock } = backend;
  const school = await makeSchool(backend, 3);
  const { bad, others } = ofStudents(school);
  const due = wallIn(clock.now(), 24 * 5);
  const taskId = await setTask(backend, school, {
    opensAt: [wallIn(clock.now(), 2)],
    dueAt: [due],
    lateUntil: [due],
  });
  const [own] = (await studentsOf(backend, school, taskId)).filter(({ studentId }) => studentId === bad);
  await poison(services, 'task_notices', 'student_task_id', own?.id ?? '');
  for (const [job, kind, hours] of [
    ['task-opened', 'TASK_ASSIGNED', 3],
    ['task-due-in-days', 'TASK_DUE_3D', 48],
    ['task-due-soon', 'TASK_DUE_1D', 48],
    ['task-overdue', 'TASK_OVERDUE', 24],
  ] as const) {
    clock.advance({ hours });
    await tellByClock(services);
    const ids = await told(kind);
    expect(ids.filter((id) => id === bad || others.includes(id))).toEqual(others);
    expect(await heldBack(services)).toContain(`${job} ${own?.id}`);
  }
});
