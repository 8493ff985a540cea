import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { FollowingView } from '~/components/following/following-view';
import {
  BeginPracticeSet,
  Cheer,
  DeclinePracticeSet,
  Follow,
  FollowingPage,
  SetFollowable,
  Unfollow,
} from '~/graphql/account/following-page';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { type NoticeKey, noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { alternative: true };
export const meta: MetaFunction = () => [{ title: 'Following | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data: page } = await signedInPage(args, FollowingPage);
  return {
    following: page.following,
    sets: page.practiceGifts,
    isStudent: viewer.roles.includes('STUDENT'),
  };
}

export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  if (formText(form, 'intent') === 'begin-set') return beginSet(request, formText(form, 'set'));
  if (formText(form, 'intent') === 'decline-set') {
    const outcome = await attempt(request, DeclinePracticeSet, { id: formText(form, 'set') });
    return outcome.ok ? backWith('set-declined') : refuseSet(request, outcome.failure);
  }
  const code = formText(form, 'code').trim();
  const { outcome, notice } = await change(request, formText(form, 'intent'), code);
  if (outcome.ok) return backWith(notice);
  const { message, status } = actionFailure(request, outcome.failure);
  return data({ code, problem: message, at: 'code' }, { status });
});

const backWith = (notice: NoticeKey) => redirect(paths.following, { headers: { 'set-cookie': noticeCookie(notice) } });

async function beginSet(request: Request, id: string) {
  const outcome = await attempt(request, BeginPracticeSet, { id });
  if (!outcome.ok) return refuseSet(request, outcome.failure);
  return redirect(paths.practiceQuestion(outcome.data.beginPracticeSet, 1));
}

function refuseSet(request: Request, failure: Parameters<typeof actionFailure>[1]) {
  const { message, status } = actionFailure(request, failure);
  return data({ code: '', problem: message, at: 'sets' }, { status });
}

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
  const page = useLoaderData<typeof loader>();
  return <FollowingView {...page} refused={useActionData<typeof action>() ?? null} />;
}
