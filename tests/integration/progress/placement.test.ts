import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPublicSeed } from '../../../server/modules/bank';
import { findTemplate } from '../../../server/modules/catalogue';
import { getCourseMap, getHome } from '../../../server/modules/home';
import { keepPlacement, placementFreeFrom, resetPlacement, takePlacementStep } from '../../../server/modules/placement';
import { unpackRun } from '../../../server/modules/placement/saved-run';
import { drawQuestion } from '../../../server/modules/questions';
import { getStudentReport } from '../../../server/modules/tasks';
import { newId } from '../../../server/platform/ids';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { toDaytime } from '../backend/test-clock';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

type Answer = 'right' | 'wrong' | 'not-learned';

const step = (change: Partial<Parameters<typeof takePlacementStep>[1]>) =>
  takePlacementStep(backend.services, {
    courseId: 'year-7',
    run: null,
    begin: false,
    dropping: null,
    answer: null,
    clientAddress: '192.0.2.9',
    ...change,
  });

const startOf = (run: string): number => unpackRun(backend.services.secret, run, backend.clock.now())?.startedAt ?? 0;

/** The question that waits, as it is stored: tests know the key. */
async function waiting(run: string) {
  const { services } = backend;
  const saved = unpackRun(services.secret, run, services.clock.now());
  const template = findTemplate(saved?.templateId ?? '');
  if (!saved || !template) throw new Error('No question waits.');
  const seed = await findPublicSeed(services, template, `place-${saved.startedAt}-${saved.asked.length}`);
  return drawQuestion(template, seed);
}

async function answered(run: string, place: number, answer: Answer) {
  const { answer: key, wrongPaths, choices } = await waiting(run);
  const other = choices?.find(({ id }) => id !== key.model)?.id ?? wrongPaths[0]?.answer ?? '123456789';
  const text = answer === 'right' ? key.model : other;
  const startedAt = startOf(run);
  return step({ run, answer: { startedAt, place, text, notLearned: answer === 'not-learned' } });
}

/** The whole test, answered alike. */
async function taken(answerOf: (place: number) => Answer) {
  let now = await step({ begin: true });
  for (let place = 1; now.result === null; place += 1) {
    now = await answered(now.run ?? '', place, answerOf(place));
    expect(now.askedCount).toBe(place);
  }
  return now;
}

/** A Year 7 class of a teacher with one student. */
async function newClass(teacherId: string, studentId: string): Promise<string> {
  const { db } = backend.services;
  const school = { id: newId(), teacher_id: teacherId, name: '7B', course_id: 'year-7', join_code: '7BPLACE' };
  await db
    .insertInto('classes')
    .values({ ...school, archived_at: null, creation_key: null })
    .execute();
  await db.insertInto('class_members').values({ class_id: school.id, student_id: studentId }).execute();
  return school.id;
}

