import { sql } from 'kysely';
import { startStudentTask } from '../../../../server/modules/tasks';
import { newId } from '../../../../server/platform/ids';
import { makeEverything } from '../../account/everything';
import type { Person } from '../../backend/people';
import { answerWrong } from '../../practice/student';
import { homework, taskOperations } from '../../tasks/operations';
import { as, makeDraft, setTask, studentsOf } from '../../tasks/school';
import type { World } from './world';

/** Tasks of every state in the world's class, one of them begun, and somebody with a row in nearly every table. */
export async function fillWorld({ backend, people, classId }: World): Promise<Person> {
  const { services, clock } = backend;
  const { teacher, owner } = people;
  const school = { teacher, students: [owner], classId };
  const now = clock.now();
  await as(backend, teacher, taskOperations.begin(classId, newId()));
  await as(backend, teacher, taskOperations.readyMade(classId, newId()));
  await makeDraft(backend, school, {});
  await makeDraft(backend, school, {
    type: ['?'],
    title: [],
    courseIds: ['year-6'],
    A: ['much'],
    scoringType: ['RUBRIC'],
  });
  await makeDraft(backend, school, homework(now, { type: ['TEST'], minutes: ['30'] }));
  await as(backend, teacher, taskOperations.close(await setTask(backend, school)));
  await setTask(backend, school, { scoringType: ['RUBRIC'], rubric: ['Method: none | some | all'] });
  const taskId = await setTask(backend, school);
  await as(backend, teacher, taskOperations.copy(taskId, classId, newId()));
  const own = (await studentsOf(backend, school, taskId)).find(({ studentId }) => studentId === owner.id);
  await answerWrong(services, owner.viewer, await startStudentTask(services, owner.viewer, own?.id ?? ''), 1);
  return (await makeEverything(backend)).person;
}

/** Ids of everything in the database, by table. */
export async function allIds({ backend: { services } }: World): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by 1`.execute(services.db);
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(name)} order by id limit 20`.execute(
      services.db,
    );
    found[name] = rows.map(({ id }) => id);
  }
  return found;
}
