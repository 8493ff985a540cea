import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { dueTasks } from '~/components/home/due-tasks';
import { HomeView } from '~/components/home/home-view';
import { startElsewhere } from '~/components/home/start-elsewhere';
import { todaySentence } from '~/components/home/today-sentence';
import { figureHtml } from '~/components/maths/figures/figure-html.server';
import { HomePage } from '~/graphql/home/home-page';
import { dayIn, greeting } from '~/lib/day-labels';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { blueHeader: true, blueBackground: true };
export const meta: MetaFunction = () => [{ title: 'Home | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell, data } = await signedInPage(args, HomePage);
  const elsewhere = startElsewhere(shell.viewer.roles);
  if (elsewhere !== null) throw redirect(elsewhere);
  const now = new Date();
  const timeZone = shell.viewer.timeZone;
  const tasks = dueTasks(data.openTasks, now, timeZone);
  return {
    shell,
    home: { ...data.home, cover: null },
    tasks,
    coverHtml: figureHtml(data.home.cover, 'cover'),
    greeting: `${greeting(now, timeZone)}, ${shell.viewer.nickname}`,
    subtitle: todaySentence(data.home, tasks.length, {
      goal: data.profile?.goal ?? null,
      minutesADay: data.profile?.minutesADay ?? null,
    }),
    today: dayIn(timeZone, now),
    openSteps: data.profile?.openSteps ?? [],
  };
}

export default function Home() {
  const { shell: _, ...shown } = useLoaderData<typeof loader>();
  return <HomeView {...shown} />;
}
