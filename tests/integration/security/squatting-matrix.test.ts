import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectCopy } from '../../../server/modules/account-export/collect-copy';
import { eraseDueAccounts } from '../../../server/modules/account-export/delete-account';
import { askParentForBattles } from '../../../server/modules/battle';
import { sendContactMessage } from '../../../server/modules/contact';
import { setAdministrator, setAge, setInspection } from '../../../server/modules/identity';
import { newId } from '../../../server/platform/ids';
import type { Role } from '../../../server/platform/viewer';
import { makePerson, type Person, proveEmail, viewerOf } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { call, operations } from '../classroom/operations';
import { makeSchool, type School } from '../tasks/school';

let backend: TestBackend;
let school: School;
let admin: Person;
beforeAll(async () => {
  backend = await startTestBackend();
  school = await makeSchool(backend, 1);
  admin = await makePerson(backend.services, { role: 'ADMIN' });
});
afterAll(() => backend.stop());

const as = (person: Person, [query, variables]: readonly [string, object]) =>
  call(backend, person, query, variables as Record<string, unknown>);

async function copyOf({ id }: Person): Promise<string> {
  const parts: unknown[] = [];
  for await (const part of collectCopy(backend.services.db, id, backend.clock.now())) parts.push(part);
  return JSON.stringify(parts);
}

const count = async (table: 'contact_messages' | 'class_invitations', email: string): Promise<number> =>
  (await backend.services.db.selectFrom(table).select('email').where('email', '=', email).execute()).length;

async function planEnd({ id }: Person): Promise<void> {
  await backend.services.db
    .updateTable('users')
    .set({ deletes_at: backend.clock.now() })
    .where('id', '=', id)
    .execute();
  await eraseDueAccounts(backend.services);
}

const writeToUs = (email: string, message: string) =>
  sendContactMessage(backend.services, {
    input: { name: 'Somebody', email, topic: 'OTHER', message },
    clientAddress: '203.0.113.9',
  });

/** A flag that is on for these addresses alone. */
const switchOnFor = (emails: string[]) =>
  backend.services.db
    .insertInto('flag_settings')
    .values({ name: 'vce-mock-badge', mode: 'SOME', percentage: 0, emails, updated_at: backend.clock.now() })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ emails }))
    .execute();

async function hasFlag(person: Person): Promise<boolean> {
  // The rules are read anew once somebody changed them.
  await backend.ask('mutation Set($input: SetFlagInput!) { setFlag(input: $input) }', {
    token: admin.token,
    variables: { input: { name: 'whiteboard', mode: 'ON', percentage: 0, emails: [] } },
  });
  const { data } = await backend.ask('query Q { viewer { flags(names: ["vce-mock-badge"]) { on } } }', person);
  return (data.viewer as { flags: { on: boolean }[] }).flags[0]?.on === true;
}

/** One thing that is found by an address. */
interface BoundThing {
  role: Role;
  /** Sends it to the address. */
  arrange(email: string): Promise<unknown>;
  /** Whether the account with this address gets at it. */
  reaches(person: Person): Promise<boolean>;
  /** Only what comes once the account is there. */
  after?: true;
}

const mark = 'only the owner of the mailbox reads this';

