import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { shopData } from '~/components/shop/shop-data.server';
import { ShopView } from '~/components/shop/shop-view';
import { CollectQuest } from '~/graphql/account/quest';
import { BuyItem, ShopPage, WearItem } from '~/graphql/account/shop-page';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Shop | Marsmaths' }];

/** For students: the server refuses everybody else, and a refusal leads to the home page. */
export async function loader(args: LoaderFunctionArgs) {
  const { shell, data: page } = await signedInPage(args, ShopPage);
  return { shell, shop: shopData(page, shell.viewer, new URL(args.request.url), new Date()) };
}

/** Buys, wears or takes off, or collects the quest; then back to the same place of the shop. */
export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const itemId = formText(form, 'item');
  const intent = formText(form, 'intent');
  const outcome =
    intent === 'collect'
      ? await attempt(request, CollectQuest, {})
      : intent === 'buy'
        ? await attempt(request, BuyItem, { itemId })
        : await attempt(request, WearItem, { itemId, on: intent === 'wear' });
  if (outcome.ok) {
    const { pathname, search } = new URL(request.url);
    return redirect(pathname.replace(/\.data$/, '') + search);
  }
  const { message, status } = actionFailure(request, outcome.failure);
  return data({ problem: message }, { status });
});

export default function ShopRoute() {
  const { shop } = useLoaderData<typeof loader>();
  return <ShopView shop={shop} problem={useActionData<typeof action>()?.problem ?? null} />;
}
