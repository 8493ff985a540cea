import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { besideQuestion, Talker } from './talk';

let backend: TestBackend;
let admin: Person;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await makePerson(backend.services, { role: 'ADMIN', nickname: 'Root' });
});
afterAll(() => backend.stop());

interface Report {
  talkId: string;
  number: number;
  text: string;
  reason: string;
  bot: string;
  scenario: string;
  isWorded: boolean;
  seenAt: string | null;
}

async function reports(): Promise<Report[]> {
  const query = '{ tutorReports { talkId number text reason bot scenario isWorded reportedAt seenAt } }';
  const { data, errors } = await backend.ask(query, admin);
  expect(errors).toEqual([]);
  return data.tutorReports as Report[];
}

const mark = ({ talkId, number }: Pick<Report, 'talkId' | 'number'>) =>
  backend.ask('mutation($talkId: ID!, $number: Int!) { markTutorReport(talkId: $talkId, number: $number) }', {
    ...admin,
    variables: { talkId, number },
  });

/** Reports the tutor's first reply of a talk. */
async function report({ person, place }: Talker, text: string, reason: string) {
  const talker = new Talker(backend, person, place);
  const { talk } = await talker.send({ text });
  const reply = talk?.messages.find(({ author }) => author === 'TUTOR');
  const variables = { talkId: talk?.id, number: reply?.number, reason };
  const { errors } = await backend.ask(
    'mutation($talkId: ID!, $number: Int!, $reason: String!) { reportTutorMessage(talkId: $talkId, number: $number, reason: $reason) { id } }',
    { ...person, variables },
  );
  expect(errors).toEqual([]);
  return { talkId: talk?.id ?? '', number: reply?.number ?? 0, text: reply?.text };
}

it('shows administrators a reported reply with its scenario, and nothing of whose it is or what they wrote', async () => {
  const { talker, student } = await besideQuestion(backend);
  const said = await report(talker, 'the words of a student', 'The maths looks wrong');
  const general = new Talker(backend, await makePerson(backend.services), { bot: 'GENERAL' });
  await report(general, 'hello', 'It isn’t kind');
  const found = await reports();
  expect(found).toMatchObject([
    { bot: 'GENERAL', scenario: 'GENERAL', reason: 'It isn’t kind', seenAt: null },
    { ...said, bot: 'PROBLEM_SOLVER', scenario: 'PRACTICE_CASUAL', reason: 'The maths looks wrong', isWorded: false },
  ]);
  const shown = JSON.stringify(found);
  for (const own of [student.id, student.email, 'the words of a student']) expect(shown).not.toContain(own);
});

it('is marked as looked at once, with an audit line, and stands below what is new', async () => {
  const { talker } = await besideQuestion(backend);
  const said = await report(talker, 'hint', 'Something else');
  const marked = await Promise.all(Array.from({ length: 5 }, () => mark(said)));
  expect(marked.flatMap(({ errors }) => errors)).toEqual([]);
  const found = await reports();
  expect(found.at(-1)).toMatchObject({ talkId: said.talkId, seenAt: expect.any(String) });
  expect(found.slice(0, -1).every(({ seenAt }) => seenAt === null)).toBe(true);
  const { data } = await backend.ask('{ auditEntries { actor action subject detail } }', admin);
  const lines = (data.auditEntries as { action: string }[]).filter(({ action }) => action === 'TUTOR_REPORT_SEEN');
  expect(lines).toEqual([
    { actor: 'Root', action: 'TUTOR_REPORT_SEEN', subject: said.talkId, detail: { message: said.number } },
  ]);
});

it('finds nothing to mark where nothing was reported', async () => {
  const { talker } = await besideQuestion(backend);
  const { talk } = await talker.send({ text: 'hint' });
  for (const place of [
    { talkId: talk?.id ?? '', number: 2 },
    { talkId: 'nonsense', number: 2 },
    { talkId: talk?.id ?? '', number: -1 },
  ]) {
    expect((await mark(place)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  }
});
