import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { Prose } from '../ui/page';
import { Section } from '../ui/section';

/** What happens when a term ends, in plain words. */
export function RenewalTerms({ symbol }: { symbol: string }) {
  return (
    <Section bare title="The small print, in full size">
      <Prose>
        <dl>
          <dt>How long is a term?</dt>
          <dd>
            1, 6 or 12 months from the day you pay. You pay for the whole term up front. The monthly price is there to
            help you compare.
          </dd>
          <dt>What happens at the end of a term?</dt>
          <dd>
            It renews for another term of the same length, at the same price, until you cancel. We’ll tell you about any
            new price 30 days ahead.
          </dd>
          <dt>What if I cancel?</dt>
          <dd>
            You can use everything until the last day of the term. Then you move to Free, with all your work saved.
            There’s no refund for the rest of a term, except where Australian Consumer Law gives you one.
          </dd>
          <dt>Which currency?</dt>
          <dd>
            Prices here are in {symbol === 'A$' ? 'Australian dollars and include GST' : 'US dollars and include taxes'}
            . Vouchers are in Australian dollars.
          </dd>
          <dt>What about the trial?</dt>
          <dd>You don’t need a card. It switches to Free automatically, and you won’t be charged.</dd>
        </dl>
        <p>
          It’s all in the <Link to={paths.terms}>Terms and Conditions</Link>. Something unclear?{' '}
          <Link to={paths.contact}>Write to us</Link>.
        </p>
      </Prose>
    </Section>
  );
}
