import { Link } from '@remix-run/react';
import { moneyText } from '../../../rules/money/cents';
import { billingPaths } from '../../lib/billing-paths';
import { startCase } from '../../lib/start-case';
import { Row, Rows } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';

interface ReconciliationViewProps {
  checked: number;
  differences: { ref: string; paymentId: string | null; what: string }[];
  balances: { account: string; currency: 'AUD' | 'USD'; cents: number }[];
}

/** The provider's books of the last 35 days beside ours, and the balance of every account. */
export function ReconciliationView({ checked, differences, balances }: ReconciliationViewProps) {
  return (
    <Page width="narrow" title="Compare with the provider" lead="The last 35 days, from the provider just now.">
      <Section title={differences.length === 0 ? 'Everything matches' : `${differences.length} differ`}>
        <p>
          {checked} of the provider’s payments checked. <Link to={billingPaths.adminPayments}>All payments</Link>
        </p>
        <Rows>
          {differences.map(({ ref, paymentId, what }) => (
            <Row
              key={ref}
              title={paymentId === null ? ref : <Link to={billingPaths.adminPayment(paymentId)}>{ref}</Link>}
              note={what}
            />
          ))}
        </Rows>
      </Section>
      <Section title="Balances">
        {balances.length === 0 ? <p>The ledger is empty.</p> : null}
        <Rows>
          {balances.map(({ account, currency, cents }) => (
            <Row key={`${account} ${currency}`} title={startCase(account)}>
              <b className="num">{moneyText(cents, currency)}</b>
            </Row>
          ))}
        </Rows>
      </Section>
    </Page>
  );
}
