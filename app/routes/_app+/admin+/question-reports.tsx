import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { QuestionReportsView } from '~/components/admin/question-reports-view';
import { typeset } from '~/components/maths/typeset.server';
import { DecideQuestionReport, QuestionReportsPage } from '~/graphql/admin/question-reports-page';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { dayAndTime } from '~/lib/day-labels';
import { noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Reported questions | Marsmaths' }];

/** Administrators only: the server refuses everybody else, and a refusal leads to the home page. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data: page } = await signedInPage(args, QuestionReportsPage);
  const inWords = (instant: string | null) => instant && dayAndTime(viewer.timeZone, new Date(instant));
  return {
    reports: page.questionReports.map(({ prompt, reportedAt, decidedAt, reMarkedAt, ...report }) => ({
      ...report,
      html: prompt && typeset(prompt),
      reported: inWords(reportedAt) ?? '',
      decided: inWords(decidedAt),
      reMarked: inWords(reMarkedAt),
    })),
  };
}

export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const questionId = formText(form, 'questionId');
  const answer = formText(form, 'answer');
  const variables = { questionId, decision: formText(form, 'decision'), answer };
  const outcome = await attempt(request, DecideQuestionReport, variables);
  if (outcome.ok) {
    return redirect(paths.adminQuestionReports, { headers: { 'set-cookie': noticeCookie('report-decided') } });
  }
  const { message, status } = actionFailure(request, outcome.failure);
  return data({ questionId, answer, problem: message }, { status });
});

export default function QuestionReports() {
  const { reports } = useLoaderData<typeof loader>();
  return <QuestionReportsView reports={reports} refused={useActionData<typeof action>() ?? null} />;
}
