import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { misconceptionById } from '../../../maths/misconceptions';
import { makeInstance, templateById } from '../../../maths/templates';
import { holdsBack } from '../../../maths/tutor';
import { addWorkingLine, closeQuestion } from '../../../server/modules/practice';
import { drawQuestion, insertQuestions } from '../../../server/modules/questions';
import { exportedTalks } from '../../../server/modules/tutor';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerRight, answerWrong, casual, shown } from '../practice/student';
import { besideQuestion, Talker } from './talk';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

describe('Tutor Me', () => {
  it('has nothing to show before the first message', async () => {
    const { talker } = await besideQuestion(backend);
    expect(await talker.read()).toBeNull();
  });

  it('goes with a student from the first line over hints to the closing', async () => {
    const { viewer, practiceId, key, talker } = await besideQuestion(backend);
    const [first = ''] = key.instance.steps.slice(0, -1).map(({ line }) => line);
    const { talk } = await talker.send({ text: first });
    expect(talk).toMatchObject({
      question: { practiceId, index: 1, isClosed: false },
      messages: [
        { number: 1, author: 'STUDENT', text: first, verdict: 'CHECKED' },
        { number: 2, author: 'TUTOR', verdict: null, isChecked: true, isComing: false },
      ],
      lines: [{ number: 1, text: first }],
    });
    const rungs: Awaited<ReturnType<typeof talker.hear>>[] = [];
    while (rungs.length < 5 && !rungs.some((message) => message.example !== null))
      rungs.push(await talker.hear('', 'HINT'));
    expect(rungs.length).toBeGreaterThan(2);
    expect(new Set(rungs.map(({ text }) => text)).size).toBe(rungs.length);
    const [example] = rungs.flatMap((message) => message.example ?? []);
    expect(example?.steps.length).toBeGreaterThan(1);
    expect(example?.prompt).not.toBe(key.instance.prompt);
    expect(rungs.flatMap(({ steps }) => steps)).toEqual([]);

    await answerRight(backend.services, viewer, practiceId, 1);
    const closed = await talker.read();
    expect(closed?.question?.isClosed).toBe(true);
    expect(closed?.messages.at(-1)).toMatchObject({ author: 'TUTOR', number: 3 + 2 * rungs.length });
    const steps = await talker.hear('', 'HINT');
    expect(steps.steps.map(({ line }) => line)).toEqual(key.instance.steps.map(({ line }) => line));
    const numbers = (await talker.read())?.messages.map(({ number }) => number) ?? [];
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    expect(numbers).toHaveLength(5 + 2 * rungs.length);
  });

  it.each([
    ['a hint', 'HINT', true],
    ['a word about the weather', 'MESSAGE', false],
  ] as const)('helps by %s or does not, and the answer says so', async (_, intent, isHelp) => {
    const { viewer, practiceId, talker } = await besideQuestion(backend);
    await talker.send({ text: intent === 'MESSAGE' ? 'nice weather today' : '', intent });
    await answerRight(backend.services, viewer, practiceId, 1);
    const { with_help } = await backend.services.db
      .selectFrom('attempts')
      .select('with_help')
      .where('student_id', '=', viewer.id)
      .executeTakeFirstOrThrow();
    expect(with_help).toBe(isHelp);
  });

  it('keeps the lines of My working, wherever they are typed', async () => {
    const { viewer, practiceId, key, talker } = await besideQuestion(backend);
    const onTheWay = key.instance.steps.slice(0, -1).map(({ line }) => line);
    await addWorkingLine(backend.services, viewer, { practiceId, index: 1, number: 1, line: onTheWay[0] ?? '' });
    await talker.send({ text: '2+2=5' });
    const { working } = await shown(backend.services, viewer, practiceId, 1);
    expect(working.lines.map(({ text }) => text)).toEqual([onTheWay[0], '2+2=5']);
    expect((await talker.read())?.lines).toEqual(working.lines.map(({ latex: _, ...line }) => line));
  });

  it.each([
    (value: string) => value,
    (value: string) => `is it ${value}?`,
    (value: string) => `${value} right?`,
    (value: string) => `i got ${value}`,
  ])('gives a right and a wrong answer one reply, one badge and one price: %#', async (say) => {
    const said = async (pick: (key: { right: string; wrong: string[] }) => string) => {
      const { key, talker } = await besideQuestion(backend);
      const { talk } = await talker.send({ text: say(pick(key)) });
      const { isFree, suggestions, mood, messages = [], lines } = talk ?? {};
      return {
        isFree,
        suggestions,
        mood,
        badges: messages.map(({ verdict }) => verdict),
        reply: messages[1]?.text,
        working: lines?.map(({ verdict, message }) => [verdict, message]),
      };
    };
    const right = await said((key) => key.right);
    expect(right.reply).toBe('That looks like a final answer. Check it in the answer box.');
    expect(await said((key) => key.wrong[0] ?? '')).toEqual(right);
  });

  it('asked "why?" before any line, looks at the latest wrong answer', async () => {
    const { viewer, practiceId, key, talker } = await besideQuestion(backend);
    await talker.send({ text: '', intent: 'HINT' });
    expect((await talker.read())?.suggestions.map(({ label }) => label)).not.toContain('Why was it wrong?');
    await answerWrong(backend.services, viewer, practiceId, 1);
    expect((await talker.read())?.suggestions[0]).toMatchObject({ intent: 'WHY', label: 'Why was it wrong?' });
    const reply = await talker.hear('why?');
    const ids = key.instance.wrongPaths
      .filter(({ answer }) => answer === key.wrong[0])
      .map(({ misconceptionId }) => misconceptionId);
    const [idea = ''] = ids.map((id) => misconceptionById(id)?.explanation ?? '');
    expect(reply.text).toBe(`${idea} Where is your answer different?`);
    expect(holdsBack(key.instance, reply.text)).toBeNull();
    expect((await talker.hear('why was that wrong?')).text).not.toBe(reply.text);
    // A line of working is nearer than an answer from before it.
    const [first = ''] = key.instance.steps.map(({ line }) => line);
    await talker.send({ text: first });
    expect((await talker.read())?.suggestions.map(({ label }) => label)).not.toContain('Why was it wrong?');
  });

  it('shows no example that is another open question of the student', async () => {
    const { student, key, talker } = await besideQuestion(backend);
    const exampleNow = async () => {
      const prompt = (await talker.hear('', 'ONE_LIKE_IT')).example?.prompt;
      await talker.delete();
      return prompt;
    };
    const first = await exampleNow();
    const template = templateById(key.row.template_id);
    if (!template) throw new Error('No template.');
    const seeds = Array.from({ length: 16 }, (_, place) => `like-${place + 1}`);
    const seed = seeds.find((each) => makeInstance(template, each).prompt === first) ?? '';
    const open = drawQuestion(template, seed);
    const { questions } = await casual(backend.services, student.viewer);
    await backend.services.db.transaction().execute((trx) => insertQuestions(trx, [open]));
    const elsewhere = backend.services.db
      .updateTable('practice_questions')
      .where('student_id', '=', student.id)
      .where('id', '=', questions[0]?.id ?? '');
    await elsewhere.set({ template_id: template.id, seed, instance_id: open.id }).execute();
    const second = await exampleNow();
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
    await elsewhere.set({ closed_at: backend.clock.now() }).execute();
    expect(await exampleNow()).toBe(first);
  });

  it('is in what the account exports, as it was said and without what is not told yet', async () => {
    const { viewer, questions, key, talker } = await besideQuestion(backend);
    await talker.send({ text: key.right });
    await talker.send({ text: '', intent: 'ONE_LIKE_IT' });
    const { messages } = (await talker.read()) ?? {};
    const stranger = await besideQuestion(backend);
    await stranger.talker.send({ text: 'hint' });
    const tutorTalks = await exportedTalks.collect(backend.services.db, viewer.id);
    expect(tutorTalks).toMatchObject([
      {
        bot: 'PROBLEM_SOLVER',
        questionId: questions[0]?.id,
        messages: messages?.map(({ number, author, text, example }) => ({ number, author, text, example })),
      },
    ]);
    expect(JSON.stringify(tutorTalks)).not.toMatch(/verdict|statesAnswer|misconception/);
    await talker.delete();
    expect(await exportedTalks.collect(backend.services.db, viewer.id)).toEqual([]);
  });

  it('never marks an answer while the question is open, and tells it afterwards', async () => {
    const { viewer, practiceId, key, talker } = await besideQuestion(backend);
    const { talk } = await talker.send({ text: key.right });
    expect(talk?.messages[0]).toMatchObject({ verdict: 'ANSWER' });
    expect(JSON.stringify(talk?.messages[1])).not.toContain(key.right);
    await closeQuestion(backend.services, viewer, { practiceId, index: 1 });
    expect((await talker.read())?.messages[0]).toMatchObject({ verdict: 'CHECKED' });
  });

  it('takes a message that was typed before the page knew that the question is closed', async () => {
    const { viewer, practiceId, talker } = await besideQuestion(backend);
    await talker.send({ text: '', intent: 'HINT' });
    await answerWrong(backend.services, viewer, practiceId, 1);
    await closeQuestion(backend.services, viewer, { practiceId, index: 1 });
    const { talk } = await talker.send({ number: 3, text: 'why?' });
    expect(talk?.messages.map(({ number, author }) => [number, author])).toEqual([
      [1, 'STUDENT'],
      [2, 'TUTOR'],
      [3, 'STUDENT'],
      [4, 'TUTOR'],
    ]);
  });

  it('is one message, however often and however much at once it is sent', async () => {
    const { talker } = await besideQuestion(backend);
    const sent = await Promise.all(Array.from({ length: 50 }, () => talker.send({ number: 1, text: '1+1=2' })));
    expect(sent.map(({ code }) => code).filter((code) => code !== undefined)).toEqual([]);
    const talk = await talker.read();
    expect(talk?.messages).toHaveLength(2);
    expect(talk?.lines).toHaveLength(1);
  });

  it('refuses a number that is not the next one, and keeps what is there', async () => {
    const { talker } = await besideQuestion(backend);
    await talker.send({ number: 1, text: 'hint' });
    expect((await talker.send({ number: 1, text: 'another text' })).code).toBe('CONFLICT');
    expect((await talker.send({ number: 7, text: 'hint' })).code).toBe('CONFLICT');
    expect((await talker.send({ number: 0, text: 'hint' })).code).toBe('BAD_INPUT');
    expect((await talker.read())?.messages).toHaveLength(2);
  });

  it('nudges once and no more', async () => {
    const { talker } = await besideQuestion(backend);
    const { talk } = await talker.send({ number: 1, text: '', intent: 'SILENCE' });
    expect(talk?.messages.map(({ author }) => author)).toEqual(['TUTOR']);
    const again = await talker.send({ number: 2, text: '', intent: 'SILENCE' });
    expect(again.talk?.messages).toHaveLength(1);
  });

  it('belongs to its owner alone', async () => {
    const { talker } = await besideQuestion(backend);
    const { talk } = await talker.send({ text: 'hint' });
    const stranger = await makePerson(backend.services);
    const other = new Talker(backend, stranger, talker.place);
    expect(await other.read()).toBeNull();
    expect((await other.send({ number: 3, text: 'hint' })).code).toBe('NOT_FOUND');
    expect(await other.delete()).toBe(false);
    expect((await talker.read())?.messages).toEqual(talk?.messages);
    for (const questionId of ['nonsense', '00000000-0000-4000-8000-000000000000', null]) {
      const nowhere = new Talker(backend, stranger, { bot: 'PROBLEM_SOLVER', questionId });
      expect((await nowhere.send({ number: 1, text: 'hint' })).code).toBe('NOT_FOUND');
    }
  });

  it('can be deleted, and goes with the account', async () => {
    const { student, talker } = await besideQuestion(backend);
    await talker.send({ text: 'hint' });
    expect(await talker.delete()).toBe(true);
    expect(await talker.delete()).toBe(false);
    expect(await talker.read()).toBeNull();
    const { talk } = await talker.send({ text: 'hint' });
    expect(talk?.messages).toHaveLength(2);
    const { db } = backend.services;
    await db.deleteFrom('users').where('id', '=', student.id).execute();
    const left = await db.selectFrom('tutor_messages').select('number').where('student_id', '=', student.id).execute();
    expect(left).toEqual([]);
  });
});
