import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { planStanding } from '~/components/account-pages/plan-standing';
import { runningTerms } from '~/components/account-pages/running-terms';
import { SubscriptionView } from '~/components/account-pages/subscription-view';
import { SubscriptionPage } from '~/graphql/account/subscription-page';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';
import { freeQuestionsADay } from '../../../../rules/constants';

export const handle: RouteHandle = { blueHeader: true, blueBackground: true };
export const meta: MetaFunction = () => [{ title: 'Your plan | Marsmaths' }];

const trialFinished = `You have answered today’s ${freeQuestionsADay} questions. Everything is kept, and the next ${freeQuestionsADay} open at midnight.`;

export async function loader(args: LoaderFunctionArgs) {
  const { shell, data } = await signedInPage(args, SubscriptionPage);
  const { planState, acceptTcTime, timeZone } = shell.viewer;
  const { answeredToday } = data.home;
  const standing = planStanding({ planState, acceptTcTime, answeredToday, timeZone }, new Date());
  const reason = new URL(args.request.url).searchParams.get('reason');
  // A bookmarked address must not say what is no longer true.
  const usedUp = reason === 'trial-finished' && standing.kind === 'free' && standing.left === 0;
  return {
    shell,
    standing,
    terms: runningTerms(data.courses, timeZone),
    reason: usedUp ? trialFinished : null,
  };
}

export default function Subscription() {
  const { standing, terms, reason } = useLoaderData<typeof loader>();
  return <SubscriptionView standing={standing} terms={terms} reason={reason} />;
}
