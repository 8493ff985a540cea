import { Form } from '@remix-run/react';
import { addDays } from '../../../rules/money/calendar';
import { reminderDays } from '../../../rules/money/renewal-calendar';
import type { PlanData } from '../../graphql/billing/plan-pages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Cluster, Grow } from '../ui/layout';
import { DataList } from '../ui/lists';
import { Section } from '../ui/section';
import styles from './billing.module.css';
import { dayInYearLabel, dayLabel, moneyText, termText } from './money-labels';

const states = {
  ACTIVE: { tone: 'good', label: 'Active' },
  CANCELLING: { tone: 'warn', label: 'Renewal cancelled' },
  PAST_DUE: { tone: 'bad', label: 'Payment failed' },
  ENDED: { tone: 'plain', label: 'Ended' },
} as const;

/** One plan that was bought: until when it runs, what comes then, and the one button that changes that. */
export function PlanCard({ plan, problem }: { plan: PlanData; problem: string | null }) {
  const { tone, label } = states[plan.state];
  const price = moneyText(plan.renewalCents, plan.currency);
  return (
    <Section title={`${plan.courseNames}, ${termText(plan.months)}`} aside={<Chip tone={tone}>{label}</Chip>}>
      <DataList>
        <dt>{plan.state === 'ENDED' ? 'Ran from' : 'This term'}</dt>
        <dd>
          {dayLabel(plan.firstDay)} to {dayLabel(plan.lastDay)}
        </dd>
        {plan.payerEmail === null ? null : (
          <>
            <dt>Emails go to</dt>
            <dd>{plan.payerEmail}</dd>
          </>
        )}
        {plan.nextTryOn === null ? null : (
          <>
            <dt>Next attempt</dt>
            <dd>
              {dayLabel(plan.nextTryOn)}, {price}
            </dd>
          </>
        )}
      </DataList>
      {plan.renewsOn === null && plan.state !== 'CANCELLING' ? null : <TermLine plan={plan} />}
      <Alert>{problem}</Alert>
      <PlanAction plan={plan} />
    </Section>
  );
}

/** When we write before the renewal, and what happens at its day. */
function TermLine({ plan }: { plan: PlanData }) {
  const { renewsOn, lastDay, months } = plan;
  if (renewsOn === null) {
    return (
      <ol className={`${styles.line} ${styles.over}`}>
        <li>
          <b>{dayLabel(lastDay)}</b> last day, no charge
        </li>
      </ol>
    );
  }
  return (
    <ol className={styles.line}>
      {reminderDays(months).map((days) => (
        <li key={days}>
          <b>{dayInYearLabel(addDays(renewsOn, -days))}</b> reminder
        </li>
      ))}
      <li>
        <b>{dayLabel(renewsOn)}</b> renews, {moneyText(plan.renewalCents, plan.currency)}
      </li>
    </ol>
  );
}

function PlanAction({ plan }: { plan: PlanData }) {
  if (plan.state === 'ENDED') return null;
  const isCancelled = plan.state === 'CANCELLING';
  if (isCancelled && !plan.canUndo) {
    return <p className="muted">This plan won’t renew. You can use it until the end of {dayLabel(plan.lastDay)}.</p>;
  }
  return (
    <Cluster as={Form} method="post" justify="between" gap={5}>
      <input type="hidden" name="id" value={plan.id} />
      <Grow as="p" least={280} className="muted">
        {isCancelled
          ? `You won’t be charged again. You can use everything until the end of ${dayLabel(plan.lastDay)}, and change your mind until then.`
          : plan.state === 'PAST_DUE'
            ? 'You can use everything while we try again. If you cancel, the plan ends now and you won’t be charged.'
            : `Cancelling stops the next payment. You keep everything until ${dayLabel(plan.lastDay)}.`}
      </Grow>
      <Button type="submit" name="intent" value={isCancelled ? 'undo' : 'cancel'}>
        {isCancelled ? 'Keep renewing' : 'Cancel renewal'}
      </Button>
    </Cluster>
  );
}
