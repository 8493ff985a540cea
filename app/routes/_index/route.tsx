import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LandingView } from '~/components/landing/landing-view';
import { visitorFlags } from '~/graphql/visitors/visitor-flags.server';
import { privateCacheControl } from '~/http/cache-control';
import { forwardHeaders } from '~/http/forward-headers';
import { siteCurrency } from '~/http/site-currency.server';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import { promoIsClosed } from '~/lib/promo';
import type { RouteHandle } from '~/lib/route-handle';
import { publicFrame } from '~/loaders/frame.server';
import { frontQuestion } from '~/loaders/front-question.server';
import { landingTexts } from '~/loaders/landing-texts.server';
import { currencySymbol } from '../../../rules/currency';

export const headers = forwardHeaders;
export const handle: RouteHandle = { hideHeader: true, cacheable: true, hydrate: false };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Marsmaths: maths practice that shows where thinking went wrong',
    description:
      'Real maths questions for Years 1 to 12, marked straight away. Get one wrong, and you’ll see where your thinking went wrong and what to try next.',
  });

/** Signed-in people have a home page of their own. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { shell, ...frame } = await publicFrame(request);
  if (shell !== null) throw redirect(paths.home);
  const question = await frontQuestion(request);
  const page = {
    ...frame,
    texts: landingTexts(),
    question,
    currencySymbol: currencySymbol(siteCurrency(request)),
    promoShown: visitorFlags(request).has('promo-banner') && !promoIsClosed(request.headers.get('cookie')),
  };
  // Without its question the page is not to be kept for others.
  return data(page, { headers: question === null ? { 'cache-control': privateCacheControl } : {} });
}

export default function Landing() {
  const { texts, question, currencySymbol: symbol, promoShown } = useLoaderData<typeof loader>();
  return <LandingView texts={texts} question={question} currencySymbol={symbol} promoShown={promoShown} />;
}
