import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TaskErrorsView } from '~/components/task-report/task-errors-view';
import { pageTitle } from '~/lib/page-meta';
import { ownTaskReport } from '~/loaders/own-task-report.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Mistakes in ${data.report.title}` : 'Mistakes in a task') },
];

export async function loader(args: LoaderFunctionArgs) {
  const { report } = await ownTaskReport(args);
  return { report, formKey: randomUUID() };
}

export default function AllErrorsOfATask() {
  const { report, formKey } = useLoaderData<typeof loader>();
  return <TaskErrorsView report={report} formKey={formKey} />;
}
