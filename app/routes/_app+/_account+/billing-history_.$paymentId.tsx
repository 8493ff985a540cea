import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { receiptOf } from '~/components/billing/receipt';
import { ReceiptLines } from '~/components/billing/receipt-lines';
import { Cluster } from '~/components/ui/layout';
import { Page } from '~/components/ui/page';
import { Section } from '~/components/ui/section';
import { ReceiptPage } from '~/graphql/account/billing-history-page';
import { billingPaths } from '~/lib/billing-paths';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Receipt | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await signedInPage(args, ReceiptPage, { id: args.params.paymentId ?? '' });
  const { nickname, timeZone } = viewer;
  const { id, state } = data.myPayment;
  return { id, isPaid: state === 'SETTLED', receipt: receiptOf(data.myPayment, { name: nickname, timeZone }) };
}

export default function ReceiptRoute() {
  const { id, isPaid, receipt } = useLoaderData<typeof loader>();
  return (
    <Page
      width="narrow"
      title={isPaid ? 'Receipt' : 'Payment'}
      lead={isPaid ? receipt.title : 'You weren’t charged for this, so there’s no receipt.'}
    >
      <Section label="Receipt">
        <ReceiptLines receipt={receipt} />
        <Cluster as="p">
          {isPaid ? (
            <a href={billingPaths.receiptFile(id)} className="target" download>
              Receipt as PDF
            </a>
          ) : null}
          <Link to={paths.billingHistory} className="target">
            Billing history
          </Link>
        </Cluster>
      </Section>
    </Page>
  );
}
