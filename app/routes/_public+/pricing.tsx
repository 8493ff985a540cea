import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PricingView } from '~/components/pricing/pricing-view';
import { PublicFrame } from '~/components/shell/public-frame';
import { Prices } from '~/graphql/billing/prices';
import { publicFact } from '~/graphql/public-facts.server';
import { siteCurrency } from '~/http/site-currency.server';
import { publicPageMeta } from '~/lib/page-meta';
import type { RouteHandle } from '~/lib/route-handle';
import { publicFrame } from '~/loaders/frame.server';
import { subscriptionMonths } from '../../../rules/constants';
import { currencySymbol } from '../../../rules/currency';

export const handle: RouteHandle = { cacheable: true, hydrate: false };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Pricing',
    description:
      'Free for 14 days, then 10 free questions a day for as long as you like. See what 1, 6 or 12 months of unlimited maths practice costs.',
  });

const usualTerm = 6;

export async function loader({ request }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get('months') ?? usualTerm);
  const currency = siteCurrency(request);
  const [outcome, frame] = await Promise.all([
    publicFact(request, Prices, { currency: currency === 'usd' ? 'USD' : 'AUD' }),
    publicFrame(request),
  ]);
  return {
    months: subscriptionMonths.find((months) => months === asked) ?? usualTerm,
    symbol: currencySymbol(currency),
    prices: outcome.ok ? outcome.data.prices : null,
    ...frame,
  };
}

export default function Pricing() {
  const { shell, months, symbol, prices } = useLoaderData<typeof loader>();
  return (
    <PublicFrame>
      <PricingView months={months} symbol={symbol} prices={prices} signedIn={shell !== null} />
    </PublicFrame>
  );
}
