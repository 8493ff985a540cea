import { Link } from '@remix-run/react';
import { moneyText } from '../../../rules/money/cents';
import { billingPaths } from '../../lib/billing-paths';
import { startCase } from '../../lib/start-case';
import { AccountPage } from '../account-pages/account-page';
import styles from '../billing/billing.module.css';

interface ReconciliationViewProps {
  checked: number;
  differences: { ref: string; paymentId: string | null; what: string }[];
  balances: { account: string; currency: 'AUD' | 'USD'; cents: number }[];
}

/** The provider's books of the last 35 days beside ours, and the balance of every account. */
export function ReconciliationView({ checked, differences, balances }: ReconciliationViewProps) {
  return (
    <AccountPage title="Compare with the provider" lead="The last 35 days, from the provider just now.">
      <section className="card" aria-labelledby="differences">
        <h2 id="differences">{differences.length === 0 ? 'Everything matches' : `${differences.length} differ`}</h2>
        <p>
          {checked} of the provider’s payments checked. <Link to={billingPaths.adminPayments}>All payments</Link>
        </p>
        <ul>
          {differences.map(({ ref, paymentId, what }) => (
            <li key={ref} className={styles.row}>
              <div>
                {paymentId === null ? ref : <Link to={billingPaths.adminPayment(paymentId)}>{ref}</Link>}
                <small>{what}</small>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="card" aria-labelledby="balances">
        <h2 id="balances">Balances</h2>
        {balances.length === 0 ? <p>The ledger is empty.</p> : null}
        <ul>
          {balances.map(({ account, currency, cents }) => (
            <li key={`${account} ${currency}`} className={styles.row}>
              <div>{startCase(account)}</div>
              <span className={styles.amount}>{moneyText(cents, currency)}</span>
            </li>
          ))}
        </ul>
      </section>
    </AccountPage>
  );
}
