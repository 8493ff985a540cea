import { print } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StudentTalksPage } from '../../../app/graphql/tutor/student-talks-page';
import { TalkPage } from '../../../app/graphql/tutor/talk-page';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { makeSchool } from '../tasks/school';
import { openTalksToTeachers } from '../tutor/open-talks';
import { besideQuestion } from '../tutor/talk';
import { statementsOf } from './student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ COUNT_SQL: '1' });
});
afterAll(() => backend.stop());

const sending =
  'mutation($input: SendTutorMessageInput!) { sendTutorMessage(input: $input) { id messages { number text } } }';

/** SQL statements of the frame and of two sends: a free one, and one that costs a credit. */
async function statements(rows: number) {
  const { student, talker } = await besideQuestion(backend);
  const { token } = student;
  const ask = async (query: string, variables: object) => {
    const { errors, headers } = await backend.ask(query, { token, variables: { ...variables } });
    expect(errors).toEqual([]);
    return Number(headers.get('x-sql-statements'));
  };
  const { talk } = await talker.send({ text: '', intent: 'HINT' });
  await sql`insert into tutor_messages (student_id, talk_id, number, author, text, created_at)
    select ${student.id}::uuid, ${talk?.id}::uuid, n, 'TUTOR', 'Hello', now() from generate_series(3, ${rows + 2}) n`.execute(
    backend.services.db,
  );
  const send = (number: number, text: string) =>
    ask(sending, { input: { place: talker.place, number, intent: 'MESSAGE', text } });
  return {
    frame: await ask(print(TalkPage), {
      place: talker.place,
      questionId: talker.place.questionId,
    }),
    'a free reply': await send(rows + 3, 'hello'),
    'a reply for a credit': await send(rows + 5, 'hint'),
  };
}

it('the chat frame takes five statements at most, however long the talk is', async () => {
  const few = await statements(1);
  expect(few.frame).toBeLessThanOrEqual(5);
  expect(few['a free reply']).toBeLessThanOrEqual(12);
  expect(few['a reply for a credit']).toBeLessThanOrEqual(18);
  expect(await statements(150)).toEqual(few);
});

it('what a teacher reads of a student takes four statements at most, however much was said', async () => {
  await openTalksToTeachers(backend, 'ON');
  const { teacher, students, classId } = await makeSchool(backend, 1);
  const { student, talker } = await besideQuestion(backend, {}, students[0]);
  const read = () => statementsOf(backend, StudentTalksPage, { classId, studentId: student.id }, teacher);
  const { talk } = await talker.send({ text: '', intent: 'HINT' });
  const few = await read();
  expect(few).toBeLessThanOrEqual(4);
  await sql`insert into tutor_messages (student_id, talk_id, number, author, text, created_at)
    select ${student.id}::uuid, ${talk?.id}::uuid, n, 'TUTOR', 'Hello', now() from generate_series(3, 150) n`.execute(
    backend.services.db,
  );
  expect(await read()).toBe(few);
});

it.each(['GENERAL', 'QUIZ_ME'] as const)('the frame of %s takes five statements at most', async (bot) => {
  const person = await makePerson(backend.services);
  const place = { bot };
  const begin = {
    place,
    number: 1,
    intent: bot === 'QUIZ_ME' ? 'BEGIN' : 'MESSAGE',
    text: bot === 'QUIZ_ME' ? '' : 'hello',
  };
  const { errors } = await backend.ask(sending, { token: person.token, variables: { input: begin } });
  expect(errors).toEqual([]);
  const variables = { place, questionId: null };
  expect(await statementsOf(backend, TalkPage, variables, person)).toBeLessThanOrEqual(5);
});
