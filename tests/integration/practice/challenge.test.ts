import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getHome } from '../../../server/modules/home';
import { setAdjustments } from '../../../server/modules/identity';
import {
  endChallenge,
  endedByClock,
  finishPractice,
  getPractice,
  getPracticeForResult,
  getPracticeToAnswer,
  openHint,
  practiceClock,
  practiceResult,
  serveQuestion,
  submitAnswer,
} from '../../../server/modules/practice';
import { endOverdue } from '../../../server/modules/practice/end-overdue';
import { newId } from '../../../server/platform/ids';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answer, answerRight, answerWrong, casual, keyOf } from './student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const student = async () => (await makePerson(backend.services)).viewer;

/** A challenge of five whose first question is on the page: its clock runs. */
/** Of all topics: five questions about one may make it mastered, which has coins of its own. */
async function running(viewer: Viewer, change: Parameters<typeof casual>[2] = {}) {
  const { row } = await casual(backend.services, viewer, { mode: 'CHALLENGE', topicIds: [], ...change });
  const open = await getPracticeToAnswer(backend.services, viewer, row.id);
  if (!open) throw new Error('The challenge is not there.');
  return open;
}

/** A little slower than the guard against guessing. */
const think = () => backend.clock.advance({ minutes: 0.1 });

/** Opens a question, as its page does, and answers it after a while. */
async function solve(viewer: Viewer, practiceId: string, index: number) {
  const practice = await getPracticeToAnswer(backend.services, viewer, practiceId);
  if (practice) await serveQuestion(backend.services, viewer, practice, index);
  think();
  return answerRight(backend.services, viewer, practiceId, index);
}

const finished = { code: 'PRACTICE_FINISHED_OR_EXITED_ERROR' };

describe('the clock of a challenge', () => {
  it('starts with the first question, and is the same on every device and after every reload', async () => {
    const { services, clock } = backend;
    const viewer = await student();
    const { row } = await casual(services, viewer, { mode: 'CHALLENGE' });
    expect(row).toMatchObject({ mode: 'CHALLENGE', type: 'CHALLENGE', ends_at: null });
    expect(row.seconds_allowed).toBeGreaterThan(60);
    clock.advance({ minutes: 30 });
    // Looking at it from elsewhere starts nothing.
    expect((await getHome(services, viewer)).nextStep?.practice?.id).toBe(row.id);
    const devices = await Promise.all(Array.from({ length: 10 }, () => getPracticeToAnswer(services, viewer, row.id)));
    const ends = new Set(devices.map((practice) => practice?.row.ends_at?.getTime()));
    expect(ends.size).toBe(1);
    clock.advance({ minutes: 1 });
    const later = await getPracticeToAnswer(services, viewer, row.id);
    if (!later) throw new Error('The challenge is gone.');
    expect(later.row.ends_at?.getTime()).toBe([...ends][0]);
    const left = practiceClock(later, clock.now());
    expect(left?.totalSeconds).toBe(row.seconds_allowed);
    expect(left?.remainingMs).toBeLessThanOrEqual(((row.seconds_allowed ?? 0) - 60) * 1000);
    expect(left?.remainingMs).toBeGreaterThan(((row.seconds_allowed ?? 0) - 75) * 1000);
  });

  it('leaves time by the student’s own pace', async () => {
    const { services, clock } = backend;
    const [quick, slow] = [await student(), await student()];
    const allowed = async (viewer: Viewer, minutes: number) => {
      const { row } = await casual(services, viewer, { questionCount: 10 });
      for (let index = 1; index <= 10; index += 1) {
        const practice = await getPractice(services, viewer, row.id);
        if (practice) await serveQuestion(services, viewer, practice, index);
        clock.advance({ minutes });
        await answerRight(services, viewer, row.id, index);
      }
      return (await casual(services, viewer, { mode: 'CHALLENGE' })).row.seconds_allowed;
    };
    expect(await allowed(quick, 0.5)).toBe(180);
    expect(await allowed(slow, 2)).toBe(720);
  });

  it('is off for who chose so, and everything else is the same', async () => {
    const { services, clock } = backend;
    const viewer = await student();
    await setAdjustments(services, { viewer, names: [], practiceTimer: false });
    const adjusted = { ...viewer, account: { ...viewer.account, practiceTimer: false } };
    const { row } = await running(adjusted);
    expect(row).toMatchObject({ mode: 'CHALLENGE', seconds_allowed: null, ends_at: null });
    clock.advance({ hours: 5 });
    for (let index = 1; index <= 5; index += 1) await solve(adjusted, row.id, index);
    const result = await practiceResult(services, adjusted, await finishPractice(services, adjusted, row.id));
    expect(result?.score).toBe(5);
    expect(result?.coins).toEqual([
      { label: '5 first tries, twice the coins', amount: 20 },
      { label: 'Practice set finished', amount: 5 },
      { label: 'Every question answered', amount: 5 },
      { label: 'First practice set today', amount: 5 },
    ]);
  });
});

