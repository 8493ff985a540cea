import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMyTask } from '../../../server/modules/tasks';
import { makePerson, type Person } from '../backend/people';
import type { TestBackend } from '../backend/test-backend';
import { readServerEvents } from '../site/event-reader';
import { type Site, startSite } from '../site/start-site';
import { as, makeSchool, type School, setTask } from '../tasks/school';
import { studentTasks } from '../tasks/student-operations';
import { backendOf, leaks, storeWithCanary } from './canary';
import { toldToStudent } from './student-readers';

describe('the key of a test', () => {
  let site: Site;
  let school: School;
  let student: Person;
  let teacherSite: TestBackend;
  beforeAll(async () => {
    site = await startSite();
    const { services } = site;
    teacherSite = backendOf(site);
    school = await makeSchool(teacherSite, 0);
    student = await makePerson(services, { nickname: 'Robin' });
    await services.db
      .insertInto('class_members')
      .values({ class_id: school.classId, student_id: student.id })
      .execute();
  });
  afterAll(() => site?.stop());

  const told = (taskId: string, practiceId: string, questionId: string) =>
    toldToStudent({ site, classId: school.classId, student }, { taskId, practiceId, questionId });

  it('appears in no reply to its student before the answers are out, and then it does', async () => {
    const { services } = site;
    const taskId = await setTask(teacherSite, school, { type: ['TEST'], minutes: ['60'], answersWhen: ['NEVER'] });
    const { practiceId } = await openMyTask(services, student.viewer, taskId);
    const question = await services.db
      .selectFrom('practice_questions')
      .select(['id', 'instance_id'])
      .where('practice_id', '=', practiceId ?? '')
      .where('index', '=', 1)
      .executeTakeFirstOrThrow();
    if (practiceId === null) throw new Error('There is no practice.');
    const marked = await storeWithCanary(services, question.instance_id);
    await services.db
      .updateTable('practice_questions')
      .set({ instance_id: marked })
      .where('id', '=', question.id)
      .execute();
    const events = await readServerEvents(site.url, student.token, '0');

    const saved = await as(teacherSite, student, studentTasks.save(practiceId, 1, '12'));
    expect(leaks([['saving', JSON.stringify(saved)]])).toEqual([]);
    expect(leaks(await told(taskId, practiceId, question.id))).toEqual([]);
    await as(teacherSite, student, studentTasks.finish(practiceId));
    expect(leaks(await told(taskId, practiceId, question.id))).toEqual([]);
    expect(leaks([['events', events.text()]])).toEqual([]);
    events.close();

    await services.db.updateTable('tasks').set({ answers_when: 'HAND_IN' }).where('id', '=', taskId).execute();
    expect(leaks(await told(taskId, practiceId, question.id))).toContain(`/task/${practiceId}/result`);
  });

  it('and what is typed in a test is saved only as often as somebody could type', async () => {
    const taskId = await setTask(teacherSite, school, { type: ['TEST'], minutes: ['60'] });
    const { practiceId } = await openMyTask(site.services, student.viewer, taskId);
    const codes: unknown[] = [];
    for (let sent = 0; sent < 240; sent += 1)
      codes.push(await as(teacherSite, student, studentTasks.save(practiceId ?? '', 1, String(sent))));
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBeLessThan(60);
  });
});
