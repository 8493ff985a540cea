import type { DocumentNode } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnnouncementsPage } from '../../../app/graphql/classroom/announcements';
import { ClassCoinsPage } from '../../../app/graphql/classroom/class-coins';
import { ClassFilesPage } from '../../../app/graphql/classroom/class-files';
import { ClassHeadOfClass } from '../../../app/graphql/classroom/class-head';
import { GroupsPage } from '../../../app/graphql/classroom/groups';
import { ClassDetailsPage, ClassesPage, JoinClassPage } from '../../../app/graphql/classroom/my-classes';
import { NewClassPage, PortalArchivePage, PortalPage } from '../../../app/graphql/classroom/portal-pages';
import { ClassAccountsPage } from '../../../app/graphql/classroom/prepared-accounts';
import { ClassJoinPage, ClassSettingsPage, RosterPage } from '../../../app/graphql/classroom/taught-class-pages';
import { ClassTasksOfMine, MyTasksPage } from '../../../app/graphql/tasks/student-tasks';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { addAnnouncementRow, addFileRow } from '../classroom/class-things';
import { statementsOfPage } from './student';

/** What one page may ask of the database, the session, the frame and the layout around it included. */
const mostStatements = 5;

interface School {
  teacher: Person;
  student: Person;
  classId: string;
  joinCode: string;
}

let backend: TestBackend;
let small: School;
let large: School;
beforeAll(async () => {
  backend = await startTestBackend({ COUNT_SQL: '1' });
  small = await makeSchool(1, 'BBBBBBB');
  large = await makeSchool(200, 'CCCCCCC');
});
afterAll(() => backend.stop());

/** A teacher with so many students in a class, so many invitations and a class for every ten of them. */
async function makeSchool(size: number, joinCode: string): Promise<School> {
  const { services } = backend;
  const teacher = await makePerson(services, { role: 'TEACHER' });
  const student = await makePerson(services);
  const classId = newId();
  const { db } = services;
  const school = { teacher_id: teacher.id, course_id: 'year-7', archived_at: null, creation_key: null };
  await db
    .insertInto('classes')
    .values([
      { ...school, id: classId, name: '7B', join_code: joinCode },
      ...Array.from({ length: Math.ceil(size / 10) }, () => ({
        ...school,
        id: newId(),
        name: '7X',
        join_code: newId(),
      })),
    ])
    .execute();
  await sql`insert into users (id, email, username, password_hash, nickname, cognito_uid, roles, inviting_code)
    select gen_random_uuid(), ${joinCode} || n || '@people.test', n, '-', 'Sam ' || n, ${joinCode} || n, '{STUDENT}', ${joinCode} || n
    from generate_series(2, ${size}) n`.execute(db);
  await sql`insert into class_members (class_id, student_id)
    select ${classId}::uuid, id from users where email like ${`${joinCode}%`} or id = ${student.id}`.execute(db);
  await sql`insert into activity_days select student_id, '2026-11-0' || d, 3, 0
    from class_members, generate_series(1, 5) d where class_id = ${classId}`.execute(db);
  await sql`insert into class_invitations (class_id, role, email, created_at)
    select ${classId}::uuid, 'STUDENT', 'asked' || n || '@people.test', now() from generate_series(1, ${size}) n`.execute(
    db,
  );
  await sql`insert into prepared_accounts (user_id, class_id, created_at)
    select student_id, class_id, now() from class_members where class_id = ${classId}`.execute(db);
  for (let file = 0; file < Math.min(size, 60); file += 1) {
    await addFileRow(services, classId);
    await addAnnouncementRow(services, classId);
  }
  return { teacher, student, classId, joinCode };
}

const ofClass = ({ classId }: School) => ({ classId });
const pages: [
  name: string,
  document: DocumentNode,
  who: 'teacher' | 'student',
  variables: (school: School) => object,
  layout?: DocumentNode,
][] = [
  ['portal', PortalPage, 'teacher', () => ({})],
  ['archive', PortalArchivePage, 'teacher', () => ({})],
  ['new class', NewClassPage, 'teacher', () => ({})],
  ['roster', RosterPage, 'teacher', ofClass, ClassHeadOfClass],
  ['join', ClassJoinPage, 'teacher', ofClass, ClassHeadOfClass],
  ['groups', GroupsPage, 'teacher', ofClass, ClassHeadOfClass],
  ['coins', ClassCoinsPage, 'teacher', ofClass, ClassHeadOfClass],
  ['announcements', AnnouncementsPage, 'teacher', ofClass, ClassHeadOfClass],
  ['files', ClassFilesPage, 'teacher', ofClass, ClassHeadOfClass],
  ['accounts and cards', ClassAccountsPage, 'teacher', ofClass, ClassHeadOfClass],
  ['settings', ClassSettingsPage, 'teacher', ofClass, ClassHeadOfClass],
  ['classes', ClassesPage, 'student', () => ({})],
  ['class details', ClassDetailsPage, 'student', ofClass],
  ['tasks of a student', MyTasksPage, 'student', () => ({})],
  ['hidden tasks of a class', ClassTasksOfMine, 'student', ofClass],
  ['class to join', JoinClassPage, 'student', ({ joinCode }) => ({ code: joinCode })],
];

describe('statements of a page about classes', () => {
  it.each(pages)(
    `%s: at most ${mostStatements}, for 1 and for 200 students`,
    async (_name, document, who, variables, layout) => {
      const layouts = layout === undefined ? [] : [layout];
      const ask = (school: School) => statementsOfPage(backend, document, variables(school), school[who], layouts);
      for (const school of [small, large]) expect(await ask(school)).toBeLessThanOrEqual(mostStatements);
      expect(await ask(large)).toBe(await ask(small));
    },
  );
});
