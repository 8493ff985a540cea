import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const replayed = `query R($templateId: ID!, $seed: String!) {
  replay(templateId: $templateId, seed: $seed) {
    prompt keyLatex secondRoad
    choices { text right }
    steps { line }
    wrongPaths { misconceptionName diagnosedAs }
    checks { name problems }
  }
}`;
const ask = (templateId: string, seed: string, address = '203.0.113.7') =>
  backend.ask(replayed, { variables: { templateId, seed }, headers: { 'x-client-address': address } });

interface Replayed {
  prompt: string;
  keyLatex: string;
  choices: { right: boolean }[];
  steps: { line: string }[];
  wrongPaths: { misconceptionName: string; diagnosedAs: string[] }[];
  checks: { problems: string[] }[];
}

it('replays the same question for the same seed, with a key that its own steps end in and every check kept', async () => {
  const [first, again, other] = await Promise.all([
    ask('y6/unlike-fractions/add-two', 'abc'),
    ask('y6/unlike-fractions/add-two', 'abc'),
    ask('y6/unlike-fractions/add-two', 'abd'),
  ]);
  expect(first?.data).toEqual(again?.data);
  expect(other?.data).not.toEqual(first?.data);
  const question = first?.data.replay as Replayed;
  expect(question.steps.at(-1)?.line).toBe(question.keyLatex);
  expect(question.checks.length).toBeGreaterThan(10);
  expect(question.checks.flatMap(({ problems }) => problems)).toEqual([]);
  for (const path of question.wrongPaths) expect(path.diagnosedAs).toContain(path.misconceptionName);
});

it('answers an unknown kind and a hostile seed with a plain sentence', async () => {
  const unknown = await ask('y6/no/such', 's1');
  expect(unknown.errors[0]).toMatchObject({ extensions: { code: 'NOT_FOUND', status: 404 } });
  const hostile = await ask('y6/unlike-fractions/add-two', '<script>alert(1)</script>');
  expect(hostile.errors[0]).toMatchObject({
    message: 'A seed has up to 40 letters and digits, and no spaces.',
    extensions: { code: 'BAD_INPUT', status: 400 },
  });
});

it('asks an address that replays without end to wait, and nobody else', async () => {
  for (let count = 0; count < 300; count += 1) {
    await backend.services.limits.count('replayAtAddress', '203.0.113.8');
  }
  const refused = await ask('y6/unlike-fractions/add-two', 's1', '203.0.113.8');
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
  expect((await ask('y6/unlike-fractions/add-two', 's1')).errors).toEqual([]);
});

it('counts the bank, and shows every topic of a year with its kinds of question', async () => {
  const { data } = await backend.ask(
    'query B { bank { templates topics years { year topics templates } } bankTopics(year: 6) { topic { year } templates { id } } }',
  );
  const bank = data.bank as { templates: number; years: { templates: number }[] };
  expect(bank.years).toHaveLength(12);
  expect(bank.years.reduce((sum, { templates }) => sum + templates, 0)).toBe(bank.templates);
  const topics = data.bankTopics as { topic: { year: number }; templates: { id: string }[] }[];
  expect(new Set(topics.map(({ topic }) => topic.year))).toEqual(new Set([6]));
  expect(topics.flatMap(({ templates }) => templates.map(({ id }) => id))).toContain('y6/unlike-fractions/add-two');
});

it('shows an administrator a template with its drawn numbers, other seeds and the checks of the whole', async () => {
  const admin = await makePerson(backend.services, { role: 'ADMIN' });
  const { data } = await backend.ask(
    `query P { templatePreview(templateId: "y6/unlike-fractions/add-two", seed: "s1") {
      params others { seed prompt } checks { name problems } replay { prompt }
    } }`,
    { token: admin.token },
  );
  const preview = data.templatePreview as {
    params: object;
    others: { seed: string; prompt: string }[];
    checks: { problems: string[] }[];
    replay: { prompt: string };
  };
  expect(Object.keys(preview.params).length).toBeGreaterThan(0);
  expect(preview.others.find(({ seed }) => seed === 's1')?.prompt).toBe(preview.replay.prompt);
  expect(preview.checks.flatMap(({ problems }) => problems)).toEqual([]);
});
