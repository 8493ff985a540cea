import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battlesOff } from '../../../rules/battle/messages';
import { createBattleRunner } from '../../../server/modules/battle';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { Talker } from '../tutor/talk';
import {
  course,
  give,
  join,
  leave,
  look,
  makePlayer,
  meet,
  pass,
  questionsOf,
  rightAnswer,
  type SeenBattle,
  send,
  untilQuestion,
  wrongAnswer,
} from './players';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

async function makeClass(teacher: Person, students: readonly Person[]): Promise<string> {
  const id = newId();
  const { db } = backend.services;
  const code = id.slice(0, 8).toUpperCase();
  await db
    .insertInto('classes')
    .values({
      id,
      teacher_id: teacher.id,
      name: '9C',
      course_id: course,
      join_code: code,
      archived_at: null,
      creation_key: null,
    })
    .execute();
  await db
    .insertInto('class_members')
    .values(students.map((student) => ({ class_id: id, student_id: student.id })))
    .execute();
  return id;
}

async function befriend(a: Person, b: Person): Promise<void> {
  const now = backend.clock.now();
  await backend.services.db
    .insertInto('follows')
    .values([
      { follower_id: a.id, followed_id: b.id, created_at: now },
      { follower_id: b.id, followed_id: a.id, created_at: now },
    ])
    .execute();
}

/** Those who wait are paired; who waits alone waits on. */
async function waitBoth(a: Person, b: Person, scopes: [string, string] = ['ANYONE', 'ANYONE']): Promise<SeenBattle[]> {
  const [first, second] = [await join(backend, a, scopes[0]), await join(backend, b, scopes[1])];
  await createBattleRunner(backend.services).round();
  const seen = [await look(backend, a, first.data.id), await look(backend, b, second.data.id)];
  for (const [player, battle] of [
    [a, seen[0]],
    [b, seen[1]],
  ] as const) {
    if (battle) await leave(backend, player, battle.mergedInto ?? battle.id);
  }
  return seen;
}

describe('who meets whom', () => {
  it('keeps students under 13 among their school and friends', async () => {
    const [child, stranger] = [await makePerson(backend.services), await makePlayer(backend)];
    expect((await waitBoth(child, stranger)).map(({ status }) => status)).toEqual(['WAITING', 'WAITING']);
    const teacher = await makePerson(backend.services, { role: 'TEACHER' });
    await makeClass(teacher, [child, stranger]);
    expect((await waitBoth(child, stranger))[0]?.status).toBe('FOUND');
    const [young, friend] = [await makePerson(backend.services), await makePlayer(backend)];
    await befriend(young, friend);
    expect((await waitBoth(young, friend))[0]?.status).toBe('FOUND');
  });

  it('never pairs people of whom one blocked the other', async () => {
    const [a, b] = [await makePlayer(backend), await makePlayer(backend)];
    const match = await meet(backend, [a, b]);
    expect((await send(backend, a, `mutation { blockBattlePlayer(battleId: "${match.id}") }`)).code).toBeNull();
    for (const player of [a, b]) await leave(backend, player, match.id);
    expect((await waitBoth(a, b)).map(({ status }) => status)).toEqual(['WAITING', 'WAITING']);
  });

  it('pairs by class where that is chosen', async () => {
    const [a, b, c] = [await makePlayer(backend), await makePlayer(backend), await makePlayer(backend)];
    const teacher = await makePerson(backend.services, { role: 'TEACHER' });
    const classId = await makeClass(teacher, [a, b]);
    expect((await join(backend, c, 'CLASS', classId)).code).toBe('NOT_FOUND');
    const first = await join(backend, a, 'CLASS', classId);
    const other = await join(backend, c);
    const second = await join(backend, b);
    await createBattleRunner(backend.services).round();
    expect((await look(backend, a, first.data.id)).status).toBe('FOUND');
    expect((await look(backend, c, other.data.id)).status).toBe('WAITING');
    expect((await look(backend, b, second.data.id)).mergedInto ?? second.data.id).toBe(first.data.id);
    for (const [player, battle] of [
      [a, first],
      [b, first],
      [c, other],
    ] as const) {
      await leave(backend, player, battle.data.id);
    }
  });
});

