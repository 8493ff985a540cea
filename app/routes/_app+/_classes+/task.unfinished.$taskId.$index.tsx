import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import type { TestReply } from '~/components/tasks/test/test-reply';
import { TestView } from '~/components/tasks/test/test-view';
import { guardedAction } from '~/http/guarded-action.server';
import type { RouteHandle } from '~/lib/route-handle';
import { sendOrStay } from '~/lib/send-or-stay';
import { changeTest } from '~/loaders/test-action.server';
import { unfinishedTask } from '~/loaders/unfinished-task.server';

export const handle: RouteHandle = { hideHeader: true };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? 'Work on a task'} | Marsmaths` },
];

/** Begins a task or goes on with it: homework on the practice screen, a test here. */
export const loader = (args: LoaderFunctionArgs) => unfinishedTask(args);

export const action = guardedAction(changeTest);

/** Without a connection the page with what was typed stays, and sends it when the connection is back. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<TestReply> {
  const form = await request.clone().formData();
  const typed = form.has('answer') ? String(form.get('answer')) : undefined;
  return sendOrStay<TestReply>(
    () => serverAction<TestReply>(),
    (problem) => ({ problem, typed, isLost: true }),
  );
}

/** After a failure the page with what was typed stays as it is. */
export function shouldRevalidate({
  actionResult,
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const reply: TestReply | undefined = actionResult;
  return actionStatus < 400 && reply?.isLost !== true && defaultShouldRevalidate;
}

export default function UnfinishedTask() {
  const page = useLoaderData<typeof loader>();
  return <TestView key={page.question.id} {...page} reply={useActionData<typeof action>()} />;
}
