import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TasksView } from '~/components/tasks/tasks-view';
import { ShellPage } from '~/graphql/shell/shell-page';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { blueHeader: true, blueBackground: true };
export const meta: MetaFunction = () => [{ title: 'Tasks | Marsmaths' }];

/** Tasks come with classes; until then each tab says so in its own words. */
export async function loader(args: LoaderFunctionArgs) {
  const { shell } = await signedInPage(args, ShellPage);
  return { shell, tab: new URL(args.request.url).searchParams.get('tab') };
}

export default function Tasks() {
  return <TasksView tab={useLoaderData<typeof loader>().tab} />;
}