it('a student reads and changes whether the own rank is shown; nobody else has such a switch', async () => {
  const [player, teacher] = [await makePlayer(backend), await makePerson(backend.services, { role: 'TEACHER' })];
  const shown = async (person: Person) =>
    (await send<{ account: { showsRank: boolean } }>(backend, person, '{ profile { account { showsRank } } }')).data;
  expect(await shown(player)).toEqual({ account: { showsRank: true } });
  await send(backend, player, 'mutation { setBattleSettings(showRank: false) { showRank } }');
  expect(await shown(player)).toEqual({ account: { showsRank: false } });
  const refused = await send(backend, teacher, 'mutation { setBattleSettings(showRank: false) { showRank } }');
  expect(refused.code).toBe('FORBIDDEN');
});

describe('while the flag is off', () => {
  const decide = async (mode: string) => {
    const admin = await makePerson(backend.services, { role: 'ADMIN' });
    const { errors } = await backend.ask('mutation Set($input: SetFlagInput!) { setFlag(input: $input) }', {
      ...admin,
      variables: { input: { name: 'battles', mode, percentage: 0, emails: [] } },
    });
    expect(errors).toEqual([]);
  };

  it('nothing begins and nothing is shown, each with the sentence, and a match that runs goes on', async () => {
    const match = await meet(backend);
    const [player] = match.players;
    await decide('OFF');
    for (const operation of [
      '{ battleLobby { leftToday } }',
      `{ battleRank(courseId: "${course}", board: FRIENDS) { course { id } } }`,
      `mutation { joinBattle(courseId: "${course}", scope: ANYONE, classId: null) { id } }`,
      'mutation { acceptBattleChallenge(code: "ABCDEFGH") { id } }',
    ]) {
      const { errors } = await backend.ask(operation, { token: player.token });
      expect(errors[0], operation).toMatchObject({
        message: battlesOff,
        extensions: { code: 'SWITCHED_OFF', status: 404 },
      });
    }
    await untilQuestion(backend, match, 0);
    expect((await look(backend, player, match.id)).question).not.toBeNull();
    await decide('DEFAULT');
    expect((await send(backend, player, '{ battleLobby { leftToday } }')).code).toBeNull();
    for (const each of match.players) await leave(backend, each, match.id);
  });
});

