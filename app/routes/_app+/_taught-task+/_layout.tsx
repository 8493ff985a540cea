import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ClassLayout } from '~/components/portal/class-layout';
import { ClassHeadOfTask } from '~/graphql/classroom/class-head';
import { keepHead } from '~/lib/keep-head';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { hideAiBox: true, classTab: 'tasks' };
export const shouldRevalidate = keepHead('taskId');

/** The layout of all pages about a task that is out: it loads the head of its class. */
export async function loader(args: LoaderFunctionArgs) {
  const taskId = parseUuidParam(args.params, 'taskId');
  if (taskId === null) throw redirect(paths.home);
  const { data } = await signedInPage(args, ClassHeadOfTask, { taskId });
  return { school: data.classHeadOfTask };
}

export default function TaughtTaskLayout() {
  return <ClassLayout school={useLoaderData<typeof loader>().school} />;
}
