import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getErrorLogbook } from '../../../server/modules/error-logbook';
import { getErrorReview, markReviewed, startErrorReview } from '../../../server/modules/error-review';
import { closeQuestion } from '../../../server/modules/practice';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerRight, answerWrong, casual, redo } from '../practice/student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const course = { courseId: 'year-6' };
const start = (viewer: Viewer, count = 5, errorIds: string[] = []) =>
  startErrorReview(backend.services, viewer, { ...course, count, errorIds });
const states = (review: { items: { state: string }[] } | null) => review?.items.map(({ state }) => state);

/** A student with so many errors, their questions closed. */
async function withErrors(count: number) {
  const { services } = backend;
  const { viewer } = await makePerson(services);
  const { row } = await casual(services, viewer);
  for (let index = 1; index <= count; index += 1) {
    await answerWrong(services, viewer, row.id, index);
    await closeQuestion(services, viewer, { practiceId: row.id, index });
  }
  return viewer;
}

async function coinsOf(viewer: Viewer): Promise<number> {
  const row = await backend.services.db
    .selectFrom('coin_balances')
    .select('balance')
    .where('student_id', '=', viewer.id)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

describe('a review session', () => {
  it('goes from REVIEW to REVIEWED, one error after the other, and is resumed where it was left', async () => {
    const viewer = await withErrors(3);
    const { id } = await start(viewer);
    await markReviewed(backend.services, viewer, { sessionId: id, index: 1 });
    const left = await getErrorReview(backend.services, viewer, course);
    expect(states(left)).toEqual(['REVIEWED', 'REVIEW', 'REVIEW']);
    expect(left).toMatchObject({ id, currentIndex: 2, finishedAt: null });

    backend.clock.advance({ days: 4 });
    expect(await start(viewer)).toMatchObject({ id, currentIndex: 2 });
    for (const index of [2, 3]) await markReviewed(backend.services, viewer, { sessionId: id, index });
    const done = await getErrorReview(backend.services, viewer, course);
    expect(states(done)).toEqual(['REVIEWED', 'REVIEWED', 'REVIEWED']);
    expect(done).toMatchObject({ id, currentIndex: null, finishedAt: expect.any(Date) });
  });

  it('makes open errors reviewing ones, and fixes none', async () => {
    const viewer = await withErrors(2);
    const { id } = await start(viewer);
    await markReviewed(backend.services, viewer, { sessionId: id, index: 1 });
    const { totals, due } = await getErrorLogbook(backend.services, viewer, 'year-6');
    expect(totals).toMatchObject({ open: 1, reviewing: 1, unresolved: 2 });
    expect(due).toEqual({ clear: 2, confirm: 0 });
  });

  it('is one, however many devices start it at once', async () => {
    const viewer = await withErrors(3);
    const started = await Promise.all(Array.from({ length: 10 }, () => start(viewer)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
  });

  it('counts each error once and earns once, however often it is sent', async () => {
    const viewer = await withErrors(2);
    const { id } = await start(viewer);
    const before = await coinsOf(viewer);
    const place = (index: number) => ({ sessionId: id, index });
    await Promise.all(
      Array.from({ length: 20 }, (_, time) => markReviewed(backend.services, viewer, place(1 + (time % 2)))),
    );
    expect(await coinsOf(viewer)).toBe(before + 10);
    const second = await start(viewer);
    for (const { index } of second.items) {
      await markReviewed(backend.services, viewer, { sessionId: second.id, index });
    }
    expect(await coinsOf(viewer), 'once a day').toBe(before + 10);
  });

  it('shows no error whose question is still open, nor one that is fixed', async () => {
    const { services } = backend;
    const { viewer } = await makePerson(services);
    const { row } = await casual(services, viewer);
    await answerWrong(services, viewer, row.id, 1);
    await expect(start(viewer)).rejects.toMatchObject({ code: 'UNPROCESSABLE', status: 422 });
    await closeQuestion(services, viewer, { practiceId: row.id, index: 1 });
    const [entry] = (await getErrorLogbook(services, viewer, 'year-6')).entries;
    const errorId = entry?.id ?? '';
    const again = await redo(services, viewer, [errorId]);
    await answerRight(services, viewer, again.row.id, 1);
    await expect(start(viewer)).rejects.toMatchObject({ code: 'UNPROCESSABLE' });
    await expect(start(viewer, 5, [errorId])).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 });
  });

  it('goes on showing an error that was fixed meanwhile, and says so', async () => {
    const { services } = backend;
    const viewer = await withErrors(2);
    const { items } = await start(viewer);
    const again = await redo(services, viewer, [items[0]?.errorId ?? '']);
    await answerRight(services, viewer, again.row.id, 1);
    const review = await getErrorReview(services, viewer, course);
    expect(review?.items.map(({ unresolved }) => unresolved)).toEqual([false, true]);
  });

  it('belongs to its student', async () => {
    const viewer = await withErrors(1);
    const { id, items } = await start(viewer);
    const { viewer: stranger } = await makePerson(backend.services);
    expect(await getErrorReview(backend.services, stranger, course)).toBeNull();
    await expect(markReviewed(backend.services, stranger, { sessionId: id, index: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(start(stranger, 1, [items[0]?.errorId ?? ''])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['a place that it has not', { index: 99 }],
    ['no session', { sessionId: 'x', index: 1 }],
  ])('is not found by %s', async (_name, wrong) => {
    const viewer = await withErrors(1);
    const { id } = await start(viewer);
    await expect(markReviewed(backend.services, viewer, { sessionId: id, ...wrong })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
    });
  });

  it.each([0, 11, 2.5])('takes no count of %s', async (count) => {
    const viewer = await withErrors(1);
    await expect(start(viewer, count)).rejects.toMatchObject({ code: 'BAD_INPUT', status: 400 });
  });
});
