import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reasonsOfTopic } from '../../../maths/tutor/index';
import { readQuestions, type StoredQuestion } from '../../../server/modules/questions';
import type { ShownTalk } from '../../../server/modules/tutor/talk';
import type { TalkState } from '../../../server/modules/tutor/talk-state';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { fractions } from '../practice/student';
import { Talker } from './talk';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

async function quizzed(topicId: string | null = fractions) {
  const person = await makePerson(backend.services);
  const talker = new Talker(backend, person, { bot: 'QUIZ_ME', topicId });
  const { talk } = await talker.send({ text: '', intent: 'BEGIN', number: 1 });
  if (!talk) throw new Error('The quiz did not begin.');
  return { person, talker, talk };
}

/** What the goal asks now, with its key. */
async function keyOfGoal(talk: ShownTalk) {
  const row = await backend.services.db
    .selectFrom('tutor_talks')
    .select('state')
    .where('id', '=', talk.id)
    .executeTakeFirstOrThrow();
  const quiz = (row.state as TalkState).quiz;
  const goal = quiz?.goals[quiz.at];
  if (!goal) throw new Error('The quiz is over.');
  if ('reasonId' in goal.ask) {
    const { reasonId } = goal.ask;
    const reason = reasonsOfTopic(goal.topicId).find(({ id }) => id === reasonId);
    const wrong = reason?.wrong.map(({ text }) => text) ?? [];
    return { kind: goal.kind, right: reason?.right ?? '', wrong, stored: null };
  }
  const { questionId } = goal.ask;
  const stored = (await readQuestions(backend.services.db, [questionId])).get(questionId) as StoredQuestion;
  const wrong = stored.wrongPaths.map(({ answer }) => answer);
  const right = stored.choices?.find(({ id }) => id === stored.answer.model)?.text ?? stored.answer.model;
  return { kind: goal.kind, right, wrong, stored };
}

const standings = (talk: ShownTalk | null) => talk?.quiz?.goals.map(({ standing }) => standing);

const ratingsOf = (studentId: string) =>
  backend.services.db.selectFrom('topic_ratings').selectAll().where('student_id', '=', studentId).execute();

