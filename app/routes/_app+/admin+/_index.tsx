import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OverviewView } from '~/components/admin/overview-view';
import { OverviewPage } from '~/graphql/admin/overview-page';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Administration | Marsmaths' }];

/** Administrators only: the server refuses everybody else, and a refusal leads to the home page. */
export async function loader(args: LoaderFunctionArgs) {
  const { data } = await signedInPage(args, OverviewPage);
  return { overview: data.adminOverview };
}

export default function Administration() {
  return <OverviewView overview={useLoaderData<typeof loader>().overview} />;
}
