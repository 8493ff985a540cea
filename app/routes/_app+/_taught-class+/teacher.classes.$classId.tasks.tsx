import { randomUUID } from 'node:crypto';
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ClassTasksView } from '~/components/portal-tasks/class-tasks-view';
import { taskLine } from '~/components/portal-tasks/task-line';
import { attempt } from '~/graphql/executor.server';
import { ClassTasksPage } from '~/graphql/tasks/taught-task-pages';
import { CreateTaskDraft } from '~/graphql/tasks/teach-tasks';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { classNameIn } from '~/lib/class-of-page';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { classFormAgain } from '~/loaders/class-action.server';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { classTab: 'tasks' };
export const meta: MetaFunction = ({ matches }) => [
  { title: `Tasks for ${classNameIn(matches) ?? 'the class'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { data } = await signedInPage(args, ClassTasksPage, { classId });
  const {
    class: { timeZone },
    tasks,
  } = data.taughtTasks;
  const now = new Date();
  const lines = tasks.map((task) => taskLine(task, timeZone, now));
  return { tasks: lines, creationKey: randomUUID() as string };
}

/** Begins a task: its wizard opens at the first step. */
export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const classId = parseUuidParam(params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const outcome = await attempt(request, CreateTaskDraft, { classId, creationKey: formText(form, 'creationKey') });
  if (outcome.ok) return redirect(paths.teacherTaskStep(outcome.data.createTaskDraft, 'what'));
  const { status, message } = actionFailure(request, outcome.failure);
  return classFormAgain({ intent: 'set', message }, status);
});

export default function ClassTasks() {
  const page = useLoaderData<typeof loader>();
  return <ClassTasksView {...page} problem={useActionData<typeof action>()?.message ?? null} />;
}
