import { Form } from '@remix-run/react';
import type { MoneyCurrency } from '../../../rules/money/cents';
import { coursesOf, type PlanName, termMonths } from '../../../rules/money/plans';
import type { PriceData } from '../../graphql/billing/prices';
import { billingPaths } from '../../lib/billing-paths';
import { paths } from '../../lib/paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Choice } from '../ui/choices';
import { Fieldset } from '../ui/field';
import { Cluster, Grid, Grow, Stack } from '../ui/layout';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
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
  const question = count === 1 ? 'For which course?' : 'For which three courses?';
  const monthly = prices.find((price) => price.plan === plan && price.months === 1)?.cents ?? 0;
  return (
    <Page back={{ to: paths.subscription, label: 'Your plan' }} title="Choose a plan">
      <Stack as={Form} method="post" gap={6}>
        <input type="hidden" name="plan" value={plan} />
        {next === null ? null : <input type="hidden" name="next" value={next} />}
        <Segmented
          label="One course or three"
          items={[
            { label: 'One course', to: billingPaths.bundles(next), current: plan === 'ONE_COURSE' },
            { label: 'Three courses', to: billingPaths.bundles(next, 'three'), current: plan === 'BUNDLE_OF_THREE' },
          ]}
        />
        <Alert>{problem}</Alert>
        <Fieldset legend="For how long?">
          <Grid>
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
          </Grid>
        </Fieldset>
        <Section title={question}>
          <Fieldset legend={question} isLegendHidden>
            <Grid gap={2}>
              {courses.map(({ id, name, iconUrl, paidTo }) => (
                <Choice
                  key={id}
                  type={count === 1 ? 'radio' : 'checkbox'}
                  name="course"
                  value={id}
                  defaultChecked={chosen.courseIds.includes(id)}
                  mark={<img src={iconUrl} alt="" width={36} height={36} />}
                  note={
                    paidTo === null
                      ? undefined
                      : `Paid until ${dayLabel(paidTo)}. A new plan starts when it ends and replaces it.`
                  }
                >
                  {name}
                </Choice>
              ))}
            </Grid>
          </Fieldset>
        </Section>
        <Cluster justify="between" gap={5}>
          <Grow as="p" least={280} className="muted">
            Prices are in {taxLabel(currency)}. You pay for the whole term up front. It renews automatically: we email
            you 30, 7 and 1 days before (7 and 1 for monthly plans), and you can cancel at any time. There are no
            refunds if you cancel partway through a term.
          </Grow>
          <Button type="submit" variant="main" size="xl">
            Go to checkout
          </Button>
        </Cluster>
      </Stack>
    </Page>
  );
}
