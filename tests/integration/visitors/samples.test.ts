import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryTopics } from '../../../app/content/try-topics';
import { findPublicSeed } from '../../../server/modules/bank';
import { templatesOf } from '../../../server/modules/catalogue';
import { drawQuestion, isPublic, lookOf } from '../../../server/modules/questions';
import { getSample } from '../../../server/modules/samples';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { fractions } from '../practice/student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const wanted = { topicId: fractions, number: 1, answer: null, steps: false, clientAddress: '192.0.2.7' };
const sample = (change: Partial<typeof wanted> | { answer: string }) =>
  getSample(backend.services, { ...wanted, ...change });

/** The first sample of the topic as it is stored: tests know the key. */
async function stored() {
  const template = templatesOf([fractions]).find(({ difficulty }) => difficulty === 'NORMAL');
  if (!template) throw new Error('There is no such template.');
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
