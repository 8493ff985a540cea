import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { dueTasks } from '~/components/home/due-tasks';
import { HomeView } from '~/components/home/home-view';
import { startElsewhere } from '~/components/home/start-elsewhere';
import { todaySentence } from '~/components/home/today-sentence';
import { figureHtml } from '~/components/maths/figures/figure-html.server';
import { CollectQuest } from '~/graphql/account/quest';
import { attempt } from '~/graphql/executor.server';
import { HomePage } from '~/graphql/home/home-page';
import { guardedAction } from '~/http/guarded-action.server';
import { dayIn, greeting } from '~/lib/day-labels';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { blueHeader: true, blueBackground: true };
export const meta: MetaFunction = () => [{ title: 'Home | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data: page } = await signedInPage(args, HomePage);
  const elsewhere = startElsewhere(viewer.roles);
  if (elsewhere !== null) throw redirect(elsewhere);
  const now = new Date();
  const timeZone = viewer.timeZone;
  const tasks = dueTasks(page.openTasks, now, timeZone);
  return {
    home: { ...page.home, cover: null },
    tasks,
    coverHtml: figureHtml(page.home.cover, 'cover'),
    greeting: `${greeting(now, timeZone)}, ${viewer.nickname}`,
    subtitle: todaySentence(page.home, tasks.length, page.profile?.goal ?? null),
    today: dayIn(timeZone, now),
    openSteps: page.profile?.openSteps ?? [],
  };
}

/** Collects the coins of today's quest. */
export const action = guardedAction(async ({ request }) => {
  requireSession(request);
  const outcome = await attempt(request, CollectQuest, {});
  if (outcome.ok) return redirect(paths.home);
  const { message, status } = actionFailure(request, outcome.failure);
  return data({ problem: message }, { status });
});

export default function Home() {
  const shown = useLoaderData<typeof loader>();
  return <HomeView {...shown} problem={useActionData<typeof action>()?.problem ?? null} />;
}
