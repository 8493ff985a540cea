import { Sky } from '../ui/scenery/sky';
import { PlanCompare } from './plan-compare';
import type { PlanStanding } from './plan-standing';
import { PlanStandingCard } from './plan-standing-card';
import type { RunningTerm } from './running-terms';
import styles from './subscription.module.css';
import { TermList } from './term-list';

interface SubscriptionViewProps {
  standing: PlanStanding;
  terms: RunningTerm[];
  /** Why the student was sent here, in words; null when they came by themselves. */
  reason: string | null;
}

/** What is open to the student now, until when, and what comes after. Buying has no page yet, and this page says so. */
export function SubscriptionView({ standing, terms, reason }: SubscriptionViewProps) {
  return (
    <>
      <Sky className={styles.hero}>
        <h1>Your plan</h1>
        <p>{subtitle(standing)}</p>
      </Sky>
      <div className={`page ${styles.body}`}>
        {reason === null ? null : (
          <p className={styles.reason} role="status">
            {reason}
          </p>
        )}
        <div className={styles.grid}>
          <PlanStandingCard standing={standing} />
          <section className="card" aria-labelledby="buying">
            <h2 id="buying">Buying a plan</h2>
            <p>
              Plans cannot be bought yet. They open later, for 1, 6 or 12 months, and the price will stand here before
              anybody pays.
            </p>
            <p>Until then nothing is charged and nothing renews. We ask for no card.</p>
          </section>
        </div>
        {terms.length > 0 ? (
          <section className="card" aria-labelledby="terms">
            <h2 id="terms">Courses with a plan</h2>
            <TermList terms={terms} />
          </section>
        ) : null}
        <PlanCompare />
      </div>
    </>
  );
}

function subtitle(standing: PlanStanding): string {
  if (standing.kind === 'plan') return 'A plan is running.';
  if (standing.kind === 'trial') return 'Your free trial is running. Everything is open.';
  return 'You are on the free plan.';
}
