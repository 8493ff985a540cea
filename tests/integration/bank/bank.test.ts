import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fewQuestions from '../../../maths/content/record/few-questions.json';
import { topics } from '../../../maths/curriculum';
import { makeInstance, type QuestionContent, templateById } from '../../../maths/templates';
import { replayPublicQuestion } from '../../../server/modules/bank';
import { findPublicSeed } from '../../../server/modules/bank/replay';
import { showQuestions } from '../../../server/modules/practice';
import { drawQuestion, insertQuestions } from '../../../server/modules/questions';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { casual } from '../practice/student';

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
    message: 'A seed can have up to 40 letters and digits, with no spaces.',
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

describe('a question that is open for a student', () => {
  /** What a question asks: whoever finds the same here has its key. */
  const asked = ({ prompt, instruction, figure }: Pick<QuestionContent, 'prompt' | 'instruction' | 'figure'>) =>
    JSON.stringify([prompt, instruction, figure]);

  const publicQuestion = async (templateId: string, seed: string) => {
    const template = templateById(templateId);
    if (!template) throw new Error('There is no such template.');
    return asked(makeInstance(template, await findPublicSeed(backend.services, template, seed)));
  };

  it('is found neither by its seed nor by another one, even where there are few different questions', async () => {
    const { services } = backend;
    const small = Object.entries(fewQuestions)
      .sort(([, a], [, b]) => a - b)
      .slice(0, 8)
      .map(([id]) => id);
    const topicIds = [...new Set(small.flatMap((id) => templateById(id)?.topicId ?? []))];
    const open: { template_id: string; seed: string; asked: string }[] = [];
    for (const topicId of topicIds) {
      const [course] = topics.find(({ id }) => id === topicId)?.courses ?? [];
      for (let count = 0; count * topicIds.length < 50 && course; count += 1) {
        const { viewer } = await makePerson(services);
        const practice = await casual(services, viewer, { courseId: course, topicIds: [topicId], questionCount: 10 });
        const questions = await showQuestions(services, viewer, practice);
        open.push(...questions.map(({ row, shown }) => ({ ...row, asked: asked(shown) })));
      }
    }
    expect(open.length).toBeGreaterThanOrEqual(400);
    const secrets = new Set(open.map((question) => question.asked));
    const found: string[] = [];
    for (const { template_id: templateId, seed } of open) {
      const shown = await publicQuestion(templateId, seed);
      if (secrets.has(shown)) found.push(`${templateId} by its own seed`);
    }
    for (const templateId of small) {
      for (let seed = 1; seed <= 200; seed += 1) {
        if (secrets.has(await publicQuestion(templateId, `s${seed}`))) found.push(`${templateId} by s${seed}`);
      }
    }
    expect(found).toEqual([]);
  });

  it('is passed over even if it is one of the public ones', async () => {
    const { services } = backend;
    const templateId = 'y6/unlike-fractions/add-two';
    const before = await replayPublicQuestion(services, { templateId, seed: 's1', clientAddress: '203.0.113.40' });
    const { viewer } = await makePerson(services);
    const { questions } = await casual(services, viewer);
    const template = templateById(templateId);
    if (!template) throw new Error('There is no such template.');
    const stored = drawQuestion(template, before.instance.seed);
    await services.db.transaction().execute((trx) => insertQuestions(trx, [stored]));
    const give = (closed_at: Date | null) =>
      services.db
        .updateTable('practice_questions')
        .set({ instance_id: stored.id, closed_at })
        .where('id', '=', questions[0]?.id ?? '')
        .execute();
    await give(null);
    const meanwhile = await replayPublicQuestion(services, { templateId, seed: 's1', clientAddress: '203.0.113.40' });
    expect(meanwhile.instance.prompt).not.toBe(before.instance.prompt);
    await give(new Date());
    const after = await replayPublicQuestion(services, { templateId, seed: 's1', clientAddress: '203.0.113.40' });
    expect(after.instance.prompt).toBe(before.instance.prompt);
  });
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
