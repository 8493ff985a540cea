import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react';
import { LiveView } from '~/components/live-view/live-view';
import { LiveTaskPage } from '~/graphql/tasks/live-task';
import { parseUuidParam, paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction<typeof loader> = (place) => [
  { title: `Live: ${place.data?.task.title ?? 'a task you set'}`.slice(0, 56).concat(' | Marsmaths') },
];

export async function loader(args: LoaderFunctionArgs) {
  const taskId = parseUuidParam(args.params, 'taskId');
  if (taskId === null) throw redirect(paths.home);
  const { data } = await signedInPage(args, LiveTaskPage, { taskId });
  const { picture, ...task } = data.liveTask;
  return { task, first: picture };
}

/** Another order of the same students needs nothing new: the stream tells what changes. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isHere = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isHere && formMethod === undefined ? false : defaultShouldRevalidate;
}

export default function LiveTask() {
  const page = useLoaderData<typeof loader>();
  return <LiveView {...page} />;
}
