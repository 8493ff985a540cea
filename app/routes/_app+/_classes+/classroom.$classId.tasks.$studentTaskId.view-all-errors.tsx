import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ownTaskReport } from '~/components/task-report/own-task-report.server';
import { TaskErrorsView } from '~/components/task-report/task-errors-view';
import { pageTitle } from '~/lib/page-meta';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Errors of ${data.report.title}` : 'All errors of a task') },
];

export async function loader(args: LoaderFunctionArgs) {
  const { shell, report } = await ownTaskReport(args);
  return { shell, report, formKey: randomUUID() };
}

export default function AllErrorsOfATask() {
  const { report, formKey } = useLoaderData<typeof loader>();
  return <TaskErrorsView report={report} formKey={formKey} />;
}