const things: Record<string, BoundThing> = {
  'the list of invitations to teach': {
    role: 'TEACHER',
    arrange: (email) => as(school.teacher, operations.inviteCoTeacher(school.classId, email)),
    reaches: async (person) => ((await as(person, operations.teachingInvitations())) as unknown[]).length > 0,
  },
  'a class to teach, with its students': {
    role: 'TEACHER',
    arrange: (email) => as(school.teacher, operations.inviteCoTeacher(school.classId, email)),
    reaches: async (person) => {
      await as(person, operations.answer(school.classId));
      return (await as(person, operations.taught(school.classId))) !== 'NOT_FOUND';
    },
  },
  'the notice of an invitation to teach': {
    role: 'TEACHER',
    arrange: (email) => as(school.teacher, operations.inviteCoTeacher(school.classId, email)),
    reaches: async ({ id }) => {
      const { db } = backend.services;
      const notices = await db.selectFrom('notifications').select('id').where('user_id', '=', id).execute();
      const held = await db.selectFrom('held_notifications').select('id').where('user_id', '=', id).execute();
      return notices.length + held.length > 0;
    },
    after: true,
  },
  'an invitation into a class, with its code': {
    role: 'STUDENT',
    arrange: (email) => as(school.teacher, operations.inviteStudents(school.classId, [email])),
    reaches: async (person) => ((await as(person, operations.invitations())) as unknown[]).length > 0,
  },
  'declining an invitation into a class': {
    role: 'STUDENT',
    arrange: (email) => as(school.teacher, operations.inviteStudents(school.classId, [email])),
    reaches: async (person) => (await as(person, operations.decline(school.classId))) === true,
  },
  'an invitation in the copy of data': {
    role: 'STUDENT',
    arrange: (email) => as(school.teacher, operations.inviteStudents(school.classId, [email])),
    reaches: async (person) => (await copyOf(person)).includes(school.classId),
  },
  'a message of the contact form in the copy of data': {
    role: 'STUDENT',
    arrange: (email) => writeToUs(email, mark),
    reaches: async (person) => (await copyOf(person)).includes(mark),
  },
  'a mail in the copy of data': {
    role: 'TEACHER',
    arrange: (email) => backend.services.mail.send({ about: null, to: email, subject: 'For you', body: mark }),
    reaches: async (person) => (await copyOf(person)).includes(mark),
  },
  'the link of a parent who permits battles': {
    role: 'TEACHER',
    arrange: async (email) => {
      const child = await makePerson(backend.services);
      const year = backend.clock.now().getUTCFullYear() - 10;
      await setAge(backend.services, { viewer: child.viewer, month: 3, year, parentEmail: email });
      await askParentForBattles(backend.services, await viewerOf(backend.services, child));
    },
    reaches: async (person) => (await copyOf(person)).includes('/battle-permission/'),
  },
  'that a flag is on for the address, in the copy of data': {
    role: 'STUDENT',
    arrange: (email) => switchOnFor([email]),
    reaches: async (person) => (await copyOf(person)).includes('vce-mock-badge'),
  },
  'a flag that is on for the address': {
    role: 'STUDENT',
    arrange: (email) => switchOnFor([email]),
    reaches: hasFlag,
  },
  'a flag that is on for a whole school': {
    role: 'STUDENT',
    arrange: (email) => switchOnFor([email.slice(email.indexOf('@'))]),
    reaches: hasFlag,
  },
  'the role of an administrator, given by address': {
    role: 'TEACHER',
    arrange: async () => undefined,
    reaches: async ({ id }) => {
      const change = { personId: id, on: true, reason: 'She runs the site with me.' };
      return setAdministrator(backend.services, admin.viewer, change).then(
        () => true,
        () => false,
      );
    },
  },
  'the state inspector, given by address': {
    role: 'TEACHER',
    arrange: async () => undefined,
    reaches: async ({ email }) =>
      setInspection(backend.services, { viewer: admin.viewer, email, on: true }).then(
        () => true,
        () => false,
      ),
  },
  'erasing what was written with the address, by ending the account': {
    role: 'STUDENT',
    arrange: (email) => writeToUs(email, `${mark}: ${email}`),
    reaches: async (person) => {
      await planEnd(person);
      return (await count('contact_messages', person.email)) === 0;
    },
  },
  'erasing what invited the address, by ending the account': {
    role: 'STUDENT',
    arrange: (email) => as(school.teacher, operations.inviteStudents(school.classId, [email])),
    reaches: async (person) => {
      await planEnd(person);
      return (await count('class_invitations', person.email)) === 0;
    },
  },
};

describe.each(Object.entries(things))('%s', (_name, { role, arrange, reaches, after = false }) => {
  const hold = async (proved: boolean, isFirst: boolean): Promise<boolean> => {
    const email = `${newId()}@mailbox-${newId().slice(0, 8)}.test`;
    if (!isFirst) await arrange(email);
    const person = await makePerson(backend.services, { role, email, proved: false });
    // Whoever proves the address does so as people do: by the link in a mail.
    if (proved) await proveEmail(backend.services, person);
    if (isFirst) await arrange(email);
    return reaches(person);
  };

  it.each(after ? [true] : [true, false])(
    'is kept from whoever took the address (before it was sent: %s)',
    async (isFirst) => {
      expect(await hold(false, isFirst)).toBe(false);
    },
  );

  it.each(after ? [true] : [true, false])(
    'is had by whoever proved the mailbox (before it was sent: %s)',
    async (isFirst) => {
      expect(await hold(true, isFirst)).toBe(true);
    },
  );
});
