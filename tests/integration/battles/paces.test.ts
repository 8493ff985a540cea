import { afterAll, beforeAll, expect, it } from 'vitest';
import { computeTemplatePaces } from '../../../server/modules/battle/deck/template-paces';
import { readDeckFacts } from '../../../server/modules/battle/match/begin-match.repo';
import { newId } from '../../../server/platform/ids';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** Students of whom each answered a template five times, in so many seconds. */
async function answered(
  templateId: string,
  { students, seconds, mode = 'CASUAL' }: { students: number; seconds: number; mode?: string },
): Promise<void> {
  const { db } = backend.services;
  const at = backend.clock.now();
  for (let student = 0; student < students; student += 1) {
    const { id: studentId } = await makePerson(backend.services);
    const practiceId = newId();
    await db
      .insertInto('practices')
      .values({
        student_id: studentId,
        id: practiceId,
        course_id: 'year-9',
        mode,
        type: 'CASUAL',
        state: 'FINISHED',
        difficulty: null,
        topic_ids: [],
        question_count: 5,
        idempotency_key: practiceId,
        created_at: at,
        finished_at: at,
        seconds_allowed: null,
        ends_at: null,
        student_task_id: null,
        closes_at: null,
      })
      .execute();
    const question = (index: number) => ({
      student_id: studentId,
      id: newId(),
      practice_id: practiceId,
      index,
      template_id: templateId,
      template_version: 1,
      seed: `${index}`,
      topic_id: 'y9-pythagoras',
      error_id: null,
      outcome: 'RIGHT',
      seconds,
      opened_at: at,
      answered_at: at,
      first_answer_ms: seconds * 1000,
      closed_at: at,
      instance_id: null,
      example_id: null,
    });
    await db.insertInto('practice_questions').values([0, 1, 2, 3, 4].map(question)).execute();
  }
}

it('sets the clock of a template by the median of many students, never by battles', async () => {
  await answered('known', { students: 5, seconds: 33 });
  await answered('known', { students: 3, seconds: 5, mode: 'BATTLE' });
  await answered('of-few', { students: 4, seconds: 33 });
  expect(await computeTemplatePaces(backend.services)).toBe(1);
  const facts = await readDeckFacts(backend.services.db, [], backend.clock.now());
  expect(Object.fromEntries(facts.medianSeconds)).toEqual({ known: 33 });
  // What nobody answers any more is forgotten.
  backend.clock.advance({ days: 100 });
  expect(await computeTemplatePaces(backend.services)).toBe(0);
  expect((await readDeckFacts(backend.services.db, [], backend.clock.now())).medianSeconds.size).toBe(0);
});
