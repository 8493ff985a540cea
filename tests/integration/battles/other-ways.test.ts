import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBattleRunner } from '../../../server/modules/battle';
import { newId } from '../../../server/platform/ids';
import type { Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import {
  battleFields,
  course,
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

async function befriend(a: Person, b: Person): Promise<void> {
  const now = backend.clock.now();
  const follows = [
    { follower_id: a.id, followed_id: b.id, created_at: now },
    { follower_id: b.id, followed_id: a.id, created_at: now },
  ];
  await backend.services.db.insertInto('follows').values(follows).execute();
}

/** Both answer everything; the second seat may be a recorded game. */
async function playOut(match: Match, right = [7, 0]): Promise<void> {
  for (const [index, question] of (await questionsOf(backend, match.id)).entries()) {
    await untilQuestion(backend, match, index);
    for (const [seat, player] of match.players.entries()) {
      await give(
        backend,
        player,
        match.id,
        index,
        index < (right[seat] ?? 0) ? rightAnswer(question) : wrongAnswer(question),
      );
      await pass(backend, match.runner, 1);
    }
  }
  await pass(backend, match.runner, 5);
}

const challenge = (person: Person, friendId: string) =>
  send(
    backend,
    person,
    `mutation { challengeToBattle(courseId: "${course}", friendId: "${friendId}") { ${battleFields} } }`,
  );
const accept = (person: Person, code: string | null | undefined) =>
  send(backend, person, `mutation { acceptBattleChallenge(code: "${code}") { ${battleFields} } }`);
const rematch = (person: Person, id: string) =>
  send(backend, person, `mutation { askRematch(battleId: "${id}") { ${battleFields} } }`);
const recorded = (person: Person, id: string) =>
  send(backend, person, `mutation { playRecordedBattle(battleId: "${id}") { ${battleFields} } }`);

describe('a friendly challenge', () => {
  it('is taken by the friend alone, and is not rated', async () => {
    const [ava, ben, eve] = [
      await makePlayer(backend, 'Ava'),
      await makePlayer(backend, 'Ben'),
      await makePlayer(backend),
    ];
    expect((await challenge(ava, ben.id)).code).toBe('NOT_FOUND');
    await befriend(ava, ben);
    const { data: open } = await challenge(ava, ben.id);
    expect(open).toMatchObject({ status: 'WAITING', kind: 'FRIENDLY' });
    const code = open.waiting?.challengeCode;
    expect((await accept(eve, code)).code).toBe('NOT_FOUND');
    const notices = await backend.services.db
      .selectFrom('notifications')
      .select(['second_level_type', 'message'])
      .where('user_id', '=', ben.id)
      .execute();
    expect(notices).toEqual([expect.objectContaining({ second_level_type: 'BATTLE_CHALLENGE' })]);
    const lobby = await send<{ challenges: { code: string; fromName: string }[] }>(
      backend,
      ben,
      '{ battleLobby { challenges { code fromName } } }',
    );
    expect(lobby.data.challenges).toEqual([{ code, fromName: 'Ava' }]);
    const taken = await accept(ben, code);
    expect(taken.data).toMatchObject({ id: open.id, status: 'FOUND', they: { name: 'Ava' } });
    const match: Match = { id: open.id, players: [ava, ben], runner: createBattleRunner(backend.services) };
    await match.runner.round();
    await playOut(match);
    expect((await look(backend, ava, open.id)).result).toMatchObject({ outcome: 'WON', ratingAfter: null });
    expect((await accept(ben, code)).code).toBe('NOT_FOUND');
  });
});

describe('a rematch', () => {
  it('begins when both have asked', async () => {
    const match = await meet(backend);
    const [ava, ben] = match.players;
    await leave(backend, ben, match.id);
    expect((await rematch(ava, match.id)).data.result?.rematch).toBe('ASKED_BY_ME');
    expect((await look(backend, ben, match.id)).result?.rematch).toBe('ASKED_BY_THEM');
    const ready = (await rematch(ben, match.id)).data.result;
    expect(ready?.rematch).toBe('READY');
    expect(await look(backend, ava, ready?.rematchId ?? '')).toMatchObject({ status: 'FOUND', kind: 'FRIENDLY' });
    expect((await rematch(await makePlayer(backend), match.id)).code).toBe('NOT_FOUND');
  });
});

describe('a recorded game', () => {
  it('is offered after forty seconds, named as such, and not rated', async () => {
    const earlier = await meet(backend);
    await playOut(earlier, [3, 2]);
    const alone = await makePlayer(backend);
    const { data: waiting } = await join(backend, alone);
    expect((await recorded(alone, waiting.id)).code).toBe('CONFLICT');
    backend.clock.advance({ seconds: 41 });
    const { data: found } = await recorded(alone, waiting.id);
    expect(found).toMatchObject({
      status: 'FOUND',
      kind: 'RECORDED',
      they: { name: 'Recorded player', recorded: true },
    });
    const runner = createBattleRunner(backend.services);
    await runner.round();
    const match = { id: found.id, players: [alone, alone], runner } as Match;
    for (const [index, question] of (await questionsOf(backend, found.id)).entries()) {
      await untilQuestion(backend, match, index);
      await give(backend, alone, found.id, index, rightAnswer(question));
      for (let second = 0; second < 10; second += 1) await pass(backend, runner, 1);
    }
    await pass(backend, runner, 30);
    const done = await look(backend, alone, found.id);
    expect(done).toMatchObject({ status: 'FINISHED', result: { outcome: 'WON', ratingAfter: null } });
    expect(done.they.marks.filter((mark) => mark === 'RIGHT').length).toBeGreaterThan(1);
  });

  it('is none where nobody played yet', async () => {
    const alone = await makePlayer(backend);
    const joined = await send(
      backend,
      alone,
      `mutation { joinBattle(courseId: "year-8", scope: ANYONE) { ${battleFields} } }`,
    );
    expect(joined.data.status).toBe('WAITING');
    backend.clock.advance({ seconds: 41 });
    expect((await recorded(alone, joined.data.id)).code).toBe('CONFLICT');
    expect((await recorded(alone, newId())).code).toBe('NOT_FOUND');
  });
});

describe('the record of a battle', () => {
  it('is verified by the server, and by what is downloaded', async () => {
    const match = await meet(backend);
    await playOut(match, [4, 5]);
    const checks = await send<{ ok: boolean; checks: { name: string; ok: boolean }[] }>(
      backend,
      match.players[0],
      `{ verifiedBattle(battleId: "${match.id}") { ok checks { name ok words } } }`,
    );
    expect(checks.data.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(checks.data.ok).toBe(true);
    const record = await send<{ json: string; publicKey: string }>(
      backend,
      match.players[1],
      `{ battleRecord(battleId: "${match.id}") { json publicKey } }`,
    );
    const text = JSON.stringify(record.data);
    for (const player of match.players) {
      for (const secret of [player.id, player.email, player.viewer.account.nickname])
        expect(text).not.toContain(secret);
    }
    const found = await look(backend, match.players[0], match.id);
    expect(JSON.parse(record.data.json).record.commitment).toBe(found.commitment);
  });
});

describe('before an answer is given', () => {
  it('shows no key, no seed and no name of a template in any reply or event', async () => {
    const match = await meet(backend);
    const questions = await questionsOf(backend, match.id);
    const { deck } = await backend.services.db
      .selectFrom('battles')
      .select('deck')
      .where('id', '=', match.id)
      .executeTakeFirstOrThrow();
    const secrets = (deck ?? []).flatMap(({ seed, template, instanceId }) => [seed, template, instanceId]);
    for (const [index, question] of questions.entries()) {
      await untilQuestion(backend, match, index);
      // The other player's answer goes first: nothing of it may be told.
      const canary = rightAnswer(question);
      await give(backend, match.players[1], match.id, index, canary);
      const replies = [
        await look(backend, match.players[0], match.id),
        (await send(backend, match.players[0], '{ battleLobby { openBattleId last { id } } }')).data,
        (await send(backend, match.players[0], `{ battleRecord(battleId: "${match.id}") { json } }`)).raw,
      ];
      const events = await backend.services.db
        .selectFrom('user_events')
        .select('payload')
        .where('user_id', '=', match.players[0].id)
        .execute();
      const told = JSON.stringify([replies, events.map(({ payload }) => payload)]);
      for (const secret of secrets) expect(told).not.toContain(secret);
      const battle = replies[0] as Awaited<ReturnType<typeof look>>;
      expect(battle.question?.title).toBe('');
      expect(battle.reveal).toBeNull();
      expect(battle.they.marks[index]).toBe('ANSWERED');
      const open = events.filter(({ payload }) => 'index' in payload && payload.index === index);
      for (const { payload } of open) {
        // A drawing has words of its own, such as the key of a plot.
        const text = JSON.stringify(payload, (name, value: unknown) => (name === 'figure' ? null : value));
        expect(text).not.toMatch(/"(answerLatex|answer|right|misconception\w*|hint\w*|steps|key)":/);
        expect(payload).toMatchObject({ update: { status: 'QUESTION', reveal: null, myAnswer: null } });
      }
      await give(backend, match.players[0], match.id, index, wrongAnswer(question));
      await pass(backend, match.runner, 3);
    }
  });
});
