import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PaymentRow } from '~/components/billing/payment-row';
import { EmptyState } from '~/components/ui/empty-state';
import { LinkButton } from '~/components/ui/link-button';
import { Rows } from '~/components/ui/lists';
import { Page } from '~/components/ui/page';
import { Section } from '~/components/ui/section';
import { BillingHistoryPage } from '~/graphql/account/billing-history-page';
import { dayAndTime } from '~/lib/day-labels';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { alternative: true };
export const meta: MetaFunction = () => [{ title: 'Billing history | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await signedInPage(args, BillingHistoryPage);
  const { timeZone } = viewer;
  return {
    payments: data.myPayments.map((payment) => ({
      payment,
      day: dayAndTime(timeZone, new Date(payment.settledAt ?? payment.createdAt)),
    })),
  };
}

export default function BillingHistory() {
  const { payments } = useLoaderData<typeof loader>();
  return (
    <Page width="narrow" title="Billing history" lead="All your payments and receipts.">
      <Section label="Payments">
        {payments.length === 0 ? (
          <EmptyState heading="h2" title="No payments">
            <p>You haven’t paid for anything, and you won’t be charged.</p>
            <LinkButton to={paths.subscription} variant="main">
              See your plan
            </LinkButton>
          </EmptyState>
        ) : (
          <Rows>
            {payments.map(({ payment, day }) => (
              <PaymentRow key={payment.id} payment={payment} day={day} />
            ))}
          </Rows>
        )}
      </Section>
    </Page>
  );
}
