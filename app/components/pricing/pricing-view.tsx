import { Gift, RefreshCw, X } from 'lucide-react';
import {
  freeQuestionsADay,
  invitationRewardDollars,
  promoSavingDollars,
  subscriptionMonths,
  trialDays,
} from '../../../rules/constants';
import { offerCode } from '../../../rules/money/voucher';
import { inEveryPlan, planLimits } from '../../../rules/plan-limits';
import type { PriceData } from '../../graphql/billing/prices';
import { paths } from '../../lib/paths';
import { useSiteFacts } from '../shell/use-site-facts';
import { Alert, Callout } from '../ui/alert';
import { Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Point, Points } from '../ui/lists';
import { Segmented } from '../ui/segmented';
import { PlanCard } from './plan-card';
import { PlanCompare } from './plan-compare';
import { planPrice } from './price-labels';
import styles from './pricing.module.css';
import { RenewalTerms } from './renewal-terms';

interface PricingViewProps {
  months: number;
  /** Sign of the currency of this site. */
  symbol: string;
  /** Null when the prices cannot be had just now. */
  prices: PriceData[] | null;
  signedIn: boolean;
}

const { questionsInASet, creditsADay } = planLimits;
const paidPoints = [
  `Practice sets of up to ${questionsInASet.paid} questions`,
  `${creditsADay.paid} tutor credits a day`,
];

/** What it costs, what is free, and what happens when a term ends. */
export function PricingView({ months, symbol, prices, signedIn }: PricingViewProps) {
  const { hasTrial } = useSiteFacts();
  const start = signedIn
    ? { to: paths.subscription, label: 'See my plan' }
    : { to: paths.register(), label: hasTrial ? `Start ${trialDays} days free` : 'Start free' };
  const priceOf = (plan: PriceData['plan']) => planPrice(prices ?? [], { plan, months, symbol });
  return (
    <Stack gap={8} className={`page ${styles.page}`}>
      <Stack as="header" centered gap={5} className={styles.head}>
        <h1>Start free. Pay by the course.</h1>
        <p>
          {hasTrial
            ? `Everything free for ${trialDays} days, no card needed. Then choose a plan, or stay on Free.`
            : 'Choose a plan, or stay on Free. No card needed to start.'}
        </p>
        <Segmented
          label="Length of a term"
          items={subscriptionMonths.map((term) => ({
            label: term === 1 ? '1 month' : `${term} months`,
            to: paths.pricingTerm(term),
            current: term === months,
          }))}
        />
      </Stack>
      <Callout as="p" tone="info" className={styles.notice}>
        <span>
          <b>
            Save {symbol}
            {promoSavingDollars} on your first subscription:
          </b>{' '}
          type {offerCode} at the checkout.
        </span>
      </Callout>
      {prices === null ? (
        <Alert tone="info">We can’t show the prices right now. Please reload this page in a minute.</Alert>
      ) : null}
      <div className={styles.plans}>
        <PlanCard
          name="Free"
          price={{ monthly: `${symbol}0`, term: 'For as long as you like', saving: null }}
          points={[
            `${freeQuestionsADay} questions a day, in sets of up to ${questionsInASet.free}`,
            `${creditsADay.free} tutor credits a day`,
            ...inEveryPlan,
          ]}
        >
          <LinkButton to={signedIn ? paths.courses : paths.register()} variant="line" size="xl" full>
            {signedIn ? 'See the courses' : 'Register free'}
          </LinkButton>
        </PlanCard>
        <PlanCard
          name="One course"
          price={priceOf('ONE_COURSE')}
          points={['Unlimited questions in one course', ...paidPoints, 'Everything in Free']}
          best
        >
          <LinkButton to={start.to} variant="main" size="xl" full>
            {start.label}
          </LinkButton>
        </PlanCard>
        <PlanCard
          name="Bundle of three"
          price={priceOf('BUNDLE_OF_THREE')}
          points={[
            'Three courses for one student',
            'Unlimited questions in all three',
            ...paidPoints,
            'Everything in Free',
          ]}
        >
          <LinkButton to={start.to} variant="line" size="xl" full>
            {start.label}
          </LinkButton>
        </PlanCard>
      </div>
      <PlanCompare />
      <Points columns>
        <Point mark={<RefreshCw aria-hidden />}>
          <b>Renews automatically.</b> When a term ends, another one of the same length starts, until you cancel.
        </Point>
        <Point mark={<X aria-hidden />}>
          <b>Cancel at any time.</b> You keep your plan until the end of the term you’ve paid for. We don’t refund part
          of a term.
        </Point>
        <Point mark={<Gift aria-hidden />}>
          <b>Invite a friend.</b> When they subscribe, each of you gets a ${invitationRewardDollars} AUD voucher.
        </Point>
      </Points>
      <RenewalTerms symbol={symbol} />
    </Stack>
  );
}
