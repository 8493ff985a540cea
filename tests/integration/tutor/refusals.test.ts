import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { besideQuestion, Talker } from './talk';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const reporting = `mutation($talkId: ID!, $number: Int!, $reason: String!) {
  reportTutorMessage(talkId: $talkId, number: $number, reason: $reason) { messages { number isReported } } }`;

describe('the tutor rests', () => {
  it.each([{ type: 'BATTLE' }, { type: 'CHALLENGE_TASK', is_test: true }, { type: 'CASUAL_TASK', is_test: true }])(
    'while a practice like $type runs, whatever is asked',
    async (change) => {
      const { student, practiceId, talker } = await besideQuestion(backend);
      const before = await talker.send({ text: '', intent: 'HINT' });
      const elsewhere = await besideQuestion(backend, {}, student);
      await elsewhere.talker.send({ text: '', intent: 'HINT' });
      const practice = backend.services.db.updateTable('practices').where('id', '=', practiceId);
      await practice.set(change).execute();
      const places = [
        talker,
        elsewhere.talker,
        ...(['QUIZ_ME', 'GENERAL'] as const).map((bot) => new Talker(backend, student, { bot })),
      ];
      for (const each of places) {
        const sent = await each.send({ text: 'hint', number: 3 });
        expect([sent.status, sent.code]).toEqual([403, 'FORBIDDEN']);
        expect(sent.errors[0]?.message).toBe('The tutor isn’t available during tests and battles.');
        expect(await each.read()).toBeNull();
      }
      const report = await backend.ask(reporting, {
        token: student.token,
        variables: { talkId: before.talk?.id, number: 2, reason: 'It is wrong.' },
      });
      expect(report.errors[0]?.extensions.code).toBe('FORBIDDEN');
      for (const bot of ['GENERAL', 'QUIZ_ME']) {
        const frame = await backend.ask(`{ tutorFrame(place: { bot: ${bot} }) { scenario talk { id } } }`, student);
        expect(frame.data.tutorFrame).toEqual({
          scenario: 'is_test' in change ? 'TASK_TEST' : 'PRACTICE_BATTLE',
          talk: null,
        });
      }
      await practice.set({ state: 'FINISHED' }).execute();
      expect((await elsewhere.talker.send({ text: '', intent: 'HINT' })).errors).toEqual([]);
      // About a question of a test it never speaks.
      if ('is_test' in change) expect((await talker.send({ text: '', intent: 'HINT' })).code).toBe('FORBIDDEN');
    },
  );

  it.each(['CASUAL_TASK', 'CHALLENGE_TASK'])('not in homework of type %s', async (type) => {
    const { practiceId, talker } = await besideQuestion(backend);
    await backend.services.db.updateTable('practices').where('id', '=', practiceId).set({ type }).execute();
    expect((await talker.send({ text: '', intent: 'HINT' })).errors).toEqual([]);
  });
});

describe('somebody in distress', () => {
  it.each(['PROBLEM_SOLVER', 'QUIZ_ME', 'GENERAL'] as const)(
    'gets the help text from %s, with every intent',
    async (bot) => {
      const { student, talker } = await besideQuestion(backend);
      const place = { ...talker.place, bot };
      const own = new Talker(backend, student, place);
      for (const intent of ['MESSAGE', 'HINT', 'JUST_TELL', 'SMALLER'] as const) {
        const { text, isComing } = await own.hear('i want to kill myself', intent);
        expect(text).toContain('1800 55 1800');
        expect(isComing).toBe(false);
      }
    },
  );

  it('gets it though the message is much too long', async () => {
    const { talker } = await besideQuestion(backend);
    const { text } = await talker.hear(`i want to kill myself ${'because '.repeat(400)}`);
    expect(text).toContain('1800 55 1800');
  });
});

