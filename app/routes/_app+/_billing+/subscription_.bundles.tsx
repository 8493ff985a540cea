import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { BundlesView } from '~/components/billing/bundles-view';
import { BundlesPage, OpenCart } from '~/graphql/billing/plan-pages';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { siteCurrency } from '~/http/site-currency.server';
import { billingPaths } from '~/lib/billing-paths';
import { dayIn } from '~/lib/day-labels';
import { nextOf } from '~/loaders/checkout.server';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Choose a plan | Marsmaths' }];

const usualTerm = 6;
const currencyOf = (request: Request) => (siteCurrency(request) === 'usd' ? ('USD' as const) : ('AUD' as const));

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const currency = currencyOf(args.request);
  const { viewer, data: page } = await signedInPage(args, BundlesPage, { currency });
  const plan = searchParams.get('plan') === 'three' ? ('BUNDLE_OF_THREE' as const) : ('ONE_COURSE' as const);
  const courses = page.courses.map(({ subscription, ...course }) => ({
    ...course,
    paidTo:
      subscription === null || subscription.is14DaysTrial
        ? null
        : dayIn(viewer.timeZone, new Date(new Date(subscription.to).getTime() - 1)),
  }));
  return { plan, currency, prices: page.prices, courses, next: nextOf(searchParams.get('next')) };
}

/** Puts the choice into the cart; the price is the server's own. */
export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const plan = formText(form, 'plan') === 'BUNDLE_OF_THREE' ? ('BUNDLE_OF_THREE' as const) : ('ONE_COURSE' as const);
  const months = Number(formText(form, 'months'));
  const courseIds = form
    .getAll('course')
    .filter((id): id is string => typeof id === 'string')
    .slice(0, 20);
  const backTo = nextOf(formText(form, 'next'));
  if (![1, 6, 12].includes(months)) {
    return data({ message: 'Choose 1, 6 or 12 months.', months: usualTerm, courseIds }, { status: 400 });
  }
  const input = { plan, months, currency: currencyOf(request), courseIds, backTo };
  const outcome = await attempt(request, OpenCart, { input });
  if (outcome.ok) return redirect(billingPaths.checkout);
  const { message, status } = actionFailure(request, outcome.failure);
  return data({ message, months, courseIds }, { status });
});

export default function Bundles() {
  const { plan, currency, prices, courses, next } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const chosen = { months: again?.months ?? usualTerm, courseIds: again?.courseIds ?? [] };
  return (
    <BundlesView
      key={plan}
      plan={plan}
      currency={currency}
      prices={prices}
      courses={courses}
      chosen={chosen}
      next={next}
      problem={again?.message ?? null}
    />
  );
}
