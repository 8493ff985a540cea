import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inviteStudents } from '../../../server/modules/classroom';
import { mailInvitations } from '../../../server/modules/classroom/invitation-mails';
import { requestEmailProof } from '../../../server/modules/identity';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person, proveEmail } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { toDaytime } from '../backend/test-clock';
import { call, operations } from './operations';

let backend: TestBackend;
let teacher: Person;
let student: Person;
let classId: string;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const as = (person: Person, [query, variables]: readonly [string, object]) =>
  call(backend, person, query, variables as Record<string, unknown>);
const newTeacher = (nickname = 'Ms Nair') => makePerson(backend.services, { role: 'TEACHER', nickname });
const newStudent = (nickname = 'Ava King') => makePerson(backend.services, { nickname });
const makeClass = async (owner: Person, more = {}) => (await as(owner, operations.create(newId(), more))) as string;

interface Taught {
  joinCode: string;
  studentCount: number;
  activeCount: number;
  students: { id: string; nickname: string; avatar: string | null; lastActiveDay: string | null; answered: number }[];
  people: {
    coTeachers: { id: string }[];
    invitations: { email: string; role: string }[];
    otherClasses: { id: string }[];
  };
}
const taught = async (person: Person, id: string) => (await as(person, operations.taught(id))) as Taught;

async function join(person: Person, id: string, owner: Person): Promise<unknown> {
  return as(person, operations.join((await taught(owner, id)).joinCode));
}

async function noticesOf({ token }: Person): Promise<string[]> {
  const query = 'query Q { newNotifications(recentDays: 2) { firstLevelType secondLevelType } }';
  const { data } = await backend.ask(query, { token });
  const notices = data.newNotifications as { firstLevelType: string; secondLevelType: string }[];
  return notices.map(({ firstLevelType, secondLevelType }) => `${firstLevelType} ${secondLevelType}`);
}

/** Mails that hold the code of a class. */
async function mailsAbout(id: string) {
  const { joinCode } = await taught(teacher, id);
  return backend.services.db
    .selectFrom('outbox_mails')
    .select(['to_email', 'body'])
    .where('body', 'like', `%${joinCode}%`)
    .orderBy('to_email')
    .execute();
}

beforeEach(async () => {
  toDaytime(backend.clock);
  teacher = await newTeacher();
  student = await newStudent();
  classId = await makeClass(teacher);
});

describe('making and keeping a class', () => {
  it('shows what was typed, and a code without signs that are taken for others', async () => {
    expect(await taught(teacher, classId)).toMatchObject({
      id: classId,
      name: '8B',
      colour: 'GREEN',
      timeZone: 'Australia/Perth',
      isOwner: true,
      ownerName: 'Ms Nair',
      studentCount: 0,
      students: [],
      joinCode: expect.stringMatching(/^[BCDFHJ-NPQRSTVWXY34679]{7}$/),
    });
  });

  it('makes one class of one form, also when it is sent ten times at once', async () => {
    const key = newId();
    const ids = await Promise.all(Array.from({ length: 10 }, () => as(teacher, operations.create(key))));
    expect(new Set(ids).size).toBe(1);
    expect(await as(teacher, operations.taughtList())).toHaveLength(2);
    // The form that the browser kept, with another name in it.
    expect(ids).not.toContain(await as(teacher, operations.create(key, { name: '8D' })));
  });

  it.each([
    ['no name', { name: '  ' }],
    ['a name too long', { name: 'x'.repeat(41) }],
    ['signs of HTML', { name: '<b>8B</b>' }],
    ['an unknown course', { courseId: 'year-99' }],
    ['no time zone', { timeZone: 'Mars/Olympus' }],
  ])('refuses %s', async (_what, more) => {
    expect(await as(teacher, operations.create(newId(), more))).toBe('BAD_INPUT');
    expect(await as(teacher, operations.update(classId, more))).toBe('BAD_INPUT');
  });

  it('is changed, put away, brought back, and deleted while nobody is in it', async () => {
    await as(teacher, operations.update(classId, { name: '8C' }));
    await as(teacher, operations.archive(classId));
    expect(await as(teacher, operations.taughtList())).toEqual([]);
    expect(await as(teacher, operations.taughtList(true))).toEqual([{ id: classId, name: '8C' }]);
    await as(teacher, operations.archive(classId, false));
    await join(student, classId, teacher);
    expect(await as(teacher, operations.remove(classId))).toBe('UNPROCESSABLE');
    await as(student, operations.leave(classId));
    expect(await as(teacher, operations.remove(classId))).toBe(true);
    expect(await as(teacher, operations.taught(classId))).toBe('NOT_FOUND');
  });

  it('stops at a hundred open classes, and at thirty new ones an hour', async () => {
    const { db } = backend.services;
    const rows = Array.from({ length: 99 }, (_, place) => ({
      id: newId(),
      teacher_id: teacher.id,
      name: `Class ${place}`,
      course_id: 'year-8',
      join_code: newId(),
      archived_at: null,
      creation_key: null,
    }));
    await db.insertInto('classes').values(rows).execute();
    expect(await as(teacher, operations.create(newId()))).toBe('UNPROCESSABLE');
    const eager = await newTeacher();
    const outcomes: unknown[] = [];
    for (let count = 0; count < 31; count += 1) outcomes.push(await as(eager, operations.create(newId())));
    expect(outcomes.at(29)).not.toBe('RATE_LIMITED');
    expect(outcomes.at(30)).toBe('RATE_LIMITED');
  });
});

