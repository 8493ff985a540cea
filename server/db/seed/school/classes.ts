import type { ClassColour } from '../../../../rules/classes';
import type { FileStore } from '../../../platform/files/file-store';
import { newId } from '../../../platform/ids';
import type { Db, Trx } from '../../client';
import { writeAnnouncements, writeFiles } from './class-news';
import { writeTasks } from './write-tasks';

interface DemoClass {
  name: string;
  courseId: string;
  joinCode: string;
  colour: ClassColour;
  teacher: string;
  coTeacher: string | null;
}

const demoClasses: readonly DemoClass[] = [
  {
    name: '6B',
    courseId: 'year-6',
    joinCode: 'MRS6B47',
    colour: 'BLUE',
    teacher: 'teacher@demo.test',
    coTeacher: null,
  },
  {
    name: '8A',
    courseId: 'year-8',
    joinCode: 'MRS3C49',
    colour: 'ORANGE',
    teacher: 'teacher@demo.test',
    coTeacher: 'teacher2@demo.test',
  },
  {
    name: '5C',
    courseId: 'year-5',
    joinCode: 'MRS7K63',
    colour: 'GREEN',
    teacher: 'teacher2@demo.test',
    coTeacher: null,
  },
];

/**
 * The sample classes with their teachers, tasks, announcements and, where there is a store for them, files. What is there
 * already is left alone; students come into them with their accounts.
 */
export async function writeClasses(db: Db, now: Date, files: FileStore | null): Promise<void> {
  for (const school of demoClasses) {
    await db.transaction().execute((trx) => writeClass(trx, school, now));
    if (files !== null) await writeFiles(db, files, school.joinCode, now);
  }
}

async function writeClass(trx: Trx, school: DemoClass, now: Date): Promise<void> {
  const teachers = await trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', [school.teacher, school.coTeacher ?? school.teacher])
    .execute();
  const idOf = (email: string | null) => teachers.find((teacher) => teacher.email === email)?.id;
  const teacherId = idOf(school.teacher);
  if (teacherId === undefined) throw new Error(`There is no account ${school.teacher}.`);
  await trx
    .insertInto('classes')
    .values({
      id: newId(),
      teacher_id: teacherId,
      name: school.name,
      course_id: school.courseId,
      join_code: school.joinCode,
      colour: school.colour,
      archived_at: null,
      creation_key: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('join_code').doNothing())
    .execute();
  const written = await trx
    .selectFrom('classes')
    .select(['id', 'name', 'teacher_id', 'time_zone'])
    .where('join_code', '=', school.joinCode)
    .executeTakeFirstOrThrow();
  const coTeacherId = idOf(school.coTeacher);
  if (coTeacherId !== undefined) {
    await trx
      .insertInto('class_teachers')
      .values({ class_id: written.id, teacher_id: coTeacherId, joined_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await writeGroups(trx, written.id, school.name, now);
  await writeTasks(trx, { ...written, name: school.name }, now);
  await writeAnnouncements(trx, { ...written, name: school.name }, now);
}

/** Groups of the sample classes, and whether the student at a place of the class (from 0) is in them. */
const demoGroups: readonly { className: string; name: string; has: (place: number) => boolean }[] = [
  { className: '6B', name: 'Extension', has: (place) => place % 5 === 1 },
  { className: '6B', name: 'Support', has: (place) => place % 6 === 2 },
  { className: '8A', name: 'Tuesday club', has: (place) => place % 4 === 0 },
];

async function writeGroups(trx: Trx, classId: string, className: string, now: Date): Promise<void> {
  for (const { name } of demoGroups.filter((group) => group.className === className)) {
    await trx
      .insertInto('class_groups')
      .values({ id: newId(), class_id: classId, name, creation_key: `demo ${name}`, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Puts a new account into its sample class, and into the groups of its place there. */
export async function joinDemoClass(
  trx: Trx,
  studentId: string,
  { className, place, at }: { className: string; place: number; at: Date },
): Promise<void> {
  const school = demoClasses.find(({ name }) => name === className);
  if (!school) return;
  await trx
    .insertInto('class_members')
    .columns(['class_id', 'student_id', 'joined_at'])
    .expression((eb) =>
      eb
        .selectFrom('classes')
        .select(['id', eb.val(studentId).as('student_id'), eb.val(at).as('joined_at')])
        .where('join_code', '=', school.joinCode),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const names = demoGroups.filter((group) => group.className === className && group.has(place)).map(({ name }) => name);
  if (names.length === 0) return;
  await trx
    .insertInto('class_group_members')
    .columns(['group_id', 'class_id', 'student_id'])
    .expression((eb) =>
      eb
        .selectFrom('class_groups as g')
        .innerJoin('classes as c', 'c.id', 'g.class_id')
        .select(['g.id', 'c.id as class_id', eb.val(studentId).as('student_id')])
        .where('c.join_code', '=', school.joinCode)
        .where('g.name', 'in', names),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
