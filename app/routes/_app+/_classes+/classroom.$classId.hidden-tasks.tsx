import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HiddenTasksView } from '~/components/tasks/hidden-tasks-view';
import { myTaskView } from '~/components/tasks/my-task-view.server';
import { taskNotFound } from '~/components/tasks/task-not-found.server';
import { ClassTasksOfMine } from '~/graphql/tasks/student-tasks';
import { parseUuidParam, paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Hidden tasks | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { viewer, data } = await signedInPage(args, ClassTasksOfMine, { classId });
  const now = new Date();
  const { myClasses, myTasks } = data;
  const name = myClasses.find(({ id }) => id === classId)?.name ?? myTasks[0]?.className;
  if (name === undefined) throw taskNotFound();
  const hidden = myTasks.filter((task) => task.hidden);
  return {
    school: { id: classId, name, left: myClasses.every(({ id }) => id !== classId) },
    tasks: hidden.map((task) => myTaskView(task, viewer.timeZone, now)),
  };
}

export default function HiddenTasks() {
  return <HiddenTasksView {...useLoaderData<typeof loader>()} />;
}
