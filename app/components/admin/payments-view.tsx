import { Form, Link } from '@remix-run/react';
import { moneyText } from '../../../rules/money/cents';
import type { WatchedPaymentData } from '../../graphql/admin/payment-pages';
import { billingPaths } from '../../lib/billing-paths';
import { AccountPage } from '../account-pages/account-page';
import styles from '../billing/billing.module.css';
import { paymentStanding } from '../billing/payment-row';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';

interface PaymentsViewProps {
  words: string;
  payments: (WatchedPaymentData & { day: string })[];
}

/** Where an administrator finds a payment. */
export function AdminPaymentsView({ words, payments }: PaymentsViewProps) {
  return (
    <AccountPage title="Payments" lead="Search by receipt number, provider reference, nickname or email.">
      <section className="card" aria-label="Find a payment">
        <Form method="get" className={styles.inline}>
          <Field label="Receipt, reference, nickname or email">
            {(aria) => <TextInput {...aria} name="q" defaultValue={words} maxLength={100} />}
          </Field>
          <Button type="submit">Find</Button>
        </Form>
        <p style={{ marginTop: 14 }}>
          <Link to={billingPaths.adminReconciliation}>Compare with the provider</Link>
        </p>
      </section>
      <section className="card" aria-labelledby="found">
        <h2 id="found">{words === '' ? 'Newest' : 'Results'}</h2>
        {payments.length === 0 ? <p>No payments match.</p> : null}
        <ul>
          {payments.map((payment) => {
            const { tone, label } = paymentStanding(payment);
            return (
              <li key={payment.id} className={styles.row}>
                <div>
                  <Link to={billingPaths.adminPayment(payment.id)}>
                    {payment.number}, {payment.payer ?? 'deleted account'}
                  </Link>
                  <small>
                    {payment.day}, {payment.description}
                    {payment.isRenewal ? ', renewal' : ''}
                  </small>
                </div>
                <Chip tone={payment.problem === null ? tone : 'bad'}>
                  {payment.problem === null ? label : 'Problem'}
                </Chip>
                <span className={styles.amount}>{moneyText(payment.amountCents, payment.currency)}</span>
              </li>
            );
          })}
        </ul>
      </section>
    </AccountPage>
  );
}
