import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { give, look, type Match, meet, pass, questionsOf, rightAnswer, untilQuestion, wrongAnswer } from './players';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** Plays a match to its end: the first player is right `right[0]` times, the second `right[1]` times. */
async function playOut(match: Match, right: [number, number]): Promise<void> {
  const questions = await questionsOf(backend, match.id);
  for (const [index, question] of questions.entries()) {
    await untilQuestion(backend, match, index);
    for (const seat of [0, 1] as const) {
      const text = index < right[seat] ? rightAnswer(question) : wrongAnswer(question);
      const { data } = await give(backend, match.players[seat], match.id, index, text);
      expect(data.problem).toBeNull();
      await pass(backend, match.runner, 1);
    }
  }
  await pass(backend, match.runner, 4);
}

it('plays seven questions, and both read the same result', async () => {
  const match = await meet(backend);
  const [ava, ben] = match.players;
  const found = await look(backend, ava, match.id);
  expect(found.status).toBe('FOUND');
  expect(found.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(found.question).toBeNull();
  expect(found.they).toMatchObject({ name: 'Ben', tierName: 'Unranked', recorded: false });
  expect((await look(backend, ben, match.id)).they.name).toBe('Ava');
  await playOut(match, [5, 3]);
  const [mine, theirs] = [await look(backend, ava, match.id), await look(backend, ben, match.id)];
  expect(mine.status).toBe('FINISHED');
  expect(mine.result).toMatchObject({ outcome: 'WON', by: 'POINTS', ratingBefore: 1500, errors: 2 });
  expect(theirs.result).toMatchObject({ outcome: 'LOST', by: 'POINTS', ratingBefore: 1500, errors: 4 });
  expect(mine.result?.change).toBe(-(theirs.result?.change ?? 0));
  expect(mine.me.points).toBe(theirs.they.points);
  expect(mine.result?.coins).toEqual([
    { reason: 'Battle played to the end', amount: 3 },
    { reason: 'Battle won', amount: 6 },
  ]);
  expect(mine.result?.history).toHaveLength(1);
});

it('writes a finished practice of type BATTLE for each player', async () => {
  const match = await meet(backend);
  const [ava] = match.players;
  await playOut(match, [6, 0]);
  const { result } = await look(backend, ava, match.id);
  const practice = await backend.ask(
    `{ practice(practiceId: "${result?.practiceId}") { mode type state result { score total newErrorCount } } }`,
    { token: ava.token },
  );
  expect(practice.data.practice).toMatchObject({
    mode: 'BATTLE',
    type: 'BATTLE',
    state: 'FINISHED',
    result: { score: 6, total: 7, newErrorCount: 1 },
  });
});
