import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BattleReportsView } from '~/components/admin/battle-reports-view';
import { BattleReportsPage } from '~/graphql/admin/battle-report-pages';
import { dayAndTime } from '~/lib/day-labels';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Battle reports | Marsmaths' }];

/** Administrators only: the server refuses everybody else, and a refusal leads to the home page. */
export async function loader(args: LoaderFunctionArgs) {
  const closed = new URL(args.request.url).searchParams.get('state') === 'closed';
  const { viewer, data } = await signedInPage(args, BattleReportsPage, { closed });
  const reports = data.battleReports.map(({ at, closedAt, ...report }) => ({
    ...report,
    reported: dayAndTime(viewer.timeZone, new Date(closedAt ?? at)),
  }));
  return { reports, closed };
}

export default function BattleReports() {
  const { reports, closed } = useLoaderData<typeof loader>();
  return <BattleReportsView reports={reports} closed={closed} />;
}
