import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ErrorPracticeView } from '~/components/task-report/error-practice-view';
import { taskNotFound } from '~/components/tasks/task-not-found.server';
import { TaskErrorPracticePage } from '~/graphql/reports/task-report';
import { dayAndTime } from '~/lib/day-labels';
import { pageTitle } from '~/lib/page-meta';
import { parseUuidParam, paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Practice after ${data.task.title}` : 'Practise your mistakes') },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  const studentTaskId = parseUuidParam(args.params, 'studentTaskId');
  if (classId === null || studentTaskId === null) throw redirect(paths.home);
  const { viewer, data } = await signedInPage(args, TaskErrorPracticePage, { studentTaskId });
  const { myTask: task, myTaskErrorPractice } = data;
  if (task.classId !== classId || task.id !== studentTaskId) throw taskNotFound();
  return {
    task: { classId, studentTaskId, title: task.title },
    practices: myTaskErrorPractice.map(({ startedAt, ...practice }) => ({
      ...practice,
      started: dayAndTime(viewer.timeZone, new Date(startedAt)),
    })),
  };
}

export default function PracticeOfATasksErrors() {
  const { task, practices } = useLoaderData<typeof loader>();
  return <ErrorPracticeView task={task} practices={practices} />;
}
