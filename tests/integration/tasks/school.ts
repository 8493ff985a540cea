import { stepFields, type TaskValues, taskSteps } from '../../../rules/forms/task';
import type { Clock } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import type { TestBackend } from '../backend/test-backend';
import { call } from '../classroom/operations';
import { homework, taskOperations } from './operations';

export interface School {
  teacher: Person;
  students: Person[];
  classId: string;
}

/** A teacher with a class in Sydney and so many students in it. */
export async function makeSchool({ services }: Pick<TestBackend, 'services'>, size = 2): Promise<School> {
  const teacher = await makePerson(services, { role: 'TEACHER', nickname: 'Ms Nair' });
  const students: Person[] = [];
  for (let place = 1; place <= size; place += 1)
    students.push(await makePerson(services, { nickname: `Ava ${place}` }));
  const classId = newId();
  await services.db
    .insertInto('classes')
    .values({
      id: classId,
      teacher_id: teacher.id,
      name: '6B',
      course_id: 'year-6',
      join_code: newId(),
      archived_at: null,
      creation_key: null,
    })
    .execute();
  if (size > 0) {
    await services.db
      .insertInto('class_members')
      .values(students.map(({ id }) => ({ class_id: classId, student_id: id })))
      .execute();
  }
  return { teacher, students, classId };
}

/** The one that most tests are about. */
export function firstStudent({ students: [first] }: School): Person {
  if (!first) throw new Error('The class is empty.');
  return first;
}

/** What the functions below need of a backend. */
export type Asking = Pick<TestBackend, 'services' | 'ask'> & { clock: Clock };

export const as = (backend: Pick<TestBackend, 'ask'>, person: Person, [query, variables]: readonly [string, object]) =>
  call(backend, person, query, variables as Record<string, unknown>);

/** A draft that holds these values, and its version. */
export async function makeDraft(backend: Asking, { teacher, classId }: School, values: TaskValues) {
  const taskId = (await as(backend, teacher, taskOperations.begin(classId, newId()))) as string;
  let version = 1;
  for (const step of taskSteps) {
    const kept = Object.fromEntries(Object.entries(values).filter(([field]) => stepFields[step].includes(field)));
    await as(backend, teacher, taskOperations.save(taskId, version, step, kept));
    version += 1;
  }
  return { taskId, version };
}

/** A task that is out; homework on fractions unless told otherwise. */
export async function setTask(backend: Asking, school: School, more: TaskValues = {}): Promise<string> {
  const values = homework(backend.clock.now(), more);
  const { taskId, version } = await makeDraft(backend, school, values);
  const outcome = await as(backend, school.teacher, taskOperations.publish(taskId, version));
  if (outcome !== true) throw new Error(`The task was not set: ${outcome}.`);
  return taskId;
}

export interface TaskStudent {
  id: string;
  studentId: string;
  status: string;
  standing: string;
  answered: number;
  score: { pointsScore: number | null; rubricScore: (number | null)[] | null; display: string | null };
  lateMs: number | null;
}

export async function studentsOf(
  backend: Pick<TestBackend, 'ask'>,
  { teacher }: School,
  taskId: string,
): Promise<TaskStudent[]> {
  const task = (await as(backend, teacher, taskOperations.task(taskId))) as { students: TaskStudent[] };
  return task.students;
}
