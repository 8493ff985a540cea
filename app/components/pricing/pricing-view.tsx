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
import { LinkButton } from '../ui/link-button';
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
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
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
      </header>
      <p className={styles.notice}>
        <b>
          Save {symbol}
          {promoSavingDollars} on your first subscription:
        </b>{' '}
        type {offerCode} at the checkout.
      </p>
      {prices === null ? (
        <p className={styles.notice} role="status">
          We can’t show the prices right now. Please reload this page in a minute.
        </p>
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
      <div className={styles.compare}>
        <PlanCompare />
      </div>
      <ul className={styles.facts}>
        <li>
          <RefreshCw aria-hidden />
          <p>
            <b>Renews automatically.</b> When a term ends, another one of the same length starts, until you cancel.
          </p>
        </li>
        <li>
          <X aria-hidden />
          <p>
            <b>Cancel at any time.</b> You keep your plan until the end of the term you’ve paid for. We don’t refund
            part of a term.
          </p>
        </li>
        <li>
          <Gift aria-hidden />
          <p>
            <b>Invite a friend.</b> When they subscribe, each of you gets a ${invitationRewardDollars} AUD voucher.
          </p>
        </li>
      </ul>
      <RenewalTerms symbol={symbol} />
    </div>
  );
}
