import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { KitView } from '~/components/admin/kit-view';
import { OverviewPage } from '~/graphql/admin/overview-page';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Kit of parts | Marsmaths' }];

/** Administrators only: the server refuses everybody else, as it does for the overview. */
export async function loader(args: LoaderFunctionArgs) {
  await signedInPage(args, OverviewPage);
  return null;
}

export default function Kit() {
  return <KitView />;
}
