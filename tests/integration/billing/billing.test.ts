import { afterAll, beforeAll, expect, it } from 'vitest';
import { courseSubscriptions, hasFullAccess, localDay } from '../../../server/modules/billing';
import { setFlag } from '../../../server/modules/flags';
import { findViewer } from '../../../server/modules/identity';
import { readShell } from '../../../server/modules/shell';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const credit = async (person: Person) =>
  (
    await backend.ask(
      'query C { myAiCredit { creditsUsed totalCredits cycleStartedAt nextResetTime creditResetFrequency } }',
      person,
    )
  ).data.myAiCredit;

it('opens every course for 14 days from the acceptance of the terms', async () => {
  const { viewer } = await makePerson(backend.services);
  const subscription = await courseSubscriptions(backend.services, viewer);
  expect(subscription('year-7')).toMatchObject({ is14DaysTrial: true, from: viewer.acceptTcAt });
  expect((await readShell(backend.services, viewer)).planState).toBe('FREE');
  backend.clock.advance({ days: 14 });
  expect((await courseSubscriptions(backend.services, viewer))('year-7')).toBeNull();
  expect(await hasFullAccess(backend.services, viewer)).toBe(false);
});

it('has no trial where its flag is off', async () => {
  const { viewer } = await makePerson(backend.services);
  const admin = await makePerson(backend.services, { role: 'ADMIN' });
  const decide = (mode: string) =>
    setFlag(backend.services, {
      viewer: admin.viewer,
      decision: { name: 'trial-14-day', mode, percentage: 0, emails: [] },
    });
  await decide('OFF');
  expect((await courseSubscriptions(backend.services, viewer))('year-7')).toBeNull();
  expect(await hasFullAccess(backend.services, viewer)).toBe(false);
  await decide('DEFAULT');
  expect(await hasFullAccess(backend.services, viewer)).toBe(true);
});

it('has no trial before the terms are accepted, and none for visitors', async () => {
  const { viewer } = await makePerson(backend.services, { accepted: false });
  expect((await courseSubscriptions(backend.services, viewer))('year-7')).toBeNull();
  expect((await courseSubscriptions(backend.services, null))('year-7')).toBeNull();
});

it('puts a paid term before the trial, for its own course', async () => {
  const { id, viewer } = await makePerson(backend.services);
  const now = backend.clock.now();
  const term = { starts_at: now, ends_at: new Date(now.getTime() + 30 * 86_400_000) };
  await backend.services.db
    .insertInto('subscriptions')
    .values({ user_id: id, id: newId(), course_id: 'year-7', ...term })
    .execute();
  const subscription = await courseSubscriptions(backend.services, viewer);
  expect(subscription('year-7')).toMatchObject({ is14DaysTrial: false, to: term.ends_at });
  expect(subscription('year-8')).toMatchObject({ is14DaysTrial: true });
  expect((await readShell(backend.services, viewer)).planState).toBe('ACTIVE');
});

it('counts the credits of the day: 20 in the trial, 5 after it', async () => {
  const person = await makePerson(backend.services);
  const use = { user_id: person.id, id: newId(), credits: 3, idempotency_key: 'hint', created_at: backend.clock.now() };
  await backend.services.db.insertInto('ai_credit_uses').values(use).execute();
  expect(await credit(person)).toMatchObject({ creditsUsed: 3, totalCredits: 20, creditResetFrequency: 'DAILY' });
  backend.clock.advance({ days: 15 });
  expect(await credit(person)).toMatchObject({ creditsUsed: 0, totalCredits: 5 });
  expect(await findViewer(backend.services, person.token)).not.toBeNull();
});

it('starts the day at the student’s own midnight, also when the clocks change', () => {
  expect(localDay(new Date('2026-06-10T15:00:00Z'), 'Australia/Sydney')).toEqual({
    from: new Date('2026-06-10T14:00:00Z'),
    to: new Date('2026-06-11T14:00:00Z'),
  });
  expect(localDay(new Date('2026-06-10T15:00:00Z'), 'Australia/Perth').from).toEqual(new Date('2026-06-09T16:00:00Z'));
  // Daylight saving began in Sydney on 4 October 2026: that day has 23 hours.
  expect(localDay(new Date('2026-10-04T00:00:00Z'), 'Australia/Sydney')).toEqual({
    from: new Date('2026-10-03T14:00:00Z'),
    to: new Date('2026-10-04T13:00:00Z'),
  });
});
