import { afterAll, beforeAll, expect, it } from 'vitest';
import { coinReasons, mostTopicCoinsAWeek } from '../../../rules/coin-sources';
import { findTemplate } from '../../../server/modules/catalogue';
import { getErrorLogbook } from '../../../server/modules/error-logbook';
import {
  createPractice,
  finishPractice,
  getPractice,
  serveQuestion,
  thankInviters,
} from '../../../server/modules/practice';
import { newId } from '../../../server/platform/ids';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerRight, answerWrong, casual, keyOf, redo } from '../practice/student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** Amounts that a student has got for a reason, in order. */
async function got({ id }: { id: string }, reason: string): Promise<number[]> {
  const rows = await backend.services.db
    .selectFrom('coin_entries')
    .select('amount')
    .where('student_id', '=', id)
    .where('reason', '=', reason)
    .orderBy('created_at')
    .execute();
  return rows.map(({ amount }) => amount);
}

const answerReasons = [coinReasons.FIRST_TRY, coinReasons.AFTER_HINT, coinReasons.AFTER_RETRY];

/** A set, answered rightly with some thought, and finished. What stood beside each question is what its answer earned. */
async function practised(viewer: Viewer, questionCount: number): Promise<void> {
  const { services, clock } = backend;
  const { row } = await casual(services, viewer, { questionCount });
  for (let index = 1; index <= questionCount; index += 1) {
    await services.db
      .updateTable('practice_questions')
      .set({ opened_at: clock.now() })
      .where('practice_id', '=', row.id)
      .where('index', '=', index)
      .execute();
    const state = await getPractice(services, viewer, row.id);
    const shown = state && (await serveQuestion(services, viewer, state, index));
    clock.advance({ minutes: 1 });
    await answerRight(services, viewer, row.id, index);
    const [granted] = await services.db
      .selectFrom('coin_entries')
      .select('amount')
      .where('student_id', '=', viewer.id)
      .where('idempotency_key', '=', `answer:${shown?.row.id}`)
      .where('reason', 'in', answerReasons)
      .execute();
    expect(shown?.stake.coins).toBe(granted?.amount ?? 0);
    if (shown?.stake.cappedBy) stakeNotes.add(shown.stake.cappedBy);
  }
  await finishPractice(services, viewer, row.id);
}

/** Why some of the questions earned nothing. */
const stakeNotes = new Set<string>();

it('a week away is welcomed back once, and a day away is not', async () => {
  const { viewer } = await makePerson(backend.services);
  const back = () => got(viewer, coinReasons.COMEBACK);
  await practised(viewer, 5);
  backend.clock.advance({ days: 1 });
  await practised(viewer, 5);
  expect(await back()).toEqual([]);
  backend.clock.advance({ days: 7 });
  await practised(viewer, 5);
  await practised(viewer, 5);
  expect(await back()).toEqual([10]);
});

it('answers in one topic earn up to the week’s cap, mastering it once, and easy ones nothing more', async () => {
  const { viewer } = await makePerson(backend.services);
  const forAnswers = async () => (await got(viewer, coinReasons.FIRST_TRY)).reduce((sum, amount) => sum + amount, 0);
  // From a Monday on, four days of sixteen right answers: over 60 coins without a cap of the week, and none over the day's.
  const day = new Date(backend.clock.now()).getUTCDay();
  backend.clock.advance({ days: (8 - day) % 7 });
  for (const _day of [1, 2, 3, 4]) {
    await practised(viewer, 16);
    backend.clock.advance({ days: 1 });
  }
  expect(await easyAfterMastery(viewer)).toEqual([]);
  expect(await got(viewer, coinReasons.TOPIC_MASTERED)).toEqual([25]);
  expect(stakeNotes).toContain('EASY');
  const week = await forAnswers();
  expect(week).toBe(mostTopicCoinsAWeek);
  backend.clock.advance({ days: 7 });
  // Without a plan a set is not longer.
  await practised(viewer, 10);
  expect(await forAnswers()).toBeGreaterThan(week);
});

/** Easy questions that earned coins after the topic was mastered. */
async function easyAfterMastery({ id }: Viewer) {
  const { db } = backend.services;
  const keys = await db
    .selectFrom('coin_entries')
    .select('idempotency_key')
    .where('student_id', '=', id)
    .where('created_at', '>', (entries) =>
      entries
        .selectFrom('coin_entries as mastered')
        .select('mastered.created_at')
        .where('mastered.student_id', '=', id)
        .where('mastered.reason', '=', coinReasons.TOPIC_MASTERED),
    )
    .where('idempotency_key', 'like', 'answer:%')
    .execute();
  const questions = await db
    .selectFrom('practice_questions')
    .select(['id', 'template_id'])
    .where('student_id', '=', id)
    .where(
      'id',
      'in',
      keys.map(({ idempotency_key: key }) => key.slice('answer:'.length)),
    )
    .execute();
  return questions.filter(({ template_id: templateId }) => findTemplate(templateId)?.difficulty === 'EASY');
}

it('an idea is gone when its error is still right a week later and none of it is left, once', async () => {
  const { services, clock } = backend;
  const { viewer } = await makePerson(services);
  const { row } = await casual(services, viewer, { questionCount: 10 });
  let wrong = 0;
  for (let index = 1; index <= 10 && wrong === 0; index += 1) {
    const key = await keyOf(services, viewer, row.id, index);
    if (key.wrong.length === 0) continue;
    await answerWrong(services, viewer, row.id, index);
    wrong = index;
  }
  const [entry] = (await getErrorLogbook(services, viewer, 'year-6')).entries;
  const redone = async () => {
    const again = await redo(services, viewer, [entry?.id ?? '']);
    clock.advance({ minutes: 1 });
    await answerRight(services, viewer, again.row.id, 1);
  };
  await redone();
  expect(await got(viewer, coinReasons.MISCONCEPTION_RETIRED)).toEqual([]);
  clock.advance({ days: 8 });
  await redone();
  expect(await got(viewer, coinReasons.MISCONCEPTION_RETIRED)).toEqual([20]);
  // Confirmed by it, the error has something harder of its skill to come: that earns no second time.
  clock.advance({ days: 60 });
  const harder = await createPractice(services, viewer, {
    courseId: 'year-6',
    mode: 'ERROR_LOGBOOK',
    redoKind: 'ERROR_CHALLENGE',
    errorIds: [],
    questionCount: 5,
    idempotencyKey: newId(),
  });
  clock.advance({ minutes: 1 });
  await answerRight(services, viewer, harder.row.id, 1);
  expect(await got(viewer, coinReasons.MISCONCEPTION_RETIRED)).toEqual([20]);
});

it('a friend who finishes a first set earns the inviter coins and a notice, once', async () => {
  const { services } = backend;
  const inviter = await makePerson(services);
  const friend = await makePerson(services);
  await services.db.updateTable('users').set({ invited_by: inviter.id }).where('id', '=', friend.id).execute();
  await thankInviters(services);
  expect(await got(inviter, coinReasons.FRIEND_JOINED)).toEqual([]);
  await practised(friend.viewer, 5);
  await Promise.all([thankInviters(services), thankInviters(services), thankInviters(services)]);
  expect(await got(inviter, coinReasons.FRIEND_JOINED)).toEqual([20]);
  expect(await noticesOf(inviter)).toHaveLength(1);
});

const noticesOf = ({ id }: Person) =>
  backend.services.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', id)
    .where('second_level_type', '=', 'FRIEND_JOINED')
    .execute();
