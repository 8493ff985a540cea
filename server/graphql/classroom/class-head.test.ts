import { expect, it } from 'vitest';
import type { TaskClass } from '../../modules/tasks';
import { AppError } from '../../platform/app-error';
import { classOfPage, withClass } from './class-head';

const school: TaskClass = {
  id: 'c',
  name: '7B',
  colour: 'SAND',
  courseId: 'year-7',
  timeZone: 'Australia/Melbourne',
  archivedAt: null,
  studentCount: 2,
};
const readAlone = async () => ({ ...school, name: 'read alone' });

it('the head has the class that the page reads in the same request, though it asks first', async () => {
  const context = { classReads: new Map() };
  const head = classOfPage(context, 'task', readAlone);
  const page = withClass(context, 'task', Promise.resolve({ class: school }), (task) => task.class);
  expect(await page).toEqual({ class: school });
  expect(await head).toBe(school);
});

it('is read alone where the page reads none, or another', async () => {
  const context = { classReads: new Map() };
  withClass(context, 'another', Promise.resolve(school), (other) => other);
  expect((await classOfPage(context, 'task', readAlone)).name).toBe('read alone');
});

it('fails as its page does, and a page without a head fails alone', async () => {
  const context = { classReads: new Map() };
  const refused = Promise.reject(new AppError('NOT_FOUND', 'Task not found.'));
  const page = withClass(context, 'task', refused, () => school);
  await expect(page).rejects.toThrow('Task not found.');
  await expect(classOfPage(context, 'task', readAlone)).rejects.toThrow('Task not found.');
});
