/** People whose real ids stand in hostile requests: behind an id that nobody has, nothing is done. */
import { hashPassword } from '../../server/modules/identity';
import { createPractice } from '../../server/modules/practice';
import { closeServices, createServices } from '../../server/platform/create-services';
import { newId } from '../../server/platform/ids';
import { makePerson } from '../../tests/integration/backend/people';
import { testConfig } from '../../tests/integration/backend/test-backend';
import { routeRows } from '../../tests/route-rows';

export interface HostilePerson {
  token: string | null;
  /** Real values by the names of arguments and of parts of addresses. */
  known: Record<string, string>;
}

const topicId = '86-add-and-subtract-unlike-fractions';
const shared = { courseId: 'year-6', topicId, topicIds: topicId, subject: 'year-6', step: 'courses', index: '1' };
const fixed = {
  ...shared,
  questionIndex: '1',
  currentQuestionIndex: '1',
  number: '1',
  templateId: 'y6/unlike-fractions/add-two',
};

/** Many students, so that limits on one do not hide what a request costs; some teachers with a class; a visitor. */
export async function makeHostilePeople(databaseUrl: string, students: number): Promise<HostilePerson[]> {
  const services = createServices(testConfig({ DATABASE_URL: databaseUrl }));
  const people: HostilePerson[] = [{ token: null, known: fixed }];
  for (let number = 0; number < students; number += 1) {
    const { id, token, viewer } = await makePerson(services);
    const input = { courseId: 'year-6', mode: 'CASUAL' as const, questionCount: 10, idempotencyKey: newId() };
    const { row, questions } = await createPractice(services, viewer, { ...input, topicIds: [topicId] });
    people.push({ token, known: { ...fixed, practiceId: row.id, questionId: questions[0]?.id ?? '', studentId: id } });
    if (number % 4 > 0) continue;
    const teacher = await makePerson(services, { role: 'TEACHER' });
    const classId = newId();
    const row4 = { id: classId, teacher_id: teacher.id, name: '6B', course_id: 'year-6', join_code: newId() };
    await services.db
      .insertInto('classes')
      .values({ ...row4, archived_at: null, creation_key: null })
      .execute();
    await services.db.insertInto('class_members').values({ class_id: classId, student_id: id }).execute();
    people.push({ token: teacher.token, known: { ...fixed, classId, studentId: id } });
  }
  // What asks for the password compares it with a real hash; without one it would fail in place of refusing.
  const passwordHash = await hashPassword('a password that no request knows');
  await services.db.updateTable('users').set({ password_hash: passwordHash }).execute();
  await closeServices(services);
  return people;
}

/** The addresses that lead somewhere for this person; streams stay open by design, and who signs out is a visitor. */
export function addressesOf({ token, known }: HostilePerson): string[] {
  return Object.entries(routeRows)
    .filter(([pattern, { audience }]) => pattern !== '*' && (token !== null || audience !== 'member'))
    .map(([pattern]) => pattern)
    .filter((pattern) => !/^\/(logout|api\/events)$/.test(pattern))
    .filter((pattern) => [...pattern.matchAll(/:(\w+)/g)].every(([, name = '']) => known[name] !== undefined))
    .map((pattern) =>
      pattern.replaceAll(/:(\w+)\??/g, (_, name: string) => known[name] ?? '').replace('*', 'y6/unlike'),
    );
}
