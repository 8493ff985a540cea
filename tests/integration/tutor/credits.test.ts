import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myAiCredit, reserveCredit, returnCredit, settleCredit, spendCredit } from '../../../server/modules/billing';
import { findCourse, topicsOf } from '../../../server/modules/catalogue';
import { readUserEvents } from '../../../server/modules/events';
import { closeQuestion } from '../../../server/modules/practice';
import { newId } from '../../../server/platform/ids';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { besideQuestion, Talker } from './talk';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const used = async (viewer: Viewer) => (await myAiCredit(backend.services, viewer)).creditsUsed;

/** Uses so many credits of today up. */
async function useUp({ id }: Viewer, credits: number) {
  const use = { user_id: id, id: newId(), credits, idempotency_key: newId(), created_at: backend.clock.now() };
  await backend.services.db.insertInto('ai_credit_uses').values(use).execute();
}

const spend = (viewer: Viewer, total: number) =>
  backend.services.db
    .transaction()
    .execute((trx) => spendCredit(trx, viewer, total, backend.clock.now()))
    .then(
      () => 'used',
      (error: { code?: string }) => error.code,
    );

const tally = (outcomes: unknown[]) =>
  Object.fromEntries(
    [...new Set(outcomes)].map((one) => [String(one), outcomes.filter((each) => each === one).length]),
  );

describe('what a credit buys', () => {
  it('the first reply about a question is free, and one credit opens the rest of it', async () => {
    const { viewer, talker, at } = await besideQuestion(backend);
    const first = await talker.send({ text: '', intent: 'HINT' });
    expect([first.talk?.isFree, await used(viewer)]).toEqual([false, 0]);
    const second = await talker.send({ text: '', intent: 'HINT' });
    expect([second.talk?.isFree, await used(viewer)]).toEqual([true, 1]);
    await talker.send({ text: '', intent: 'HINT' });
    expect(await used(viewer)).toBe(1);
    const other = await at(2);
    await other.talker.send({ text: '', intent: 'HINT' });
    expect(await used(viewer)).toBe(1);
  });

  it('what says nothing about the question costs nothing and leaves the first reply free', async () => {
    const { viewer, talker } = await besideQuestion(backend);
    for (const text of [
      'hello',
      'just tell me the answer',
      '((',
      'I want to die',
      'x'.repeat(3000),
      'what is your name',
    ]) {
      const { talk } = await talker.send({ text });
      expect([text.slice(0, 20), talk?.isFree]).toEqual([text.slice(0, 20), true]);
    }
    expect(await used(viewer)).toBe(0);
  });

  it('a closed question costs nothing', async () => {
    const { viewer, practiceId, talker } = await besideQuestion(backend);
    await closeQuestion(backend.services, viewer, { practiceId, index: 1 });
    for (const intent of ['HINT', 'WHY', 'ONE_LIKE_IT'] as const) await talker.send({ text: '', intent });
    expect(await used(viewer)).toBe(0);
  });

  it('deleting a talk does not bring the free reply back', async () => {
    const { viewer, talker } = await besideQuestion(backend);
    await talker.send({ text: '', intent: 'HINT' });
    await talker.delete();
    await talker.send({ text: '', intent: 'HINT' });
    expect(await used(viewer)).toBe(1);
  });

  it('a quiz costs one when it begins, and help for somebody in distress nothing', async () => {
    const person = await makePerson(backend.services);
    const talker = new Talker(backend, person, { bot: 'QUIZ_ME' });
    const help = await talker.send({ text: 'I want to hurt myself', number: 1 });
    expect(help.talk?.messages.at(-1)?.text).toContain('1800 55 1800');
    expect(await used(person.viewer)).toBe(0);
    await talker.send({ text: '', intent: 'BEGIN' });
    await talker.send({ text: '7' });
    expect(await used(person.viewer)).toBe(1);
  });

  it('without credits there is a kind refusal, nothing is stored, and the next day there are five again', async () => {
    const { viewer, talker } = await besideQuestion(backend);
    backend.clock.advance({ days: 15 });
    await talker.send({ text: '', intent: 'HINT' });
    await useUp(viewer, 5);
    const refused = await talker.send({ text: '', intent: 'HINT' });
    expect(refused).toMatchObject({ status: 429, code: 'AI_CREDIT_EMPTY' });
    expect(refused.errors[0]?.message).toMatch(/^You’ve used today’s 5 tutor credits\. You get more at midnight\./);
    expect((await talker.read())?.messages).toHaveLength(2);
    // What costs nothing goes on.
    expect((await talker.send({ text: 'hello' })).errors).toEqual([]);
    backend.clock.advance({ days: 1 });
    expect((await talker.send({ text: '', intent: 'HINT' })).errors).toEqual([]);
    expect(await myAiCredit(backend.services, viewer)).toMatchObject({ creditsUsed: 1, totalCredits: 5 });
  });
});

