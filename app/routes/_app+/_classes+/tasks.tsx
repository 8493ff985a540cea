import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { myTaskView } from '~/components/tasks/my-task-view.server';
import { taskPaths } from '~/components/tasks/task-paths';
import { TasksView } from '~/components/tasks/tasks-view';
import { attempt } from '~/graphql/executor.server';
import { HideMyTask, type MyTaskData, MyTasksPage, StarMyTask } from '~/graphql/tasks/student-tasks';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { pageFailure } from '~/loaders/page-failure.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { isUuid } from '../../../../rules/path-patterns';
import { isInTab, taskTabs } from '../../../../rules/tasks/task-status';

export const handle: RouteHandle = { blueHeader: true, blueBackground: true };
export const meta: MetaFunction = () => [{ title: 'Tasks | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data: page } = await signedInPage(args, MyTasksPage);
  const asked = new URL(args.request.url).searchParams.get('tab');
  const tab = taskTabs.find(({ id }) => id === asked)?.id ?? taskTabs[0].id;
  const now = new Date();
  const { myTasks } = page;
  const shown = myTasks.filter((task) => isInTab(tab, task));
  return {
    tab,
    tabs: taskTabs.map(({ id, label }) => ({ id, label, count: myTasks.filter((task) => isInTab(id, task)).length })),
    waiting: myTasks.filter(({ hidden, takesWork, handedInAt }) => !hidden && takesWork && handedInAt === null).length,
    tasks: shown.map((task) => myTaskView(task, viewer.timeZone, now)),
    hiddenIn: hiddenByClass(myTasks),
  };
}

function hiddenByClass(tasks: readonly MyTaskData[]) {
  const found = new Map<string, { classId: string; name: string; count: number }>();
  for (const { hidden, classId, className } of tasks) {
    if (!hidden) continue;
    found.set(classId, { classId, name: className, count: (found.get(classId)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** Stars a task, hides it or brings it back, and goes back to where the form stood. */
export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const studentTaskId = formText(form, 'task');
  const intent = formText(form, 'intent');
  const from = formText(form, 'from');
  const changes = {
    star: () => attempt(request, StarMyTask, { studentTaskId, starred: true }),
    unstar: () => attempt(request, StarMyTask, { studentTaskId, starred: false }),
    hide: () => attempt(request, HideMyTask, { studentTaskId, hidden: true }),
    show: () => attempt(request, HideMyTask, { studentTaskId, hidden: false }),
  };
  if (!Object.hasOwn(changes, intent)) return data('That didn’t go through. Please try again.', { status: 400 });
  const outcome = await changes[intent as keyof typeof changes]();
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  return redirect(pageOf(from));
});

/** "class:…" and "hidden:…" name a class, anything else a tab. */
function pageOf(from: string): string {
  const [kind, classId = ''] = from.split(':');
  if (!isUuid(classId)) return paths.tasksTab(from.slice(0, 20));
  return kind === 'hidden' ? taskPaths.hidden(classId) : paths.classDetails(classId);
}

export default function Tasks() {
  return <TasksView {...useLoaderData<typeof loader>()} />;
}
