import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { FollowingView } from '~/components/following/following-view';
import { Cheer, Follow, FollowingPage, SetFollowable, Unfollow } from '~/graphql/account/following-page';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { type NoticeKey, noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Following | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell, data: page } = await signedInPage(args, FollowingPage);
  return { shell, following: page.following, isStudent: shell.viewer.roles.includes('STUDENT') };
}

export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const code = formText(form, 'code').trim();
  const { outcome, notice } = await change(request, formText(form, 'intent'), code);
  if (outcome.ok) return redirect(paths.following, { headers: { 'set-cookie': noticeCookie(notice) } });
  const { message, status } = actionFailure(request, outcome.failure);
  return data({ code, problem: message }, { status });
});

async function change(request: Request, intent: string, code: string) {
  const as = (notice: NoticeKey) => notice;
  switch (intent) {
    case 'open':
      return { outcome: await attempt(request, SetFollowable, { on: true }), notice: as('followable') };
    case 'close':
      return { outcome: await attempt(request, SetFollowable, { on: false }), notice: as('not-followable') };
    case 'cheer':
      return { outcome: await attempt(request, Cheer, { code }), notice: as('cheered') };
    case 'unfollow':
      return { outcome: await attempt(request, Unfollow, { code }), notice: as('unfollowed') };
    default:
      return { outcome: await attempt(request, Follow, { code }), notice: as('followed') };
  }
}

export default function FollowingRoute() {
  const { following, isStudent } = useLoaderData<typeof loader>();
  return <FollowingView following={following} isStudent={isStudent} refused={useActionData<typeof action>() ?? null} />;
}
