import { Link } from '@remix-run/react';
import type { MoneyCurrency } from '../../../rules/money/cents';
import type { PlanData } from '../../graphql/billing/plan-pages';
import type { PriceData } from '../../graphql/billing/prices';
import { billingPaths } from '../../lib/billing-paths';
import { paths } from '../../lib/paths';
import { moneyText } from '../billing/money-labels';
import { PlanCard } from '../billing/plan-card';
import { PlanCompare } from '../pricing/plan-compare';
import { Alert } from '../ui/alert';
import { Split, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { SkyPage } from '../ui/page';
import { Section } from '../ui/section';
import type { PlanStanding } from './plan-standing';
import { PlanStandingCard } from './plan-standing-card';

interface SubscriptionViewProps {
  standing: PlanStanding;
  plans: PlanData[];
  currency: MoneyCurrency;
  prices: PriceData[];
  /** Why the student was sent here, in words; null when they came by themselves. */
  reason: string | null;
  /** The page to come back to after buying. */
  next: string | null;
  /** What went wrong with a plan, by its id. */
  problem: { id: string; message: string } | null;
}

/** What is open to the student now, until when, what renews, and where a plan is bought and cancelled. */
export function SubscriptionView({ standing, plans, currency, prices, reason, next, problem }: SubscriptionViewProps) {
  const running = plans.filter(({ state }) => state !== 'ENDED');
  return (
    <SkyPage title="Your plan" lead={subtitle(standing, running)}>
      <Alert tone="warn">{reason}</Alert>
      <Split>
        {running.length > 0 ? (
          <Stack gap={6}>
            {running.map((plan) => (
              <PlanCard key={plan.id} plan={plan} problem={problem?.id === plan.id ? problem.message : null} />
            ))}
          </Stack>
        ) : (
          <PlanStandingCard standing={standing} />
        )}
        <Section title={running.length > 0 ? 'Another course' : 'Buying a plan'}>
          <p>{priceRange(prices, currency)}</p>
          <p>For 1, 6 or 12 months, one course or three. You’ll see the full price before you pay.</p>
          <p>It renews automatically. We’ll email you first, and you can cancel here at any time.</p>
          <p>
            <LinkButton to={billingPaths.bundles(next)} variant={running.length > 0 ? 'line' : 'main'} size="xl" full>
              Choose a plan
            </LinkButton>
          </p>
          <p className="small">
            <Link to={paths.billingHistory}>Billing history</Link> · <Link to={paths.discounts}>Discounts</Link>
          </p>
        </Section>
      </Split>
      <PlanCompare />
      {plans
        .filter(({ state }) => state === 'ENDED')
        .slice(0, 5)
        .map((plan) => (
          <PlanCard key={plan.id} plan={plan} problem={null} />
        ))}
    </SkyPage>
  );
}

/** What one course costs: month by month, and in the term that costs least a month. */
function priceRange(prices: readonly PriceData[], currency: MoneyCurrency): string | null {
  const monthly = prices
    .filter(({ plan }) => plan === 'ONE_COURSE')
    .map(({ months, cents }) => Math.round(cents / months));
  if (monthly.length === 0) return null;
  const [most, least] = [Math.max(...monthly), Math.min(...monthly)].map((cents) => moneyText(cents, currency));
  return `One course is ${least} to ${most} a month, depending on how long you sign up for.`;
}

function subtitle(standing: PlanStanding, running: readonly PlanData[]): string {
  if (running.some(({ state }) => state === 'PAST_DUE')) return 'The last payment didn’t go through.';
  if (standing.kind === 'plan') return 'Your plan is active.';
  if (standing.kind === 'trial') return 'You’re on a free trial. Everything is included.';
  return 'You’re on the free plan.';
}
