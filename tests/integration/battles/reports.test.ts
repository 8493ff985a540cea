import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { give, join, leave, meet, pass, questionsOf, rightAnswer, send, untilQuestion, wrongAnswer } from './players';

let backend: TestBackend;
let admin: Person;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await makePerson(backend.services, { role: 'ADMIN' });
});
afterAll(() => backend.stop());

interface Details {
  report: { id: string; decision: string | null; note: string; ofPlayer: number };
  players: { isReported: boolean; emotes: { words: string; count: number }[] }[];
  answers: { byReported: boolean; seconds: number; right: boolean }[];
  earlier: { decision: string; note: string }[];
  suspendedUntil: string | null;
  checks: { ok: boolean } | null;
}

const details = `report { id decision note ofPlayer } players { isReported emotes { words count } }
  answers { byReported seconds right } earlier { decision note } suspendedUntil checks { ok }`;

const openReport = async (id: string) =>
  (await send<Details>(backend, admin, `{ battleReport(id: "${id}") { ${details} } }`)).data;

const decide = (id: string, decision: string, note: string, days: number | null = null) =>
  send(
    backend,
    admin,
    `mutation { decideBattleReport(id: "${id}", decision: "${decision}", note: "${note}", days: ${days}) }`,
  );

/** A match in which the first player waves twice, both leave, or play all of it, and the second reports the first. */
async function reportedMatch({ whole }: { whole: boolean } = { whole: false }) {
  const match = await meet(backend);
  const wave = `mutation { sendBattleEmote(battleId: "${match.id}", emote: "WAVE") }`;
  for (let time = 0; time < 2; time += 1) await send(backend, match.players[0], wave);
  for (const player of whole ? [] : match.players) await leave(backend, player, match.id);
  for (const [index, question] of (whole ? await questionsOf(backend, match.id) : []).entries()) {
    await untilQuestion(backend, match, index);
    await pass(backend, match.runner, 4);
    await give(backend, match.players[0], match.id, index, rightAnswer(question));
    await give(backend, match.players[1], match.id, index, wrongAnswer(question));
    await pass(backend, match.runner, 3);
  }
  await send(backend, match.players[1], `mutation { reportBattlePlayer(battleId: "${match.id}", reason: UNKIND) }`);
  const { id } = await backend.services.db
    .selectFrom('battle_reports')
    .select('id')
    .where('battle_id', '=', match.id)
    .where('reason', '=', 'UNKIND')
    .executeTakeFirstOrThrow();
  return { match, reportId: id };
}

const noticesOf = async (person: Person) =>
  (await backend.services.db
    .selectFrom('notifications')
    .select(['second_level_type', 'message'])
    .where('user_id', '=', person.id)
    .execute()) as { second_level_type: string; message: string }[];

