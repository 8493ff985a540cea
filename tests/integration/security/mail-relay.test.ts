import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitOf, type MailKind } from '../../../rules/mail-limits';
import { requestDeletion, undoDeletion } from '../../../server/modules/account-export';
import { askParentForBattles } from '../../../server/modules/battle';
import { inviteCoTeacher, inviteStudents, withdrawInvitation } from '../../../server/modules/classroom';
import { mailInvitations } from '../../../server/modules/classroom/invitation-mails';
import {
  changePassword,
  hashPassword,
  requestEmailChange,
  requestEmailProof,
  requestPasswordReset,
  setAge,
} from '../../../server/modules/identity';
import { newId } from '../../../server/platform/ids';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson, type Person, viewerOf } from '../backend/people';
import { password, startTestBackend, type TestBackend } from '../backend/test-backend';
import { makeSchool } from '../tasks/school';

let backend: TestBackend;
let passwordHash: string;
beforeAll(async () => {
  backend = await startTestBackend();
  passwordHash = await hashPassword(password);
});
afterAll(() => backend.stop());
beforeEach(() => backend.clock.advance({ minutes: 3 * 24 * 60 }));

const mailsTo = (like: string) =>
  backend.services.db.selectFrom('outbox_mails').selectAll().where('to_email', 'like', like).execute();
const hours = (count: number) => backend.clock.advance({ minutes: count * 60 });
const quietly = (work: Promise<unknown>) => work.catch(() => undefined);

/** A teacher with a class of her own. */
async function newTeacher({ proved = true, nickname = 'Ms Nair', name = '6B' } = {}) {
  const { db } = backend.services;
  const { teacher, classId } = await makeSchool(backend, 0);
  const email_proved_at = proved ? backend.clock.now() : null;
  await db.updateTable('users').set({ email_proved_at, nickname }).where('id', '=', teacher.id).execute();
  await db.updateTable('classes').set({ name }).where('id', '=', classId).execute();
  return { classId, viewer: await viewerOf(backend.services, teacher) };
}

type Teacher = Awaited<ReturnType<typeof newTeacher>>;
const addresses = (count: number, host: string) => Array.from({ length: count }, (_, n) => `s${n}@${host}`);
async function invite({ viewer, classId }: Teacher, emails: string[]) {
  const sent = await inviteStudents(backend.services, viewer, { classId, emails });
  await mailInvitations(backend.services, { classId });
  return sent;
}

async function withPassword(person: Person): Promise<Viewer> {
  const { db } = backend.services;
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', person.id).execute();
  return viewerOf(backend.services, person);
}

describe('invitations of one teacher', () => {
  it('are forty in all before her address is proved, however long she waits, takes back and changes class', async () => {
    const teacher = await newTeacher({ proved: false });
    expect(await invite(teacher, addresses(60, 'first.test'))).toMatchObject({
      count: 40,
      unsent:
        'We didn’t invite s40@first.test, s41@first.test, s42@first.test and 17 others: you can invite 40 people in all until you confirm your email address. Confirm it, then invite them again.',
    });
    await withdrawInvitation(backend.services, teacher.viewer, {
      classId: teacher.classId,
      role: 'STUDENT',
      email: 's0@first.test',
    });
    hours(24 * 40);
    expect(await invite(teacher, ['s0@first.test'])).toMatchObject({ count: 0 });
    await expect(
      inviteCoTeacher(backend.services, teacher.viewer, { classId: teacher.classId, email: 'new@first.test' }),
    ).rejects.toMatchObject({ code: 'RATE_LIMITED', userMessage: expect.stringContaining('40 people in all') });
    expect(await mailsTo('%@first.test')).toHaveLength(40);
  });

  it('are two hundred a day in her first week, and more later', async () => {
    const teacher = await newTeacher();
    for (let list = 0; list < 10; list += 1) await invite(teacher, addresses(150, `list${list}.relay.test`));
    expect(await mailsTo('%.relay.test')).toHaveLength(200);
    expect((await invite(teacher, ['one@more.relay.test'])).unsent).toBe(
      'We didn’t invite one@more.relay.test: you’ve sent as many invitations as you can in one day. Invite it this time tomorrow, or share the join code now.',
    );
    hours(25);
    expect(await invite(teacher, ['one@more.relay.test'])).toMatchObject({ count: 1, unsent: null });
  });

  it('do not count those who are invited already, and many at once are no way round', async () => {
    const teacher = await newTeacher({ proved: false });
    await invite(teacher, addresses(10, 'twice.test'));
    expect(await invite(teacher, addresses(10, 'twice.test'))).toMatchObject({ count: 10, unsent: null });
    await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        inviteStudents(backend.services, teacher.viewer, {
          classId: teacher.classId,
          emails: addresses(20, `p${n}.test`),
        }),
      ),
    );
    await mailInvitations(backend.services, { classId: teacher.classId });
    expect((await mailsTo('s%@p_.test')).length).toBe(30);
  });

  it('hold no words of hers: no name in a subject, in the text nothing but a plain name', async () => {
    const loud = { nickname: 'WIN at evil.example', name: 'Ring 0412 345 678 http://evil.example' };
    await invite(await newTeacher(loud), ['loud@words.test']);
    await invite(await newTeacher({ ...loud, proved: false }), ['unproved@words.test']);
    await invite(await newTeacher({ nickname: 'Ms Nair', name: '8B', proved: false }), ['quiet@words.test']);
    await invite(await newTeacher({ nickname: 'Ms Nair', name: '8B' }), ['named@words.test']);
    const mails = await mailsTo('%@words.test');
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['Join a maths class on Marsmaths']));
    expect(JSON.stringify(mails)).not.toMatch(/evil|WIN|0412/);
    const bodies = new Map(mails.map(({ to_email, body }) => [to_email, body]));
    expect(bodies.get('quiet@words.test')).toContain('A teacher has invited you to join a maths class on Marsmaths.');
    expect(bodies.get('named@words.test')).toContain(
      'A teacher called “Ms Nair” has invited you to join the maths class “8B”',
    );
  });
});

