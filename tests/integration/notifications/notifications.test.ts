import { afterAll, beforeAll, expect, it } from 'vitest';
import { addNotification, type NewNotification } from '../../../server/modules/notifications';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

function tell(person: Person, message: string, more: Partial<NewNotification> = {}): Promise<string | null> {
  const createdAt = backend.clock.now();
  const notice = {
    userId: person.id,
    firstLevelType: 'SYSTEM' as const,
    secondLevelType: 'TRIAL_STARTED' as const,
    message,
  };
  return backend.services.db.transaction().execute((trx) => addNotification(trx, { ...notice, createdAt, ...more }));
}

async function bell(person: Person): Promise<{ dot: boolean; messages: string[] }> {
  const { data } = await backend.ask(
    'query Bell { viewer { hasNewNotifications } newNotifications(recentDays: 2) { message } }',
    person,
  );
  const list = data.newNotifications as { message: string }[];
  const { hasNewNotifications } = data.viewer as { hasNewNotifications: boolean };
  return { dot: hasNewNotifications, messages: list.map(({ message }) => message) };
}

const clear = (person: Person) => backend.ask('mutation Clear { clearNotifications(recentDays: 2) }', person);

it('shows the notices of two days, newest first, without those of the forum', async () => {
  const person = await makePerson(backend.services);
  expect(await bell(person)).toEqual({ dot: false, messages: [] });
  const hoursAgo = (hours: number) => new Date(backend.clock.now().getTime() - hours * 3_600_000);
  await tell(person, 'too old', { createdAt: hoursAgo(49) });
  await tell(person, 'yesterday', { createdAt: hoursAgo(24) });
  await tell(person, 'in the forum', { firstLevelType: 'FORUM' });
  await tell(person, 'just now');
  expect(await bell(person)).toEqual({ dot: true, messages: ['just now', 'yesterday'] });
});

it('clears what is shown, for this person alone, and leaves it in the full list', async () => {
  const [person, neighbour] = [await makePerson(backend.services), await makePerson(backend.services)];
  await tell(person, 'one');
  await tell(person, 'two');
  await tell(neighbour, 'not yours');
  expect((await clear(person)).data).toEqual({ clearNotifications: 2 });
  expect((await clear(person)).data).toEqual({ clearNotifications: 0 });
  expect(await bell(person)).toEqual({ dot: false, messages: [] });
  expect((await bell(neighbour)).messages).toEqual(['not yours']);
  const all = await backend.ask('query All { notifications { items { message status } } }', person);
  expect(all.data.notifications).toMatchObject({ items: [{ status: 'DISMISSED' }, { status: 'DISMISSED' }] });
});

it('pages through many without losing or doubling one, also within one instant', async () => {
  const person = await makePerson(backend.services);
  const createdAt = backend.clock.now();
  for (let n = 0; n < 25; n += 1) await tell(person, `notice ${n}`, { createdAt });
  const seen: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < 4; page += 1) {
    const answer = await backend.ask(
      'query Page($after: ID) { notifications(after: $after, first: 10) { items { id } hasMore endCursor } }',
      { ...person, variables: { after } },
    );
    const found = answer.data.notifications as { items: { id: string }[]; hasMore: boolean; endCursor: string };
    seen.push(...found.items.map(({ id }) => id));
    if (!found.hasMore) break;
    after = found.endCursor;
  }
  expect(seen).toHaveLength(25);
  expect(new Set(seen).size).toBe(25);
});

it('lets no script through, on the way in or on the way out', async () => {
  const person = await makePerson(backend.services);
  const hostile = '<b>Hi</b><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>';
  const id = await tell(person, hostile);
  const stored = await backend.services.db.selectFrom('notifications').select('message').where('id', '=', id).execute();
  expect(stored).toEqual([{ message: '<b>Hi</b><a>x</a>' }]);
  await backend.services.db.updateTable('notifications').set({ message: hostile }).where('id', '=', id).execute();
  expect((await bell(person)).messages).toEqual(['<b>Hi</b><a>x</a>']);
});
