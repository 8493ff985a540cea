import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DiscountsView } from '~/components/account-pages/discounts-view';
import { DiscountsPage } from '~/graphql/account/discounts-page';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Discounts | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell, data } = await signedInPage(args, DiscountsPage);
  return { shell, ids: data.discounts.map(({ id }) => id) };
}

export default function Discounts() {
  return <DiscountsView ids={useLoaderData<typeof loader>().ids} />;
}
