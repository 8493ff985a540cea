import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailInvitations } from '../../../server/modules/classroom/invitation-mails';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { makeSchool } from '../tasks/school';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

it('one address that the mail server refuses holds no other up, and is tried again by itself', async () => {
  const { classId, teacher } = await makeSchool(backend, 0);
  const emails = Array.from({ length: 25 }, (_, place) => `s${String(place).padStart(2, '0')}@invited.test`);
  const [refused = ''] = emails;
  const asked = { class_id: classId, role: 'STUDENT', invited_by: teacher.id };
  await backend.services.db
    .insertInto('class_invitations')
    .values(emails.map((email) => ({ ...asked, email, created_at: backend.clock.now() })))
    .execute();
  const sent: string[] = [];
  let isRefusing = true;
  const mail = {
    send: async ({ to }: { to: string }) => {
      if (isRefusing && to === refused) throw new Error('550 no such mailbox');
      sent.push(to);
    },
  };
  const run = () => mailInvitations({ ...backend.services, mail }, { classId });
  await expect(run()).rejects.toThrow('1 mails');
  await expect(run()).rejects.toThrow('1 mails');
  expect(sent).toEqual(emails.slice(1));
  isRefusing = false;
  await run();
  await run();
  expect(sent).toEqual([...emails.slice(1), refused]);
});
