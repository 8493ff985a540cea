import { vi } from 'vitest';
import { joinBattle } from '../../../../server/modules/battle';
import { openCart, payCart } from '../../../../server/modules/billing';
import { leaveClass } from '../../../../server/modules/classroom';
import { shareTaskReport, studentTaskReportShareInfo } from '../../../../server/modules/reports';
import { newId } from '../../../../server/platform/ids';
import { samplePng } from '../../../sample-files';
import { makePerson, type Person } from '../../backend/people';
import { ask, internalKey } from '../../backend/test-backend';
import { answerRight, answerWrong } from '../../practice/student';
import type { Site } from '../../site/start-site';
import { type Asking, as, setTask } from '../../tasks/school';
import { studentTasks } from '../../tasks/student-operations';

/** Everybody who might try an address. A parent is a visitor who has opened the link that was shared with them. */
export const routeActors = [
  'visitor',
  'parent',
  'owner',
  'classmate',
  'formerStudent',
  'otherClass',
  'teacher',
  'coTeacher',
  'formerTeacher',
  'otherTeacher',
  'tutor',
  'admin',
] as const;
export type RouteActor = (typeof routeActors)[number];

/** What the parameters of an address stand for. */
export type Place = Record<string, string>;

export interface RouteWorld {
  people: Record<Exclude<RouteActor, 'visitor' | 'parent'>, Person>;
  /** The owner's homework, handed in, in the class of teacher and co-teacher, and what else is the owner's. */
  place: Place;
  /** A second class with the same people in it and a second homework: ids that are right, but not beside those above. */
  beside: Place;
  /** Stands in what the owner typed and is called: nobody else may read it. */
  canary: string;
  /** What the parent's browser got when the link was opened. */
  parentCookie: string;
}

export async function makeRouteWorld(site: Site): Promise<RouteWorld> {
  const { services } = site;
  const asking: Asking = { services, clock: services.clock, ask: (query, options) => ask(site.bff, query, options) };
  const canary = `canary${newId().slice(0, 8)}`;
  const teaching = () => makePerson(services, { role: 'TEACHER' });
  const people = {
    owner: await makePerson(services, { nickname: `Robin ${canary}` }),
    classmate: await makePerson(services),
    formerStudent: await makePerson(services),
    otherClass: await makePerson(services),
    teacher: await teaching(),
    coTeacher: await teaching(),
    formerTeacher: await teaching(),
    otherTeacher: await teaching(),
    tutor: await makePerson(services, { role: 'TUTOR' }),
    admin: await makePerson(services, { role: 'ADMIN' }),
  };
  const { owner, teacher } = people;
  const [classId, otherClassId, strangersClass] = [newId(), newId(), newId()];
  for (const [id, head] of [
    [classId, teacher],
    [otherClassId, teacher],
    [strangersClass, people.otherTeacher],
  ] as const) {
    const about = { name: '7B', course_id: 'year-6', archived_at: null, creation_key: null };
    await services.db
      .insertInto('classes')
      .values({ ...about, id, teacher_id: head.id, join_code: newId() })
      .execute();
  }
  const join = (id: string, students: Person[]) =>
    services.db
      .insertInto('class_members')
      .values(students.map((student) => ({ class_id: id, student_id: student.id })))
      .execute();
  await join(classId, [owner, people.classmate, people.formerStudent]);
  await join(otherClassId, [owner]);
  await join(strangersClass, [people.otherClass]);
  const coTeaching = [people.coTeacher, people.formerTeacher].map(({ id }) => ({
    class_id: classId,
    teacher_id: id,
    joined_at: services.clock.now(),
  }));
  await services.db.insertInto('class_teachers').values(coTeaching).execute();

  const first = await handInHomework(asking, { teacher, student: owner, classId });
  const second = await handInHomework(asking, { teacher, student: owner, classId: otherClassId });
  await leaveClass(services, people.formerStudent.viewer, classId);
  await services.db.deleteFrom('class_teachers').where('teacher_id', '=', people.formerTeacher.id).execute();

  const { taskId, studentTaskId } = first;
  // In Year 7 the teacher makes the link.
  const { shortUrl } = await shareTaskReport(services, teacher.viewer, { taskId, studentTaskId, formKey: newId() });
  const shortCode = shortUrl.split('/').at(-1) ?? '';
  const shared = await studentTaskReportShareInfo(services, { shortenedUrl: shortCode, clientAddress: '203.0.113.9' });
  const opened = await fetch(`${site.url}/s/${shortCode}`, { redirect: 'manual' });
  const question = await services.db
    .selectFrom('practice_questions')
    .select(['id', 'template_id'])
    .where('practice_id', '=', first.practiceId)
    .orderBy('index')
    .executeTakeFirstOrThrow();
  const place: Place = {
    ...first,
    classId,
    index: '1',
    questionIndex: '1',
    currentQuestionIndex: '1',
    questionId: question.id,
    key: question.template_id.replaceAll('/', '.'),
    studentId: owner.id,
    personId: owner.id,
    fileId: await upload(site, teacher, classId),
    use: 'preview',
    shortCode,
    shareKey: shared?.shareKey ?? '',
    battleId: (await joinBattle(services, owner.viewer, { courseId: 'year-7', scope: 'SCHOOL', classId: null })).id,
    paymentId: await beginPayment(site, owner),
    copyId: await makeCopy(asking, owner),
  };
  const beside: Place = { ...second, classId: otherClassId, fileId: await upload(site, teacher, otherClassId) };
  return { people, place, beside, canary, parentCookie: opened.headers.getSetCookie().join('; ') };
}

