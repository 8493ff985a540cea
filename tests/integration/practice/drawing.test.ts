import { afterAll, beforeAll, expect, it } from 'vitest';
import { findCourse, findTopic } from '../../../server/modules/catalogue';
import { getHome } from '../../../server/modules/home';
import { finishPractice, serveQuestion } from '../../../server/modules/practice';
import { getPracticeSetup } from '../../../server/modules/practice-setup';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerRight, casual, fractions } from './student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const student = async () => (await makePerson(backend.services)).viewer;

async function setupOf(viewer: Viewer) {
  const course = findCourse('year-6');
  if (!course) throw new Error('We couldn’t find that course.');
  return getPracticeSetup(backend.services, viewer, course);
}

it('begins with what home says comes next', async () => {
  const { services } = backend;
  const viewer = await student();
  await casual(services, viewer);
  for (let set = 0; set < 4; set += 1) {
    const promised = (await getHome(services, viewer)).myCourses[0]?.nextTopic;
    expect((await setupOf(viewer)).nextStep?.topic?.id).toBe(promised?.id);
    const { row, questions } = await casual(services, viewer, { topicIds: [], firstTopicId: promised?.id });
    expect(questions[0]).toMatchObject({ topic_id: promised?.id, reason: 'NEXT_TOPIC' });
    for (let index = 1; index <= 5; index += 1) await answerRight(services, viewer, row.id, index);
    await finishPractice(services, viewer, row.id);
  }
});

it('never gives a question twice, and seldom one kind twice in a week', async () => {
  const { services } = backend;
  const viewer = await student();
  const given: { instance_id: string | null; template_id: string }[] = [];
  for (let set = 0; set < 5; set += 1) {
    const practice = await casual(services, viewer, { topicIds: [], questionCount: 10 });
    for (let index = 1; index <= 10; index += 1) await serveQuestion(services, viewer, practice, index);
    given.push(...practice.questions);
  }
  expect(new Set(given.map(({ instance_id }) => instance_id)).size).toBe(50);
  expect(new Set(given.map(({ template_id }) => template_id)).size).toBeGreaterThanOrEqual(45);
});

it('gives a reason for every question', async () => {
  const { services } = backend;
  const viewer = await student();
  const reasons = async (change: Parameters<typeof casual>[2]) =>
    new Set((await casual(services, viewer, change)).questions.map(({ reason }) => reason));
  expect(await reasons({})).toEqual(new Set(['NEW_TOPIC']));
  expect(await reasons({ difficulty: 'HARD' })).toEqual(new Set(['CHOSEN_LEVEL']));
  expect(await reasons({ topicIds: [], surprise: true })).toEqual(new Set(['SURPRISE']));
});

it('keeps the last choice with the account, not the surprise', async () => {
  const { services } = backend;
  const viewer = await student();
  expect(await setupOf(viewer)).toMatchObject({ last: null, usualSeconds: null, timer: true });
  await casual(services, viewer, { mode: 'CHALLENGE', difficulty: 'EASY', questionCount: 10 });
  const chosen = { mode: 'CHALLENGE', difficulty: 'EASY', topicIds: [fractions], questionCount: 10 };
  expect((await setupOf(viewer)).last).toEqual(chosen);
  const surprise = await casual(services, viewer, { topicIds: [], surprise: true });
  expect(surprise.row.topic_ids).toHaveLength(3);
  for (const topicId of surprise.row.topic_ids) expect(findTopic(topicId)).toBeDefined();
  expect((await setupOf(viewer)).last).toEqual(chosen);
  await casual(services, viewer, { topicIds: [] });
  expect((await setupOf(viewer)).last).toEqual({ mode: 'CASUAL', difficulty: null, topicIds: [], questionCount: 5 });
  expect((await setupOf(await student())).last).toBeNull();
});
