import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TaskReportView } from '~/components/task-report/task-report-view';
import { guardedAction } from '~/http/guarded-action.server';
import { pageTitle } from '~/lib/page-meta';
import { ownReportPlace, ownTaskReport } from '~/loaders/own-task-report.server';
import { shareReportAction } from '~/loaders/share-report.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `${data.report.title}: report` : 'Task report') },
];

export async function loader(args: LoaderFunctionArgs) {
  const { report, share } = await ownTaskReport(args);
  return { report, share: { ...share, formKey: randomUUID() }, formKey: randomUUID() };
}

/** Makes a link for the family, or stops one. */
export const action = guardedAction(({ request, form, params }) =>
  shareReportAction(request, form, ownReportPlace(params)),
);

export default function TaskReport() {
  const { report, share, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <TaskReportView report={report} share={{ ...share, reply }} formKey={formKey} />;
}
