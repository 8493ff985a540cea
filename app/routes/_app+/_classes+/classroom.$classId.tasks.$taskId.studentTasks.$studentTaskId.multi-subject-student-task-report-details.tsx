import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SubjectsView } from '~/components/task-report/subjects-view';
import { pageTitle } from '~/lib/page-meta';
import { ownTaskReport } from '~/loaders/own-task-report.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `${data.report.title} by subject` : 'Task report by subject') },
];

export async function loader(args: LoaderFunctionArgs) {
  const { report } = await ownTaskReport(args);
  return { report };
}

export default function TaskReportBySubject() {
  return <SubjectsView report={useLoaderData<typeof loader>().report} />;
}