/** A homework of three questions in a class, done by a student and handed in. */
async function handInHomework(
  asking: Asking,
  { teacher, student, classId }: { teacher: Person; student: Person; classId: string },
): Promise<{ taskId: string; studentTaskId: string; practiceId: string }> {
  const taskId = await setTask(asking, { teacher, students: [student], classId });
  const opened = (await as(asking, student, studentTasks.open(taskId))) as { id: string; practiceId: string };
  const { id: studentTaskId, practiceId } = opened;
  await answerRight(asking.services, student.viewer, practiceId, 1);
  await answerWrong(asking.services, student.viewer, practiceId, 2);
  await as(asking, student, studentTasks.finish(practiceId));
  return { taskId, studentTaskId, practiceId };
}

async function upload({ bff }: Site, person: Person, classId: string): Promise<string> {
  const query = new URLSearchParams({ class: classId, name: 'Plan.png' });
  const response = await fetch(`${bff}/files?${query}`, {
    method: 'POST',
    headers: { 'x-internal-key': internalKey, authorization: `Bearer ${person.token}` },
    body: new Uint8Array(samplePng()),
  });
  const { id } = (await response.json()) as { id?: string };
  if (id === undefined) throw new Error('The file was not taken.');
  return id;
}

async function beginPayment({ services }: Site, { viewer }: Person): Promise<string> {
  const choice = { plan: 'ONE_COURSE', months: 6, currency: 'AUD', courseIds: ['year-6'], backTo: null } as const;
  await openCart(services, viewer, { ...choice, courseIds: [...choice.courseIds] });
  return (await payCart(services, viewer, 12_000)).paymentId;
}

/** The running backend makes it, in a job of its own. */
async function makeCopy(asking: Asking, person: Person): Promise<string> {
  const { id } = (await as(asking, person, ['mutation M { requestCopyOfData { id } }', {}])) as { id: string };
  const state = async () =>
    ((await as(asking, person, ['query Q { copyOfData { state } }', {}])) as { state: string }).state;
  await vi.waitUntil(async () => (await state()) === 'READY', { timeout: 30_000, interval: 200 });
  return id;
}
