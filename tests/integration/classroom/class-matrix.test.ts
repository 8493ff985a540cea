import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { addAnnouncementRow, addFileRow } from './class-things';
import { call, operations } from './operations';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const names = [
  'teacher',
  'coTeacher',
  'formerTeacher',
  'invitedTeacher',
  'otherTeacher',
  'student',
  'formerStudent',
  'otherClass',
] as const;
type Name = (typeof names)[number];
interface School {
  people: Record<Name, Person>;
  classId: string;
  /** Another class of each teacher who is named here, to move students into. */
  secondClass: string;
  fileId: string;
  deletedFileId: string;
  announcementId: string;
}

const as = (person: Person, [query, variables]: readonly [string, object]) =>
  call(backend, person, query, variables as Record<string, unknown>);

/** A class with everybody who has, had or could have something to do with it. */
async function makeSchool(): Promise<School> {
  const person = (role: 'TEACHER' | 'STUDENT') => makePerson(backend.services, { role });
  const people = {
    teacher: await person('TEACHER'),
    coTeacher: await person('TEACHER'),
    formerTeacher: await person('TEACHER'),
    invitedTeacher: await person('TEACHER'),
    otherTeacher: await person('TEACHER'),
    student: await person('STUDENT'),
    formerStudent: await person('STUDENT'),
    otherClass: await person('STUDENT'),
  };
  const { teacher, coTeacher, formerTeacher, invitedTeacher, otherTeacher } = people;
  const classId = String(await as(teacher, operations.create(newId())));
  const secondClass = String(await as(teacher, operations.create(newId())));
  for (const colleague of [coTeacher, formerTeacher, invitedTeacher]) {
    await as(teacher, operations.inviteCoTeacher(classId, colleague.email));
    if (colleague !== invitedTeacher) await as(colleague, operations.answer(classId));
  }
  await as(formerTeacher, operations.endCoTeaching(classId, formerTeacher.id));
  const elsewhere = String(await as(otherTeacher, operations.create(newId())));
  const code = async (owner: Person, id: string) =>
    ((await as(owner, operations.taught(id))) as { joinCode: string }).joinCode;
  await as(people.student, operations.join(await code(teacher, classId)));
  await as(people.formerStudent, operations.join(await code(teacher, classId)));
  await as(teacher, operations.removeStudents(classId, [people.formerStudent.id]));
  await as(people.otherClass, operations.join(await code(otherTeacher, elsewhere)));
  const { services } = backend;
  const fileId = await addFileRow(services, classId);
  const deletedFileId = await addFileRow(services, classId, { deleted: true });
  const announcementId = await addAnnouncementRow(services, classId);
  return { people, classId, secondClass, fileId, deletedFileId, announcementId };
}

const teachersOnly = (own: unknown, coTeacher = own): Record<Name, unknown> => ({
  teacher: own,
  coTeacher,
  formerTeacher: 'NOT_FOUND',
  invitedTeacher: 'NOT_FOUND',
  otherTeacher: 'NOT_FOUND',
  student: 'FORBIDDEN',
  formerStudent: 'FORBIDDEN',
  otherClass: 'FORBIDDEN',
});
const membersOnly = (own: unknown): Record<Name, unknown> => ({
  ...(Object.fromEntries(names.map((name) => [name, 'NOT_FOUND'])) as Record<Name, unknown>),
  student: own,
});

const rows: [string, (school: School) => readonly [string, object], Record<Name, unknown>][] = [
  ['taughtClass', ({ classId }) => operations.taught(classId), teachersOnly('answer')],
  ['classHead', ({ classId }) => operations.head(classId), teachersOnly('answer')],
  ['updateClass', ({ classId }) => operations.update(classId), teachersOnly(true)],
  ['setClassArchived', ({ classId }) => operations.archive(classId), teachersOnly(true)],
  ['deleteClass', ({ classId }) => operations.remove(classId), teachersOnly('UNPROCESSABLE')],
  ['renewJoinCode', ({ classId }) => operations.renew(classId), teachersOnly('answer')],
  [
    'inviteStudents',
    ({ classId }) => operations.inviteStudents(classId, [`${newId()}@people.test`]),
    teachersOnly('answer'),
  ],
  ['inviteCoTeacher', ({ classId }) => operations.inviteCoTeacher(classId, 'a@people.test'), teachersOnly(true)],
  ['withdrawClassInvitation', ({ classId }) => operations.withdraw(classId, 'a@people.test'), teachersOnly(true)],
  [
    'answerTeachingInvitation',
    ({ classId }) => operations.answer(classId, false),
    { ...teachersOnly('NOT_FOUND'), invitedTeacher: true },
  ],
  [
    'endCoTeaching of the owner',
    ({ classId, people }) => operations.endCoTeaching(classId, people.teacher.id),
    teachersOnly('NOT_FOUND'),
  ],
  [
    'removeStudents',
    ({ classId, people }) => operations.removeStudents(classId, [people.otherClass.id]),
    teachersOnly(0),
  ],
  [
    'moveStudents into a class of the teacher alone',
    ({ classId, secondClass, people }) => operations.moveStudents(classId, secondClass, [people.otherClass.id]),
    teachersOnly(0, 'NOT_FOUND'),
  ],
  [
    'sharedFile',
    ({ fileId }) => operations.sharedFile(fileId),
    { ...membersOnly('answer'), teacher: 'answer', coTeacher: 'answer' },
  ],
  [
    'sharedFile of a deleted one',
    ({ deletedFileId }) => operations.sharedFile(deletedFileId),
    membersOnly('NOT_FOUND'),
  ],
  ['renameClassFile', ({ fileId }) => operations.renameFile(fileId), teachersOnly(true)],
  ['deleteClassFile', ({ fileId }) => operations.deleteFile(fileId), teachersOnly(true, 'NOT_FOUND')],
  ['restoreClassFile', ({ deletedFileId }) => operations.restoreFile(deletedFileId), teachersOnly(true, 'NOT_FOUND')],
  ['announce', ({ classId }) => operations.announce(classId, newId()), teachersOnly(true)],
  ['editAnnouncement', ({ announcementId }) => operations.editAnnouncement(announcementId), teachersOnly(true)],
  [
    'deleteAnnouncement',
    ({ announcementId }) => operations.deleteAnnouncement(announcementId),
    teachersOnly(true, 'NOT_FOUND'),
  ],
  ['prepareStudents', ({ classId }) => operations.prepare(classId, ['Mia'], newId()), teachersOnly(1)],
  [
    'giveFirstPassword of an account with an email',
    ({ classId, people }) => operations.giveFirstPassword(classId, people.student.id),
    teachersOnly('NOT_FOUND'),
  ],
  ['myClass', ({ classId }) => operations.oneOfMine(classId), membersOnly('answer')],
  ['leaveClass', ({ classId }) => operations.leave(classId), membersOnly(true)],
  ['declineClassInvitation', ({ classId }) => operations.decline(classId), membersOnly('NOT_FOUND')],
];

it.each(rows)('%s: for the people of the class alone', async (_name, operationOf, expected) => {
  const school = await makeSchool();
  const found: Partial<Record<Name, unknown>> = {};
  for (const name of names) {
    const value = await as(school.people[name], operationOf(school));
    const isCode = typeof value === 'string' && /^[A-Z]+(_[A-Z]+)*$/.test(value) && value.length > 7;
    found[name] = typeof value === 'object' || (typeof value === 'string' && !isCode) ? 'answer' : value;
  }
  expect(found).toEqual(expected);
});
