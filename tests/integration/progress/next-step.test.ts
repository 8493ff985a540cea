import { type DocumentNode, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OwnSteps } from '../../../app/graphql/account/own-steps';
import { CourseMapPage } from '../../../app/graphql/catalogue/course-map';
import { CreatePracticePage } from '../../../app/graphql/catalogue/create-practice-page';
import { HomePage } from '../../../app/graphql/home/home-page';
import { type NextStepData, NextStepOf } from '../../../app/graphql/next-step/next-step';
import { ResultPage } from '../../../app/graphql/practice/result-page';
import { chooseCourses, findCourse, practisableTopicsOf } from '../../../server/modules/catalogue';
import { createPractice, finishPractice } from '../../../server/modules/practice';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerRight, answerWrong, casual, fractions, redo } from '../practice/student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ COUNT_SQL: '1' });
});
afterAll(() => backend.stop());

const courseId = 'year-6';
const course = findCourse(courseId);
const topics = (course ? practisableTopicsOf(course) : []).map(({ id }) => id);
const [first = '', second = '', third = ''] = topics;

type Page = Record<string, Record<string, unknown> | null>;

async function pageOf(person: Person, document: DocumentNode, variables: object = {}): Promise<Page> {
  const sent = await backend.ask(print(document), { token: person.token, variables: { ...variables } });
  expect(sent.errors).toEqual([]);
  expect(Number(sent.headers.get('x-sql-statements'))).toBeLessThanOrEqual(5);
  return sent.data as Page;
}

/** A student of Year 6 with a set that is finished, whose result can be looked at. */
async function newStudent({ answering = async (_student: Person, _practiceId: string) => {} } = {}) {
  const student = await makePerson(backend.services);
  await chooseCourses(backend.services, student.viewer, [courseId]);
  const { row } = await casual(backend.services, student.viewer);
  await answering(student, row.id);
  await finishPractice(backend.services, student.viewer, row.id);
  return { student, practiceId: row.id };
}

/** What each of the five pages suggests to a student, and the sixth, on which a set is chosen. */
async function suggestions({ student, practiceId }: Awaited<ReturnType<typeof newStudent>>) {
  const [home, map, plan, contents, result, form] = await Promise.all([
    pageOf(student, HomePage),
    pageOf(student, CourseMapPage, { courseId }),
    pageOf(student, OwnSteps, { plan: true }),
    pageOf(student, NextStepOf, { courseId }),
    pageOf(student, ResultPage, { practiceId }),
    pageOf(student, CreatePracticePage, { courseId }),
  ]);
  const steps = [
    home.home?.nextStep,
    map.courseMap?.nextStep,
    plan.home?.nextStep,
    contents.nextStep,
    result.practice?.nextStep,
  ] as NextStepData[];
  const setup = form.practiceSetup?.nextStep as Pick<NextStepData, 'topic'>;
  const courses = (home.home?.myCourses ?? []) as { nextTopic: NextStepData['topic'] }[];
  return { steps, topics: [setup.topic, courses[0]?.nextTopic ?? null] };
}

/** The one suggestion of all pages. */
async function suggestion(who: Awaited<ReturnType<typeof newStudent>>): Promise<NextStepData> {
  const { steps, topics: named } = await suggestions(who);
  const [onHome] = steps;
  if (onHome === undefined) throw new Error('Home suggests nothing.');
  const { startKey: _, ...same } = onHome;
  for (const step of steps) expect(step).toMatchObject(same);
  for (const topic of named) expect(topic).toEqual(onHome.topic);
  return onHome;
}

async function place(student: Person, findings: Record<string, string>, week: object[]): Promise<void> {
  await backend.services.db
    .insertInto('placements')
    .values({
      student_id: student.id,
      subject: courseId,
      answered: 15,
      skipped: 0,
      findings: JSON.stringify(findings),
      week: JSON.stringify(week),
      taken_at: backend.clock.now(),
    } as never)
    .execute();
}

const day = (topicId: string, questions = 8) => ({ title: `About ${topicId}`, topicId, questions });

