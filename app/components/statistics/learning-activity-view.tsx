import { Link } from '@remix-run/react';
import { planLimits } from '../../../rules/plan-limits';
import { billingPaths } from '../../lib/billing-paths';
import { paths } from '../../lib/paths';
import { FactCard } from '../charts/fact-card';
import { EmptyState } from '../ui/empty-state';
import { Cluster } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { SkyPage } from '../ui/page';
import { Section } from '../ui/section';
import { Segmented } from '../ui/segmented';
import { ActivityCharts } from './activity-charts';
import type { LearningActivityShown } from './statistics-data';
import { StatisticsTabs } from './statistics-tabs';

const ranges = [
  { range: '28d', label: '28 days' },
  { range: '12w', label: '12 weeks' },
  { range: '52w', label: '52 weeks' },
] as const;

const { free: freeDays, paid: paidDays } = planLimits.statisticsDays;
const paidWeeks = paidDays / 7;

/** Where a plan is chosen, and from there back to this range. */
const plansFor = (courseId: string, range: LearningActivityShown['range']): string =>
  billingPaths.bundles(paths.learningActivityStatistics(courseId, range));

/** What was done in one course over a chosen range, which stands in the address: it works without scripts. */
export function LearningActivityView(props: LearningActivityShown) {
  const { course, range, isOpen, isWhole, empty, facts } = props;
  return (
    <SkyPage
      title="Learning activity"
      lead={
        <>
          {course.name} · <Link to={paths.createPractice(course.id)}>Practise</Link>
        </>
      }
      nav={
        <Cluster justify="between" className="no-print">
          <StatisticsTabs courseId={course.id} current="learning-activity" />
          <Segmented
            label="Range"
            items={ranges.map(({ range: each, label }) => ({
              label,
              to: paths.learningActivityStatistics(course.id, each),
              current: each === range,
            }))}
          />
        </Cluster>
      }
    >
      {isOpen ? null : <FurtherBack {...props} />}
      {!isOpen ? null : empty ? (
        <NothingAnswered {...props} />
      ) : (
        <>
          <FactCard facts={facts} />
          <ActivityCharts {...props} />
        </>
      )}
      {isOpen && !isWhole ? (
        <p className="muted">
          The free plan shows the last {freeDays} days. A plan for {course.name} shows {paidWeeks} weeks. We save
          everything you’ve done in the meantime. <Link to={plansFor(course.id, range)}>See plans</Link>
        </p>
      ) : null}
    </SkyPage>
  );
}

/** A range that the free plan does not hold: what it takes, and that nothing is lost. */
function FurtherBack({ course, range, rangeLabel }: LearningActivityShown) {
  return (
    <Section label="Learning activity">
      <EmptyState heading="h2" title={`You need a plan to see ${rangeLabel}`}>
        <p>
          The free plan shows the last {freeDays} days, and a plan for {course.name} shows {paidWeeks} weeks. Everything
          you’ve done is saved and appears here as soon as you have a plan.
        </p>
        <LinkButton to={plansFor(course.id, range)} variant="main">
          See plans
        </LinkButton>{' '}
        <LinkButton to={paths.learningActivityStatistics(course.id)} variant="line">
          Back to {freeDays} days
        </LinkButton>
      </EmptyState>
    </Section>
  );
}

function NothingAnswered({ course, rangeLabel }: LearningActivityShown) {
  return (
    <Section label="Learning activity">
      <EmptyState heading="h2" title={`Nothing answered in ${rangeLabel}`}>
        <p>
          Once you’ve practised, you’ll see your minutes and questions here, how many you get right first go, how each
          topic is going, and how well you remember after a break.
        </p>
        <LinkButton to={paths.createPractice(course.id)} variant="main">
          Practise
        </LinkButton>
      </EmptyState>
    </Section>
  );
}