describe('coins of a challenge', () => {
  it('are twice as many, and a hint lowers them, never the mark', async () => {
    const { services } = backend;
    const viewer = await student();
    const { row } = await running(viewer);
    await solve(viewer, row.id, 1);
    await openHint(services, viewer, { practiceId: row.id, index: 2, number: 1 });
    await solve(viewer, row.id, 2);
    await answerWrong(services, viewer, row.id, 3);
    await solve(viewer, row.id, 3);
    const result = await practiceResult(services, viewer, await finishPractice(services, viewer, row.id));
    expect(result).toMatchObject({ score: 2, afterRetry: 1 });
    expect(result?.coins).toEqual([
      { label: '1 first try, twice the coins', amount: 4 },
      { label: '1 after a hint, twice the coins', amount: 2 },
      { label: '1 after another try, twice the coins', amount: 2 },
      { label: 'Practice set finished', amount: 5 },
      { label: 'First practice set today', amount: 5 },
    ]);
  });
});

describe('when the time is up', () => {
  it('counts what was sent, skips the rest, and ends at its own time whoever looks whenever', async () => {
    const { services, clock } = backend;
    const viewer = await student();
    const { row } = await running(viewer);
    for (const index of [1, 2, 3]) await solve(viewer, row.id, index);
    await answerWrong(services, viewer, row.id, 4);
    clock.advance({ days: 2 });
    expect((await getHome(services, viewer)).nextStep?.practice).toBeNull();
    const ended = await getPracticeForResult(services, viewer, row.id);
    if (!ended) throw new Error('The challenge is gone.');
    expect(ended.row.state).toBe('FINISHED');
    expect(ended.row.finished_at).toEqual(row.ends_at);
    expect(endedByClock(ended)).toBe(true);
    expect(ended.questions.map(({ outcome }) => outcome)).toEqual(['RIGHT', 'RIGHT', 'RIGHT', 'NOT_YET', 'SKIPPED']);
    const coins = 3 * 4 + 5 + 5;
    expect(await practiceResult(services, viewer, ended)).toMatchObject({
      score: 3,
      total: 5,
      coinTotal: coins,
      coinBalance: coins,
    });
  });

  it('ends also when nobody looks', async () => {
    const { services, clock } = backend;
    const viewer = await student();
    const { row } = await running(viewer);
    for (const index of [1, 2, 3]) await solve(viewer, row.id, index);
    clock.advance({ hours: 1 });
    await Promise.all([endOverdue(services), endOverdue(services)]);
    const stored = await services.db
      .selectFrom('practices')
      .select(['state', 'finished_at'])
      .where('student_id', '=', viewer.id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ state: 'FINISHED', finished_at: row.ends_at });
    expect((await getPractice(services, viewer, row.id))?.coins.map(({ amount }) => amount)).toEqual([4, 4, 4, 5, 5]);
    expect(await endOverdue(services)).toBe(0);
  });

  it('takes an answer that was on its way in the last moment', async () => {
    const { services, clock } = backend;
    const viewer = await student();
    const { row } = await running(viewer);
    const left = (row.ends_at?.getTime() ?? 0) - clock.now().getTime();
    clock.advance({ minutes: (left + 1000) / 60_000 });
    expect((await answerRight(services, viewer, row.id, 1)).attempt.verdict).toBe('CORRECT');
    clock.advance({ minutes: 0.1 });
    await expect(answerRight(services, viewer, row.id, 2)).rejects.toMatchObject(finished);
  });

  it('keeps a later answer with its question, unmarked, however often and at once it is sent', async () => {
    const { services, clock } = backend;
    const viewer = await student();
    const { row } = await running(viewer);
    const { right } = await keyOf(services, viewer, row.id, 1);
    clock.advance({ hours: 1 });
    const sent = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        submitAnswer(services, viewer, { practiceId: row.id, index: 1, answer: right, idempotencyKey: newId() }),
      ),
    );
    for (const outcome of sent) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { ...finished, extra: { details: { answerKept: true } } },
      });
    }
    const ended = await getPractice(services, viewer, row.id);
    expect(ended?.questions[0]).toMatchObject({ outcome: 'SKIPPED', late_answer: right, answered_at: null });
    expect(ended?.coins).toEqual([]);
    const attempts = await services.db
      .selectFrom('attempts')
      .select('id')
      .where('student_id', '=', viewer.id)
      .execute();
    expect(attempts).toEqual([]);
    await expect(openHint(services, viewer, { practiceId: row.id, index: 2, number: 1 })).rejects.toMatchObject(
      finished,
    );
  });

  it('ends a challenge that a hint was asked of', async () => {
    const { services, clock } = backend;
    const viewer = await student();
    const { row } = await running(viewer);
    clock.advance({ hours: 1 });
    const asking = openHint(services, viewer, { practiceId: row.id, index: 1, number: 1 });
    await expect(asking).rejects.toMatchObject({ ...finished, extra: { details: { timeUp: true } } });
    const { state } = await services.db
      .selectFrom('practices')
      .select('state')
      .where('student_id', '=', viewer.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('FINISHED');
  });

  it('believes no device: before the time nothing ends, afterwards what was typed is kept', async () => {
    const { services, clock } = backend;
    const viewer = await student();
    const { row } = await running(viewer);
    const end = { practiceId: row.id, index: 2, typed: ' 3/4 ' };
    const early = await endChallenge(services, viewer, end);
    expect(early.row.state).toBe('IN_PROGRESS');
    expect(early.questions[1]?.late_answer).toBeNull();
    clock.advance({ minutes: ((row.ends_at?.getTime() ?? 0) - clock.now().getTime()) / 60_000 + 0.001 });
    const ended = await endChallenge(services, viewer, end);
    expect(ended.row.state).toBe('FINISHED');
    expect(ended.questions[1]).toMatchObject({ outcome: 'SKIPPED', late_answer: '3/4' });
    const again = await endChallenge(services, viewer, { ...end, typed: '' });
    expect(again.questions[1]?.late_answer).toBe('3/4');
    const stranger = await student();
    await expect(endChallenge(services, stranger, end)).rejects.toMatchObject({ code: 'PRACTICE_NOT_FOUND' });
  });

  it('keeps nothing for a question that had been closed before', async () => {
    const { services, clock } = backend;
    const viewer = await student();
    const { row } = await running(viewer);
    await solve(viewer, row.id, 1);
    clock.advance({ hours: 1 });
    await expect(answer(services, viewer, row.id, 1, '5')).rejects.toMatchObject(finished);
    expect((await getPractice(services, viewer, row.id))?.questions[0]?.late_answer).toBeNull();
  });
});

describe('two devices with one challenge', () => {
  it('have one effect, whatever they send at once', async () => {
    const { services } = backend;
    const viewer = await student();
    const { row } = await running(viewer);
    const practice = await getPracticeToAnswer(services, viewer, row.id);
    if (practice) await serveQuestion(services, viewer, practice, 1);
    think();
    const { right } = await keyOf(services, viewer, row.id, 1);
    const sent = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        submitAnswer(services, viewer, { practiceId: row.id, index: 1, answer: right, idempotencyKey: newId() }),
      ),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of sent) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CONFLICT' });
    }
    await Promise.all(Array.from({ length: 20 }, () => finishPractice(services, viewer, row.id)));
    const ended = await getPractice(services, viewer, row.id);
    expect(ended?.coins.map(({ amount }) => amount)).toEqual([4]);
    await expect(answerRight(services, viewer, row.id, 2)).rejects.toMatchObject(finished);
    const kept = await getPractice(services, viewer, row.id);
    expect(kept?.questions[1]?.late_answer).not.toBeNull();
  });
});