/** Starts what is suggested, as its form does. */
function start({ viewer }: Person, step: NextStepData) {
  return createPractice(backend.services, viewer, {
    courseId: step.course.id,
    mode: step.kind === 'FIX_ERRORS' ? 'ERROR_LOGBOOK' : 'CASUAL',
    topicIds: step.topicIds,
    questionCount: step.questionCount,
    idempotencyKey: step.startKey,
  });
}

async function answerAll(person: Person, practiceId: string, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    await answerRight(backend.services, person.viewer, practiceId, index);
  }
  await finishPractice(backend.services, person.viewer, practiceId);
}

describe('the next step stands alike on home, map, plan, course and result', () => {
  it('of somebody new: the first topic', async () => {
    const step = await suggestion(await newStudent());
    expect(step).toMatchObject({ kind: 'LEARN', topicIds: [first], doneToday: [] });
  });

  it('of somebody who was placed: today’s part of the plan, which starts as it says and is then ticked', async () => {
    const who = await newStudent();
    await place(who.student, { [first]: 'READY', [second]: 'START', [third]: 'NEARLY' }, [day(second), day(third)]);
    const step = await suggestion(who);
    expect(step).toMatchObject({ kind: 'PLAN_DAY', topicIds: [second], questionCount: 8, topic: { id: second } });
    const { row, questions } = await start(who.student, step);
    expect(questions.map(({ topic_id }) => topic_id)).toEqual(Array(8).fill(second));
    expect((await start(who.student, step)).row.id).toBe(row.id);
    expect(await suggestion(who)).toMatchObject({ kind: 'CONTINUE', practice: { id: row.id, currentIndex: 1 } });
    await answerAll(who.student, row.id, 8);
    const after = await suggestion(who);
    expect(after).toMatchObject({ kind: 'LEARN', doneToday: [{ id: row.id, questionCount: 8 }] });
    const home = await pageOf(who.student, HomePage);
    expect(home.home?.plan).toMatchObject({ today: 0, todayDone: true });
  });

  it('of somebody who is half through: what is mastered is passed over', async () => {
    const who = await newStudent();
    await master(who.student, topics.slice(0, 5));
    expect(await suggestion(who)).toMatchObject({ kind: 'LEARN', topicIds: [topics[5]] });
  });

  it('of somebody who has mastered everything: a mixed set', async () => {
    const who = await newStudent();
    await master(who.student, topics);
    expect(await suggestion(who)).toMatchObject({ kind: 'MIXED', topic: null, topicIds: [] });
  });

  it('of somebody with an open practice: to go on with it', async () => {
    const who = await newStudent();
    const { row } = await casual(backend.services, who.student.viewer, { topicIds: [fractions] });
    await answerRight(backend.services, who.student.viewer, row.id, 1);
    expect(await suggestion(who)).toMatchObject({ kind: 'CONTINUE', practice: { id: row.id, currentIndex: 2 } });
  });

  it('of somebody with mistakes that are due: to fix them, and then to go on', async () => {
    const answering = async ({ viewer }: Person, practiceId: string) => {
      await answerWrong(backend.services, viewer, practiceId, 1);
    };
    const who = await newStudent({ answering });
    const step = await suggestion(who);
    expect(step).toMatchObject({ kind: 'FIX_ERRORS', questionCount: 1, topicIds: [] });
    const { row } = await start(who.student, step);
    await answerAll(who.student, row.id, 1);
    expect(await suggestion(who)).toMatchObject({ kind: 'LEARN', doneToday: [{ title: 'Mistakes fixed' }] });
    await expect(redo(backend.services, who.student.viewer)).rejects.toMatchObject({ code: 'NO_ENOUGH_QUESTIONS' });
  });
});

async function master({ id }: Person, topicIds: readonly string[]): Promise<void> {
  const at = backend.clock.now();
  const known = { student_id: id, rating: 2500, answered: 9, correct: 9, unaided: 9, unaided_at: at, updated_at: at };
  await backend.services.db
    .insertInto('topic_ratings')
    .values(topicIds.map((topic_id) => ({ ...known, topic_id })))
    .onConflict((conflict) => conflict.columns(['student_id', 'topic_id']).doUpdateSet(known))
    .execute();
}
