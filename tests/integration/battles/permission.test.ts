import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { join, leave, send } from './players';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** A student of Year 7, whose age nobody told, with a parent's address. */
async function makeChild(): Promise<{ child: Person; parent: string }> {
  const child = await makePerson(backend.services, { nickname: 'Ada Young' });
  const parent = `parent-${child.id}@home.test`;
  await backend.services.db.updateTable('users').set({ parent_email: parent }).where('id', '=', child.id).execute();
  return { child, parent };
}

const askParent = (child: Person) => send<boolean>(backend, child, 'mutation { askParentForBattles }');

/** The keys of the links that were mailed, the oldest first. */
async function keysOf(parent: string): Promise<string[]> {
  const mails = await backend.services.db
    .selectFrom('outbox_mails')
    .select('body')
    .where('to_email', '=', parent)
    .orderBy('created_at')
    .execute();
  return mails.flatMap(({ body }) => /battle-permission\/([\w-]+)/.exec(body)?.[1] ?? []);
}

/** As anybody who has the link, without an account. */
async function answer(key: string, allowed: boolean): Promise<string | null> {
  const { errors } = await backend.ask(`mutation { setBattlePermission(key: "${key}", allowed: ${allowed}) }`);
  return (errors?.[0]?.extensions.code as string | undefined) ?? null;
}

const settings = 'showRank onBoards anyoneMayPlay parent';
const turnOn = (child: Person, name: string) =>
  send<Record<string, unknown>>(backend, child, `mutation { setBattleSettings(${name}: true) { ${settings} } }`);
const standing = async (child: Person) =>
  (await send<{ settings: object }>(backend, child, `{ battleLobby { settings { ${settings} } } }`)).data.settings;
const scopeOf = async (child: Person) => {
  const { data } = await join(backend, child);
  await leave(backend, child, data.id);
  return data.waiting?.scope;
};

describe('who opens battles with strangers to a student under 13', () => {
  it('not the student, but a parent by the link of a mail, who can take it back', async () => {
    const { child, parent } = await makeChild();
    expect(await standing(child)).toMatchObject({ anyoneMayPlay: false, onBoards: false, parent: 'NOT_ASKED' });
    expect((await turnOn(child, 'anyoneMayPlay')).code).toBe('FORBIDDEN');
    expect((await askParent(child)).data).toBe(true);
    expect(await standing(child)).toMatchObject({ anyoneMayPlay: false, parent: 'ASKED' });
    expect((await turnOn(child, 'anyoneMayPlay')).code).toBe('FORBIDDEN');
    expect(await scopeOf(child)).toBe('SCHOOL');
    const [key = ''] = await keysOf(parent);
    const { data } = await backend.ask(`{ battlePermission(key: "${key}") { firstName allowed mayAllow } }`);
    expect(data.battlePermission).toEqual({ firstName: 'Ada', allowed: null, mayAllow: true });
    expect(await answer(key, true)).toBeNull();
    expect(await standing(child)).toMatchObject({ anyoneMayPlay: true, onBoards: false, parent: 'ALLOWED' });
    expect((await turnOn(child, 'onBoards')).code).toBe('FORBIDDEN');
    expect(await scopeOf(child)).toBe('ANYONE');
    // Weeks later the same link still takes it back, and then no longer gives it.
    backend.clock.advance({ days: 20 });
    expect(await answer(key, false)).toBeNull();
    expect(await standing(child)).toMatchObject({ anyoneMayPlay: false, parent: 'REFUSED' });
    expect(await scopeOf(child)).toBe('SCHOOL');
    expect(await answer(key, true)).toBe('CONFLICT');
  });

  it('closes the older link by a newer one, and forgets what it allowed', async () => {
    const { child, parent } = await makeChild();
    await askParent(child);
    const [first = ''] = await keysOf(parent);
    await answer(first, true);
    backend.clock.advance({ seconds: 5 });
    await askParent(child);
    expect(await standing(child)).toMatchObject({ anyoneMayPlay: false, parent: 'ASKED' });
    expect(await answer(first, true)).toBe('NOT_FOUND');
    expect((await askParent(child)).code).toBe('RATE_LIMITED');
    expect(await keysOf(parent)).toHaveLength(2);
  });

  it('keeps only a hash of the key, and opens nothing by another', async () => {
    const { child, parent } = await makeChild();
    await askParent(child);
    const [key = ''] = await keysOf(parent);
    const row = await backend.services.db
      .selectFrom('battle_permissions')
      .selectAll()
      .where('user_id', '=', child.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(key);
    expect(row.key_hash.toString()).not.toContain(key);
    for (const other of ['', 'x', `${key}x`, key.slice(1)]) expect(await answer(other, true)).toBe('NOT_FOUND');
  });

  it('writes to nobody without an address, nor for whoever is 13', async () => {
    const alone = await makePerson(backend.services);
    expect((await askParent(alone)).code).toBe('CONFLICT');
    const { child, parent } = await makeChild();
    const born = new Date(backend.clock.now().getTime() - 14 * 366 * 24 * 60 * 60_000);
    const month = `${born.toISOString().slice(0, 7)}-01`;
    await backend.services.db.updateTable('users').set({ birth_month: month }).where('id', '=', child.id).execute();
    expect((await askParent(child)).code).toBe('CONFLICT');
    expect(await standing(child)).toMatchObject({ anyoneMayPlay: true, onBoards: true, parent: null });
    expect(await keysOf(parent)).toEqual([]);
  });
});
