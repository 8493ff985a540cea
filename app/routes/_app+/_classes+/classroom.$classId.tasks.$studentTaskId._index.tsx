import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { myTaskView } from '~/components/tasks/my-task-view.server';
import { taskNotFound } from '~/components/tasks/task-not-found.server';
import { TaskPageView } from '~/components/tasks/task-page-view';
import { taskPaths } from '~/components/tasks/task-paths';
import { attempt } from '~/graphql/executor.server';
import { BuyTaskItem, MyTaskPage, TryMyTaskAgain } from '~/graphql/tasks/student-tasks';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { parseUuidParam, paths } from '~/lib/paths';
import { classActionReply, classFormAgain } from '~/loaders/class-action.server';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { type TaskItem, taskItems } from '../../../../rules/class-coins';

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
    items: page.data.taskItems,
  };
}

/** Begins another try at a homework, or buys something for it. */
export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const classId = parseUuidParam(params, 'classId');
  const taskId = parseUuidParam(params, 'studentTaskId');
  if (classId === null || taskId === null) throw redirect(paths.home);
  const intent = formText(form, 'intent');
  if (isTaskItem(intent)) {
    const questionIndex = Number.parseInt(formText(form, 'question'), 10) || null;
    const outcome = await attempt(request, BuyTaskItem, { studentTaskId: taskId, item: intent, questionIndex });
    const to = taskPaths.task(classId, taskId);
    return classActionReply(request, outcome, { intent }, { to, notice: 'item-bought' });
  }
  const outcome = await attempt(request, TryMyTaskAgain, { taskId });
  if (!outcome.ok) {
    const { status, message } = actionFailure(request, outcome.failure);
    return classFormAgain({ intent: 'try-again', message }, status);
  }
  const { taskId: id, currentIndex } = outcome.data.tryMyTaskAgain;
  return redirect(taskPaths.unfinished(id, currentIndex));
});

const isTaskItem = (intent: string): intent is TaskItem => Object.hasOwn(taskItems, intent);

export default function ClassTask() {
  const { shell, ...page } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const message = reply === undefined ? null : (reply.message ?? Object.values(reply.errors)[0] ?? null);
  const isTry = reply?.intent === 'try-again';
  return <TaskPageView {...page} problem={isTry ? message : null} itemProblem={isTry ? null : message} />;
}
