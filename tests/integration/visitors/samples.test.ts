import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryTopics } from '../../../app/content/try-topics';
import { findPublicSeed } from '../../../server/modules/bank';
import { allCourses, templatesOf, topicsOf } from '../../../server/modules/catalogue';
import { drawQuestion, isPublic, lookOf } from '../../../server/modules/questions';
import { getSample } from '../../../server/modules/samples';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { fractions } from '../practice/student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const wanted = {
  topicId: fractions,
  number: 1,
  answer: null as string | null,
  steps: false,
  clientAddress: '192.0.2.7',
};
const sample = (change: Partial<typeof wanted>) => getSample(backend.services, { ...wanted, ...change });

const middlingFirst = ['NORMAL', 'EASY', 'HARD'];

/** The first sample of a topic as it is stored: tests know the key. */
async function stored(topicId = fractions) {
  const place = ({ difficulty }: { difficulty: string }) => middlingFirst.indexOf(difficulty);
  const [template] = templatesOf([topicId]).sort((a, b) => place(a) - place(b));
  if (!template) throw new Error(`There is no template for ${topicId}.`);
  return drawQuestion(template, await findPublicSeed(backend.services, template, 'try-1'));
}

describe('a question to try', () => {
  it('is always the same for a topic and a number, and another one for the next number', async () => {
    const [first, again, next] = [await sample({}), await sample({}), await sample({ number: 2 })];
    expect(again.question.prompt).toBe(first.question.prompt);
    expect(next.question.prompt).not.toBe(first.question.prompt);
  });

  it('is one of those that practice never asks, and shows nothing of its key', async () => {
    const question = await stored();
    const { question: asked, reply, solution } = await sample({});
    expect(isPublic(lookOf(question))).toBe(true);
    expect(asked.prompt).toBe(question.prompt);
    expect([reply, solution]).toEqual([null, null]);
    expect(JSON.stringify(asked)).not.toContain(`"${question.answer.model}"`);
  });

  it('is marked by the checker of practice, with the idea behind a wrong answer', async () => {
    const question = await stored();
    const right = await sample({ answer: question.answer.model });
    expect(right.reply?.verdict).toBe('CORRECT');
    expect(right.solution?.steps.length).toBeGreaterThan(0);
    const path = question.wrongPaths[0];
    const wrong = await sample({ answer: path?.answer ?? '' });
    expect(wrong.reply?.verdict).toBe('WRONG');
    expect(wrong.solution).toBeNull();
    expect((await sample({ answer: '((' })).reply?.verdict).toBe('UNREADABLE');
    expect((await sample({ answer: '1'.repeat(5000) })).reply?.verdict).toBe('UNREADABLE');
    expect((await sample({ steps: true })).solution?.answerLatex).not.toBe('');
  });

  it('is there for every topic of every course, and marked by the checker of practice', async () => {
    const topicIds = [...new Set(allCourses.flatMap((course) => topicsOf(course).map(({ id }) => id)))];
    expect(topicIds.length).toBeGreaterThanOrEqual(222);
    for (const topicId of topicIds) {
      const question = await stored(topicId);
      // An address of its own each: a topic is no further knock of one visitor.
      const ask = (answer: string | null) => sample({ topicId, clientAddress: topicId, answer });
      const asked = await ask(null);
      expect([topicId, asked.topic.id, asked.question.prompt]).toEqual([topicId, topicId, question.prompt]);
      expect([topicId, (await ask(question.answer.model)).reply?.verdict]).toEqual([topicId, 'CORRECT']);
      const wrong = question.wrongPaths[0]?.answer ?? '987654321';
      const typed = question.choices?.find(({ text }) => text === wrong)?.id ?? wrong;
      expect([topicId, (await ask(typed)).reply?.verdict]).toEqual([topicId, 'WRONG']);
    }
  });

  it('stores nothing', async () => {
    const count = async () => (await backend.services.db.selectFrom('attempts').select('id').execute()).length;
    const before = await count();
    await sample({ answer: '1/2' });
    expect(await count()).toBe(before);
  });

  it('refuses kindly what is not there, and too many at once', async () => {
    await expect(sample({ topicId: 'no-such-topic' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(sample({ number: 0 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const clientAddress = '192.0.2.8';
    for (let n = 0; n < 600; n += 1) await backend.services.limits.count('sampleAtAddress', clientAddress);
    await expect(sample({ clientAddress })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('is there for the topic that the front page has for each year', async () => {
    expect(tryTopics.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const { year, topicId } of tryTopics) expect((await sample({ topicId })).topic.year).toBe(year);
  });
});