describe('a placement test', () => {
  it('shows nothing of the key, asks 12 to 18 questions, and ends with a map and a week', async () => {
    const first = await step({ begin: true });
    const question = await waiting(first.run ?? '');
    expect(JSON.stringify(first.question)).not.toContain('"answer"');
    expect(first.question?.prompt).toBe(question.prompt);
    const { askedCount, result } = await taken((place) => (place % 3 === 0 ? 'wrong' : 'right'));
    expect(askedCount).toBeGreaterThanOrEqual(12);
    expect(askedCount).toBeLessThanOrEqual(18);
    expect(result?.week).toHaveLength(6);
    expect(result?.topics.some(({ finding }) => finding === 'READY')).toBe(true);
  });

  it('goes on where it was left, and begins anew for a run that is not ours', async () => {
    const first = await step({ begin: true });
    const second = await answered(first.run ?? '', 1, 'right');
    const back = await step({ run: second.run });
    expect(back).toMatchObject({ askedCount: 1, question: second.question });
    expect(await step({ run: `${second.run}x` })).toMatchObject({ run: null, question: null });
    expect(await step({ run: second.run, courseId: 'year-6' })).toMatchObject({ run: null });
  });

  it('begins anew only for the very run that is given up: a second tab loses nothing', async () => {
    const { clock } = backend;
    const first = await step({ begin: true });
    const second = await answered(first.run ?? '', 1, 'right');
    clock.advance({ seconds: 5 });
    // The start page was still open elsewhere, or a result of an older run.
    for (const dropping of [null, 0, (second.startedAt ?? 0) - 1]) {
      const other = await step({ run: second.run, begin: true, dropping });
      expect(other).toMatchObject({ run: second.run, askedCount: 1, question: second.question });
    }
    const done = await taken(() => 'wrong');
    expect(await step({ run: done.run, begin: true })).toMatchObject({ run: done.run, result: done.result });
    const anew = await step({ run: second.run, begin: true, dropping: second.startedAt });
    expect(anew).toMatchObject({ askedCount: 0, result: null });
    expect(anew.startedAt).not.toBe(second.startedAt);
    // The first tab still shows a question of the run that was given up.
    const late = { startedAt: second.startedAt ?? 0, place: 1, text: '7', notLearned: true };
    expect(await step({ run: anew.run, answer: late })).toMatchObject({ askedCount: 0, question: anew.question });
  });

  it('passes over the answer of a second tab, and takes nothing it cannot read', async () => {
    const first = await step({ begin: true });
    const second = await answered(first.run ?? '', 1, 'wrong');
    const startedAt = second.startedAt ?? 0;
    const late = await step({ run: second.run, answer: { startedAt, place: 1, text: '7', notLearned: false } });
    expect(late).toMatchObject({ askedCount: 1, problem: null, question: second.question });
    const unread = await step({ run: second.run, answer: { startedAt, place: 2, text: '((', notLearned: false } });
    expect(unread.askedCount).toBe(1);
    expect(unread.problem).not.toBeNull();
  });

  it('refuses an unknown course', async () => {
    await expect(step({ courseId: 'year-13' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is kept once for whoever registers: course, map, plan and where practice begins', async () => {
    const { services } = backend;
    const { viewer } = await makePerson(services);
    const { run, result } = await taken(() => 'right');
    expect(await keepPlacement(services, viewer, run ?? '')).toBe(true);
    expect(await keepPlacement(services, viewer, run ?? '')).toBe(true);
    const home = await getHome(services, viewer);
    expect(home.plan).toMatchObject({ course: { id: 'year-7' }, today: 0, days: result?.week });
    const [course] = home.myCourses;
    expect(course?.course.id).toBe('year-7');
    const map = await getCourseMap(services, viewer, 'year-7');
    expect(map?.topics.map(({ finding }) => finding)).toEqual(result?.topics.map(({ finding }) => finding));
    expect(map?.topics.every(({ state }) => state === 'NOT_STARTED')).toBe(true);
    expect(course?.nextTopic).toEqual(result?.start ?? map?.topics[0]?.topic);
    expect(await services.db.selectFrom('placements').selectAll().execute()).toHaveLength(1);
    const ratings = await services.db.selectFrom('topic_ratings').select(['rating', 'answered']).execute();
    expect(ratings.every(({ answered: count }) => count === 0)).toBe(true);
  });

  it('earns coins once, and is taken again after a month alone', async () => {
    const { services, clock } = backend;
    const { id, viewer } = await makePerson(services);
    const keep = async () => keepPlacement(services, viewer, (await taken(() => 'wrong')).run ?? '');
    const takenAt = () =>
      services.db.selectFrom('placements').select('taken_at').where('student_id', '=', id).executeTakeFirstOrThrow();
    const offers = async () => [
      (await getHome(services, viewer)).myCourses.map(({ placementOffer }) => placementOffer),
      (await getCourseMap(services, viewer, 'year-7'))?.placementOffer,
    ];
    expect(await placementFreeFrom(services, viewer, 'year-7')).toBeNull();
    expect(await offers()).toEqual([[], 'FIRST']);
    expect(await keep()).toBe(true);
    expect(await offers()).toEqual([[null], null]);
    const first = await takenAt();
    expect(await placementFreeFrom(services, viewer, 'year-7')).toMatch(/^\d{4}-\d\d-\d\d$/);
    clock.advance({ days: 20 });
    expect(await keep()).toBe(false);
    expect(await takenAt()).toEqual(first);
    clock.advance({ days: 11 });
    expect(await offers()).toEqual([['AGAIN'], 'AGAIN']);
    expect(await placementFreeFrom(services, viewer, 'year-7')).toBeNull();
    expect(await keep()).toBe(true);
    expect(await takenAt()).not.toEqual(first);
    const coins = services.db.selectFrom('coin_entries').select(['amount', 'reason']).where('student_id', '=', id);
    expect(await coins.execute()).toEqual([{ amount: 30, reason: 'Placement test done' }]);
  });

  it('is kept on the day from which it may be taken again, however early in the day', async () => {
    const { services, clock } = backend;
    const { viewer } = await makePerson(services);
    const keep = async () => keepPlacement(services, viewer, (await taken(() => 'wrong')).run ?? '');
    toDaytime(clock, 20);
    expect(await keep()).toBe(true);
    clock.advance({ days: 29 });
    expect(await keep()).toBe(false);
    toDaytime(clock, 7);
    expect(await placementFreeFrom(services, viewer, 'year-7')).toBeNull();
    expect(await keep()).toBe(true);
  });

  it('is taken back by a teacher of the class alone: the student hears of it, and the next run counts at once', async () => {
    const { services, clock } = backend;
    const [teacher, stranger] = [
      await makePerson(services, { role: 'TEACHER' }),
      await makePerson(services, { role: 'TEACHER' }),
    ];
    const { id, viewer } = await makePerson(services);
    const classId = await newClass(teacher.id, id);
    const old = (await taken(() => 'right')).run ?? '';
    await keepPlacement(services, viewer, old);
    const practised = {
      student_id: id,
      topic_id: 'somewhere-else',
      rating: 900,
      answered: 4,
      correct: 2,
      updated_at: clock.now(),
    };
    await services.db.insertInto('topic_ratings').values(practised).execute();
    const place = { classId, studentId: id };
    await expect(resetPlacement(services, stranger.viewer, place)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(resetPlacement(services, viewer, place)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const report = () => getStudentReport(services, teacher.viewer, place);
    const mapOf = (await getCourseMap(services, viewer, 'year-7'))?.topics ?? [];
    expect((await report()).placement?.topics).toEqual(mapOf.map(({ topic, finding }) => ({ topic, finding })));
    await expect(getStudentReport(services, stranger.viewer, place)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    clock.advance({ minutes: 1 });

    // Two taps are one.
    await Promise.all([1, 2].map(() => resetPlacement(services, teacher.viewer, place)));
    expect((await report()).placement).toBeNull();
    expect(await placementFreeFrom(services, viewer, 'year-7')).toBeNull();
    expect((await getHome(services, viewer)).plan).toBeNull();
    const map = await getCourseMap(services, viewer, 'year-7');
    expect(map?.topics.every(({ finding }) => finding === null)).toBe(true);
    const ratings = services.db.selectFrom('topic_ratings').select('topic_id').where('student_id', '=', id);
    expect(await ratings.execute()).toEqual([{ topic_id: 'somewhere-else' }]);
    const notices = services.db.selectFrom('notifications').select('message').where('user_id', '=', id);
    expect((await notices.execute()).map(({ message }) => message)).toEqual([
      expect.stringContaining('has reset your placement test for Year 7 Maths'),
    ]);
    const lines = services.db.selectFrom('audit_entries').select(['actor_id', 'action']).where('subject', '=', id);
    expect(await lines.execute()).toEqual([{ actor_id: teacher.id, action: 'PLACEMENT_RESET' }]);

    // The run that was taken back is still in the student's browser.
    expect(await keepPlacement(services, viewer, old)).toBe(false);
    expect(await placementFreeFrom(services, viewer, 'year-7')).toBeNull();
    clock.advance({ minutes: 1 });
    await keepPlacement(services, viewer, (await taken(() => 'wrong')).run ?? '');
    expect(await placementFreeFrom(services, viewer, 'year-7')).not.toBeNull();
  });

  it('keeps neither an unfinished run nor one of another making', async () => {
    const { viewer } = await makePerson(backend.services);
    const { run } = await step({ begin: true });
    for (const text of [run ?? '', 'x.y', '']) {
      await expect(keepPlacement(backend.services, viewer, text)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    }
  });
});
