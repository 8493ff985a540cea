import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LandingView } from '~/components/landing/landing-view';
import { ViewerPage } from '~/graphql/shell/page-viewer';
import { siteCurrency } from '~/http/site-currency.server';

import { frontQuestion } from '~/loaders/front-question.server';
import { landingTexts } from '~/loaders/landing-texts.server';
import { signedInPage } from '~/loaders/signed-in-page.server';
import { currencySymbol } from '../../../../rules/currency';

export const meta: MetaFunction = () => [{ title: 'What is Marsmaths? | Marsmaths' }];

/** What visitors see at the front page, for somebody who is sent home from there. */
export async function loader(args: LoaderFunctionArgs) {
  await signedInPage(args, ViewerPage);
  return {
    texts: landingTexts(),
    question: await frontQuestion(args.request),
    currencySymbol: currencySymbol(siteCurrency(args.request)),
  };
}

export default function LandingForMembers() {
  const { texts, question, currencySymbol: symbol } = useLoaderData<typeof loader>();
  return <LandingView texts={texts} question={question} currencySymbol={symbol} promoShown={false} member />;
}
