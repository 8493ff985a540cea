import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { dueTasks } from '~/components/home/due-tasks';
import type { HomeData } from '~/components/home/home-data';
import { HomeView } from '~/components/home/home-view';
import { figureHtml } from '~/components/maths/figures/figure-html.server';
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
  const tasks = dueTasks(data.openTasks, now, timeZone);
  return {
    shell,
    home: { ...data.home, cover: null },
    tasks,
    coverHtml: figureHtml(data.home.cover, 'cover'),
    greeting: `${greeting(now, timeZone)}, ${shell.viewer.nickname}`,
    subtitle: subtitle(data.home, tasks.length),
    today: dayIn(timeZone, now),
    asksAge: shell.viewer.roles.includes('STUDENT') && data.profile?.birthMonth == null,
  };
}

export default function Home() {
  const { shell: _, ...shown } = useLoaderData<typeof loader>();
  return <HomeView {...shown} />;
}

/** What today is about, in one sentence. */
function subtitle({ due, continuePractice, plan, myCourses }: HomeData, tasks: number): string {
  if (continuePractice !== null) return 'Your set is kept, right where you stopped.';
  const waiting = due.length + tasks;
  if (waiting === 1) return 'One thing is due. It is quickly done.';
  if (waiting > 1) return `${waiting} things are due. Start with the short one.`;
  const day = plan?.days[plan.today];
  if (day !== undefined)
    return day.questions === 0 ? 'A free day. Enjoy it.' : `Today: ${day.title}, ${day.questions} questions.`;
  const [first] = myCourses;
  if (first === undefined) return 'Choose a course, and your first question is a minute away.';
  return first.nextTopic === null ? 'Nothing is due today.' : `Nothing is due. Next comes ${first.nextTopic.title}.`;
}
