import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TaskValues } from '../../../rules/forms/task';
import { tellHeld } from '../../../server/modules/notifications/tell-held';
import {
  getMyTaskReport,
  openSharedReport,
  shareTaskReport,
  studentTaskReportShareInfo,
} from '../../../server/modules/reports';
import { sweepShares } from '../../../server/modules/reports/manage-shares';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerRight, answerWrong } from '../practice/student';
import { homework, taskOperations } from '../tasks/operations';
import { as, firstStudent, makeDraft, makeSchool, type School, setTask } from '../tasks/school';
import { studentTasks } from '../tasks/student-operations';
import { reportOperations } from './report-operations';

let backend: TestBackend;
let school: School;
let student: Person;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend, 2);
  student = firstStudent(school);
  await setYear(8);
});

const setYear = (year: number | null) =>
  backend.services.db.updateTable('users').set({ year_level: year }).where('id', '=', student.id).execute();

/** A homework of three, handed in: right at once, wrong, and right at the second look. */
async function handedIn(more: TaskValues = {}) {
  return work(await setTask(backend, school, more));
}

async function work(taskId: string) {
  const { services } = backend;
  const { id, practiceId } = (await as(backend, student, studentTasks.open(taskId))) as {
    id: string;
    practiceId: string;
  };
  await answerRight(services, student.viewer, practiceId, 1);
  await answerWrong(services, student.viewer, practiceId, 2);
  await answerWrong(services, student.viewer, practiceId, 3);
  await answerRight(services, student.viewer, practiceId, 3);
  await as(backend, student, studentTasks.finish(practiceId));
  return { taskId, studentTaskId: id, practiceId };
}

interface Report {
  mayShare: boolean;
  shares: { id: string; viewCount: number; views: unknown[] | null; madeBy: string }[];
  content: null | { asked: number; right: number; firstRight: number; questions: { keyLatex: string | null }[] };
}
const ownReport = async (studentTaskId: string, taskId?: string) =>
  (await as(backend, student, reportOperations.own(studentTaskId, taskId))) as Report;

/** The place behind a link that was just made. */
async function linkOf({ taskId, studentTaskId }: { taskId: string; studentTaskId: string }, by = student) {
  const made = await shareTaskReport(backend.services, by.viewer, { taskId, studentTaskId, formKey: newId() });
  const place = await studentTaskReportShareInfo(backend.services, {
    shortenedUrl: made.shortUrl,
    clientAddress: '203.0.113.9',
  });
  if (place === null) throw new Error('The link leads nowhere.');
  return { ...made, place };
}

const opened = async (
  place: { taskId: string; studentTaskId: string; shareKey: string },
  device: string | null = 'PHONE',
) => {
  const [query, variables] = reportOperations.shared(place, device);
  const { data } = await backend.ask(query, {
    variables,
    headers: { 'x-client-address': `198.51.100.${place.shareKey.length}` },
  });
  return data.sharedReport as null | { firstName: string; content: { right: number } | null };
};

it('counts what the teacher counts, and knows the errors that wait', async () => {
  const { taskId, studentTaskId } = await handedIn();
  const report = await ownReport(studentTaskId, taskId);
  expect(report.content).toMatchObject({ asked: 3, answered: 3, right: 2, firstRight: 1, points: 2, possible: 3 });
  expect(report.content?.questions.map(({ keyLatex }) => keyLatex === null)).toEqual([false, false, false]);
  const taught = (await as(backend, school.teacher, taskOperations.answers(taskId, studentTaskId))) as {
    student: { score: { pointsScore: number } };
  };
  expect(taught.student.score.pointsScore).toBe(2);
  expect(report.content?.questions).toMatchObject([{ unresolved: false }, { unresolved: true }, { unresolved: true }]);
});

/** Three picked kinds, the second one worth three points: a topic of Year 6 and NAPLAN, one of NAPLAN alone, the first again. */
async function ofSubjects(courseIds: string[]) {
  const values = homework(backend.clock.now(), { courseIds, source: ['PICKED'] });
  const { taskId, version: first } = await makeDraft(backend, school, values);
  const kinds = [
    'y6/unlike-fractions/add-two',
    'y7/squares-and-roots/side-of-square',
    'y6/unlike-fractions/subtract-two',
  ];
  const changes = [
    ...kinds.map((templateId) => ({ kind: 'ADD', templateId })),
    { kind: 'POINTS', place: 2, points: 3 },
  ];
  let version = first;
  for (const change of changes) {
    expect(await as(backend, school.teacher, taskOperations.question(taskId, version, change))).toBe(true);
    version += 1;
  }
  expect(await as(backend, school.teacher, taskOperations.publish(taskId, version))).toBe(true);
  const { studentTaskId } = await work(taskId);
  const { content } = await getMyTaskReport(backend.services, student.viewer, { studentTaskId });
  return content?.subjects ?? [];
}

