import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateById } from '../../../maths/templates';
import { getErrorLogbook, skillOf } from '../../../server/modules/error-logbook';
import { createPractice, submitAnswer } from '../../../server/modules/practice';
import { newId } from '../../../server/platform/ids';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerRight, answerWrong, casual, keyOf, redo } from '../practice/student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const logbook = (viewer: Viewer) => getErrorLogbook(backend.services, viewer, 'year-6');

function challenge(viewer: Viewer, errorIds: string[] = []) {
  return createPractice(backend.services, viewer, {
    courseId: 'year-6',
    mode: 'ERROR_LOGBOOK',
    redoKind: 'ERROR_CHALLENGE',
    errorIds,
    questionCount: 5,
    idempotencyKey: newId(),
  });
}

/** A student who fixed an error and confirmed it days later. */
async function withConfirmed() {
  const { services, clock } = backend;
  const { viewer } = await makePerson(services);
  const { row } = await casual(services, viewer);
  await answerWrong(services, viewer, row.id, 1);
  const [entry] = (await logbook(viewer)).entries;
  const errorId = entry?.id ?? '';
  for (let time = 0; time < 2; time += 1) {
    const again = await redo(services, viewer, [errorId]);
    await answerRight(services, viewer, again.row.id, 1);
    clock.advance({ days: 3 });
  }
  return { viewer, errorId };
}

const errorOf = (errorId: string) =>
  backend.services.db.selectFrom('errors').selectAll().where('id', '=', errorId).executeTakeFirstOrThrow();

describe('a challenge', () => {
  it('asks another or a harder kind of question of a confirmed skill, once its card is due', async () => {
    const { viewer, errorId } = await withConfirmed();
    await expect(challenge(viewer)).rejects.toMatchObject({ code: 'NO_ENOUGH_QUESTIONS' });
    backend.clock.advance({ days: 60 });
    const { row, questions } = await challenge(viewer);
    expect(row).toMatchObject({ mode: 'ERROR_LOGBOOK', type: 'ERROR_CHALLENGE', question_count: 1 });
    const [asked] = questions;
    const error = await errorOf(errorId);
    expect(asked).toMatchObject({ error_id: errorId, topic_id: error.topic_id });
    expect(asked?.template_id).not.toBe(error.template_id);
    const before = error.due_at;
    await answerRight(backend.services, viewer, row.id, 1);
    expect((await errorOf(errorId)).due_at.getTime()).toBeGreaterThan(before.getTime());
    await expect(challenge(viewer)).rejects.toMatchObject({ code: 'NO_ENOUGH_QUESTIONS' });
  });

  it('is asked once a skill, however many errors it has', async () => {
    const { viewer, errorId } = await withConfirmed();
    const { id, question_id, ...error } = await errorOf(errorId);
    await backend.services.db
      .insertInto('errors')
      .values({ ...error, id: newId(), question_id: newId() })
      .execute();
    backend.clock.advance({ days: 60 });
    expect((await challenge(viewer)).questions).toHaveLength(1);
    expect((await logbook(viewer)).followUps).toMatchObject([{ kind: 'CHALLENGE', count: 1 }]);
  });

  it('brings the error back where it shows the same idea', async () => {
    const { viewer, errorId } = await withConfirmed();
    backend.clock.advance({ days: 60 });
    const { row } = await challenge(viewer, [errorId]);
    const { instance, wrong } = await keyOf(backend.services, viewer, row.id, 1);
    const place = wrong.findIndex((text) => wrong.indexOf(text) === wrong.lastIndexOf(text));
    const idea = instance.wrongPaths[place]?.misconceptionId ?? '';
    // The error's idea is one that this question can show, by an answer that shows no other.
    await backend.services.db.updateTable('errors').set({ misconception_id: idea }).where('id', '=', errorId).execute();
    const answer = wrong[place] ?? '';
    await submitAnswer(backend.services, viewer, { practiceId: row.id, index: 1, answer, idempotencyKey: newId() });
    expect((await logbook(viewer)).totals).toMatchObject({ relapsed: 1, open: 0, fixed: 0, unresolved: 1 });
  });

  it('opens an error of its own where the slip is another one', async () => {
    const { viewer, errorId } = await withConfirmed();
    backend.clock.advance({ days: 60 });
    const { row, questions } = await challenge(viewer, [errorId]);
    const input = { practiceId: row.id, index: 1, answer: '987654', idempotencyKey: newId() };
    const { attempt } = await submitAnswer(backend.services, viewer, input);
    expect(attempt.verdict).toBe('WRONG');
    const { totals, entries } = await logbook(viewer);
    expect(totals).toMatchObject({ open: 1, relapsed: 0, fixed: 1, unresolved: 1 });
    const opened = await errorOf(entries.find(({ state }) => state === 'OPEN')?.id ?? '');
    expect(opened.template_id).toBe(questions[0]?.template_id);
    expect(templateById(opened.template_id)?.topicId).toBe(opened.topic_id);
  });

  it('is refused for errors that are not confirmed, and a redo for those that are', async () => {
    const { services } = backend;
    const { viewer, errorId } = await withConfirmed();
    await expect(redo(services, viewer, [errorId])).rejects.toMatchObject({ code: 'CONFLICT', status: 409 });
    const { row } = await casual(services, viewer);
    await answerWrong(services, viewer, row.id, 2);
    const open = (await logbook(viewer)).entries.find(({ state }) => state !== 'FIXED');
    if (!open) throw new Error('The wrong answer is not in the logbook.');
    await expect(challenge(viewer, [open.id])).rejects.toMatchObject({ code: 'CONFLICT', status: 409 });
  });
});

describe('a set of errors', () => {
  it('has at most ten questions', async () => {
    const { viewer } = await makePerson(backend.services);
    const refusal = { code: 'BAD_INPUT', message: 'Please choose 1 to 10 questions.' };
    await expect(redo(backend.services, viewer, [], 11)).rejects.toMatchObject(refusal);
  });

  it('has as many as there are, where another device has cleared one', async () => {
    const { services } = backend;
    const { viewer } = await makePerson(services);
    const { row } = await casual(services, viewer);
    for (const index of [1, 2]) await answerWrong(services, viewer, row.id, index);
    expect((await redo(services, viewer, [], 5)).questions).toHaveLength(2);
  });
});

it('keeps one review card a skill', async () => {
  const { viewer, errorId } = await withConfirmed();
  const error = await errorOf(errorId);
  const { rows } = await sql<{ skill: string }>`
    select skill from review_cards where student_id = ${viewer.id}`.execute(backend.services.db);
  const { topic_id: topicId, template_id: templateId, misconception_id: misconceptionId } = error;
  expect(rows).toEqual([{ skill: skillOf({ topicId, templateId, misconceptionId }) }]);
});