describe('joining', () => {
  it('tells who teaches before, and puts the student into class and roster', async () => {
    const { joinCode } = await taught(teacher, classId);
    const typed = ` ${joinCode.slice(0, 3).toLowerCase()}-${joinCode.slice(3)} `;
    expect(await as(student, operations.toJoin(typed))).toMatchObject({
      name: '8B',
      teachers: ['Ms Nair'],
      joined: false,
    });
    expect(await as(student, operations.join(typed))).toBe(classId);
    expect(await as(student, operations.mine())).toEqual([
      { id: classId, name: '8B', archived: false, teachers: ['Ms Nair'], studentCount: 1 },
    ]);
    const { students } = await taught(teacher, classId);
    expect(students).toEqual([
      expect.objectContaining({ id: student.id, nickname: 'Ava King', lastActiveDay: null, answered: 0 }),
    ]);
    expect(await noticesOf(student)).toEqual(['CLASS CLASS_JOINED']);
    expect(await as(student, operations.toJoin(typed))).toMatchObject({ joined: true });
  });

  it('is one membership and one notice, however many devices join at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => join(student, classId, teacher)));
    expect(new Set(outcomes)).toEqual(new Set([classId]));
    expect((await taught(teacher, classId)).studentCount).toBe(1);
    expect(await noticesOf(student)).toEqual(['CLASS CLASS_JOINED']);
  });

  it('an old code, a code of nobody and one of an archived class open nothing', async () => {
    const { joinCode } = await taught(teacher, classId);
    const renewed = await as(teacher, operations.renew(classId));
    expect(renewed).not.toBe(joinCode);
    for (const code of [joinCode, 'BBBBBBB', '', '🪐🪐🪐', "' or 1=1 --"]) {
      expect([code, await as(student, operations.join(code))]).toEqual([code, 'NOT_FOUND']);
      expect([code, await as(student, operations.toJoin(code))]).toEqual([code, 'NOT_FOUND']);
    }
    await as(teacher, operations.archive(classId));
    expect(await as(student, operations.join(String(renewed)))).toBe('NOT_FOUND');
    await as(teacher, operations.archive(classId, false));
    expect(await as(student, operations.join(String(renewed)))).toBe(classId);
  });

  it('guessing ends after twenty codes, also for a right one, and closes nobody else out', async () => {
    for (let guess = 0; guess < 20; guess += 1) await as(student, operations.toJoin('BBBBBBB'));
    expect(await join(student, classId, teacher)).toBe('RATE_LIMITED');
    expect(await join(await newStudent(), classId, teacher)).toBe(classId);
  });

  it('is for students', async () => {
    expect(await join(await newTeacher(), classId, teacher)).toBe('UNPROCESSABLE');
  });

  it('stops at two hundred students, also when the last two come at once', async () => {
    const { db } = backend.services;
    const people = Array.from({ length: 199 }, () => newId());
    await db
      .insertInto('users')
      .values(
        people.map((id) => ({
          id,
          email: `${id}@people.test`,
          username: id,
          password_hash: '-',
          nickname: 'Sam',
          avatar: null,
          cognito_uid: id,
          roles: ['STUDENT'],
          year_level: 8,
          accept_tc_at: null,
          inviting_code: id,
          invited_by: null,
        })),
      )
      .execute();
    await db
      .insertInto('class_members')
      .values(people.map((student_id) => ({ class_id: classId, student_id })))
      .execute();
    const outcomes = await Promise.all([student, await newStudent()].map((person) => join(person, classId, teacher)));
    expect(outcomes.sort()).toEqual([classId, 'UNPROCESSABLE'].sort());
    expect((await taught(teacher, classId)).studentCount).toBe(200);
  });
});

