import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { solve } from '../../../maths/solver/index';
import { dailyCreditsOf } from '../../../server/modules/billing';
import { placePaths } from '../../../server/modules/tutor/general/places';
import { newId } from '../../../server/platform/ids';
import { routeRows } from '../../route-rows';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { besideQuestion, Talker } from './talk';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const newcomer = async () => new Talker(backend, await makePerson(backend.services), { bot: 'GENERAL' });

describe('the general tutor', () => {
  it('works a typed problem out, step by step, for one credit', async () => {
    const talker = await newcomer();
    const { text, steps, isUnverified } = await talker.hear('hi, can you solve 3x+5=20 please');
    expect(text).toBe('The answer is $x=5$. Here is each step.');
    expect(steps.map(({ line }) => line)).toEqual(['3x+5=20', '3x=15', 'x=5']);
    expect(isUnverified).toBe(false);
    const { data } = await backend.ask('{ myAiCredit { creditsUsed } }', talker.person);
    expect(data.myAiCredit).toEqual({ creditsUsed: 1 });
  });

  it('explains words, checks lines and names places; words of greeting and refusal are free', async () => {
    const talker = await newcomer();
    for (const typed of ['hello', 'where is the error logbook', 'solve x^5+x=3', 'what is the capital of France']) {
      expect((await talker.hear(typed)).text.length).toBeGreaterThan(10);
    }
    const { data } = await backend.ask('{ myAiCredit { creditsUsed } }', talker.person);
    expect(data.myAiCredit).toEqual({ creditsUsed: 0 });
    expect((await talker.hear('what is a prime?')).text).toMatch(/^\*\*Prime number\.\*\*/);
    expect((await talker.hear('check my line: 2(x+3)=2x+3')).text).toMatch(/^No: the two sides/);
  });
});

it('answers what is free when the credits are used up, and nothing else', async () => {
  const talker = await newcomer();
  const { id } = talker.person.viewer;
  const total = await dailyCreditsOf(backend.services, talker.person.viewer);
  const use = { user_id: id, id: newId(), credits: total, idempotency_key: newId(), created_at: backend.clock.now() };
  await backend.services.db.insertInto('ai_credit_uses').values(use).execute();
  const refused = await talker.send({ text: 'what is a mode' });
  expect([refused.status, refused.code]).toEqual([429, 'AI_CREDIT_EMPTY']);
  expect((await talker.hear('hello')).text).toMatch(/^Hello/);
  expect((await talker.hear('how do I use the logbook?')).links[0]?.path).toBe('/error-logbook');
});

describe('a question that is open in a practice', () => {
  it('is not solved, whatever it is dressed in, and can be once it is closed', async () => {
    const { student, key, practiceId } = await besideQuestion(backend);
    const talker = new Talker(backend, student, { bot: 'GENERAL' });
    const [start = ''] = key.instance.steps.map(({ line }) => line);
    expect(solve(start)).toMatchObject({ kind: 'solution' });
    const dressed = [
      start,
      `please solve ${start}`,
      `what is ${start} ?`,
      `${start}=`,
      key.instance.prompt,
      `check ${start}=${key.right}`,
      `is ${start} = ${key.wrong[0]}`,
    ];
    for (const typed of dressed) {
      const { text, steps, links } = await talker.hear(typed);
      expect([typed, text]).toEqual([typed, expect.stringMatching(/from your practice set/)]);
      expect(steps).toEqual([]);
      expect(links[0]?.path).toMatch(new RegExp(`^/practice/${practiceId}/\\d$`));
      await talker.delete();
    }
    const other = await newcomer();
    expect((await other.hear(start)).steps.length).toBeGreaterThan(1);
    await backend.services.db
      .updateTable('practices')
      .set({ state: 'FINISHED' })
      .where('id', '=', practiceId)
      .execute();
    expect((await talker.hear(start)).steps.length).toBeGreaterThan(1);
  });

  it('is not solved when Quiz Me asks it', async () => {
    const talker = await newcomer();
    const quiz = new Talker(backend, talker.person, {
      bot: 'QUIZ_ME',
      topicId: '111-linear-equations-natural-solutions',
    });
    const { talk } = await quiz.send({ text: '', intent: 'BEGIN' });
    const asked = talk?.messages.at(-1)?.text ?? '';
    expect(asked.length).toBeGreaterThan(10);
    expect((await talker.hear(asked.split('\n').at(-1) ?? '')).text).toMatch(/question from your quiz/);
  });
});

test.each([...new Set(placePaths)])('%s is a page of the product', (path) => {
  const row = routeRows[path.split('?')[0] ?? ''];
  expect(row).toBeDefined();
  expect(row?.waits).toBeUndefined();
});
