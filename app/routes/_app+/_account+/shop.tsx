import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { shopData } from '~/components/shop/shop-data.server';
import { ShopView } from '~/components/shop/shop-view';
import { CollectQuest } from '~/graphql/account/quest';
import { BuyItem, BuyPauseDay, ShopPage, WearItem } from '~/graphql/account/shop-page';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Shop | Marsmaths' }];

/** For students: the server refuses everybody else, and a refusal leads to the home page. */
export async function loader(args: LoaderFunctionArgs) {
  const { shell, data: page } = await signedInPage(args, ShopPage);
  return { shell, shop: shopData(page, shell.viewer, new URL(args.request.url), new Date()) };
}

/** Does what a form of the shop asks for, then leads back to the same place of it. */
export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const outcome = await perform(request, formText(form, 'intent'), formText(form, 'item'));
  if (outcome.ok) {
    const { pathname, search } = new URL(request.url);
    return redirect(pathname.replace(/\.data$/, '') + search);
  }
  const { message, status } = actionFailure(request, outcome.failure);
  return data({ problem: message }, { status });
});

function perform(request: Request, intent: string, itemId: string) {
  switch (intent) {
    case 'collect':
      return attempt(request, CollectQuest, {});
    case 'pause':
      return attempt(request, BuyPauseDay, {});
    case 'buy':
      return attempt(request, BuyItem, { itemId });
    default:
      return attempt(request, WearItem, { itemId, on: intent === 'wear' });
  }
}

export default function ShopRoute() {
  const { shop } = useLoaderData<typeof loader>();
  return <ShopView shop={shop} problem={useActionData<typeof action>()?.problem ?? null} />;
}
