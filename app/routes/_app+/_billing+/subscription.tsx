import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { planStanding } from '~/components/account-pages/plan-standing';
import { SubscriptionView } from '~/components/account-pages/subscription-view';
import { isFlagOn } from '~/components/shell/is-flag-on';
import { trialFlag } from '~/components/shell/trial-banner-closing';
import { SubscriptionPage } from '~/graphql/account/subscription-page';
import { CancelPlan, UndoCancelPlan } from '~/graphql/billing/plan-pages';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { siteCurrency } from '~/http/site-currency.server';
import { noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { nextOf } from '~/loaders/checkout.server';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { freeQuestionsADay } from '../../../../rules/constants';

export const handle: RouteHandle = { blueHeader: true, blueBackground: true };
export const meta: MetaFunction = () => [{ title: 'Your plan | Marsmaths' }];

const answered = `You’ve answered today’s ${freeQuestionsADay} questions`;
const nextOnes = `Everything is saved, and you get ${freeQuestionsADay} more at midnight.`;
const reasons = {
  free: `${answered}. ${nextOnes}`,
  plan: `${answered}, and your plan doesn’t include this course. ${nextOnes}`,
};

export async function loader(args: LoaderFunctionArgs) {
  const currency = siteCurrency(args.request) === 'usd' ? ('USD' as const) : ('AUD' as const);
  const { viewer, data: page } = await signedInPage(args, SubscriptionPage, { currency });
  const { acceptTcTime, timeZone } = viewer;
  const planState = page.viewer?.planState ?? 'FREE';
  const { answeredToday } = page.home;
  const hasTrial = isFlagOn(viewer, trialFlag);
  const standing = planStanding({ planState, acceptTcTime, answeredToday, timeZone, hasTrial }, new Date());
  const { searchParams } = new URL(args.request.url);
  // A bookmarked address must not say what is no longer true.
  const usedUp = searchParams.get('reason') === 'trial-finished' && answeredToday >= freeQuestionsADay;
  return {
    standing,
    plans: page.myPlans,
    reason: usedUp && standing.kind !== 'trial' ? reasons[standing.kind] : null,
    currency,
    prices: page.prices,
    next: nextOf(searchParams.get('next')),
  };
}

/** Cancels the renewal of a plan, or takes that back. */
export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const id = formText(form, 'id');
  const isUndo = formText(form, 'intent') === 'undo';
  const outcome = await attempt<unknown, { id: string }>(request, isUndo ? UndoCancelPlan : CancelPlan, { id });
  if (outcome.ok) {
    const notice = isUndo ? 'plan-renews' : 'plan-cancelled';
    return redirect(paths.subscription, { headers: { 'set-cookie': noticeCookie(notice) } });
  }
  const { message, status } = actionFailure(request, outcome.failure);
  return data({ id, message }, { status });
});

export default function Subscription() {
  const { next, ...page } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>() ?? null;
  return <SubscriptionView {...page} next={next} problem={problem} />;
}