/** An attacker's loop for each kind of mail that somebody can cause to another's mailbox. */
const attacks: Record<MailKind, (mailbox: (n: number) => string) => Promise<void>> = {
  async CLASS_INVITATION(mailbox) {
    for (let n = 0; n < 12; n += 1) {
      const teacher = await newTeacher();
      for (let again = 0; again < 3; again += 1) {
        const email = mailbox(n);
        await invite(teacher, [email]);
        await withdrawInvitation(backend.services, teacher.viewer, {
          classId: teacher.classId,
          role: 'STUDENT',
          email,
        });
      }
    }
  },
  async PARENT_NOTICE(mailbox) {
    const year = backend.clock.now().getUTCFullYear() - 10;
    for (let n = 0; n < 20; n += 1) {
      const { viewer } = await makePerson(backend.services, { nickname: 'evil.example' });
      await quietly(setAge(backend.services, { viewer, month: 3, year, parentEmail: mailbox(n) }));
    }
  },
  async BATTLE_PERMISSION(mailbox) {
    const { db } = backend.services;
    for (let n = 0; n < 10; n += 1) {
      const child = await makePerson(backend.services, { nickname: 'evil.example' });
      const known = { birth_month: `${backend.clock.now().getUTCFullYear() - 10}-03-01`, parent_email: mailbox(n) };
      await db.updateTable('users').set(known).where('id', '=', child.id).execute();
      const viewer = await viewerOf(backend.services, child);
      for (let again = 0; again < 3; again += 1) await quietly(askParentForBattles(backend.services, viewer));
    }
  },
  async EMAIL_CHANGE(mailbox) {
    for (let n = 0; n < 4; n += 1) {
      const viewer = await withPassword(await makePerson(backend.services, { nickname: 'evil.example' }));
      for (let again = 0; again < 3; again += 1) {
        const email = mailbox(3 * n + again);
        await quietly(requestEmailChange(backend.services, { viewer, email, current: password }));
      }
    }
  },
  async EMAIL_PROOF(mailbox) {
    for (let n = 0; n < 4; n += 1) {
      const wanted = { email: mailbox(n), proved: false, nickname: 'evil.example' };
      const { viewer } = await makePerson(backend.services, wanted);
      for (let again = 0; again < 5; again += 1) await quietly(requestEmailProof(backend.services, viewer));
    }
  },
  async PASSWORD_RESET(mailbox) {
    const email = mailbox(0);
    await makePerson(backend.services, { email, proved: false, nickname: 'evil.example' });
    for (let n = 0; n < 30; n += 1) {
      await requestPasswordReset(backend.services, { email, clientAddress: `203.0.113.${n}`, proof: null });
      await backend.services.background.settled();
    }
  },
  async ACCOUNT_NOTICE(mailbox) {
    for (let n = 0; n < 2; n += 1) {
      const person = await makePerson(backend.services, { email: mailbox(n), proved: false, nickname: 'evil.example' });
      const viewer = await withPassword(person);
      for (let again = 0; again < 6; again += 1) {
        await requestDeletion(backend.services, { viewer, current: password });
        await undoDeletion(backend.services, { viewer });
      }
      const change = { viewer, sessionToken: person.token, current: password, password: 'seven warm planets' };
      await changePassword(backend.services, change);
    }
  },
};

describe.each(Object.entries(attacks))('one mailbox gets no more in a day than the table says: %s', (kind, attack) => {
  it('whoever sends them, and however the address is spelled', async () => {
    const box = `${kind.toLowerCase()}-${newId().slice(0, 6)}`;
    await attack((n) => `${box}${n === 0 ? '' : `+${n}`}@victim.test`);
    const mails = await mailsTo(`${box}%`);
    expect(mails).toHaveLength(limitOf(kind as MailKind).mailbox);
    expect(JSON.stringify(mails)).not.toContain('evil');
  });
});

it('whoever forgot the password has a link that works, whatever others asked for', async () => {
  const email = `${newId()}@home.test`;
  await makePerson(backend.services, { email });
  for (let hour = 0; hour < 24; hour += 1) {
    // What is counted in memory goes by the real hour.
    await backend.services.limits.forget('resetOfAccount', email);
    for (let n = 0; n < 8; n += 1) {
      await requestPasswordReset(backend.services, { email, clientAddress: `198.51.100.${hour}`, proof: null });
      await backend.services.background.settled();
    }
    const working = backend.services.db
      .selectFrom('password_resets')
      .innerJoin('users', 'users.id', 'password_resets.user_id')
      .select('expires_at')
      .where('users.email', '=', email)
      .where('expires_at', '>', backend.clock.now());
    expect((await working.execute()).length).toBeGreaterThan(0);
    hours(1);
  }
  expect((await mailsTo(email)).length).toBeLessThanOrEqual(5 + 24);
});
