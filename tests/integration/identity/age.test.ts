import { afterAll, beforeAll, expect, it } from 'vitest';
import { ageInYears, isUnder13, setAge } from '../../../server/modules/identity';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const ask = (viewer: Viewer, year: number, parentEmail: string | null = null) =>
  setAge(backend.services, { viewer, month: 3, year, parentEmail });

const mailsTo = (email: string) =>
  backend.services.db.selectFrom('outbox_mails').select('body').where('to_email', '=', email).execute();

const storedOf = ({ id }: { id: string }) =>
  backend.services.db
    .selectFrom('users')
    .select(['birth_month', 'parent_email'])
    .where('id', '=', id)
    .executeTakeFirst();

it('stores the month of birth once, with a parent’s address for whoever is under 15, who gets one mail', async () => {
  const { viewer, token } = await makePerson(backend.services);
  const year = backend.clock.now().getUTCFullYear() - 12;
  const parent = `parent-${viewer.id}@home.test`;
  await expect(ask(viewer, year)).rejects.toMatchObject({
    code: 'BAD_INPUT',
    extra: { details: { field: 'parentEmail' } },
  });
  await expect(ask(viewer, year, viewer.account.email.toUpperCase())).rejects.toMatchObject({ code: 'BAD_INPUT' });
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => ask(viewer, year, parent)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await storedOf(viewer)).toEqual({ birth_month: `${year}-03-01`, parent_email: parent });
  expect(await mailsTo(parent)).toHaveLength(1);
  await expect(ask(viewer, year - 10)).rejects.toMatchObject({ code: 'CONFLICT' });
  const { data } = await backend.ask('query P { profile { birthMonth } }', { token });
  expect(data.profile).toEqual({ birthMonth: `${year}-03-01` });
});

it('writes to nobody’s parent from 15 on, and asks nobody who teaches', async () => {
  const { viewer } = await makePerson(backend.services);
  await ask(viewer, backend.clock.now().getUTCFullYear() - 17, 'mum@home.test');
  expect(await storedOf(viewer)).toMatchObject({ parent_email: null });
  expect(await mailsTo('mum@home.test')).toEqual([]);
  const teacher = await makePerson(backend.services, { role: 'TEACHER' });
  await expect(ask(teacher.viewer, 1980)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('tells who is under 13: by the month of birth, else by the school year', async () => {
  const { viewer } = await makePerson(backend.services);
  const now = backend.clock.now();
  // Year 7, and nothing told.
  expect([ageInYears(viewer, now), isUnder13(viewer, now)]).toEqual([null, true]);
  const born = { ...viewer, account: { ...viewer.account, birthMonth: `${now.getUTCFullYear() - 14}-01-01` } };
  expect(isUnder13(born, now)).toBe(false);
});