it('a task over two subjects is split by them; what both have counts for the first', async () => {
  const split = await ofSubjects(['year-6', 'naplan-7']);
  expect(split).toMatchObject([
    { id: 'year-6', name: 'Year 6 Maths', asked: 2, answered: 2, right: 2, firstRight: 1, points: 2, possible: 2 },
    { id: 'naplan-7', asked: 1, answered: 1, right: 0, firstRight: 0, points: 0, possible: 3 },
  ]);
  expect(split).toHaveLength(2);
  expect(await ofSubjects(['naplan-7', 'year-6'])).toMatchObject([
    { id: 'naplan-7', asked: 3, right: 2, points: 2, possible: 5 },
  ]);
});

it('is there for its own student alone, and under its own ids', async () => {
  const { taskId, studentTaskId } = await handedIn();
  const other = await handedIn({ title: ['Another one'] });
  const [, classmate] = school.students;
  const stranger = await makePerson(backend.services);
  for (const person of [classmate ?? stranger, stranger, school.teacher]) {
    expect(await as(backend, person, reportOperations.own(studentTaskId, taskId))).toBe('NOT_FOUND');
    expect(await as(backend, person, reportOperations.errorPractice(studentTaskId))).toEqual([]);
    expect(await as(backend, person, reportOperations.startReview(studentTaskId))).toBe('UNPROCESSABLE');
  }
  expect(await as(backend, student, reportOperations.own(studentTaskId, other.taskId))).toBe('NOT_FOUND');
  expect(await as(backend, student, reportOperations.own('x', taskId))).toBe('NOT_FOUND');
});

it('tells nothing while the work goes on, and nothing of a test before its answers are out', async () => {
  const taskId = await setTask(backend, school, { type: ['TEST'], answersWhen: ['NEVER'] });
  const { id, practiceId } = (await as(backend, student, studentTasks.open(taskId))) as {
    id: string;
    practiceId: string;
  };
  expect((await ownReport(id)).content).toBeNull();
  await as(backend, student, studentTasks.finish(practiceId));
  const hidden = await ownReport(id);
  expect(hidden.content).toBeNull();
  expect(JSON.stringify(hidden)).not.toMatch(/keyLatex|RIGHT|NOT_YET/);
  expect(await as(backend, student, reportOperations.share(taskId, id, newId()))).toBe('UNPROCESSABLE');
});

it('mistakes of a task are gone through one by one, and the session is there on every device', async () => {
  const { studentTaskId } = await handedIn();
  const [one, two] = (await Promise.all([
    as(backend, student, reportOperations.startReview(studentTaskId)),
    as(backend, student, reportOperations.startReview(studentTaskId)),
  ])) as { id: string; items: { state: string }[] }[];
  expect(one?.id).toBe(two?.id);
  expect(one?.items).toHaveLength(2);
  await as(backend, student, reportOperations.reviewed(one?.id ?? '', 1));
  expect(await as(backend, student, reportOperations.review(studentTaskId))).toMatchObject({
    currentIndex: 2,
    items: [{ state: 'REVIEWED' }, { state: 'REVIEW' }],
  });
});

it('a link opens the report as it stands, with a first name and nobody else', async () => {
  await backend.services.db
    .updateTable('users')
    .set({ nickname: 'Ava Surnamecanary' })
    .where('id', '=', student.id)
    .execute();
  const { taskId, studentTaskId } = await handedIn();
  const { place } = await linkOf({ taskId, studentTaskId });
  const report = await opened(place);
  expect(report).toMatchObject({ firstName: 'Ava', teacher: 'Ms Nair', content: { right: 2, asked: 3 } });
  const text = JSON.stringify(report);
  for (const secret of ['Surnamecanary', student.email, '6B', student.id, studentTaskId, school.classId]) {
    expect(text).not.toContain(secret);
  }
  await opened(place, 'COMPUTER');
  // A messenger's preview reads the report and is no opening.
  expect(await opened(place, null)).toEqual(report);
  const [share] = (await ownReport(studentTaskId)).shares;
  expect(share).toMatchObject({ madeBy: 'YOU', viewCount: 2, views: [{ device: 'COMPUTER' }, { device: 'PHONE' }] });
  // The teacher may stop it, and sees that it is used, but not the log of somebody else's link.
  expect(await as(backend, school.teacher, reportOperations.shares(studentTaskId))).toMatchObject({
    shares: [{ madeBy: 'STUDENT', viewCount: 2, views: null }],
  });
});

