import { Form, Link } from '@remix-run/react';
import { moneyText } from '../../../rules/money/cents';
import type { WatchedPaymentData } from '../../graphql/admin/payment-pages';
import { billingPaths } from '../../lib/billing-paths';
import { startCase } from '../../lib/start-case';
import { AccountPage } from '../account-pages/account-page';
import styles from '../billing/billing.module.css';
import { paymentStanding } from '../billing/payment-row';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';

interface PaymentViewProps {
  payment: WatchedPaymentData & { day: string };
  lines: { account: string; currency: 'AUD' | 'USD'; cents: number; cause: string; day: string }[];
  problem: { message: string; reason: string } | null;
}

/** One payment with its lines in the ledger, and the only way to give it back. */
export function AdminPaymentView({ payment, lines, problem }: PaymentViewProps) {
  const facts = [
    ['Status', paymentStanding(payment).label],
    ['Payer', payment.payer ?? 'Deleted account'],
    ['For', payment.description],
    ['Amount', moneyText(payment.amountCents, payment.currency)],
    ['Voucher', payment.voucherCents > 0 ? moneyText(payment.voucherCents, payment.currency) : null],
    ['Started', payment.day],
    ['Provider', payment.providerRef === null ? payment.provider : `${payment.provider}, ${payment.providerRef}`],
    ['Card', payment.cardLabel],
    ['Failure', payment.failure],
    ['Problem', payment.problem],
    ['Refund reason', payment.refundReason],
  ].filter((fact): fact is [string, string] => fact[1] != null);
  return (
    <AccountPage title={`Payment ${payment.number}`} lead="Anything you do here goes in the audit log.">
      <section className="card" aria-label="Payment">
        <dl className={styles.facts}>
          {facts.map(([label, text]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p style={{ marginTop: 14 }}>
          <Link to={billingPaths.adminPayments}>All payments</Link>
        </p>
      </section>
      {payment.state === 'SETTLED' && payment.refund === null ? (
        <section className="card" aria-labelledby="refund">
          <h2 id="refund">Refund</h2>
          <p>Refunds the whole amount. The plan it paid for ends now, and the family sees your reason.</p>
          <Form method="post" className={styles.inline}>
            <Field label="Reason" error={problem?.message ?? null}>
              {(aria) => <TextInput {...aria} name="reason" maxLength={300} defaultValue={problem?.reason ?? ''} />}
            </Field>
            <Button type="submit">Refund {moneyText(payment.amountCents, payment.currency)}</Button>
          </Form>
        </section>
      ) : null}
      <section className="card" aria-labelledby="ledger">
        <h2 id="ledger">Ledger</h2>
        {lines.length === 0 ? <p>No entries: no money has moved.</p> : null}
        <ul>
          {lines.map((line, place) => (
            <li key={`${line.cause}-${place}`} className={styles.row}>
              <div>
                {startCase(line.account)}
                <small>
                  {line.day}, {startCase(line.cause).toLowerCase()}
                </small>
              </div>
              <span className={styles.amount}>{moneyText(line.cents, line.currency)}</span>
            </li>
          ))}
        </ul>
      </section>
    </AccountPage>
  );
}
