import { afterAll, beforeAll, expect, it } from 'vitest';
import { packBoard } from '../../../rules/whiteboard/pack-board';
import { addWorkingLine, keepBoard, openHint, requirePractice, serveQuestion } from '../../../server/modules/practice';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerRight, answerWrong, casual } from './student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

async function open(viewer: Viewer, practiceId: string, index: number): Promise<void> {
  await serveQuestion(backend.services, viewer, await requirePractice(backend.services, viewer, practiceId), index);
}

const drawing = packBoard({
  width: 300,
  height: 200,
  shapes: [{ kind: 'line', at: [0, 0, 9, 9], width: 1.5, colour: 'black', opacity: 1, fill: false }],
});

/** Seconds of each question, and of the course. */
async function timesOf(viewer: Viewer, practiceId: string) {
  const { questions } = await requirePractice(backend.services, viewer, practiceId);
  const course = await backend.services.db
    .selectFrom('chosen_courses')
    .select('seconds')
    .where('student_id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  const days = await backend.services.db
    .selectFrom('learning_days')
    .select((eb) => eb.fn.sum<string>('seconds').as('seconds'))
    .where('student_id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  return { questions: questions.map(({ seconds }) => seconds), course: course.seconds, days: Number(days.seconds) };
}

it('counts the time of windows that are open side by side once', async () => {
  const { services, clock } = backend;
  const { viewer } = await makePerson(services);
  const { row } = await casual(services, viewer);
  for (const index of [1, 2, 3, 4, 5]) await open(viewer, row.id, index);
  for (const index of [1, 2, 3, 4, 5]) {
    clock.advance({ seconds: 10 });
    await answerRight(services, viewer, row.id, index);
  }
  const times = await timesOf(viewer, row.id);
  const sum = times.questions.reduce<number>((total, each) => total + (each ?? 0), 0);
  expect(sum).toBeGreaterThanOrEqual(46);
  expect(sum).toBeLessThanOrEqual(60);
  expect(times).toMatchObject({ course: sum, days: sum });
});

it('gives the time before another question was opened to the one that was left open', async () => {
  const { services, clock } = backend;
  const { viewer } = await makePerson(services);
  const { row } = await casual(services, viewer);
  await open(viewer, row.id, 1);
  clock.advance({ minutes: 5 });
  await open(viewer, row.id, 2);
  clock.advance({ minutes: 1 });
  await answerRight(services, viewer, row.id, 2);
  clock.advance({ minutes: 3 });
  await answerWrong(services, viewer, row.id, 1);
  const times = await timesOf(viewer, row.id);
  expect(Math.floor((times.questions[0] ?? 0) / 60)).toBe(8);
  expect(Math.floor((times.questions[1] ?? 0) / 60)).toBe(1);
  expect(times.course).toBe((times.questions[0] ?? 0) + (times.questions[1] ?? 0));
});

it('leaves out absence, once for all questions that were open', async () => {
  const { services, clock } = backend;
  const { viewer } = await makePerson(services);
  const { row } = await casual(services, viewer);
  for (const index of [1, 2, 3, 4, 5]) await open(viewer, row.id, index);
  clock.advance({ hours: 5 });
  for (const index of [1, 2, 3, 4, 5]) {
    await answerRight(services, viewer, row.id, index);
    clock.advance({ minutes: 1 });
  }
  const { course } = await timesOf(viewer, row.id);
  expect(course).toBeGreaterThanOrEqual((15 + 4) * 60 - 5);
  expect(course).toBeLessThan((15 + 4) * 60 + 30);
});

it('counts hints, lines of working and saved drawings as signs of work', async () => {
  const { services, clock } = backend;
  const { viewer } = await makePerson(services);
  const { row, questions } = await casual(services, viewer);
  const place = { practiceId: row.id, index: 1 };
  await open(viewer, row.id, 1);
  const signs = [
    () => openHint(services, viewer, { ...place, number: 1 }),
    () => addWorkingLine(services, viewer, { ...place, number: 1, line: '2 + 3 = 5' }),
    () => keepBoard(services, viewer, { questionId: questions[0]?.id ?? '', board: drawing }),
    () => answerRight(services, viewer, row.id, 1),
  ];
  for (const sign of signs) {
    clock.advance({ minutes: 10 });
    await sign();
  }
  const { questions: times, course, days } = await timesOf(viewer, row.id);
  expect(Math.round((times[0] ?? 0) / 60)).toBe(40);
  expect(course).toBe(times[0]);
  expect(days).toBe(times[0]);
});

it('gives the time before a hint to the question of the hint alone', async () => {
  const { services, clock } = backend;
  const { viewer } = await makePerson(services);
  const { row } = await casual(services, viewer);
  for (const index of [1, 2]) await open(viewer, row.id, index);
  clock.advance({ minutes: 4 });
  await openHint(services, viewer, { practiceId: row.id, index: 1, number: 1 });
  clock.advance({ minutes: 1 });
  for (const index of [2, 1]) await answerRight(services, viewer, row.id, index);
  const { questions } = await timesOf(viewer, row.id);
  expect(questions.slice(0, 2).map((seconds) => Math.round((seconds ?? 0) / 60))).toEqual([4, 1]);
});
