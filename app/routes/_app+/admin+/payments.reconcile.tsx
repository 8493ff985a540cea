import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ReconciliationView } from '~/components/admin/reconciliation-view';
import { AdminReconciliationPage } from '~/graphql/admin/payment-pages';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Payment check | Marsmaths' }];

/** Administrators only. */
export async function loader(args: LoaderFunctionArgs) {
  const { data } = await signedInPage(args, AdminReconciliationPage);
  return { ...data.reconciliation };
}

export default function Reconcile() {
  const { checked, differences, balances } = useLoaderData<typeof loader>();
  return <ReconciliationView checked={checked} differences={differences} balances={balances} />;
}
