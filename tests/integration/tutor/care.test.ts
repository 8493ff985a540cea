import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myAiCredit } from '../../../server/modules/billing';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { besideQuestion, Talker } from './talk';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const bots = ['PROBLEM_SOLVER', 'QUIZ_ME', 'GENERAL'] as const;

const stateOf = async ({ person, place }: Talker) => {
  const { state } = await backend.services.db
    .selectFrom('tutor_talks')
    .select('state')
    .where('student_id', '=', person.id)
    .where('bot', '=', place.bot)
    .executeTakeFirstOrThrow();
  return JSON.stringify({ ...(state as object), mood: null });
};

describe.each(bots)('words of distress to %s', (bot) => {
  async function talking() {
    const { student, talker } = await besideQuestion(backend);
    const own = new Talker(backend, student, { ...talker.place, bot });
    await own.send(bot === 'GENERAL' ? { text: 'hello' } : { text: '', intent: bot === 'QUIZ_ME' ? 'BEGIN' : 'HINT' });
    return own;
  }

  it('bring a warm text with numbers to tap, another one the next time, and the way back', async () => {
    const own = await talking();
    const first = await own.hear('nobdy likes me');
    expect(first.text).toMatch(/adult you trust[\s\S]*Kids Helpline on 1800 55 1800[\s\S]*000/);
    expect(first.links.map(({ path }) => path)).toEqual(expect.arrayContaining(['tel:1800551800', 'tel:000']));
    const second = await own.hear('my dad hits me');
    expect(second.text).toContain('1800 55 1800');
    expect(second.text).toContain('When you’re ready, we can go back to the question.');
    expect((await own.hear('i hate myself')).text).not.toBe(first.text);
  });

  it('cost nothing and leave the talk where it was', async () => {
    const own = await talking();
    const before = await stateOf(own);
    const used = async () => (await myAiCredit(backend.services, own.person.viewer)).creditsUsed;
    const credits = await used();
    for (const text of ['im so lonely', 'i want 2 die', 'im being bulied']) await own.hear(text);
    expect(await stateOf(own)).toBe(before);
    expect(await used()).toBe(credits);
  });
});

describe('somebody fed up with maths', () => {
  it('hears something kind and gets a smaller step, for nothing', async () => {
    const { talker, viewer } = await besideQuestion(backend);
    await talker.hear('im so dumb');
    const { text } = await talker.hear('i hate this');
    expect(text).toMatch(/^(?:It’s okay to be fed up|That does sound|Tricky questions)[\s\S]*\?$/);
    expect(text).not.toContain('Kids Helpline');
    expect((await myAiCredit(backend.services, viewer)).creditsUsed).toBe(0);
  });

  it('is not marked wrong for it in a quiz', async () => {
    const { student, talker } = await besideQuestion(backend);
    const quiz = new Talker(backend, student, { ...talker.place, bot: 'QUIZ_ME' });
    await quiz.send({ text: '', intent: 'BEGIN' });
    const { talk } = await quiz.send({ text: 'im so bad at maths' });
    expect(talk?.messages.at(-2)).toMatchObject({ author: 'STUDENT', verdict: null });
    expect(talk?.messages.at(-1)?.text).toMatch(/stuck|feel like that|smart/);
  });

  it('is asked by the general tutor which part is hard', async () => {
    const { student } = await besideQuestion(backend);
    const general = new Talker(backend, student, { bot: 'GENERAL' });
    expect((await general.hear('i suck at maths')).text).toContain('Tell me which part is hard');
  });
});
