import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ReadMatch, readDue } from '../../../server/modules/battle/match/match.repo';
import { storeMove } from '../../../server/modules/battle/match/store-move';
import type { StoredMove } from '../../../server/modules/battle/match/store-moves.repo';
import { runnerId } from '../../../server/modules/battle/runner/runner-id';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { makePlayer, meet } from './players';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** A match that has just been found, as its runner reads it. */
async function found(): Promise<ReadMatch> {
  const players = [await makePlayer(backend), await makePlayer(backend)] as const;
  const { id } = await meet(backend, [...players]);
  const later = new Date(backend.clock.now().getTime() + 60_000);
  const match = (await readDue(backend.services.db, runnerId(backend.services), later, 100)).find(
    (each) => each.id === id,
  );
  if (!match) throw new Error('The runner does not own the match.');
  return match;
}

const move = (match: ReadMatch, type: string, change: Partial<StoredMove> = {}): StoredMove => ({
  battleId: match.id,
  version: match.version,
  state: { ...match.state, index: match.state.index + 1 },
  dueAt: new Date(0),
  played: [],
  answer: null,
  told: match.seats.flatMap(({ user_id: userId }) => (userId === null ? [] : [{ userId, payload: { type } }])),
  ...change,
});

/** What the players of a match were told by these moves, and where it stands. */
async function after({ id, seats }: ReadMatch) {
  const { db } = backend.services;
  const { state } = await db.selectFrom('battles').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  const events = await db
    .selectFrom('user_events')
    .select(['user_id', 'payload'])
    .where(
      'user_id',
      'in',
      seats.flatMap(({ user_id: userId }) => userId ?? []),
    )
    .orderBy('seq')
    .execute();
  const told = events.map(({ payload }) => (payload as { type: string }).type).filter((type) => type.includes('move'));
  return { index: (state as { index: number }).index, told };
}

it('writes one of two moves that were made from the same reading, and tells of that one alone', async () => {
  const match = await found();
  const { services } = backend;
  const stored = await Promise.all([
    storeMove(services, move(match, 'move a')),
    storeMove(services, move(match, 'move b')),
  ]);
  expect(stored.toSorted()).toEqual([false, true]);
  expect(await storeMove(services, move(match, 'move c'))).toBe(false);
  const kind = stored[0] ? 'move a' : 'move b';
  expect(await after(match)).toEqual({ index: 1, told: [kind, kind] });
});

it('writes moves of other matches beside one that came too late', async () => {
  const [late, fresh] = [await found(), await found()];
  const { services } = backend;
  await storeMove(services, move(late, 'move first'));
  const stored = await Promise.all([
    storeMove(services, move(late, 'move again')),
    storeMove(services, move(fresh, 'move fresh')),
  ]);
  expect(stored).toEqual([false, true]);
  expect((await after(late)).told).toEqual(['move first', 'move first']);
  expect((await after(fresh)).told).toEqual(['move fresh', 'move fresh']);
});

it('writes nothing of a move whose answer is there already', async () => {
  const match = await found();
  const { services } = backend;
  const answer = { seat: 0 as const, index: 0, answer: '1', is_right: true, at: 1 };
  await services.db
    .insertInto('battle_answers')
    .values({ ...answer, battle_id: match.id, answer: '2', is_right: false })
    .execute();
  expect(await storeMove(services, move(match, 'move with answer', { answer }))).toBe(false);
  expect(await after(match)).toEqual({ index: 0, told: [] });
});
