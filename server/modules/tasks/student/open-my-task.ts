import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { startAnotherTry, startStudentTask } from '../start-student-task';
import { getMyTask, type MyTask } from './my-tasks';

/**
 * The viewer's own task, with its practice begun, and the clock of a test started, where it can be and was not yet. One
 * that takes no work is given as it stands.
 *
 * @throws AppError NOT_FOUND
 */
export async function openMyTask(services: Services, viewer: Viewer, taskId: string): Promise<MyTask> {
  const task = await getMyTask(services, viewer, taskId);
  if (!task.takesWork || (task.practiceId !== null && !task.awaitsStart)) return task;
  await startStudentTask(services, viewer, task.id);
  return getMyTask(services, viewer, task.id);
}

/**
 * Begins another try at the viewer's own homework, or goes on with the one that runs.
 *
 * @throws AppError NOT_FOUND, CONFLICT
 */
export async function tryMyTaskAgain(services: Services, viewer: Viewer, taskId: string): Promise<MyTask> {
  const task = await getMyTask(services, viewer, taskId);
  await startAnotherTry(services, viewer, task.id);
  return getMyTask(services, viewer, task.id);
}
