import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templates } from '../../../maths/templates';
import { up as storeQuestions } from '../../../server/db/migrations/0004-stored-questions';
import { submitAnswer } from '../../../server/modules/practice';
import { drawQuestion, rememberQuestions } from '../../../server/modules/questions';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { errorStatisticsQuery, logbookQuery, practiceQuery, questionQuery, resultQuery } from './operations';
import { answerRight, answerWrong, casual, keyOf } from './student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** Gives every template another version with other questions and another key, as a release would. */
function releaseNewVersions(): () => void {
  const before = templates.map((template) => ({ ...template }));
  for (const template of templates) {
    Object.assign(template, {
      version: template.version + 1,
      title: 'Another title',
      prompt: () => 'Another question',
      answer: () => ({ kind: 'number', model: '424242' }),
      correctChoice: undefined,
      wrongPaths: [],
      difficulty: 'HARD',
      calculator: !template.calculator,
    });
  }
  return () => {
    for (const [place, template] of templates.entries()) Object.assign(template, before[place]);
  };
}

/** Takes the templates away: rows name templates that nobody knows. */
const withdrawTemplates = () =>
  Promise.all([
    sql`update practice_questions set template_id = 'withdrawn/' || template_id`.execute(backend.services.db),
    sql`update errors set template_id = 'withdrawn/' || template_id`.execute(backend.services.db),
    sql`update review_cards set skill = 'withdrawn/' || skill where skill not like '% %'`.execute(backend.services.db),
  ]);

/** A student with a finished practice and one in progress: right, wrong, wrong again, closed, open. */
async function withHistory() {
  const person = await makePerson(backend.services);
  const { services } = backend;
  const { viewer } = person;
  const finished = (await casual(services, viewer, { topicIds: [], questionCount: 12 })).row.id;
  const open = (await casual(services, viewer, { topicIds: [], questionCount: 5 })).row.id;
  for (let index = 1; index <= 12; index += 1) {
    if (index % 3 === 0) await answerWrong(services, viewer, finished, index);
    await answerRight(services, viewer, finished, index);
  }
  await answerWrong(services, viewer, open, 1);
  const keys = await Promise.all([1, 2, 3].map((index) => keyOf(services, viewer, open, index)));
  return { person, finished, open, keys };
}

/** Fills the memory of the server with other questions, so that it has to read those of the database again. */
function forgetQuestions() {
  const [template] = templates;
  if (!template) throw new Error('There are no templates.');
  const other = drawQuestion(template, 'other');
  rememberQuestions(Array.from({ length: 10_000 }, () => ({ ...other, id: newId() })));
}

/** All that the student can read, as the site asks for it. */
async function readAll({ token }: Person, { finished, open }: { finished: string; open: string }) {
  const ask = async (query: string, variables: Record<string, unknown>) => {
    forgetQuestions();
    const { data, errors } = await backend.ask(query, { token, variables });
    expect(errors).toEqual([]);
    return data;
  };
  const result = await ask(resultQuery, { id: finished });
  const questions = (result as { practice: { result: { questions: { id: string }[] } } }).practice.result.questions;
  return {
    result,
    open: await Promise.all([1, 2, 3, 4, 5].map((index) => ask(practiceQuery, { id: open, index }))),
    questions: await Promise.all(questions.map(({ id }) => ask(questionQuery, { id }))),
    logbook: await ask(logbookQuery, {}),
    statistics: await ask(errorStatisticsQuery, { courseId: 'year-6' }),
  };
}

describe('a question that was asked', () => {
  it('stays as it was in all that is read when its template gets another version, and when it is withdrawn', async () => {
    const { person, finished, open, keys } = await withHistory();
    const before = await readAll(person, { finished, open });
    expect(JSON.stringify(before)).not.toContain('Withdrawn question');
    const restore = releaseNewVersions();
    try {
      expect(await readAll(person, { finished, open })).toEqual(before);
      // An open one is answered as it was asked.
      const sent = await answerText(person, open, 2, keys[1]?.right ?? '');
      expect(sent).toMatchObject({ verdict: 'CORRECT' });
      const wrong = await answerText(person, open, 3, keys[2]?.wrong[0] ?? '');
      expect(wrong).toMatchObject({ verdict: 'WRONG' });
      expect(wrong.named).toContain(keys[2]?.instance.wrongPaths[0]?.misconceptionId);
    } finally {
      restore();
    }
    const after = await readAll(person, { finished, open });
    await withdrawTemplates();
    expect(withoutPace(await readAll(person, { finished, open }))).toEqual(withoutPace(after));
    const sent = await answerText(person, open, 1, keys[0]?.right ?? '');
    expect(sent).toMatchObject({ verdict: 'CORRECT' });
  });
});

/** Usual times are compared by template id, which this test has changed. */
const withoutPace = (read: object): unknown =>
  JSON.parse(JSON.stringify(read, (name, value) => (name === 'usualSeconds' ? null : value)));

async function answerText({ viewer }: Person, practiceId: string, index: number, text: string) {
  forgetQuestions();
  const input = { practiceId, index, answer: text, idempotencyKey: newId() };
  const { attempt } = await submitAnswer(backend.services, viewer, input);
  return { verdict: attempt.verdict, named: attempt.misconception_ids };
}

describe('questions from before they were stored', () => {
  it('are stored by the migration where their template still makes them, and say so where it does not', async () => {
    const { db } = backend.services;
    const person = await makePerson(backend.services);
    const { row, questions } = await casual(backend.services, person.viewer);
    await answerWrong(backend.services, person.viewer, row.id, 1);
    const read = () => backend.ask(practiceQuery, { token: person.token, variables: { id: row.id, index: 1 } });
    const before = await read();
    for (const undo of [
      'alter table practice_questions drop column instance_id, drop column example_id',
      'alter table errors drop column instance_id',
      'drop table question_instances cascade',
    ]) {
      await sql.raw(undo).execute(db);
    }
    await sql`update practice_questions set template_version = 99 where id = ${questions[1]?.id}`.execute(db);
    await db.transaction().execute((trx) => storeQuestions(trx as never));
    const practice = (answer: typeof before) => (answer.data as { practice: { question: object } }).practice.question;
    expect(practice(await read())).toEqual({ ...practice(before), workedExample: null });
    const second = await backend.ask(practiceQuery, { token: person.token, variables: { id: row.id, index: 2 } });
    expect(practice(second)).toMatchObject({ title: 'Withdrawn question' });
    const logbook = await backend.ask(logbookQuery, { token: person.token });
    expect(JSON.stringify(logbook.data)).not.toContain('Withdrawn question');
  });
});
