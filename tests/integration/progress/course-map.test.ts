import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCourseMap, getHome, type MapTopic } from '../../../server/modules/home';
import { createPractice, openHint } from '../../../server/modules/practice';
import { newId } from '../../../server/platform/ids';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answer, answerWrong, casual, fractions, keyOf } from '../practice/student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

async function mapOf(viewer: Viewer) {
  const map = await getCourseMap(backend.services, viewer, 'year-6');
  if (!map) throw new Error('We couldn’t find that course.');
  const topic = map.topics.find(({ topic: each }) => each.id === fractions) as MapTopic;
  return { map, topic };
}

async function answerRight(viewer: Viewer, practiceId: string, index: number): Promise<void> {
  const key = await keyOf(backend.services, viewer, practiceId, index);
  await answer(backend.services, viewer, practiceId, index, key.right);
}

describe('the map of a course', () => {
  it('has not begun for a new student, with what comes before each topic', async () => {
    const { viewer } = await makePerson(backend.services);
    const { map, topic } = await mapOf(viewer);
    expect(new Set(map.topics.map(({ state }) => state))).toEqual(new Set(['NOT_STARTED']));
    expect(map.mastery).toBe(0);
    expect(topic.after).toEqual(['84-order-common-fractions']);
    expect(topic.needs.map((need) => need.topic.number)).toEqual([66, 84]);
  });

  it('counts right answers without help, and agrees with home', async () => {
    const { services } = backend;
    const { viewer } = await makePerson(services);
    const { row } = await casual(services, viewer, { questionCount: 6 });
    await openHint(services, viewer, { practiceId: row.id, index: 1, number: 1 });
    await answerRight(viewer, row.id, 1);
    expect((await mapOf(viewer)).topic).toMatchObject({ state: 'LEARNING', answered: 1, unaided: 0, unaidedAt: null });
    for (const index of [2, 3, 4]) await answerRight(viewer, row.id, index);
    const { map, topic } = await mapOf(viewer);
    expect(topic).toMatchObject({ answered: 4, unaided: 3, unaidedAt: expect.any(Date) });
    expect(['NEARLY', 'MASTERED']).toContain(topic.state);
    const home = await getHome(services, viewer);
    expect(home.myCourses.find(({ course }) => course.id === 'year-6')?.mastery).toBe(map.mastery);
  });

  it('holds a topic back while an error waits in it, and asks for a refresh after two months', async () => {
    const { services, clock } = backend;
    const { viewer } = await makePerson(services);
    const mastered = { rating: 1600, answered: 9, correct: 8, unaided: 8, unaided_at: clock.now() };
    await services.db
      .insertInto('topic_ratings')
      .values({ student_id: viewer.id, topic_id: fractions, ...mastered })
      .execute();
    expect((await mapOf(viewer)).topic.state).toBe('MASTERED');
    const inTwoMonths = { ...services, clock: { now: () => new Date(clock.now().getTime() + 61 * 86_400_000) } };
    const later = await getCourseMap(inTwoMonths, viewer, 'year-6');
    expect(later?.topics.find(({ topic }) => topic.id === fractions)?.state).toBe('NEEDS_REFRESH');
    const { row } = await createPractice(services, viewer, {
      courseId: 'year-6',
      mode: 'CASUAL',
      topicIds: [fractions],
      questionCount: 5,
      idempotencyKey: newId(),
    });
    await answerWrong(services, viewer, row.id, 1);
    expect((await mapOf(viewer)).topic).toMatchObject({ state: 'NEARLY', unresolvedCount: 1 });
  });

  it('is not there for a course that is not', async () => {
    const { viewer } = await makePerson(backend.services);
    expect(await getCourseMap(backend.services, viewer, 'no-such-course')).toBeNull();
  });
});
