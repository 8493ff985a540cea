import { Form, Link } from '@remix-run/react';
import type { MoneyCurrency } from '../../../rules/money/cents';
import { coursesOf, type PlanName, termMonths } from '../../../rules/money/plans';
import type { PriceData } from '../../graphql/billing/prices';
import { billingPaths } from '../../lib/billing-paths';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { Segmented } from '../ui/segmented';
import styles from './billing.module.css';
import { dayLabel, moneyText, taxLabel, termText } from './money-labels';

interface BundlesViewProps {
  plan: PlanName;
  currency: MoneyCurrency;
  prices: PriceData[];
  /** `paidTo`: the last day of a plan that covers it. */
  courses: { id: string; name: string; iconUrl: string; paidTo: string | null }[];
  chosen: { months: number; courseIds: string[] };
  next: string | null;
  problem: string | null;
}

/** Which courses, for how long, and what that costs a month and in all. A plain form: the checkout comes next. */
export function BundlesView({ plan, currency, prices, courses, chosen, next, problem }: BundlesViewProps) {
  const count = coursesOf[plan];
  const monthly = prices.find((price) => price.plan === plan && price.months === 1)?.cents ?? 0;
  return (
    <div className={`page ${styles.page}`}>
      <p className="small back">
        <Link to={paths.subscription}>Your plan</Link>
      </p>
      <h1>Choose a plan</h1>
      <Form method="post" className={styles.column} style={{ paddingBottom: 96 }}>
        <input type="hidden" name="plan" value={plan} />
        {next === null ? null : <input type="hidden" name="next" value={next} />}
        <Segmented
          label="One course or three"
          items={[
            { label: 'One course', to: billingPaths.bundles(next), current: plan === 'ONE_COURSE' },
            { label: 'Three courses', to: billingPaths.bundles(next, 'three'), current: plan === 'BUNDLE_OF_THREE' },
          ]}
        />
        {problem === null ? null : (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <fieldset className={styles.plain}>
          <legend>For how long?</legend>
          <div className={styles.terms} style={{ marginTop: 12 }}>
            {termMonths.map((months) => {
              const cents = prices.find((price) => price.plan === plan && price.months === months)?.cents;
              if (cents === undefined) return null;
              const saved = monthly * months - cents;
              return (
                <label key={months} className={`card ${styles.term}`}>
                  <b>{termText(months)}</b>
                  <input type="radio" name="months" value={months} defaultChecked={chosen.months === months} />
                  <p className={styles.price}>
                    {moneyText(Math.round(cents / months), currency)} <small>a month</small>
                  </p>
                  <span>
                    {moneyText(cents, currency)} every {months === 1 ? 'month' : termText(months)}
                  </span>
                  <span className={saved > 0 ? styles.saving : undefined}>
                    {saved > 0 ? `${moneyText(saved, currency)} less than paying monthly` : 'Shortest term'}
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
        <fieldset className={`card ${styles.plain}`} style={{ padding: 28 }}>
          <legend className="sr">{count === 1 ? 'For which course?' : 'For which three courses?'}</legend>
          <h2>{count === 1 ? 'For which course?' : 'For which three courses?'}</h2>
          <div className={styles.choices}>
            {courses.map(({ id, name, iconUrl, paidTo }) => (
              <label key={id} className={styles.choice}>
                <input
                  type={count === 1 ? 'radio' : 'checkbox'}
                  name="course"
                  value={id}
                  defaultChecked={chosen.courseIds.includes(id)}
                />
                <img src={iconUrl} alt="" width={36} height={36} />
                <span>
                  {name}
                  {paidTo === null ? null : (
                    <small>Paid until {dayLabel(paidTo)}. A new plan starts when it ends and replaces it.</small>
                  )}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className={styles.foot}>
          <p className="muted">
            Prices are in {taxLabel(currency)}. You pay for the whole term up front. It renews automatically: we email
            you 30, 7 and 1 days before (7 and 1 for monthly plans), and you can cancel at any time. There are no
            refunds if you cancel partway through a term.
          </p>
          <Button type="submit" variant="main" size="xl">
            Go to checkout
          </Button>
        </div>
      </Form>
    </div>
  );
}
