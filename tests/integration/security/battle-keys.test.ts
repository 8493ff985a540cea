import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../backend/people';
import type { TestBackend } from '../backend/test-backend';
import { give, join, look, makePlayer } from '../battles/players';
import { type EventReader, readServerEvents } from '../site/event-reader';
import { cookieOf, send } from '../site/send';
import { type Site, startSite } from '../site/start-site';
import { backendOf, canary, leaks, storeWithCanary } from './canary';

let site: Site;
let backend: TestBackend;
beforeAll(async () => {
  site = await startSite();
  backend = backendOf(site);
});
afterAll(() => site?.stop());

/** Puts keys into a match that has just been found, before its first question opens. */
async function markDeck(battleId: string): Promise<void> {
  const { db } = site.services;
  const { deck } = await db.selectFrom('battles').select('deck').where('id', '=', battleId).executeTakeFirstOrThrow();
  if (!deck) throw new Error('There are no questions.');
  const marked = [];
  for (const card of deck) marked.push({ ...card, instanceId: await storeWithCanary(site.services, card.instanceId) });
  await db
    .updateTable('battles')
    .set({ deck: JSON.stringify(marked) as never })
    .where('id', '=', battleId)
    .execute();
}

/** Everything that a player can be told about the match now, by where it was told. */
async function told(player: Person, battleId: string, events: EventReader): Promise<[string, string][]> {
  const replies: [string, string][] = [['events', events.text()]];
  const pages = [
    `/battle/${battleId}`,
    `/battle/${battleId}/verify`,
    '/game',
    '/rank/year-9',
    '/home',
    '/notifications',
  ];
  for (const path of pages.flatMap((page) => [page, `${page}.data`])) {
    const headers = { ...cookieOf(player.token), 'sec-fetch-site': 'same-origin' };
    replies.push([path, (await send(site.url, { path, headers })).text]);
  }
  const operations = [
    `{ battleRecord(battleId: "${battleId}") { json } }`,
    `{ verifiedBattle(battleId: "${battleId}") { ok } }`,
  ];
  replies.push(['battle', JSON.stringify(await look(backend, player, battleId))]);
  for (const operation of operations)
    replies.push([operation, JSON.stringify(await backend.ask(operation, { token: player.token }))]);
  return replies;
}

it('the key of an open question appears in no reply to either player before both have answered, and then it does', async () => {
  const [ava, ben] = [await makePlayer(backend, 'Ava One'), await makePlayer(backend, 'Ben Two')];
  const streams = [await readServerEvents(site.url, ava.token, '0'), await readServerEvents(site.url, ben.token, '0')];
  const toldBoth = async () => [
    ...(await told(ava, battleId, streams[0] as EventReader)),
    ...(await told(ben, battleId, streams[1] as EventReader)),
  ];
  const waiting = await join(backend, ava);
  await join(backend, ben);
  const status = async (id: string) => (await look(backend, ava, id)).status;
  await expect.poll(() => status(waiting.data.id), { timeout: 20_000 }).not.toBe('WAITING');
  const battleId = (await look(backend, ava, waiting.data.id)).mergedInto ?? waiting.data.id;
  await markDeck(battleId);
  expect(leaks(await toldBoth())).toEqual([]);

  await expect.poll(() => status(battleId), { timeout: 20_000 }).toBe('QUESTION');
  expect(leaks(await toldBoth())).toEqual([]);
  const first = await give(backend, ava, battleId, 0, '12');
  expect(first.data.problem).toBeNull();
  expect(leaks([['the answer', JSON.stringify(first.raw)]])).toEqual([]);
  expect(leaks(await toldBoth())).toEqual([]);

  await give(backend, ben, battleId, 0, canary);
  await expect.poll(async () => leaks(await toldBoth())).toContain('battle');
  for (const { close } of streams) close();
});
