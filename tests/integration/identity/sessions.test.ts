import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../../server/modules/identity';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

it('keeps a session that is used and ends one that is not', async () => {
  const person = await makePerson(backend.services);
  const viewer = async () => (await backend.ask('query Me { viewer { id } }', { token: person.token })).data.viewer;
  backend.clock.advance({ days: 29 });
  expect(await viewer()).toEqual({ id: person.id });
  backend.clock.advance({ days: 29 });
  expect(await viewer()).toEqual({ id: person.id });
  backend.clock.advance({ days: 31 });
  expect(await viewer()).toBeNull();
});

it('stores no token as it is', async () => {
  const person = await makePerson(backend.services);
  const rows = await backend.services.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows.map(({ token_hash }) => token_hash.toString('base64url')))).not.toContain(person.token);
});

it('keeps the first acceptance of the terms', async () => {
  const person = await makePerson(backend.services, { accepted: false });
  const ask = (query: string) => backend.ask(query, { token: person.token });
  expect((await ask('query Terms { signupTc { acceptTcTime } }')).data).toEqual({ signupTc: { acceptTcTime: null } });
  const first = await ask('mutation Agree { recordSignupTcAfterSignup { acceptTcTime } }');
  backend.clock.advance({ hours: 1 });
  const again = await ask('mutation Again { setSignupTc { acceptTcTime } }');
  const { acceptTcTime } = first.data.recordSignupTcAfterSignup as { acceptTcTime: number };
  expect(again.data).toEqual({ setSignupTc: { acceptTcTime } });
  expect((await ask('query Terms { signupTc { acceptTcTime } }')).data).toEqual({ signupTc: { acceptTcTime } });
});

describe('the list of sessions', () => {
  interface Listed {
    id: string;
    device: string;
    lastSeenAt: string;
    current: boolean;
  }
  const list = async (token: string) =>
    (await backend.ask('query S { sessions { id device lastSeenAt current } }', { token })).data.sessions as Listed[];
  const isIn = async (token: string) =>
    (await backend.ask('query Me { viewer { id } }', { token })).data.viewer !== null;
  const open = (userId: string, name: string) =>
    openSession(backend.services.db, userId, backend.clock.now(), { token: null, name });

  it('names each browser, when it was last used, and which one asks', async () => {
    const person = await makePerson(backend.services);
    const phone = await open(person.id, 'Chrome on Android');
    backend.clock.advance({ minutes: 9 });
    await isIn(person.token);
    const early = await list(phone.token);
    backend.clock.advance({ minutes: 9 });
    await isIn(person.token);
    const listed = await list(phone.token);
    // Within ten minutes of its start a use is not written down; after that it is.
    const minutesAgo = ({ lastSeenAt }: Listed) =>
      Math.round((backend.clock.now().getTime() - Date.parse(lastSeenAt)) / 60_000);
    expect(early.map(minutesAgo)).toEqual([18, 18]);
    expect(listed.map(minutesAgo)).toEqual([0, 0]);
    expect(listed.map(({ device, current }) => ({ device, current }))).toEqual(
      expect.arrayContaining([
        { device: '', current: false },
        { device: 'Chrome on Android', current: true },
      ]),
    );
  });

  it('ends one of them, or all others, and never somebody else’s', async () => {
    const person = await makePerson(backend.services);
    const stranger = await makePerson(backend.services);
    const [phone, tablet] = [await open(person.id, 'Chrome on Android'), await open(person.id, 'Safari on iPad')];
    const end = (id: string, token: string) =>
      backend.ask('mutation E($id: ID!) { endSession(id: $id) }', { variables: { id }, token });
    const idOf = async (device: string) =>
      (await list(person.token)).find((session) => session.device === device)?.id ?? '';
    expect((await end(await idOf('Chrome on Android'), stranger.token)).status).toBe(404);
    expect((await end('no id at all', person.token)).status).toBe(404);
    expect((await end(await idOf('Chrome on Android'), person.token)).status).toBe(200);
    expect([await isIn(phone.token), await isIn(tablet.token), await isIn(person.token)]).toEqual([false, true, true]);
    await backend.ask('mutation O { endOtherSessions }', { token: person.token });
    expect([await isIn(tablet.token), await isIn(person.token), await isIn(stranger.token)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

it('the account forgets the browsers beyond the latest twenty, and those unused for a year', async () => {
  const person = await makePerson(backend.services);
  const sign = () => openSession(backend.services.db, person.id, backend.clock.now(), { token: null, name: 'Test' });
  const known = async () =>
    (await backend.services.db.selectFrom('known_devices').select('used_at').where('user_id', '=', person.id).execute())
      .length;
  for (let n = 0; n < 25; n += 1) {
    backend.clock.advance({ minutes: 1 });
    await sign();
  }
  expect(await known()).toBe(20);
  backend.clock.advance({ days: 366 });
  await sign();
  expect(await known()).toBe(1);
});
