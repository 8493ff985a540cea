import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellSeasonResults } from '../../../server/modules/battle/seasons/season-results';
import { tellHeld } from '../../../server/modules/notifications/tell-held';
import { readShell } from '../../../server/modules/shell';
import { localDay } from '../../../server/platform/local-day';
import type { Services } from '../../../server/platform/services';
import type { Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { makePlayer } from './players';
import { playedSeason } from './season';

let backend: TestBackend;
/** The same backend at a moment of our choice. */
let at: (instant: string) => Services;
beforeAll(async () => {
  backend = await startTestBackend();
  at = (instant) => ({ ...backend.services, clock: { now: () => new Date(instant) } });
});
afterAll(() => backend.stop());

/** Term 3 of 2026 in New South Wales: 20 July to 11 October, and Term 4 from 12 October. */
const lastMinute = '2026-10-11T23:59:00+11:00';
const firstMinute = '2026-10-12T00:05:00+11:00';

const played = (person: Person, season: Parameters<typeof playedSeason>[2]) =>
  playedSeason(backend.services, person, season);

async function gotten({ id, viewer }: Person) {
  const { db } = backend.services;
  const entries = await db
    .selectFrom('coin_entries')
    .select(['idempotency_key', 'amount'])
    .where('student_id', '=', id)
    .orderBy('idempotency_key')
    .execute();
  const notices = await db
    .selectFrom('notifications')
    .select('message')
    .where('user_id', '=', id)
    .where('second_level_type', '=', 'SEASON_RESULT')
    .execute();
  const { coins } = await readShell(backend.services, viewer);
  return {
    entries: entries.map(({ idempotency_key: key, amount }) => `${key} ${amount}`),
    notices: notices.map(({ message }) => message),
    coins,
  };
}

it('pays the end of a season by tier and course, once, with many workers, when it ends where the player lives', async () => {
  const winner = await makePlayer(backend);
  await played(winner, { from: '2026-08-03T16:00:00+10:00', games: 11, tier: 7 });
  await played(winner, { from: '2026-08-04T16:00:00+10:00', games: 10, tier: 1, courseId: 'year-8' });
  const idle = await makePlayer(backend);
  await played(idle, { from: '2026-08-03T16:00:00+10:00', games: 9, tier: 7 });
  const unsettled = await makePlayer(backend);
  await played(unsettled, { from: '2026-08-03T16:00:00+10:00', games: 10, tier: 7, provisional: true });
  const before = await makePlayer(backend);
  await played(before, { from: '2026-07-01T16:00:00+10:00', games: 12, tier: 7 });
  const after = await makePlayer(backend);
  await played(after, { from: '2026-10-11T20:30:00+11:00', games: 12, tier: 7 });
  const hidden = await makePlayer(backend);
  await played(hidden, { from: '2026-08-03T16:00:00+10:00', games: 10, tier: 10 });
  await backend.services.db.insertInto('battle_settings').values({ user_id: hidden.id, show_rank: false }).execute();

  expect(localDay(new Date(lastMinute), winner.viewer.timeZone)).toBe('2026-10-11');
  expect(await tellSeasonResults(at(lastMinute))).toBe(0);
  const told = await Promise.all(Array.from({ length: 8 }, () => tellSeasonResults(at(firstMinute))));
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(await tellSeasonResults(at('2026-10-14T12:00:00+11:00'))).toBe(0);

  // The season ended at midnight, and they sleep.
  await tellHeld(at(firstMinute));
  expect((await gotten(winner)).notices).toEqual([]);
  await tellHeld(at('2026-10-12T08:00:00+11:00'));
  const won = await gotten(winner);
  expect(won.entries).toEqual(['season:2026-T3:year-8 50', 'season:2026-T3:year-9 140']);
  expect(won.coins).toBe(190);
  expect(won.notices).toHaveLength(2);
  expect(won.notices.join(' ')).toContain('Term 3, 2026 has ended and you finished in Gold in Year 9');
  for (const nobody of [idle, unsettled, before, after])
    expect(await gotten(nobody)).toEqual({ entries: [], notices: [], coins: 0 });
  const quiet = await gotten(hidden);
  expect(quiet.coins).toBe(200);
  expect(quiet.notices.join(' ')).not.toContain('Marslite');
});

it('waits for the end in the state of the player, and looks no longer than four weeks back', async () => {
  const hobart = await makePlayer(backend);
  const { db } = backend.services;
  await db.updateTable('users').set({ time_zone: 'Australia/Hobart' }).where('id', '=', hobart.id).execute();
  await played(hobart, { from: '2026-08-03T16:00:00+10:00', games: 10, tier: 3 });
  // Tasmania's Term 4 begins a week later.
  expect(await tellSeasonResults(at('2026-10-18T23:00:00+11:00'))).toBe(0);
  expect(await tellSeasonResults(at('2026-11-30T12:00:00+11:00'))).toBe(0);
  expect(await tellSeasonResults(at('2026-10-19T00:07:00+11:00'))).toBe(1);
  expect((await gotten(hobart)).entries).toEqual(['season:2026-T3:year-9 75']);
});
