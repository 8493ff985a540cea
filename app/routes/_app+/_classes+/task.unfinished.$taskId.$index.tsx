import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { TestView } from '~/components/tasks/test/test-view';
import { guardedAction } from '~/http/guarded-action.server';
import type { RouteHandle } from '~/lib/route-handle';
import { changeTest } from '~/loaders/test-action.server';
import { unfinishedTask } from '~/loaders/unfinished-task.server';

export const handle: RouteHandle = { hideHeader: true };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? 'Work on a task'} | Marsmaths` },
];

/** Begins a task or goes on with it: homework on the practice screen, a test here. */
export const loader = (args: LoaderFunctionArgs) => unfinishedTask(args);

export const action = guardedAction(changeTest);

/** After a failure the page with what was typed stays as it is. */
export function shouldRevalidate({ actionStatus = 200, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus < 400 && defaultShouldRevalidate;
}

export default function UnfinishedTask() {
  const page = useLoaderData<typeof loader>();
  return <TestView key={page.question.id} {...page} reply={useActionData<typeof action>()} />;
}
