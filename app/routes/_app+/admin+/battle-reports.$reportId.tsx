import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { BattleReportView } from '~/components/admin/battle-report-view';
import { battlePaths } from '~/components/battle/battle-paths';
import { BattleReportPage, DecideBattleReport, GiveBattlesBack } from '~/graphql/admin/battle-report-pages';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { dayAndTime } from '~/lib/day-labels';
import { noticeCookie } from '~/lib/notice';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'A battle report | Marsmaths' }];

/** Administrators only. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data: page } = await signedInPage(args, BattleReportPage, { id: args.params.reportId ?? '' });
  const inWords = (instant: string) => dayAndTime(viewer.timeZone, new Date(instant));
  const { earlier, suspendedUntil, ...details } = page.battleReport;
  const { at, closedAt } = details.report;
  return {
    details: {
      ...details,
      earlier: earlier.map(({ at: decidedAt, ...decision }) => ({ ...decision, day: inWords(decidedAt) })),
      suspended: suspendedUntil && inWords(suspendedUntil),
      reported: inWords(at),
      closed: closedAt && inWords(closedAt),
    },
  };
}

/** Closes the report, or lets its player play again. */
export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const id = params.reportId ?? '';
  const decision = formText(form, 'decision');
  const note = formText(form, 'note').slice(0, 1000);
  const days = formText(form, 'days').slice(0, 10);
  const isBack = decision === 'GIVE_BACK';
  const whole = /^\d+$/.test(days.trim()) ? Number(days) : null;
  const outcome = isBack
    ? await attempt(request, GiveBattlesBack, { reportId: id })
    : await attempt(request, DecideBattleReport, { id, decision, note, days: whole });
  if (outcome.ok) {
    const notice = noticeCookie(isBack ? 'battles-back' : 'battle-report-closed');
    return redirect(battlePaths.adminReport(id), { headers: { 'set-cookie': notice } });
  }
  const { failure } = outcome;
  const { message, status } = actionFailure(request, failure);
  return data({ problem: message, field: fieldOf(failure.details), note, days }, { status });
});

const fieldOf = ({ field }: Record<string, unknown>) => (typeof field === 'string' ? field : null);

export default function BattleReport() {
  const { details } = useLoaderData<typeof loader>();
  return <BattleReportView data={details} refused={useActionData<typeof action>() ?? null} />;
}