describe('in a class', () => {
  it('classmates see first names and nothing else', async () => {
    const other = await newStudent('Ben Secret');
    await join(student, classId, teacher);
    await join(other, classId, teacher);
    const seen = await as(student, operations.oneOfMine(classId));
    expect(seen).toMatchObject({ name: '8B', teachers: ['Ms Nair'], classmates: [{ firstName: 'Ben', avatar: null }] });
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`Secret|${other.id}|${other.email}`));
  });

  it('the teacher sees the picture of a student, and nothing else that is worn', async () => {
    await join(student, classId, teacher);
    const wears = (avatar: string) =>
      backend.services.db.updateTable('users').set({ avatar }).where('id', '=', student.id).execute();
    const seen = async () => (await taught(teacher, classId)).students[0]?.avatar;
    expect(await seen()).toBeNull();
    const picture = 'skin-2 hair-1 tone-3 suit-1 sky-1 comet-frame';
    await wears(`${picture} scarf title-fractions card-dunes`);
    expect(await seen()).toBe(picture);
    await wears('title-fractions scarf');
    expect(await seen()).toBeNull();
  });

  it('the teacher sees the last day of practice and what was answered in a week', async () => {
    await join(student, classId, teacher);
    const { db } = backend.services;
    await db
      .insertInto('activity_days')
      .values([
        { student_id: student.id, day: '2020-01-01', answered: 9, coins: 0 },
        { student_id: student.id, day: backend.clock.now().toISOString().slice(0, 10), answered: 4, coins: 0 },
      ])
      .execute();
    const roster = await taught(teacher, classId);
    expect(roster.activeCount).toBe(1);
    expect(roster.students[0]).toMatchObject({ answered: 4, lastActiveDay: expect.stringMatching(/^20/) });
    expect(JSON.stringify(roster)).not.toContain(student.email);
  });

  it('whoever left or was taken out sees and is seen no longer', async () => {
    const other = await newStudent('Ben');
    await join(student, classId, teacher);
    await join(other, classId, teacher);
    expect(await as(teacher, operations.removeStudents(classId, [student.id, student.id]))).toBe(1);
    expect(await as(student, operations.oneOfMine(classId))).toBe('NOT_FOUND');
    expect(await as(student, operations.mine())).toEqual([]);
    expect(await noticesOf(student)).toEqual(expect.arrayContaining(['CLASS CLASS_REMOVED']));
    expect(await as(other, operations.leave(classId))).toBe(true);
    expect(await as(other, operations.leave(classId))).toBe('NOT_FOUND');
    expect((await taught(teacher, classId)).students).toEqual([]);
    expect(await as(teacher, operations.removeStudents(classId, [other.id]))).toBe(0);
  });

  it('students are moved between classes that the teacher has, and nowhere else', async () => {
    await join(student, classId, teacher);
    const second = await makeClass(teacher, { name: '8C' });
    const stranger = await newTeacher();
    const elsewhere = await makeClass(stranger);
    expect(await as(teacher, operations.moveStudents(classId, elsewhere, [student.id]))).toBe('NOT_FOUND');
    expect(await as(stranger, operations.moveStudents(classId, elsewhere, [student.id]))).toBe('NOT_FOUND');
    expect(await as(teacher, operations.moveStudents(classId, classId, [student.id]))).toBe('UNPROCESSABLE');
    await as(teacher, operations.archive(second));
    expect(await as(teacher, operations.moveStudents(classId, second, [student.id]))).toBe('UNPROCESSABLE');
    await as(teacher, operations.archive(second, false));
    const outsider = await newStudent();
    expect(await as(teacher, operations.moveStudents(classId, second, [student.id, outsider.id]))).toBe(1);
    expect((await taught(teacher, classId)).students).toEqual([]);
    expect((await taught(teacher, second)).students.map(({ id }) => id)).toEqual([student.id]);
    expect(await noticesOf(student)).toEqual(expect.arrayContaining(['CLASS CLASS_MOVED']));
    expect(await noticesOf(outsider)).toEqual([]);
  });

  it('moves in both directions at once end, and each student is in one class', async () => {
    const second = await makeClass(teacher);
    const other = await newStudent();
    await join(student, classId, teacher);
    await join(other, second, teacher);
    await Promise.all([
      as(teacher, operations.moveStudents(classId, second, [student.id])),
      as(teacher, operations.moveStudents(second, classId, [other.id])),
    ]);
    expect((await taught(teacher, classId)).students.map(({ id }) => id)).toEqual([other.id]);
    expect((await taught(teacher, second)).students.map(({ id }) => id)).toEqual([student.id]);
  });
});

