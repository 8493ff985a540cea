import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import { moneyText } from '../../../rules/money/cents';
import type { WatchedPaymentData } from '../../graphql/admin/payment-pages';
import { billingPaths } from '../../lib/billing-paths';
import { startCase } from '../../lib/start-case';
import { paymentStanding } from '../billing/payment-row';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { LineForm } from '../ui/forms';
import { DataList, Row, Rows } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
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
    <Page width="narrow" title={`Payment ${payment.number}`} lead="Anything you do here goes in the audit log.">
      <Section label="Payment">
        <DataList>
          {facts.map(([label, text]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </DataList>
        <p>
          <Link to={billingPaths.adminPayments}>All payments</Link>
        </p>
      </Section>
      {payment.state === 'SETTLED' && payment.refund === null ? (
        <Section title="Refund">
          <p>Refunds the whole amount. The plan it paid for ends now, and the family sees your reason.</p>
          <LineForm>
            <Field label="Reason" error={problem?.message ?? null}>
              {(aria) => <TextInput {...aria} name="reason" maxLength={300} defaultValue={problem?.reason ?? ''} />}
            </Field>
            <Button type="submit">Refund {moneyText(payment.amountCents, payment.currency)}</Button>
          </LineForm>
        </Section>
      ) : null}
      <Section title="Ledger">
        {lines.length === 0 ? <p>No entries: no money has moved.</p> : null}
        <Rows>
          {lines.map((line, place) => (
            <Row
              key={`${line.cause}-${place}`}
              title={startCase(line.account)}
              note={`${line.day}, ${startCase(line.cause).toLowerCase()}`}
            >
              <b className="num">{moneyText(line.cents, line.currency)}</b>
            </Row>
          ))}
        </Rows>
      </Section>
    </Page>
  );
}