describe('a report of a player', () => {
  it('shows what was said and answered, with the record computed again', async () => {
    const { match, reportId } = await reportedMatch({ whole: true });
    const seen = await openReport(reportId);
    expect(seen.players.find(({ isReported }) => isReported)?.emotes).toEqual([{ words: 'Hello!', count: 2 }]);
    expect(seen.players.find(({ isReported }) => !isReported)?.emotes).toEqual([]);
    expect(seen.answers.filter(({ byReported, right }) => byReported && right).length).toBe(7);
    for (const { seconds } of seen.answers) expect(seconds).toBeGreaterThanOrEqual(4);
    expect(seen.checks).toEqual({ ok: true });
    // The proof opens for administrators where there is a report, and for nobody else who did not play.
    const verify = (person: Person, id: string) =>
      send<{ ok: boolean; theirName: string | null }>(
        backend,
        person,
        `{ verifiedBattle(battleId: "${id}") { ok theirName } }`,
      );
    expect((await verify(admin, match.id)).data).toEqual({ ok: true, theirName: null });
    expect((await verify(await makePerson(backend.services), match.id)).code).toBe('NOT_FOUND');
    const quiet = await meet(backend);
    for (const player of quiet.players) await leave(backend, player, quiet.id);
    expect((await verify(admin, quiet.id)).code).toBe('NOT_FOUND');
  });

  it('punishes nobody by itself, and is closed once with a note', async () => {
    const { match, reportId } = await reportedMatch();
    const again = await join(backend, match.players[0]);
    expect(again.data.status).toBe('WAITING');
    await leave(backend, match.players[0], again.data.id);
    expect((await decide(reportId, 'CLOSED', '')).code).toBe('BAD_INPUT');
    expect((await decide(reportId, 'HANG', 'No.')).code).toBe('BAD_INPUT');
    expect((await decide(reportId, 'CLOSED', 'Friendly enough.')).code).toBeNull();
    expect((await decide(reportId, 'WARNED', 'Again.')).code).toBe('CONFLICT');
    expect((await openReport(reportId)).report).toMatchObject({ decision: 'CLOSED', note: 'Friendly enough.' });
    const kinds = (await noticesOf(match.players[0])).map(({ second_level_type: kind }) => kind);
    expect(kinds).not.toContain('BATTLE_WARNING');
    const list = (closed: boolean) =>
      send<{ id: string }[]>(backend, admin, `{ battleReports(closed: ${closed}) { id } }`);
    expect((await list(false)).data.map(({ id }) => id)).not.toContain(reportId);
    expect((await list(true)).data.map(({ id }) => id)).toContain(reportId);
  });

  it('warns with the reason, as text', async () => {
    const { match, reportId } = await reportedMatch();
    expect((await decide(reportId, 'WARNED', 'Be <b>kind</b>.')).code).toBeNull();
    const warning = (await noticesOf(match.players[0])).find(
      ({ second_level_type: kind }) => kind === 'BATTLE_WARNING',
    );
    expect(warning?.message).toContain('Be &lt;b&gt;kind&lt;/b&gt;.');
    const again = await join(backend, match.players[0]);
    expect(again.code).toBeNull();
    await leave(backend, match.players[0], again.data.id);
  });

  it('takes battles away for some days, says until when, and gives them back', async () => {
    const { match, reportId } = await reportedMatch();
    const [player] = match.players;
    expect((await join(backend, player)).data.status).toBe('WAITING');
    expect((await decide(reportId, 'SUSPENDED', 'Unkind names.', 0)).code).toBe('BAD_INPUT');
    expect((await decide(reportId, 'SUSPENDED', 'Unkind names.', 91)).code).toBe('BAD_INPUT');
    expect((await decide(reportId, 'SUSPENDED', 'Unkind names.')).code).toBe('BAD_INPUT');
    expect((await decide(reportId, 'SUSPENDED', 'Unkind names.', 3)).code).toBeNull();
    const refused = await join(backend, player);
    expect(refused.code).toBe('FORBIDDEN');
    expect(refused.raw.errors?.[0]?.message).toContain('The reason: Unkind names.');
    const lobby = await send<{ refusal: string; openBattleId: string | null }>(
      backend,
      player,
      '{ battleLobby { refusal openBattleId } }',
    );
    expect(lobby.data.openBattleId).toBeNull();
    expect(lobby.data.refusal).toMatch(
      /^You can’t play battles until \w+day \d+ \w+, .*\. The reason: Unkind names\.$/,
    );
    const told = (await noticesOf(player)).find(({ second_level_type: kind }) => kind === 'BATTLES_PAUSED');
    expect(told?.message).toContain('Unkind names.');
    expect((await openReport(reportId)).suspendedUntil).not.toBeNull();
    const back = `mutation { giveBattlesBack(reportId: "${reportId}") }`;
    expect((await send(backend, player, back)).code).toBe('FORBIDDEN');
    expect((await send(backend, admin, back)).code).toBeNull();
    expect((await send(backend, admin, back)).code).toBe('CONFLICT');
    const again = await join(backend, player);
    expect(again.data.status).toBe('WAITING');
    await leave(backend, player, again.data.id);
    const lines = await backend.services.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject', '=', reportId)
      .execute();
    expect(lines.map(({ action }) => action).sort()).toEqual(['BATTLES_GIVEN_BACK', 'BATTLE_REPORT_SUSPENDED']);
  });

  it('of an account that is gone can only be closed', async () => {
    const { match, reportId } = await reportedMatch();
    await backend.services.db.deleteFrom('users').where('id', '=', match.players[0].id).execute();
    expect((await decide(reportId, 'WARNED', 'Too late.')).code).toBe('CONFLICT');
    expect((await decide(reportId, 'CLOSED', 'Gone.')).code).toBeNull();
  });
});