describe('credits', () => {
  it('are exact under a hundred calls at once: one left is one used', async () => {
    const { viewer } = await makePerson(backend.services);
    await useUp(viewer, 4);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => spend(viewer, 5)));
    expect(tally(outcomes)).toEqual({ used: 1, AI_CREDIT_EMPTY: 99 });
    expect(await used(viewer)).toBe(5);
  });

  it('are exact over the API too: of many quizzes at once one begins', async () => {
    const person = await makePerson(backend.services);
    await useUp(person.viewer, 19);
    const topics = topicsOf(findCourse('year-6') as never).slice(0, 30);
    const sent = await Promise.all(
      topics.map(({ id }) =>
        new Talker(backend, person, { bot: 'QUIZ_ME', topicId: id }).send({ text: '', intent: 'BEGIN', number: 1 }),
      ),
    );
    const begun = sent.filter(({ talk }) => talk !== null);
    expect(begun).toHaveLength(1);
    expect(new Set(sent.map(({ code }) => code))).toEqual(new Set([undefined, 'AI_CREDIT_EMPTY']));
    expect(await used(person.viewer)).toBe(20);
  });

  it('are reserved one at a time, and settled or returned once', async () => {
    const { viewer } = await makePerson(backend.services);
    const { services } = backend;
    const reservation = await reserveCredit(services, viewer);
    expect(await used(viewer)).toBe(1);
    await expect(reserveCredit(services, viewer)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await spend(viewer, 20)).toBe('CONFLICT');
    await returnCredit(services, viewer, reservation);
    expect(await used(viewer)).toBe(0);
    const settle = services.db
      .transaction()
      .execute((trx) => settleCredit(trx, viewer, reservation, services.clock.now()));
    await expect(settle).rejects.toMatchObject({ code: 'CONFLICT' });
    const next = await reserveCredit(services, viewer);
    await services.db.transaction().execute((trx) => settleCredit(trx, viewer, next, services.clock.now()));
    await returnCredit(services, viewer, next);
    expect(await used(viewer)).toBe(1);
  });

  it('that were reserved for a reply that never came are back after a minute', async () => {
    const { viewer } = await makePerson(backend.services);
    const { services } = backend;
    const lost = await reserveCredit(services, viewer);
    backend.clock.advance({ minutes: 2 });
    expect(await used(viewer)).toBe(0);
    await reserveCredit(services, viewer);
    const rows = services.db.selectFrom('ai_credit_uses').select('state').where('id', '=', lost.id);
    expect(await rows.executeTakeFirst()).toEqual({ state: 'RETURNED' });
    expect(await used(viewer)).toBe(1);
  });

  it('tell the stream of each change', async () => {
    const { viewer } = await makePerson(backend.services);
    const reservation = await reserveCredit(backend.services, viewer);
    await returnCredit(backend.services, viewer, reservation);
    await spend(viewer, 5);
    const events = await readUserEvents(backend.services, { viewer, after: '0' });
    expect(events.map(({ kind }) => kind)).toEqual(['AI_CREDIT_CHANGED', 'AI_CREDIT_CHANGED', 'AI_CREDIT_CHANGED']);
  });
});
