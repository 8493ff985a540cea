import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { myTaskView } from '~/components/tasks/my-task-view.server';
import { taskNotFound } from '~/components/tasks/task-not-found.server';
import { TaskPageView } from '~/components/tasks/task-page-view';
import { taskPaths } from '~/components/tasks/task-paths';
import { attempt } from '~/graphql/executor.server';
import { BuyTaskItem, MyTaskPage, OpenMyTask, TryMyTaskAgain } from '~/graphql/tasks/student-tasks';
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
  const { viewer } = page;
  if (myTask.classId !== classId) throw taskNotFound();
  const now = new Date();
  const { takesWork, awaitsStart, practiceId, minutes } = myTask;
  const minutesLeft = Math.max(1, Math.floor((Date.parse(myTask.lateUntil) - now.getTime()) / 60_000));
  return {
    task: myTaskView(myTask, viewer.timeZone, now),
    begin: takesWork ? { index: myTask.currentIndex, begun: practiceId !== null } : null,
    start: awaitsStart ? { minutesLeft: minutes !== null && minutesLeft < minutes ? minutesLeft : null } : null,
    minutes,
    items: page.data.taskItems,
  };
}

/** Starts a test, begins another try at a homework, or buys something for it. */
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
  if (intent === 'start') return startTest(request, { classId, taskId });
  const outcome = await attempt(request, TryMyTaskAgain, { taskId });
  if (!outcome.ok) {
    const { status, message } = actionFailure(request, outcome.failure);
    return classFormAgain({ intent: 'try-again', message }, status);
  }
  const { taskId: id, currentIndex } = outcome.data.tryMyTaskAgain;
  return redirect(taskPaths.unfinished(id, currentIndex));
});

async function startTest(request: Request, { classId, taskId }: { classId: string; taskId: string }) {
  const outcome = await attempt(request, OpenMyTask, { taskId });
  if (!outcome.ok) {
    const { status, message } = actionFailure(request, outcome.failure);
    return classFormAgain({ intent: 'start', message }, status);
  }
  const { taskId: id, currentIndex, takesWork } = outcome.data.openMyTask;
  // Closed in the meantime: its page says so.
  return redirect(takesWork ? taskPaths.unfinished(id, currentIndex) : taskPaths.task(classId, taskId));
}

const isTaskItem = (intent: string): intent is TaskItem => Object.hasOwn(taskItems, intent);

export default function ClassTask() {
  const { start, ...page } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const message = reply === undefined ? null : (reply.message ?? Object.values(reply.errors)[0] ?? null);
  const problemOf = (intent: string) => (reply?.intent === intent ? message : null);
  return (
    <TaskPageView
      {...page}
      start={start && { ...start, problem: problemOf('start') }}
      problem={problemOf('try-again')}
      itemProblem={isTaskItem(reply?.intent ?? '') ? message : null}
    />
  );
}
