import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { myTaskView } from '~/components/tasks/my-task-view.server';
import { taskNotFound } from '~/components/tasks/task-not-found.server';
import { TaskPageView } from '~/components/tasks/task-page-view';
import { MyTaskPage } from '~/graphql/tasks/student-tasks';
import { parseUuidParam, paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.task.title ?? 'Task'} | Marsmaths` }];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  const taskId = parseUuidParam(args.params, 'studentTaskId');
  if (classId === null || taskId === null) throw redirect(paths.home);
  const { shell, data } = await signedInPage(args, MyTaskPage, { taskId });
  if (data.myTask.classId !== classId) throw taskNotFound();
  const now = new Date();
  const { takesWork, practiceId, type } = data.myTask;
  return {
    shell,
    task: myTaskView(data.myTask, shell.viewer.timeZone, now),
    // The way into a test stands under its rules alone.
    begin: takesWork ? { index: data.myTask.currentIndex, begun: practiceId !== null, isTest: type === 'TEST' } : null,
    minutes: data.myTask.minutes,
  };
}

export default function ClassTask() {
  return <TaskPageView {...useLoaderData<typeof loader>()} />;
}
