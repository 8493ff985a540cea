import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diagnoseStored } from '../../../maths/templates';
import { getErrorLogbook, unresolvedCountByCourse } from '../../../server/modules/error-logbook';
import { readUserEvents } from '../../../server/modules/events';
import { answerSplitting, finishPractice, openHint } from '../../../server/modules/practice';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answer, answerRight, answerWrong, casual, keyOf, redo, shown } from '../practice/student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const student = async () => (await makePerson(backend.services)).viewer;

const logbook = (viewer: Viewer) => getErrorLogbook(backend.services, viewer, 'year-6');

async function unresolved(viewer: Viewer): Promise<number> {
  return (await unresolvedCountByCourse(backend.services, viewer))[0]?.unresolvedCount ?? 0;
}

/** A student with one error; the question's skill and the error's id. */
async function withOneError() {
  const viewer = await student();
  const { row } = await casual(backend.services, viewer);
  await answerWrong(backend.services, viewer, row.id, 1);
  const [entry] = (await logbook(viewer)).entries;
  if (!entry) throw new Error('The wrong answer is not in the logbook.');
  return { viewer, practiceId: row.id, errorId: entry.id };
}

/** Redoes the error with a right answer at the first try. */
async function redoRight(viewer: Viewer, errorId: string) {
  const { row } = await redo(backend.services, viewer, [errorId]);
  return answerRight(backend.services, viewer, row.id, 1);
}

/** A question of a practice with wrong answers of two misconceptions, each the only one that gives its answer. */
async function questionWithTwoMistakes(viewer: Viewer, practiceId: string) {
  for (const index of [1, 2, 3, 4, 5]) {
    const { instance, wrong } = await keyOf(backend.services, viewer, practiceId, index);
    const mistakes = wrong.filter((_, place) => {
      const path = instance.wrongPaths[place];
      return path !== undefined && diagnoseStored(instance, path.answer).join() === path.misconceptionId;
    });
    if (mistakes.length > 1) return { index, mistakes };
  }
  throw new Error('No question has two named mistakes.');
}

