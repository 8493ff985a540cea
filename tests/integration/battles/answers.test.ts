import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBattleRunner } from '../../../server/modules/battle';
import { endAbandoned } from '../../../server/modules/battle/jobs';
import { newId } from '../../../server/platform/ids';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import {
  give,
  join,
  leave,
  look,
  type Match,
  makePlayer,
  meet,
  pass,
  questionsOf,
  rightAnswer,
  send,
  untilQuestion,
  wrongAnswer,
} from './players';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

describe('answers that do not count', () => {
  it('refuses early, late, doubled and foreign answers, and keeps what could not be read', async () => {
    const match = await meet(backend);
    const { id, players } = match;
    const [ava, ben] = players;
    const [first, second] = await questionsOf(backend, id);
    if (!first || !second) throw new Error('A match has seven questions.');
    expect((await give(backend, ava, id, 0, rightAnswer(first))).data.problem).toBe('This question isn’t open.');
    await untilQuestion(backend, match, 0);
    expect((await give(backend, ava, id, 1, rightAnswer(second))).data.problem).toBe('This question isn’t open.');
    const empty = await give(backend, ava, id, 0, '');
    expect(empty.data.problem).toBeTruthy();
    expect(empty.data.battle.myAnswer).toBeNull();
    const sent = await Promise.all([
      give(backend, ava, id, 0, wrongAnswer(first)),
      give(backend, ava, id, 0, rightAnswer(first)),
      give(backend, ava, id, 0, rightAnswer(first)),
    ]);
    const locked = await look(backend, ava, id);
    expect(sent.some(({ data }) => data.problem === null)).toBe(true);
    expect((await look(backend, ben, id)).they.marks[0]).toBe('ANSWERED');
    await give(backend, ben, id, 0, rightAnswer(first));
    const shown = await look(backend, ava, id);
    expect(shown.status).toBe('REVEAL');
    expect(shown.reveal?.theirs.right).toBe(true);
    expect(shown.reveal?.mine.right).toBe(locked.myAnswer === rightAnswer(first));
    expect((await give(backend, ben, id, 0, rightAnswer(first))).data.problem).toBeNull();
    expect((await give(backend, ben, id, 0, '17')).data.problem).toBe('Your first answer is locked in.');
    const stranger = await makePlayer(backend);
    expect((await give(backend, stranger, id, 0, '1')).code).toBe('NOT_FOUND');
    expect((await give(backend, ava, newId(), 0, '1')).code).toBe('NOT_FOUND');
    expect((await give(backend, ava, 'not-an-id', 0, '1')).code).toBe('NOT_FOUND');
    expect((await give(backend, ava, id, -1, '1')).code).toBe('BAD_INPUT');
  });

  it('judges an answer that was written before its process died', async () => {
    const match = await meet(backend);
    await untilQuestion(backend, match, 0);
    const [first] = await questionsOf(backend, match.id);
    if (!first) throw new Error('A match has seven questions.');
    await backend.services.db
      .insertInto('battle_answers')
      .values({
        battle_id: match.id,
        seat: 1,
        index: 0,
        answer: rightAnswer(first),
        is_right: true,
        at: backend.clock.now().getTime(),
      })
      .execute();
    await give(backend, match.players[0], match.id, 0, wrongAnswer(first));
    const shown = await look(backend, match.players[0], match.id);
    expect(shown.status).toBe('REVEAL');
    expect(shown.reveal?.theirs).toMatchObject({ right: true });
  });

  it('counts a question that nobody answers in time as missed', async () => {
    const match = await meet(backend);
    await untilQuestion(backend, match, 0);
    for (let second = 0; second < 95; second += 1) {
      const [one] = await Promise.all(match.players.map((player) => look(backend, player, match.id)));
      if (one?.status !== 'QUESTION') break;
      await pass(backend, match.runner, 1);
    }
    const shown = await look(backend, match.players[0], match.id);
    expect(shown.me.marks[0]).toBe('MISSED');
    expect(shown.they.marks[0]).toBe('MISSED');
  });
});

/** One player answers the first question, wrong; both look at it. */
async function answerFirst(match: Match, seat: 0 | 1): Promise<void> {
  await untilQuestion(backend, match, 0);
  const [first] = await questionsOf(backend, match.id);
  if (!first) throw new Error('The match has no question.');
  await give(backend, match.players[seat], match.id, 0, wrongAnswer(first));
}

/** The first player is there and answers, the second never comes. */
async function answerAlone({ id, players: [ava], runner }: Match): Promise<void> {
  while ((await look(backend, ava, id)).status !== 'QUESTION') await pass(backend, runner, 1);
  const [first] = await questionsOf(backend, id);
  if (!first) throw new Error('The match has no question.');
  await give(backend, ava, id, 0, wrongAnswer(first));
}