describe('Quiz Me', () => {
  it('asks goal by goal, takes right answers on, and ends with what was shown', async () => {
    const { person, talker, talk } = await quizzed();
    expect(talk.messages.map(({ author }) => author)).toEqual(['TUTOR', 'TUTOR']);
    expect(talk.quiz).toMatchObject({ isOver: false, summary: null });
    const goals = talk.quiz?.goals ?? [];
    expect(goals.length).toBeGreaterThan(2);
    expect(standings(talk)).toEqual(['NOW', ...goals.slice(1).map(() => 'AHEAD')]);
    let now: ShownTalk | null = talk;
    let rated = 0;
    for (const [place] of goals.entries()) {
      const key = await keyOfGoal(now as ShownTalk);
      if (key.stored) rated += 1;
      const sent = await talker.send({ text: key.right });
      expect(sent.errors).toEqual([]);
      now = sent.talk;
      expect(standings(now)?.[place]).toBe('REACHED');
    }
    expect(now?.quiz).toMatchObject({ isOver: true, summary: { nextPath: expect.stringContaining(fractions) } });
    expect(now?.quiz?.summary?.shown).toHaveLength(goals.length);
    expect(now?.quiz?.summary?.shown.every((text) => text.endsWith(', on your own.'))).toBe(true);
    expect(await ratingsOf(person.id)).toMatchObject([{ topic_id: fractions, answered: rated, correct: rated }]);
  });

  it('gives a wrong answer back once, then shows the steps and goes on', async () => {
    const { person, talker, talk } = await quizzed();
    const key = await keyOfGoal(talk);
    const first = await talker.send({ text: key.wrong[0] ?? '987654321' });
    expect(first.talk?.messages.at(-2)).toMatchObject({ author: 'STUDENT', verdict: 'LOOK_AGAIN' });
    expect(first.talk?.messages.at(-1)?.text).toMatch(/go, or ask for a smaller piece/);
    expect(standings(first.talk)?.[0]).toBe('NOW');
    const second = await talker.send({ text: key.wrong[0] ?? '987654321' });
    expect(standings(second.talk)?.slice(0, 2)).toEqual(['NOT_YET', 'NOW']);
    const steps = second.talk?.messages.at(-2)?.steps.map(({ line }) => line);
    expect(steps).toEqual(key.stored?.steps.map(({ line }) => line));
    // The first answer counted, the second one did not.
    expect(await ratingsOf(person.id)).toMatchObject([{ answered: 1, correct: 0 }]);
  });

  it('counts nothing that was reached with help', async () => {
    const { person, talker, talk } = await quizzed();
    const key = await keyOfGoal(talk);
    const piece = await talker.hear('I’m not sure', 'UNSURE');
    expect(piece.text).not.toContain(key.right);
    const { talk: after } = await talker.send({ text: key.right });
    expect(standings(after)?.[0]).toBe('REACHED');
    expect(await ratingsOf(person.id)).toEqual([]);
    const { talk: over } = await talker.send({ text: '', intent: 'STOP' });
    expect(over?.quiz).toMatchObject({ isOver: true });
    expect(over?.quiz?.summary?.shown).toEqual([expect.stringMatching(/, with some help\.$/)]);
  });

  it('judges a reason by what is chosen, and says what it cannot judge', async () => {
    const { talker, talk } = await quizzed();
    let now: ShownTalk | null = talk;
    let key = await keyOfGoal(talk);
    while (key.kind !== 'REASON') {
      now = (await talker.send({ text: key.right })).talk;
      key = await keyOfGoal(now as ShownTalk);
    }
    const { options } = now?.messages.at(-1) ?? { options: [] };
    expect(options.map(({ text }) => text).sort()).toEqual([key.right, ...key.wrong].sort());
    expect((await talker.hear('because I say so 3 times')).text).toMatch(/I can only check/);
    const choice = options.find(({ text }) => text === key.wrong[0])?.id ?? '';
    const wrong = await talker.send({ text: '', choice });
    expect(wrong.talk?.messages.at(-2)).toMatchObject({ author: 'STUDENT', text: key.wrong[0], verdict: 'LOOK_AGAIN' });
    const right = options.find(({ text }) => text === key.right)?.id ?? '';
    const place = now?.quiz?.goals.findIndex(({ kind }) => kind === 'REASON') ?? 0;
    expect(standings((await talker.send({ text: '', choice: right })).talk)?.[place]).toBe('REACHED');
  });

  it('is told that it gives no answers, and gives in the second time', async () => {
    const { talker, talk } = await quizzed();
    const key = await keyOfGoal(talk);
    const first = await talker.hear('just tell me the answer');
    expect(first.text).not.toContain(key.right);
    const { talk: after } = await talker.send({ text: 'just tell me the answer' });
    expect(standings(after)?.[0]).toBe('NOT_YET');
  });

  it('asks it otherwise with another question', async () => {
    const { talker, talk } = await quizzed();
    const { talk: after } = await talker.send({ text: '', intent: 'ASK_OTHERWISE' });
    expect(after?.messages.at(-1)?.text).not.toBe(talk.messages.at(-1)?.text);
    const key = await keyOfGoal(after as ShownTalk);
    expect(standings((await talker.send({ text: key.right })).talk)?.[0]).toBe('REACHED');
  });

  it('is resumed where it was left, and begun anew when it is over', async () => {
    const { person, talker, talk } = await quizzed();
    const anywhere = new Talker(backend, person, { bot: 'QUIZ_ME' });
    expect((await anywhere.read())?.id).toBe(talk.id);
    const again = await Promise.all(
      Array.from({ length: 10 }, () => talker.send({ text: '', intent: 'BEGIN', number: 1 })),
    );
    expect(new Set(again.map((sent) => sent.talk?.id))).toEqual(new Set([talk.id]));
    await talker.send({ text: '', intent: 'STOP' });
    const next = await talker.send({ text: 'Another quiz, please.', intent: 'BEGIN' });
    expect(next.talk?.id).not.toBe(talk.id);
    expect(next.talk?.messages.map(({ author }) => author)).toEqual(['STUDENT', 'TUTOR', 'TUTOR']);
  });

  it('asks about the weak spots where no topic is named, and refuses what is none', async () => {
    const { talk } = await quizzed(null);
    expect(talk.quiz?.topicName).not.toBe('');
    const talker = new Talker(backend, await makePerson(backend.services), { bot: 'QUIZ_ME', topicId: 'no-topic' });
    await expect(talker.read()).rejects.toThrow('We couldn’t find that topic.');
    expect((await talker.send({ text: '', intent: 'BEGIN', number: 1 })).code).toBe('NOT_FOUND');
  });

  it('costs nothing for an answer that cannot be read', async () => {
    const { talker } = await quizzed();
    for (const text of ['hello there', '((', 'x'.repeat(2500), '<script>alert(1)</script>']) {
      const { talk, errors } = await talker.send({ text });
      expect(errors).toEqual([]);
      expect(standings(talk)?.[0]).toBe('NOW');
    }
  });
});
