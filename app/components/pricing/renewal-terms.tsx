import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import styles from './pricing.module.css';

/** What happens when a term ends, in plain words. */
export function RenewalTerms({ symbol }: { symbol: string }) {
  return (
    <section className={styles.terms} aria-labelledby="renewal">
      <h2 id="renewal">The small print, in full size</h2>
      <dl>
        <dt>How long is a term?</dt>
        <dd>
          1, 6 or 12 months, counted from the day you pay. The whole term is paid at its start; the price by the month
          is there to compare.
        </dd>
        <dt>What happens at its end?</dt>
        <dd>
          It renews for another term of the same length, at the same price, until you cancel. We’ll tell you about any
          new price 30 days ahead.
        </dd>
        <dt>What if I cancel?</dt>
        <dd>
          Everything stays open to the last day of the term. Then you are on Free, with all your work kept. There is no
          refund for the rest of a term, except where the Australian Consumer Law gives you one.
        </dd>
        <dt>Which currency?</dt>
        <dd>
          Prices here are in {symbol === 'A$' ? 'Australian dollars and include GST' : 'US dollars and include taxes'}.
          Vouchers are in Australian dollars.
        </dd>
        <dt>And the trial?</dt>
        <dd>You don’t need a card. It switches to Free automatically, and you won’t be charged.</dd>
      </dl>
      <p>
        The whole of it is in the <Link to={paths.terms}>Terms and Conditions</Link>. Something unclear?{' '}
        <Link to={paths.contact}>Write to us</Link>.
      </p>
    </section>
  );
}