it('a link ends when student or teacher stop it, after 90 days, and with its own ids alone', async () => {
  const { taskId, studentTaskId } = await handedIn();
  const own = await linkOf({ taskId, studentTaskId });
  const taught = await linkOf({ taskId, studentTaskId }, school.teacher);
  expect(own.place.shareKey).not.toBe(taught.place.shareKey);
  const other = await handedIn({ title: ['Another one'] });
  expect(await opened({ ...own.place, studentTaskId: other.studentTaskId })).toBeNull();
  expect(await opened({ ...own.place, taskId: other.taskId })).toBeNull();

  const stranger = await makePerson(backend.services, { role: 'TEACHER' });
  const shares = (await ownReport(studentTaskId)).shares;
  const mine = shares.find(({ madeBy }) => madeBy === 'YOU')?.id ?? '';
  expect(await as(backend, stranger, reportOperations.stop(mine))).toBe('NOT_FOUND');
  expect(await as(backend, student, reportOperations.stop(mine))).toBe(true);
  expect(await opened(own.place)).toBeNull();
  const after = { shortenedUrl: own.shortUrl, clientAddress: '203.0.113.9' };
  expect(await studentTaskReportShareInfo(backend.services, after)).toBeNull();
  expect(await opened(taught.place)).not.toBeNull();

  backend.clock.advance({ days: 89 });
  expect(await opened(taught.place)).not.toBeNull();
  backend.clock.advance({ days: 2 });
  expect(await opened(taught.place)).toBeNull();
  expect((await getMyTaskReport(backend.services, student.viewer, { studentTaskId })).shares).toEqual([]);
  backend.clock.advance({ days: 7 });
  expect(await sweepShares(backend.services)).toBeGreaterThanOrEqual(2);
});

it('the student hears once a day that the teacher made a link, and nothing of an own one', async () => {
  const { taskId, studentTaskId } = await handedIn();
  const toldOf = async () => {
    const rows = await backend.services.db
      .selectFrom('notifications')
      .select(['message', 'first_level_type'])
      .where('user_id', '=', student.id)
      .where('second_level_type', '=', 'REPORT_SHARED')
      .execute();
    return rows;
  };
  await linkOf({ taskId, studentTaskId });
  expect(await toldOf()).toEqual([]);
  await linkOf({ taskId, studentTaskId }, school.teacher);
  await linkOf({ taskId, studentTaskId }, school.teacher);
  // In the quiet hours it waits for the morning.
  backend.clock.advance({ hours: 12 });
  await tellHeld(backend.services);
  const told = await toldOf();
  expect(told).toEqual([
    { message: expect.stringContaining('so your family can see your report'), first_level_type: 'CLASS' },
  ]);
});

it('the same form makes one link, and ten of them are enough', async () => {
  const { taskId, studentTaskId } = await handedIn();
  const formKey = newId();
  const made = await Promise.all(
    [1, 2, 3].map(() => as(backend, student, reportOperations.share(taskId, studentTaskId, formKey))),
  );
  expect(new Set(made.map((each) => JSON.stringify(each))).size).toBe(1);
  const more = await Promise.all(
    Array.from({ length: 12 }, () => as(backend, student, reportOperations.share(taskId, studentTaskId, newId()))),
  );
  expect(more.filter((each) => each === 'UNPROCESSABLE')).toHaveLength(3);
  expect((await ownReport(studentTaskId)).shares).toHaveLength(10);
});

it.each([
  [7, false],
  [null, false],
  [8, true],
])('a student of year %s shares without a word of the teacher: %s', async (year, may) => {
  await setYear(year);
  const { taskId, studentTaskId } = await handedIn();
  expect((await ownReport(studentTaskId)).mayShare).toBe(may);
  const outcome = await as(backend, student, reportOperations.share(taskId, studentTaskId, newId()));
  expect(outcome === 'UNPROCESSABLE').toBe(!may);
  expect(await as(backend, school.teacher, reportOperations.share(taskId, studentTaskId, newId()))).toBeTypeOf(
    'object',
  );
  expect(await as(backend, student, reportOperations.mayShare(school.classId, true))).toBe('NOT_FOUND');
  expect(await as(backend, school.teacher, reportOperations.mayShare(school.classId, true))).toBe(true);
  expect(await as(backend, student, reportOperations.share(taskId, studentTaskId, newId()))).toBeTypeOf('object');
});

it('of 10,000 random keys none opens, and one address is stopped long before', async () => {
  const { taskId, studentTaskId } = await handedIn();
  await linkOf({ taskId, studentTaskId });
  const guess = (number: number, clientAddress: string) =>
    openSharedReport(backend.services, {
      taskId,
      studentTaskId,
      shareKey: randomBytes(16).toString('base64url'),
      device: 'PHONE',
      clientAddress: `${clientAddress}${number}`,
    });
  let open = 0;
  for (let batch = 0; batch < 100; batch += 1) {
    const found = await Promise.all(Array.from({ length: 100 }, () => guess(batch, '2001:db8::')));
    open += found.filter((each) => each !== null).length;
  }
  expect(open).toBe(0);
  await expect(
    (async () => {
      for (let count = 0; count < 400; count += 1) await guess(0, '192.0.2.');
    })(),
  ).rejects.toThrow(/Too many tries/);
  expect((await ownReport(studentTaskId)).shares).toMatchObject([{ viewCount: 0 }]);
});