describe('limits', () => {
  it('has two battles a day on the free plan', async () => {
    const player = await makePlayer(backend);
    const { db } = backend.services;
    const longAgo = new Date(backend.clock.now().getTime() - 60 * 24 * 60 * 60_000);
    await db
      .updateTable('users')
      .set({ created_at: longAgo, accept_tc_at: longAgo })
      .where('id', '=', player.id)
      .execute();
    for (let battle = 0; battle < 2; battle += 1) {
      const match = await meet(backend, [player, await makePlayer(backend)]);
      await untilQuestion(backend, match, 0);
      const [first] = await questionsOf(backend, match.id);
      if (first) await give(backend, player, match.id, 0, wrongAnswer(first));
      await leave(backend, match.players[1], match.id);
    }
    const refused = await join(backend, player);
    expect(refused.code).toBe('RATE_LIMITED');
    const lobby = await send<{ leftToday: number; refusal: string }>(
      backend,
      player,
      '{ battleLobby { leftToday refusal } }',
    );
    expect(lobby.data).toMatchObject({ leftToday: 0 });
    expect(lobby.data.refusal).toContain('free battles');
  });

  it('opens at the hours that a teacher set, and the teacher alone sets them', async () => {
    const player = await makePlayer(backend);
    const teacher = await makePerson(backend.services, { role: 'TEACHER' });
    const classId = await makeClass(teacher, [player]);
    const set = (person: Person, from: number, until: number) =>
      send(
        backend,
        person,
        `mutation { setBattleHours(classId: "${classId}", fromMinute: ${from}, untilMinute: ${until}) }`,
      );
    expect((await set(player, 0, 600)).code).toBe('NOT_FOUND');
    expect((await set(teacher, 0, 5000)).code).toBe('BAD_INPUT');
    const parts = new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', hour: 'numeric', hourCycle: 'h23' });
    const hour = Number(parts.format(backend.clock.now()));
    const closedFrom = ((hour + 2) % 24) * 60;
    expect((await set(teacher, closedFrom, ((hour + 4) % 24) * 60)).code).toBeNull();
    expect((await join(backend, player)).code).toBe('FORBIDDEN');
    await send(backend, teacher, `mutation { setBattleHours(classId: "${classId}") }`);
    const { data } = await join(backend, player);
    expect(data.status).toBe('WAITING');
    await leave(backend, player, data.id);
  });

  it('takes three emotes in ten seconds, of a hundred', async () => {
    const match = await meet(backend);
    const emote = `mutation { sendBattleEmote(battleId: "${match.id}", emote: "WAVE") }`;
    const sent = await Promise.all(Array.from({ length: 100 }, () => send<boolean>(backend, match.players[0], emote)));
    expect(sent.filter(({ data }) => data).length).toBe(3);
    expect((await send(backend, match.players[0], emote.replace('WAVE', 'RUDE'))).code).toBe('BAD_INPUT');
  });

  it('sends an emote of the shop for those alone who have it, and offers it to nobody else', async () => {
    const match = await meet(backend);
    const [player, other] = match.players;
    const emote = `mutation { sendBattleEmote(battleId: "${match.id}", emote: "CLEVER") }`;
    const offered = async (who: Person) => {
      const { data } = await send<{ emotes: { id: string }[] }>(
        backend,
        who,
        `{ battle(battleId: "${match.id}") { emotes { id } } }`,
      );
      return data.emotes.some(({ id }) => id === 'CLEVER');
    };
    expect((await send(backend, player, emote)).code).toBe('NOT_FOUND');
    const row = { student_id: player.id, item_id: 'emote-clever', price: 40, bought_at: backend.clock.now() };
    await backend.services.db.insertInto('owned_items').values(row).execute();
    expect((await send(backend, player, emote)).data).toBe(true);
    expect((await send(backend, other, emote)).code).toBe('NOT_FOUND');
    expect([await offered(player), await offered(other)]).toEqual([true, false]);
  });

  it('tells administrators of reports and of answers quicker than thought, once each', async () => {
    const match = await meet(backend);
    const questions = await questionsOf(backend, match.id);
    for (const [index, question] of questions.entries()) {
      await untilQuestion(backend, match, index);
      await give(backend, match.players[0], match.id, index, rightAnswer(question));
      await give(backend, match.players[1], match.id, index, wrongAnswer(question));
      await pass(backend, match.runner, 3);
    }
    const report = `mutation { reportBattlePlayer(battleId: "${match.id}", reason: UNKIND) }`;
    for (let time = 0; time < 3; time += 1) await send(backend, match.players[1], report);
    const admin = await makePerson(backend.services, { role: 'ADMIN' });
    const { data } = await send<{ id: string; battleId: string; reason: string }[]>(
      backend,
      admin,
      '{ battleReports(closed: false) { id battleId reason } }',
    );
    const own = data.filter(({ battleId }) => battleId === match.id);
    expect(own.map(({ reason }) => reason).sort()).toEqual(['QUICK_ANSWERS', 'UNKIND']);
  });
});

describe('help', () => {
  it('rests while a battle runs', async () => {
    const match = await meet(backend);
    const talker = new Talker(backend, match.players[0], { bot: 'GENERAL' });
    expect((await talker.send({ text: 'what is 3 + 4', number: 1 })).code).toBe('FORBIDDEN');
    for (const player of match.players) await leave(backend, player, match.id);
    expect((await talker.send({ text: 'what is 3 + 4', number: 1 })).errors).toEqual([]);
  });
});