describe('asking people in', () => {
  it('a student with that address is told once and finds the class; the list tells not who has an account', async () => {
    const emails = [student.email.toUpperCase(), 'nobody@people.test', teacher.email];
    expect(await as(teacher, operations.inviteStudents(classId, emails))).toEqual({ count: 3, unsent: null });
    await as(teacher, operations.inviteStudents(classId, emails));
    expect(await noticesOf(student)).toEqual(['CLASS CLASS_INVITED']);
    // A mail each, the same for everybody, however many workers send them.
    await Promise.all([1, 2, 3].map(() => mailInvitations(backend.services, { classId })));
    const mails = await mailsAbout(classId);
    expect(mails.map(({ to_email }) => to_email)).toEqual(emails.map((email) => email.toLowerCase()).sort());
    expect(new Set(mails.map(({ body }) => body)).size).toBe(1);
    const { joinCode, people } = await taught(teacher, classId);
    expect(people.invitations.map(({ email }) => email).sort()).toEqual(
      emails.map((email) => email.toLowerCase()).sort(),
    );
    expect(await as(student, operations.invitations())).toEqual([
      { classId, name: '8B', invitedBy: 'Ms Nair', joinCode },
    ]);
    await join(student, classId, teacher);
    expect(await as(student, operations.invitations())).toEqual([]);
    expect((await taught(teacher, classId)).people.invitations).toHaveLength(2);
  });

  it('says by mail only where a mail goes out', async () => {
    const services = { ...backend.services, mailTransport: { deliver: async () => {}, close: () => {} } };
    const invite = async (email: string, by = services) =>
      (await inviteStudents(by, teacher.viewer, { classId, emails: [email] })).mail;
    expect([await invite('one@people.test'), await invite('one@people.test')]).toEqual(['SENT', 'SENT_BEFORE']);
    expect(await invite('two@people.test', backend.services as typeof services)).toBe('NO_SERVER');
  });

  it('whoever takes the address later finds nothing waiting before the mailbox is proved', async () => {
    await as(teacher, operations.inviteCoTeacher(classId, 'later@people.test'));
    const wanted = { role: 'TEACHER', email: 'later@people.test', proved: false } as const;
    const later = await makePerson(backend.services, wanted);
    expect(await as(later, operations.teachingInvitations())).toEqual([]);
    expect(await as(later, operations.answer(classId))).toBe('NOT_FOUND');
    await proveEmail(backend.services, later);
    expect(await as(later, operations.teachingInvitations())).toMatchObject([{ classId }]);
    expect(await as(later, operations.answer(classId))).toBe(true);
  });

  it('whoever was invited before registering hears of the class once the mailbox is proved, and joins it', async () => {
    await as(teacher, operations.inviteStudents(classId, ['New.Student@people.test']));
    const later = await makePerson(backend.services, { email: 'new.student@people.test', proved: false });
    expect([await as(later, operations.invitations()), await noticesOf(later)]).toEqual([[], []]);
    await requestEmailProof(backend.services, later.viewer);
    const { body } = await backend.services.db
      .selectFrom('outbox_mails')
      .select('body')
      .where('to_email', '=', later.email)
      .where('subject', 'like', 'Confirm%')
      .executeTakeFirstOrThrow();
    const token = /confirm-email\/([\w-]+)/.exec(body)?.[1];
    const confirm = ['mutation M($token: String!) { confirmEmailChange(token: $token) }', { token }] as const;
    expect(await as(later, confirm)).toBe(true);
    expect(await as(later, operations.invitations())).toMatchObject([{ classId }]);
    expect(await noticesOf(later)).toEqual(['CLASS CLASS_INVITED']);
    await join(later, classId, teacher);
    expect(await as(later, operations.invitations())).toEqual([]);
  });

  it('an invitation is declined by the student or taken back by the teacher', async () => {
    await as(teacher, operations.inviteStudents(classId, [student.email]));
    expect(await as(student, operations.decline(classId))).toBe(true);
    expect(await as(student, operations.decline(classId))).toBe('NOT_FOUND');
    await as(teacher, operations.inviteStudents(classId, [student.email]));
    await as(teacher, operations.withdraw(classId, student.email));
    expect(await as(student, operations.invitations())).toEqual([]);
  });

  it('too many, none and what is no address are refused', async () => {
    const many = Array.from({ length: 201 }, (_, place) => `a${place}@people.test`);
    for (const emails of [many, [], ['=cmd()'], ['🪐']]) {
      expect(await as(teacher, operations.inviteStudents(classId, emails))).toBe('BAD_INPUT');
    }
    expect((await taught(teacher, classId)).people.invitations).toEqual([]);
  });
});

