import type { ReactNode } from 'react';
import type { CartData } from '../../graphql/billing/plan-pages';
import { Section } from '../ui/section';
import styles from './billing.module.css';
import { dayLabel, moneyText, termText } from './money-labels';

/** What is paid today, what is in it, and what comes at the renewal. `children`: the way to pay. */
export function CartSummary({ cart, children }: { cart: CartData; children: ReactNode }) {
  const { currency, priceCents, totalCents, gstCents, voucher } = cart;
  return (
    <Section title="Summary">
      <dl className={styles.sums}>
        <dt>
          {cart.courseNames}, {termText(cart.months)}
        </dt>
        <dd>{moneyText(priceCents ?? 0, currency)}</dd>
        {voucher === null ? null : (
          <>
            <dt>Voucher {voucher.code}</dt>
            <dd>{moneyText(-voucher.off, currency)}</dd>
          </>
        )}
        <dt className={styles.total}>Today</dt>
        <dd className={styles.total}>{moneyText(totalCents, currency)}</dd>
        {gstCents > 0 ? (
          <>
            <dt className="small muted">Includes GST</dt>
            <dd className="small muted">{moneyText(gstCents, currency)}</dd>
          </>
        ) : null}
        {totalCents > 0 ? (
          <>
            <dt className="small muted">On {dayLabel(cart.renewsOn)}</dt>
            <dd className="small muted">{moneyText(priceCents ?? 0, currency)}</dd>
          </>
        ) : null}
      </dl>
      {voucher !== null && voucher.lost > 0 ? (
        <p className="small">
          This voucher is worth more than the plan, so you’d lose {moneyText(voucher.lost, currency)} of it.
        </p>
      ) : null}
      {children}
    </Section>
  );
}
