import { afterAll, beforeAll, expect, it } from 'vitest';
import { cheer, follow, readFollowing, setFollowable, unfollow } from '../../../server/modules/following';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const of = ({ viewer }: Person) => readFollowing(backend.services, viewer);

async function openPerson(nickname: string): Promise<{ person: Person; code: string }> {
  const person = await makePerson(backend.services, { nickname });
  await setFollowable(backend.services, { viewer: person.viewer, on: true });
  return { person, code: (await of(person)).code ?? '' };
}

const noticesOf = ({ id }: Person) =>
  backend.services.db.selectFrom('notifications').select('second_level_type').where('user_id', '=', id).execute();

it('is private by default: there is no code, and nobody can follow by the inviting code', async () => {
  const { services } = backend;
  const [me, other] = [await makePerson(services), await makePerson(services)];
  expect((await of(other)).code).toBeNull();
  const code = other.viewer.account.invitingCode;
  await expect(follow(services, { viewer: me.viewer, code })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('follows by code, tells once, and shows first names alone', async () => {
  const { services } = backend;
  const { person: mia, code } = await openPerson('Mia Okafor');
  const me = await makePerson(services);
  await Promise.all(
    Array.from({ length: 10 }, () => follow(services, { viewer: me.viewer, code: ` ${code.toLowerCase()} ` })),
  );
  const { followed } = await of(me);
  expect(followed).toEqual([{ code, firstName: 'Mia', avatar: null, answeredThisWeek: 0, cheeredToday: false }]);
  expect((await of(mia)).followers).toHaveLength(1);
  expect(await noticesOf(mia)).toEqual([{ second_level_type: 'FOLLOWED_YOU' }]);
  expect(JSON.stringify(followed)).not.toContain('Okafor');
});

it('cheers once a day', async () => {
  const { services } = backend;
  const { person: ben, code } = await openPerson('Ben');
  const me = await makePerson(services);
  await expect(cheer(services, { viewer: me.viewer, code })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await follow(services, { viewer: me.viewer, code });
  await Promise.all(Array.from({ length: 10 }, () => cheer(services, { viewer: me.viewer, code })));
  expect((await noticesOf(ben)).filter(({ second_level_type: kind }) => kind === 'CHEER_RECEIVED')).toHaveLength(1);
  expect((await of(me)).followed[0]?.cheeredToday).toBe(true);
});

it('loses every follower when nobody may follow any more', async () => {
  const { services } = backend;
  const { person: zoe, code } = await openPerson('Zoe');
  const me = await makePerson(services);
  await follow(services, { viewer: me.viewer, code });
  await setFollowable(services, { viewer: zoe.viewer, on: false });
  expect((await of(me)).followed).toEqual([]);
  await setFollowable(services, { viewer: zoe.viewer, on: true });
  expect((await of(zoe)).followers).toEqual([]);
  expect((await of(zoe)).code).not.toBe(code);
  await expect(unfollow(services, { viewer: me.viewer, code })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('finds nobody by guessing: twenty wrong codes in a quarter of an hour', async () => {
  const { services } = backend;
  const { viewer } = await makePerson(services);
  const guess = (n: number) => follow(services, { viewer, code: `GUESS${n}` });
  for (let n = 0; n < 20; n += 1) await expect(guess(n)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(guess(20)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

it('follows a hundred people at most, also when several are followed at once', async () => {
  const { services } = backend;
  const me = await makePerson(services);
  const others = await Promise.all(Array.from({ length: 99 }, () => makePerson(services)));
  await services.db
    .insertInto('follows')
    .values(others.map(({ id }) => ({ follower_id: me.id, followed_id: id, created_at: services.clock.now() })))
    .execute();
  const codes = (await Promise.all(Array.from({ length: 6 }, () => openPerson('Kim')))).map(({ code }) => code);
  const outcomes = await Promise.allSettled(codes.map((code) => follow(services, { viewer: me.viewer, code })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const followed = await services.db
    .selectFrom('follows')
    .select('followed_id')
    .where('follower_id', '=', me.id)
    .execute();
  expect(followed).toHaveLength(100);
});