describe('leaving', () => {
  it('gives the win to the one who stays', async () => {
    const match = await meet(backend);
    const [ava, ben] = match.players;
    await answerFirst(match, 1);
    await leave(backend, ava, match.id);
    const mine = await look(backend, ava, match.id);
    expect(mine).toMatchObject({ status: 'FINISHED', result: { outcome: 'LOST', by: 'LEFT' } });
    expect((await look(backend, ben, match.id)).result).toMatchObject({ outcome: 'WON', by: 'LEFT' });
    expect(mine.result?.coins).toEqual([]);
  });

  it('ends with one result when both leave at once', async () => {
    const match = await meet(backend);
    await answerFirst(match, 0);
    await Promise.all(match.players.map((player) => leave(backend, player, match.id)));
    const [mine, theirs] = await Promise.all(match.players.map((player) => look(backend, player, match.id)));
    expect(mine?.status).toBe('FINISHED');
    expect([mine?.result?.outcome, theirs?.result?.outcome].sort()).not.toEqual(['WON', 'WON']);
    for (const player of match.players) await send(backend, player, `{ battleLobby { openBattleId } }`);
  });

  it('is void for both before anybody has answered, or where somebody never came', async () => {
    const [left, empty, half] = [await meet(backend), await meet(backend), await meet(backend)];
    await leave(backend, left.players[1], left.id);
    await answerAlone(half);
    await pass(backend, half.runner, 200);
    for (const { id, players } of [left, empty, half]) {
      for (const player of players) {
        const { status, result } = await look(backend, player, id);
        expect(status).toBe('VOID');
        expect(result).toMatchObject({ outcome: 'VOID', ratingAfter: null, change: null, coins: [] });
        expect(result?.sentence).toContain('before it really got going');
      }
    }
  });

  it('leaves and joins fifty times: one open battle, and a wait after leaving found matches', async () => {
    const player = await makePlayer(backend);
    for (let round = 0; round < 50; round += 1) {
      const { data } = await join(backend, player);
      expect(data.status).toBe('WAITING');
      expect((await leave(backend, player, data.id)).data.status).toBe('CANCELLED');
    }
    const open = await backend.services.db
      .selectFrom('battle_seats')
      .select('battle_id')
      .where('user_id', '=', player.id)
      .where('is_open', '=', true)
      .execute();
    expect(open).toEqual([]);
    for (let round = 0; round < 2; round += 1) {
      const match = await meet(backend, [player, await makePlayer(backend)]);
      await leave(backend, player, match.id);
    }
    expect((await join(backend, player)).code).toBe('RATE_LIMITED');
    backend.clock.advance({ minutes: 3 });
    const again = await join(backend, player);
    expect(again.code).toBeNull();
    await leave(backend, player, again.data.id);
  });

  it('is one battle in two tabs', async () => {
    const player = await makePlayer(backend);
    const tabs = await Promise.all([join(backend, player), join(backend, player), join(backend, player)]);
    expect(new Set(tabs.map(({ data }) => data.id)).size).toBe(1);
    await leave(backend, player, tabs[0]?.data.id ?? '');
  });
});

describe('runners', () => {
  it('goes on with a match of a process that died', async () => {
    const match = await meet(backend);
    await untilQuestion(backend, match, 0);
    const other = createBattleRunner({ ...backend.services });
    backend.clock.advance({ seconds: 6 });
    await other.round();
    const { owner_id: owner } = await backend.services.db
      .selectFrom('battles')
      .select('owner_id')
      .where('id', '=', match.id)
      .executeTakeFirstOrThrow();
    const runners = await backend.services.db.selectFrom('battle_runners').select('id').execute();
    expect(runners.map(({ id }) => id)).toContain(owner);
    await pass(backend, other, 3);
    await Promise.all(match.players.map((player) => look(backend, player, match.id)));
    const [first] = await questionsOf(backend, match.id);
    if (!first) throw new Error('A match has seven questions.');
    for (const player of match.players) await give(backend, player, match.id, 0, rightAnswer(first));
    await pass(backend, other, 3);
    expect(await look(backend, match.players[0], match.id)).toMatchObject({ status: 'QUESTION', index: 1 });
  });

  it('voids a match that nobody kept going for 20 seconds: no rating moves', async () => {
    const match = await meet(backend);
    await untilQuestion(backend, match, 0);
    backend.clock.advance({ seconds: 40 });
    await createBattleRunner({ ...backend.services }).round();
    const shown = await look(backend, match.players[0], match.id);
    expect(shown).toMatchObject({ status: 'VOID', result: { outcome: 'VOID', ratingAfter: null } });
    expect((await join(backend, match.players[0])).data.status).toBe('WAITING');
  });

  it('ends by its job what all processes died on', async () => {
    const match = await meet(backend);
    backend.clock.advance({ minutes: 30 });
    expect(await endAbandoned(backend.services)).toBeGreaterThan(0);
    expect((await look(backend, match.players[0], match.id)).status).toBe('VOID');
  });

  it('plays one match with two runners at once: no event doubled', async () => {
    const match = await meet(backend);
    const other = createBattleRunner({ ...backend.services });
    for (let second = 0; second < 12; second += 1) {
      backend.clock.advance({ seconds: 1 });
      await Promise.all([match.runner.round(), other.round()]);
      await Promise.all([match.runner.tick(), other.tick(), match.runner.tick()]);
    }
    const events = await backend.services.db
      .selectFrom('user_events')
      .select('payload')
      .where('user_id', '=', match.players[0].id)
      .where('kind', '=', 'BATTLE')
      .execute();
    const opened = events.filter(({ payload }) => 'type' in payload && payload.type === 'question.opened');
    expect(opened).toHaveLength(1);
  });
});
