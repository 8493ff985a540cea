import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountPage } from '~/components/account-pages/account-page';
import { runningTerms } from '~/components/account-pages/running-terms';
import { TermList } from '~/components/account-pages/term-list';
import { EmptyState } from '~/components/ui/empty-state';
import { LinkButton } from '~/components/ui/link-button';
import { BillingHistoryPage } from '~/graphql/account/billing-history-page';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Billing history | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell, data } = await signedInPage(args, BillingHistoryPage);
  return { shell, terms: runningTerms(data.courses, shell.viewer.timeZone) };
}

export default function BillingHistory() {
  const { terms } = useLoaderData<typeof loader>();
  return (
    <AccountPage title="Billing history" lead="Every payment stands here, with its receipt.">
      {terms.length > 0 ? (
        <section className="card" aria-labelledby="running">
          <h2 id="running">Running now</h2>
          <TermList terms={terms} />
        </section>
      ) : null}
      <section className="card" aria-label="Payments">
        <EmptyState heading="h2" title="No payments">
          <p>
            {terms.length > 0
              ? 'No payment was taken for what runs now.'
              : 'You have paid nothing, and nothing is going to be charged: buying a plan is not open yet.'}
          </p>
          <LinkButton to={paths.subscription} variant="main">
            See what is open to you
          </LinkButton>
        </EmptyState>
      </section>
    </AccountPage>
  );
}
