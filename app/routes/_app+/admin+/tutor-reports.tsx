import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TutorReportsView } from '~/components/admin/tutor-reports-view';
import { typeset } from '~/components/maths/typeset.server';
import { MarkTutorReport, TutorReportsPage } from '~/graphql/admin/tutor-reports-page';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { dayAndTime } from '~/lib/day-labels';
import { noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Reported replies | Marsmaths' }];

/** Administrators only: the server refuses everybody else, and a refusal leads to the home page. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data: page } = await signedInPage(args, TutorReportsPage);
  const { timeZone } = viewer;
  return {
    reports: page.tutorReports.map(({ text, reportedAt, seenAt, ...report }) => ({
      ...report,
      html: typeset(text),
      reported: dayAndTime(timeZone, new Date(reportedAt)),
      seen: seenAt === null ? null : dayAndTime(timeZone, new Date(seenAt)),
    })),
  };
}

export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const number = Number(formText(form, 'number'));
  const variables = { talkId: formText(form, 'talkId'), number: Number.isInteger(number) ? number : 0 };
  const outcome = await attempt(request, MarkTutorReport, variables);
  if (!outcome.ok) {
    const { message, status } = actionFailure(request, outcome.failure);
    return data({ problem: message }, { status });
  }
  return redirect(paths.adminTutorReports, { headers: { 'set-cookie': noticeCookie('report-seen') } });
});

export default function TutorReports() {
  const { reports } = useLoaderData<typeof loader>();
  return <TutorReportsView reports={reports} problem={useActionData<typeof action>()?.problem ?? null} />;
}
