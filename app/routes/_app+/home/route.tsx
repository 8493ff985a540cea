import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HomeView } from '~/components/home/home-view';
import { HomePage } from '~/graphql/home/home-page';
import { dayIn, greeting } from '~/lib/day-labels';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { blueHeader: true, blueBackground: true };
export const meta: MetaFunction = () => [{ title: 'Home | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell, data } = await signedInPage(args, HomePage);
  const now = new Date();
  const timeZone = shell.viewer.timeZone;
  return {
    shell,
    home: data.home,
    greeting: `${greeting(now, timeZone)}, ${shell.viewer.nickname}`,
    subtitle: subtitle(data.home.due.length, data.home.continuePractice !== null),
    today: dayIn(timeZone, now),
  };
}

export default function Home() {
  const { home, greeting, subtitle, today } = useLoaderData<typeof loader>();
  return <HomeView home={home} greeting={greeting} subtitle={subtitle} today={today} />;
}

function subtitle(due: number, started: boolean): string {
  if (started) return 'Your set is kept, right where you stopped.';
  if (due === 0) return 'Nothing is due. A short set keeps things fresh.';
  return due === 1 ? 'One thing is due today.' : `${due} things are due today. Start with the short one.`;
}
