import { Link } from '@remix-run/react';
import { moneyText } from '../../../rules/money/cents';
import type { WatchedPaymentData } from '../../graphql/admin/payment-pages';
import { billingPaths } from '../../lib/billing-paths';
import { paymentStanding } from '../billing/payment-row';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Field } from '../ui/field';
import { LineForm } from '../ui/forms';
import { Row, Rows } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { TextInput } from '../ui/text-input';

interface PaymentsViewProps {
  words: string;
  payments: (WatchedPaymentData & { day: string })[];
}

/** Where an administrator finds a payment. */
export function AdminPaymentsView({ words, payments }: PaymentsViewProps) {
  return (
    <Page width="narrow" title="Payments" lead="Search by receipt number, provider reference, nickname or email.">
      <Section label="Find a payment">
        <LineForm method="get">
          <Field label="Receipt, reference, nickname or email">
            {(aria) => <TextInput {...aria} name="q" defaultValue={words} maxLength={100} />}
          </Field>
          <Button type="submit">Find</Button>
        </LineForm>
        <p>
          <Link to={billingPaths.adminReconciliation}>Compare with the provider</Link>
        </p>
      </Section>
      <Section title={words === '' ? 'Newest' : 'Results'}>
        {payments.length === 0 ? <p>No payments match.</p> : null}
        <Rows>
          {payments.map((payment) => {
            const { tone, label } = paymentStanding(payment);
            return (
              <Row
                key={payment.id}
                title={
                  <Link to={billingPaths.adminPayment(payment.id)}>
                    {payment.number}, {payment.payer ?? 'deleted account'}
                  </Link>
                }
                note={`${payment.day}, ${payment.description}${payment.isRenewal ? ', renewal' : ''}`}
              >
                <Chip tone={payment.problem === null ? tone : 'bad'}>
                  {payment.problem === null ? label : 'Problem'}
                </Chip>
                <b className="num">{moneyText(payment.amountCents, payment.currency)}</b>
              </Row>
            );
          })}
        </Rows>
      </Section>
    </Page>
  );
}