describe('an error', () => {
  it('is redone with new numbers, and fixed by a right answer without help', async () => {
    const { viewer, practiceId, errorId } = await withOneError();
    const before = await keyOf(backend.services, viewer, practiceId, 1);
    const { row, questions } = await redo(backend.services, viewer, [errorId]);
    expect(row).toMatchObject({ mode: 'ERROR_LOGBOOK', type: 'ERROR_RELATED', question_count: 1 });
    expect(questions[0]).toMatchObject({ error_id: errorId, template_id: before.row.template_id });
    expect(questions[0]?.seed).not.toBe(before.row.seed);
    expect(await unresolved(viewer)).toBe(1);

    await answerRight(backend.services, viewer, row.id, 1);
    expect(await unresolved(viewer)).toBe(0);
    const { totals, entries } = await logbook(viewer);
    expect(totals).toMatchObject({ fixed: 1, unresolved: 0 });
    const aDay = 24 * 60 * 60 * 1000;
    expect(Number(entries[0]?.dueAt)).toBeGreaterThanOrEqual(Number(entries[0]?.fixedAt) + aDay);
  });

  it('is said to be in the logbook by its own name, and only while it waits there', async () => {
    const { services } = backend;
    const viewer = await student();
    const { row } = await casual(services, viewer);
    const { index, mistakes } = await questionWithTwoMistakes(viewer, row.id);
    const said = async () => (await shown(services, viewer, row.id, index)).logged;
    const first = await answer(services, viewer, row.id, index, mistakes[0] ?? '');
    expect(await said()).toEqual([first.attempt.id]);
    // Another misconception at a later try is none of the logbook.
    const second = await answer(services, viewer, row.id, index, mistakes[1] ?? '');
    expect(second.attempt.misconception_id).not.toBeNull();
    expect(await said()).toEqual([first.attempt.id]);
    const [entry] = (await logbook(viewer)).entries;
    expect(entry?.misconception?.id).toBe(first.attempt.misconception_id);

    await redoRight(viewer, entry?.id ?? '');
    expect(await said()).toEqual([]);
  });

  it('is only being reviewed after a right answer with a hint, or at the second try', async () => {
    const { services } = backend;
    const hinted = await withOneError();
    const first = await redo(services, hinted.viewer, [hinted.errorId]);
    await openHint(services, hinted.viewer, { practiceId: first.row.id, index: 1, number: 1 });
    await answerRight(services, hinted.viewer, first.row.id, 1);
    expect((await logbook(hinted.viewer)).totals).toMatchObject({ reviewing: 1, fixed: 0, unresolved: 1 });

    const retried = await withOneError();
    const second = await redo(services, retried.viewer, [retried.errorId]);
    await answerWrong(services, retried.viewer, second.row.id, 1);
    await answerRight(services, retried.viewer, second.row.id, 1);
    expect((await logbook(retried.viewer)).totals).toMatchObject({ reviewing: 1, open: 0, unresolved: 1 });
    expect(await unresolved(retried.viewer)).toBe(1);
  });

  it('is confirmed by a second right answer, a day later and not before', async () => {
    const { viewer, errorId } = await withOneError();
    const confirmed = async () =>
      (
        await backend.services.db
          .selectFrom('errors')
          .select('confirmed_at')
          .where('id', '=', errorId)
          .executeTakeFirstOrThrow()
      ).confirmed_at;
    await redoRight(viewer, errorId);
    await redoRight(viewer, errorId);
    expect(await confirmed()).toBeNull();
    backend.clock.advance({ days: 1, minutes: 1 });
    await redoRight(viewer, errorId);
    expect(await confirmed()).not.toBeNull();
    expect((await logbook(viewer)).entries[0]).toMatchObject({ state: 'FIXED', dueAt: null });
  });

  it('comes back when its redo goes wrong after it was fixed', async () => {
    const { viewer, errorId } = await withOneError();
    await redoRight(viewer, errorId);
    const { row } = await redo(backend.services, viewer, [errorId]);
    await answerWrong(backend.services, viewer, row.id, 1);
    expect((await logbook(viewer)).totals).toMatchObject({ relapsed: 1, fixed: 0, unresolved: 1 });
    expect((await logbook(viewer)).relapseCount).toBe(1);
    expect(await unresolved(viewer)).toBe(1);
  });

  it('comes back when the same skill goes wrong in another practice', async () => {
    const { viewer, errorId } = await withOneError();
    await redoRight(viewer, errorId);
    const [entry] = (await logbook(viewer)).entries;
    for (let tries = 0; tries < 10; tries += 1) {
      const { row, questions } = await casual(backend.services, viewer, { questionCount: 20 });
      const origin = await backend.services.db
        .selectFrom('errors')
        .select('template_id')
        .where('id', '=', errorId)
        .executeTakeFirstOrThrow();
      const same = questions.find((question) => question.template_id === origin.template_id);
      if (!same) continue;
      const { attempt } = await answerWrong(backend.services, viewer, row.id, same.index);
      const after = await logbook(viewer);
      expect(after.totals).toMatchObject({ relapsed: 1, open: 0, unresolved: 1 });
      expect(after.entries.map((found) => found.id)).toEqual([entry?.id]);
      expect(after.entries[0]?.questionId).toBe(attempt.question_id);
      return;
    }
    throw new Error('The skill was not drawn again.');
  });

  it('tells the student’s open pages that the count changed, once for each change', async () => {
    const { viewer, practiceId, errorId } = await withOneError();
    await answerWrong(backend.services, viewer, practiceId, 1);
    await redoRight(viewer, errorId);
    const events = await readUserEvents(backend.services, { viewer, after: '0' });
    expect(events.map(({ kind, payload }) => ({ kind, ...payload }))).toEqual([
      { kind: 'UNRESOLVED_COUNT_CHANGED', courseId: 'year-6', unresolvedCount: 1 },
      { kind: 'UNRESOLVED_COUNT_CHANGED', courseId: 'year-6', unresolvedCount: 0 },
    ]);
  });

  it('counts once, however often the same question goes wrong', async () => {
    const { viewer, practiceId } = await withOneError();
    await answerWrong(backend.services, viewer, practiceId, 1);
    await answerWrong(backend.services, viewer, practiceId, 1);
    expect(await unresolved(viewer)).toBe(1);
  });

  it('cannot be redone by somebody else', async () => {
    const { errorId } = await withOneError();
    const stranger = await student();
    await expect(redo(backend.services, stranger, [errorId])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('two ideas that give the same answer', () => {
  it('are told apart by one question, whose answer names the error', async () => {
    const { services } = backend;
    const viewer = await student();
    for (let tries = 0; tries < 40; tries += 1) {
      const { row } = await casual(services, viewer, { topicIds: [], questionCount: 20 });
      for (let index = 1; index <= 20; index += 1) {
        const { wrong, instance } = await keyOf(services, viewer, row.id, index);
        const twice = wrong.find((text) => instance.wrongPaths.filter((path) => path.answer === text).length > 1);
        if (twice === undefined) continue;
        const { attempt } = await answer(services, viewer, row.id, index, twice);
        if (attempt.misconception_ids.length < 2) continue;
        expect(attempt.misconception_id).toBeNull();
        const [chosen = ''] = attempt.misconception_ids;
        const wrongChoice = { attemptId: attempt.id, choiceId: 'nonsense' };
        await expect(answerSplitting(services, viewer, wrongChoice)).rejects.toMatchObject({ code: 'BAD_INPUT' });
        await answerSplitting(services, viewer, { attemptId: attempt.id, choiceId: chosen });
        const again = await answerSplitting(services, viewer, { attemptId: attempt.id, choiceId: 'something-else' });
        const stored = (await shown(services, viewer, row.id, again.index)).attempts.at(-1);
        expect(stored?.row).toMatchObject({ misconception_id: chosen, split_choice: chosen });
        const entry = (await logbook(viewer)).entries.find((found) => found.questionId === attempt.question_id);
        expect(entry?.misconception?.id).toBe(chosen);
        return;
      }
      await finishPractice(services, viewer, row.id);
    }
    throw new Error('No question had two ideas with the same answer.');
  });
});
