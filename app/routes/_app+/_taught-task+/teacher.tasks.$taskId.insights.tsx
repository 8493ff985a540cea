import { randomUUID } from 'node:crypto';
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useClassHead } from '~/components/portal/class-layout';
import { insightsPage } from '~/components/portal-reports/insights-page.server';
import { InsightsView } from '~/components/portal-reports/insights-view';
import { InsightsPage } from '~/graphql/tasks/report-pages';
import { guardedAction } from '~/http/guarded-action.server';
import { parseUuidParam, paths } from '~/lib/paths';
import { createFollowUp } from '~/loaders/follow-up.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction<typeof loader> = (place) => [
  { title: `Mistake insights: ${place.data?.task.title ?? 'a task'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const taskId = parseUuidParam(args.params, 'taskId');
  if (taskId === null) throw redirect(paths.home);
  const ideaId = new URL(args.request.url).searchParams.get('idea');
  const { data } = await signedInPage(args, InsightsPage, { taskId, ideaId });
  return {
    task: { id: taskId, title: data.insights.title ?? '' },
    creationKey: randomUUID() as string,
    ...insightsPage(data.insights),
  };
}

export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  return createFollowUp(request, form);
});

export default function TaskInsights() {
  const page = useLoaderData<typeof loader>();
  return (
    <InsightsView
      {...page}
      school={useClassHead()}
      all={false}
      problem={useActionData<typeof action>()?.message ?? null}
    />
  );
}
