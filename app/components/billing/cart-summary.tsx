import type { CartData } from '../../graphql/billing/plan-pages';
import styles from './billing.module.css';
import { dayLabel, moneyText, termText } from './money-labels';

/** What is paid today, what is in it, and what comes at the renewal. */
export function CartSummary({ cart }: { cart: CartData }) {
  const { currency, priceCents, totalCents, gstCents, voucher } = cart;
  return (
    <>
      <h2>Summary</h2>
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
            <dt className={styles.small}>Includes GST</dt>
            <dd className={styles.small}>{moneyText(gstCents, currency)}</dd>
          </>
        ) : null}
        {totalCents > 0 ? (
          <>
            <dt className={styles.small}>On {dayLabel(cart.renewsOn)}</dt>
            <dd className={styles.small}>{moneyText(priceCents ?? 0, currency)}</dd>
          </>
        ) : null}
      </dl>
      {voucher !== null && voucher.lost > 0 ? (
        <p className="small">
          This voucher is worth more than the plan, so you’d lose {moneyText(voucher.lost, currency)} of it.
        </p>
      ) : null}
    </>
  );
}
