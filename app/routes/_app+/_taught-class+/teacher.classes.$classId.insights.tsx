import { randomUUID } from 'node:crypto';
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useClassHead } from '~/components/portal/class-layout';
import { insightsPage } from '~/components/portal-reports/insights-page.server';
import { InsightsView } from '~/components/portal-reports/insights-view';
import { InsightsPage } from '~/graphql/tasks/report-pages';
import { guardedAction } from '~/http/guarded-action.server';
import { classNameIn } from '~/lib/class-of-page';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { createFollowUp } from '~/loaders/follow-up.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { classTab: 'insights' };
export const meta: MetaFunction = ({ matches }) => [
  { title: `Mistake insights for ${classNameIn(matches) ?? 'the class'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const query = new URL(args.request.url).searchParams;
  const all = query.get('span') === 'all';
  const { data } = await signedInPage(args, InsightsPage, {
    classId,
    span: all ? 'ALL' : 'FOUR_WEEKS',
    ideaId: query.get('idea'),
  });
  return {
    all,
    creationKey: randomUUID() as string,
    ...insightsPage(data.insights),
  };
}

export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  return createFollowUp(request, form);
});

export default function ClassInsights() {
  const page = useLoaderData<typeof loader>();
  return (
    <InsightsView
      {...page}
      school={useClassHead()}
      task={null}
      problem={useActionData<typeof action>()?.message ?? null}
    />
  );
}
