import type { ClassColour } from '../../../rules/classes';
import { newId } from '../../platform/ids';
import type { Db } from '../client';
import { demoAccounts } from './accounts';

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

export async function hasClasses(db: Db): Promise<boolean> {
  const codes = demoClasses.map(({ joinCode }) => joinCode);
  const rows = await db.selectFrom('classes').select('id').where('join_code', 'in', codes).execute();
  return rows.length === codes.length;
}

/** The sample classes with their teachers and students; what is there already is left alone. */
export async function writeClasses(db: Db, now: Date): Promise<void> {
  for (const school of demoClasses) await writeClass(db, school, now);
}

async function writeClass(db: Db, school: DemoClass, now: Date): Promise<void> {
  const students = demoAccounts.filter(({ className }) => className === school.name).map(({ email }) => email);
  await db.transaction().execute(async (trx) => {
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
    await trx
      .insertInto('class_members')
      .columns(['class_id', 'student_id', 'joined_at'])
      .expression((eb) =>
        eb
          .selectFrom(['classes as c', 'users as u'])
          .select(['c.id', 'u.id as student_id', 'u.created_at'])
          .where('c.join_code', '=', school.joinCode)
          .where('u.email', 'in', students),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const coTeacherId = idOf(school.coTeacher);
    if (coTeacherId === undefined) return;
    await trx
      .insertInto('class_teachers')
      .columns(['class_id', 'teacher_id', 'joined_at'])
      .expression((eb) =>
        eb
          .selectFrom(['classes as c', 'users as u'])
          .select(['c.id', 'u.id as teacher_id', eb.val(now).as('joined_at')])
          .where('c.join_code', '=', school.joinCode)
          .where('u.id', '=', coTeacherId),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