describe('hostile texts', () => {
  const texts: [string, string][] = [
    ['10,000 characters', '('.repeat(10_000)],
    ['10,000 digits', '9'.repeat(10_000)],
    ['a tower of powers', `9${'^9'.repeat(900)}`],
    ['nested fractions', `${'\\frac{1}{'.repeat(180)}2${'}'.repeat(180)}`],
    ['a LaTeX bomb', '\\def\\a{\\a\\a}\\a$\\a$'],
    ['null characters', '1+1=\u00002'],
    ['half a pair', 'x=\ud800'],
    ['binary', Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join('')],
    ['HTML', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
    ['SQL', "'; drop table users; --"],
    ['right to left', '\u202e2=1+1'],
    ['emoji', '👩‍👩‍👧‍👦'.repeat(100)],
    ['a template', '#{7*7} {{constructor}} $(id)'],
  ];

  it.each(['PROBLEM_SOLVER', 'QUIZ_ME', 'GENERAL'] as const)('get plain words back from %s', async (bot) => {
    const { student, talker } = await besideQuestion(backend);
    const own = new Talker(backend, student, { ...talker.place, bot });
    if (bot === 'QUIZ_ME') await own.send({ text: '', intent: 'BEGIN' });
    for (const [name, text] of texts) {
      const sent = await own.send({ text });
      expect([name, sent.status, sent.code]).toEqual([name, 200, undefined]);
      const last = sent.talk?.messages.at(-1);
      expect([name, last?.author]).toEqual([name, 'TUTOR']);
      expect(last?.text.length).toBeGreaterThan(10);
      expect(last?.text).not.toMatch(/<script|onerror/);
      expect(sent.talk?.messages.at(-2)?.text.length).toBeLessThanOrEqual(2000);
    }
  });

  it('of more than 10,000 characters are refused by a sentence', async () => {
    const { talker } = await besideQuestion(backend);
    const sent = await talker.send({ text: 'x'.repeat(10_001), number: 1 });
    expect([sent.status, sent.code]).toEqual([400, 'BAD_INPUT']);
    expect(sent.errors[0]?.message).toMatch(/to 10,000 characters/);
    expect((await talker.send({ text: '  ', number: 1 })).errors[0]?.message).toBe('Type a message first.');
  });

  it('are counted: an honest student never meets the limit, a machine does', async () => {
    const { talker } = await besideQuestion(backend);
    const sent = await Promise.all(Array.from({ length: 61 }, () => talker.send({ text: 'hint', number: 1 })));
    expect(sent.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(1);
  });
});

describe('reports and long talks', () => {
  it('a reply can be reported by its reader, once, with a reason', async () => {
    const { student, talker } = await besideQuestion(backend);
    const { talk } = await talker.send({ text: 'hint' });
    const report = (variables: object, token = student.token) =>
      backend.ask(reporting, {
        token,
        variables: { talkId: talk?.id, number: 2, reason: 'It is wrong.', ...variables },
      });
    expect((await report({})).data.reportTutorMessage).toEqual({
      messages: [
        { number: 1, isReported: false },
        { number: 2, isReported: true },
      ],
    });
    const stranger = await makePerson(backend.services);
    const refusals = [
      await report({}, stranger.token),
      await report({ number: 1 }),
      await report({ number: 9 }),
      await report({ talkId: 'nonsense' }),
      await report({ reason: ' ' }),
      await report({ reason: 'x'.repeat(501) }),
    ];
    expect(refusals.map(({ errors }) => errors[0]?.extensions.code)).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      'BAD_INPUT',
      'BAD_INPUT',
    ]);
  });

  it('a talk shows its latest 200 messages and is full at 400', async () => {
    const { student, talker } = await besideQuestion(backend);
    const { talk } = await talker.send({ text: 'hello' });
    const row = {
      student_id: student.id,
      talk_id: talk?.id ?? '',
      text: 'Hello',
      blocks: '{}',
      created_at: new Date(),
    };
    const more = Array.from({ length: 397 }, (_, place) => ({ ...row, number: place + 3, author: 'TUTOR' as const }));
    await backend.services.db.insertInto('tutor_messages').values(more).execute();
    expect((await talker.read())?.messages.map(({ number }) => number)).toEqual(
      Array.from({ length: 200 }, (_, place) => place + 200),
    );
    await talker.send({ text: 'hello' });
    expect((await talker.send({ text: 'hello' })).code).toBe('UNPROCESSABLE');
    expect(await talker.delete()).toBe(true);
    expect((await talker.send({ text: 'hello' })).talk?.messages).toHaveLength(2);
  });
});
