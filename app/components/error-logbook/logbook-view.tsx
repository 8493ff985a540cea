import { Link } from '@remix-run/react';
import { RefreshCw } from 'lucide-react';
import { dayCount } from '../../lib/day-count';
import { paths } from '../../lib/paths';
import { Alert } from '../ui/alert';
import { Chip } from '../ui/chip';
import { Cluster, Split, Stack } from '../ui/layout';
import { Stat, Stats } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { Segmented } from '../ui/segmented';
import { ConfirmCard } from './confirm-card';
import { EntryList } from './entry-list';
import { FixForm } from './fix-form';
import { FixedChart } from './fixed-chart';
import { FollowUpCard } from './follow-up-card';
import { GroupList } from './group-list';
import { HeatMap } from './heat-map';
import {
  dailyErrors,
  type ErrorGroupRow,
  type ErrorRow,
  type ErrorState,
  type ErrorTotals,
  type FixedWeek,
  type FollowUpRow,
  type GroupBy,
  type HeatCell,
  type ReviewProgress,
  stateNames,
} from './logbook-data';
import { ReviewButton } from './review-button';

export interface LogbookViewProps {
  course: { id: string; name: string };
  otherCourses: { id: string; name: string; unresolved: number }[];
  totals: ErrorTotals;
  state: ErrorState;
  by: GroupBy;
  groups: ErrorGroupRow[];
  ideaCount: number;
  entries: ErrorRow[];
  /** What there is to do today. */
  due: { clear: number; confirm: number };
  toConfirm: FollowUpRow[];
  waiting: { count: number; from: string } | null;
  followUps: FollowUpRow[];
  review: ReviewProgress | null;
  /** How many errors a review session would have. */
  reviewable: number;
  heat: HeatCell[];
  fixedByWeek: FixedWeek[];
  medianDaysToFix: number | null;
  relapseCount: number;
  /** Made with the page: a button sent twice has one effect. */
  formKey: string;
  /** Why the last button did nothing. */
  failure?: string | null;
}

/** The error logbook of one course. Tabs and grouping are links, so they work without JavaScript and can be shared. */
export function LogbookView(props: LogbookViewProps) {
  const { course, totals, state, by } = props;
  const link = (query: { state?: ErrorState; by?: GroupBy }) =>
    `${paths.courseErrorLogbook(course.id)}?state=${query.state ?? state}&by=${query.by ?? by}`;
  const counts: Record<ErrorState, number> = {
    OPEN: totals.open,
    REVIEWING: totals.reviewing,
    RELAPSED: totals.relapsed,
    FIXED: totals.fixed,
  };
  const dueNow = Math.min(props.due.clear + props.due.confirm, dailyErrors);
  return (
    <Page
      title="Error logbook"
      lead={
        <>
          {summary(props)} <Link to={paths.errorLogbookStatistics(course.id)}>See statistics</Link>
        </>
      }
      actions={
        <>
          {dueNow > 0 && (
            <FixForm formKey={props.formKey} errorIds={[]} count={dueNow} main>
              <RefreshCw size={20} aria-hidden />
              Review {dueNow} due now
            </FixForm>
          )}
          <ReviewButton courseId={course.id} review={props.review} count={props.reviewable} />
        </>
      }
    >
      <Alert>{props.failure}</Alert>
      {props.otherCourses.length > 0 && (
        <Cluster as="nav" gap={2} aria-label="Courses with mistakes">
          {props.otherCourses.map((other) => (
            <Link key={other.id} className="target" to={paths.courseErrorLogbook(other.id)}>
              <Chip>
                {other.name}: {other.unresolved}
              </Chip>
            </Link>
          ))}
        </Cluster>
      )}
      <Split>
        <Stack gap={6}>
          <ConfirmCard
            due={props.toConfirm}
            dueCount={props.due.confirm}
            waiting={props.waiting}
            formKey={props.formKey}
          />
          <Stack as="section" className="card" aria-labelledby="errors">
            <h2 id="errors" className="sr">
              Mistakes
            </h2>
            <Cluster justify="between">
              <Segmented
                label="Status"
                wraps
                items={(Object.keys(counts) as ErrorState[]).map((key) => ({
                  label: `${stateNames[key]} ${counts[key]}`,
                  to: link({ state: key }),
                  current: key === state,
                }))}
              />
              <Segmented
                label="Group by"
                items={[
                  { label: 'By type', to: link({ by: 'type' }), current: by === 'type' },
                  { label: 'By topic', to: link({ by: 'topic' }), current: by === 'topic' },
                ]}
              />
            </Cluster>
            {state === 'FIXED' ? (
              <EntryList entries={props.entries} />
            ) : (
              <GroupList groups={props.groups} formKey={props.formKey} />
            )}
          </Stack>
          {props.heat.length > 0 && (
            <Section title="Where you make mistakes" note="Unfixed mistakes by topic and type">
              <HeatMap cells={props.heat} />
            </Section>
          )}
          {state !== 'FIXED' && props.entries.length > 0 && (
            <Section title="Each mistake">
              <EntryList entries={props.entries} />
            </Section>
          )}
        </Stack>
        <Stack gap={6}>
          <FollowUpCard followUps={props.followUps} formKey={props.formKey} />
          <Section title="Fixed so far">
            <Stats>
              <Stat label={totals.fixed === 1 ? 'mistake' : 'mistakes'}>{totals.fixed}</Stat>
              <Stat label="usual time to fix (last 12 weeks)">
                {props.medianDaysToFix === null ? '–' : dayCount(props.medianDaysToFix)}
              </Stat>
              <Stat label="came back">{props.relapseCount}</Stat>
            </Stats>
            {totals.fixed > 0 && <FixedChart weeks={props.fixedByWeek} />}
          </Section>
        </Stack>
      </Split>
    </Page>
  );
}

function summary({ course, totals, ideaCount, due }: LogbookViewProps): string {
  if (totals.unresolved === 0 && due.confirm > 0) return `${course.name}. Nothing to fix, ${due.confirm} to confirm.`;
  if (totals.unresolved === 0) return `${course.name}. Nothing to fix: you’ve cleared every mistake.`;
  const errors = totals.unresolved === 1 ? '1 mistake' : `${totals.unresolved} mistakes`;
  const ideas = ideaCount === 1 ? 'one type' : `${ideaCount} types`;
  return `${course.name}. ${errors}, ${ideas}. Each one you fix stays fixed.`;
}
