import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBattleRunner } from '../../../server/modules/battle';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { openLiveClient } from '../events/live-client';
import { give, join, look, type Match, makePlayer, pass, questionsOf, rightAnswer, untilQuestion } from './players';

/** Two backends on one database, each with a runner; the clock is one, as on machines that keep time. */
let here: TestBackend;
let there: TestBackend;
beforeAll(async () => {
  here = await startTestBackend();
  there = await startTestBackend({ DATABASE_URL: here.databaseUrl }, { clock: here.clock });
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

interface Told {
  id: string;
  kind: string;
  battle: { type: string } | null;
}

/** What a stream brings, and how to end it. */
function listen({ url }: TestBackend, token: string) {
  const client = openLiveClient(url, token);
  const told: Told[] = [];
  const query = 'subscription Live { userEvents(after: "0") { id kind battle } }';
  void (async () => {
    for await (const { data } of client.iterate<{ userEvents: Told }>({ query })) if (data) told.push(data.userEvents);
  })().catch(() => {});
  return { told, end: () => client.dispose() };
}

it('plays a match of two on different backends, and goes on when the one that owned it is gone', async () => {
  const [ava, ben] = [await makePlayer(here, 'Ava'), await makePlayer(here, 'Ben')];
  const streams = [listen(here, ava.token), listen(there, ben.token)];
  const { data: waiting } = await join(here, ava);
  await join(there, ben);
  const [own, other] = [createBattleRunner(here.services), createBattleRunner(there.services)];
  await own.round();
  await other.round();
  const { mergedInto } = await look(here, ava, waiting.id);
  const match: Match = { id: mergedInto ?? waiting.id, players: [ava, ben], runner: own };
  for (const [index, question] of (await questionsOf(here, match.id)).entries()) {
    // After the second question the first runner is never heard of again.
    if (index === 2) match.runner = other;
    await untilQuestion(here, match, index);
    await look(there, ben, match.id);
    expect((await give(here, ava, match.id, index, rightAnswer(question))).data.problem).toBeNull();
    expect((await give(there, ben, match.id, index, rightAnswer(question))).data.problem).toBeNull();
    await pass(here, match.runner, 3);
  }
  await pass(here, match.runner, 4);
  const [mine, theirs] = [await look(here, ava, match.id), await look(there, ben, match.id)];
  expect(mine.status).toBe('FINISHED');
  expect(mine.me.points).toBe(theirs.they.points);
  await expect
    .poll(() => streams.map(({ told }) => told.filter(({ battle }) => battle?.type === 'match.finished').length))
    .toEqual([1, 1]);
  for (const { told } of streams) {
    expect(told.map(({ id }) => Number(id))).toEqual(told.map((_, place) => place + 1));
    expect(told.filter(({ battle }) => battle?.type === 'question.revealed')).toHaveLength(7);
  }
  await Promise.all(streams.map(({ end }) => end()));
});
