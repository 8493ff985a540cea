import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { myTaskView } from '~/components/tasks/my-task-view.server';
import { taskNotFound } from '~/components/tasks/task-not-found.server';
import { TaskPageView } from '~/components/tasks/task-page-view';
import { taskPaths } from '~/components/tasks/task-paths';
import { attempt } from '~/graphql/executor.server';
import { MyTaskPage, TryMyTaskAgain } from '~/graphql/tasks/student-tasks';
import { guardedAction } from '~/http/guarded-action.server';
import { parseUuidParam, paths } from '~/lib/paths';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.task.title ?? 'Task'} | Marsmaths` }];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  const taskId = parseUuidParam(args.params, 'studentTaskId');
  if (classId === null || taskId === null) throw redirect(paths.home);
  const page = await signedInPage(args, MyTaskPage, { taskId });
  const { myTask } = page.data;
  const { shell } = page;
  if (myTask.classId !== classId) throw taskNotFound();
  const now = new Date();
  const { takesWork, practiceId, type } = myTask;
  return {
    shell,
    task: myTaskView(myTask, shell.viewer.timeZone, now),
    // The way into a test stands under its rules alone.
    begin: takesWork ? { index: myTask.currentIndex, begun: practiceId !== null, isTest: type === 'TEST' } : null,
    minutes: myTask.minutes,
  };
}

/** Begins another try at a homework. */
export const action = guardedAction(async ({ request, params }) => {
  requireSession(request);
  const taskId = parseUuidParam(params, 'studentTaskId');
  if (taskId === null) throw redirect(paths.home);
  const outcome = await attempt(request, TryMyTaskAgain, { taskId });
  if (!outcome.ok) {
    const { status, message } = actionFailure(request, outcome.failure);
    return data({ problem: message }, { status });
  }
  const { taskId: id, currentIndex } = outcome.data.tryMyTaskAgain;
  return redirect(taskPaths.unfinished(id, currentIndex));
});

export default function ClassTask() {
  const { shell, ...page } = useLoaderData<typeof loader>();
  return <TaskPageView {...page} problem={useActionData<typeof action>()?.problem ?? null} />;
}
