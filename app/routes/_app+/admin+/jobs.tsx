import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { JobsView } from '~/components/admin/jobs-view';
import { JobsPage, RetryJob, RetryRow } from '~/graphql/admin/jobs-page';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { dayAndTime } from '~/lib/day-labels';
import { noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Jobs | Marsmaths' }];

/** Administrators only: the server refuses everybody else, and a refusal leads to the home page. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data: page } = await signedInPage(args, JobsPage);
  const inWords = (instant: string) => dayAndTime(viewer.timeZone, new Date(instant));
  return {
    kinds: page.jobKinds.map(({ lastAt, nextAt, ...kind }) => ({
      ...kind,
      last: lastAt === null ? null : inWords(lastAt),
      next: nextAt === null ? null : inWords(nextAt),
    })),
    failed: page.failedJobs.map(({ failedAt, ...job }) => ({ ...job, failed: inWords(failedAt) })),
    rows: page.failedRows.map(({ failedAt, nextTryAt, ...row }) => ({
      ...row,
      failed: inWords(failedAt),
      next: nextTryAt === null ? null : inWords(nextTryAt),
    })),
  };
}

/** Puts a failed job in line again, or lets a job try a row, or all of its rows, again. */
export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const job = formText(form, 'job');
  const outcome =
    job === ''
      ? await attempt(request, RetryJob, { id: formText(form, 'id') })
      : await attempt(request, RetryRow, { job, rowId: formText(form, 'rowId') || null });
  if (outcome.ok) return redirect(paths.adminJobs, { headers: { 'set-cookie': noticeCookie('job-again') } });
  const { message, status } = actionFailure(request, outcome.failure);
  return data({ problem: message }, { status });
});

export default function Jobs() {
  const { kinds, failed, rows } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <JobsView kinds={kinds} failed={failed} rows={rows} problem={problem} />;
}
