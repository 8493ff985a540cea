import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { shopData } from '~/components/shop/shop-data.server';
import { ShopView } from '~/components/shop/shop-view';
import { CollectQuest } from '~/graphql/account/quest';
import { BeginOwnQuest, BuyItem, BuyPauseDay, CollectOwnQuest, ShopPage, WearItem } from '~/graphql/account/shop-page';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { aimKinds } from '../../../../rules/shop/quest';

export const meta: MetaFunction = () => [{ title: 'Shop | Marsmaths' }];

/** For students: the server refuses everybody else, and a refusal leads to the home page. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data: page } = await signedInPage(args, ShopPage);
  return { shop: shopData(page, viewer, new URL(args.request.url), new Date()) };
}

/** Does what a form of the shop asks for, then leads back to the same place of it. */
export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const intent = formText(form, 'intent');
  const outcome = await perform(request, intent, form);
  if (outcome.ok) {
    const { pathname, search } = new URL(request.url);
    return redirect(pathname.replace(/\.data$/, '') + search);
  }
  const { message, status } = actionFailure(request, outcome.failure);
  const kinds = form.getAll('kind').filter((kind) => typeof kind === 'string');
  const isQuest = intent === 'begin-own-quest';
  return data(
    { problem: isQuest ? null : message, refusedQuest: isQuest ? { problem: message, kinds } : null },
    { status },
  );
});

function perform(request: Request, intent: string, form: FormData) {
  const itemId = formText(form, 'item');
  switch (intent) {
    case 'collect':
      return attempt(request, CollectQuest, {});
    case 'begin-own-quest':
      return attempt(request, BeginOwnQuest, { kinds: aimKinds.filter((kind) => form.getAll('kind').includes(kind)) });
    case 'collect-own-quest':
      return attempt(request, CollectOwnQuest, {});
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
  const { problem = null, refusedQuest = null } = useActionData<typeof action>() ?? {};
  return <ShopView shop={shop} problem={problem} refusedQuest={refusedQuest} />;
}