describe('teaching together', () => {
  let colleague: Person;
  beforeEach(async () => {
    colleague = await newTeacher('Mr Osei');
    await as(teacher, operations.inviteCoTeacher(classId, colleague.email));
  });

  it('a colleague who says yes does all but delete; the students see both', async () => {
    expect(await as(colleague, operations.taught(classId))).toBe('NOT_FOUND');
    expect(await noticesOf(colleague)).toEqual(['CLASS CLASS_INVITED']);
    expect(await as(colleague, operations.teachingInvitations())).toMatchObject([{ classId, invitedBy: 'Ms Nair' }]);
    expect(await as(colleague, operations.answer(classId))).toBe(true);
    expect(await taught(colleague, classId)).toMatchObject({ isOwner: false, ownerName: 'Ms Nair' });
    expect(await as(colleague, operations.update(classId, { name: '8X' }))).toBe(true);
    expect(await as(colleague, operations.remove(classId))).toBe('UNPROCESSABLE');
    await join(student, classId, colleague);
    expect(await as(student, operations.oneOfMine(classId))).toMatchObject({ teachers: ['Ms Nair', 'Mr Osei'] });
    expect(await as(colleague, operations.removeStudents(classId, [student.id]))).toBe(1);
  });

  it('one who says no, or whom the owner lets go, has nothing to do with it', async () => {
    expect(await as(colleague, operations.answer(classId, false))).toBe(true);
    expect(await as(colleague, operations.answer(classId))).toBe('NOT_FOUND');
    expect(await as(colleague, operations.taught(classId))).toBe('NOT_FOUND');
    await as(teacher, operations.inviteCoTeacher(classId, colleague.email));
    await as(colleague, operations.answer(classId));
    const third = await newTeacher();
    expect(await as(third, operations.endCoTeaching(classId, colleague.id))).toBe('NOT_FOUND');
    expect(await as(colleague, operations.endCoTeaching(classId, teacher.id))).toBe('NOT_FOUND');
    expect(await as(teacher, operations.endCoTeaching(classId, colleague.id))).toBe(true);
    expect(await as(colleague, operations.taught(classId))).toBe('NOT_FOUND');
    expect(await as(colleague, operations.renew(classId))).toBe('NOT_FOUND');
  });
});
