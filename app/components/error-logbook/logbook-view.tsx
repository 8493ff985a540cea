import { Link } from '@remix-run/react';
import { RefreshCw } from 'lucide-react';
import { dayCount } from '../../lib/day-count';
import { paths } from '../../lib/paths';
import { Chip } from '../ui/chip';
import { Segmented } from '../ui/segmented';
import { ConfirmCard } from './confirm-card';
import { EntryList } from './entry-list';
import styles from './error-logbook.module.css';
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
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <h1>Error logbook</h1>
          <p>{summary(props)}</p>
          <p>
            <Link to={paths.errorLogbookStatistics(course.id)}>See statistics</Link>
          </p>
        </div>
        <div className={styles.actions}>
          {dueNow > 0 && (
            <FixForm formKey={props.formKey} errorIds={[]} count={dueNow} main>
              <RefreshCw size={20} aria-hidden />
              Review {dueNow} due now
            </FixForm>
          )}
          <ReviewButton courseId={course.id} review={props.review} count={props.reviewable} />
        </div>
      </div>
      {props.failure && (
        <p role="alert" className={styles.failure}>
          {props.failure}
        </p>
      )}
      {props.otherCourses.length > 0 && (
        <nav className={styles.courses} aria-label="Courses with mistakes">
          {props.otherCourses.map((other) => (
            <Link key={other.id} to={paths.courseErrorLogbook(other.id)}>
              <Chip>
                {other.name}: {other.unresolved}
              </Chip>
            </Link>
          ))}
        </nav>
      )}
      <div className={styles.grid}>
        <div className={styles.column}>
          <ConfirmCard
            due={props.toConfirm}
            dueCount={props.due.confirm}
            waiting={props.waiting}
            formKey={props.formKey}
          />
          <section className="card" aria-labelledby="errors">
            <h2 id="errors" className="sr">
              Mistakes
            </h2>
            <div className={styles.bar}>
              <Segmented
                label="Status"
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
            </div>
            {state === 'FIXED' ? (
              <EntryList entries={props.entries} />
            ) : (
              <GroupList groups={props.groups} formKey={props.formKey} />
            )}
          </section>
          {props.heat.length > 0 && (
            <section className="card" aria-labelledby="heat">
              <h2 id="heat">Where you make mistakes</h2>
              <p className="muted small">Unfixed mistakes by topic and type</p>
              <HeatMap cells={props.heat} />
            </section>
          )}
          {state !== 'FIXED' && props.entries.length > 0 && (
            <section className="card" aria-labelledby="each">
              <h2 id="each">Each mistake</h2>
              <EntryList entries={props.entries} />
            </section>
          )}
        </div>
        <div className={styles.column}>
          <FollowUpCard followUps={props.followUps} formKey={props.formKey} />
          <section className="card" aria-labelledby="fixed">
            <h2 id="fixed">Fixed so far</h2>
            <p className={styles.bigRow}>
              <span className={styles.big}>{totals.fixed}</span>
              <span className="muted">{totals.fixed === 1 ? 'mistake' : 'mistakes'}</span>
            </p>
            <div className={styles.facts}>
              <div>
                <b>{props.medianDaysToFix === null ? '–' : dayCount(props.medianDaysToFix)}</b>
                usual time to fix (last 12 weeks)
              </div>
              <div>
                <b>{props.relapseCount}</b>
                came back
              </div>
            </div>
            {totals.fixed > 0 && <FixedChart weeks={props.fixedByWeek} />}
          </section>
        </div>
      </div>
    </div>
  );
}

function summary({ course, totals, ideaCount, due }: LogbookViewProps): string {
  if (totals.unresolved === 0 && due.confirm > 0) return `${course.name}. Nothing to fix, ${due.confirm} to confirm.`;
  if (totals.unresolved === 0) return `${course.name}. Nothing to fix: you’ve cleared every mistake.`;
  const errors = totals.unresolved === 1 ? '1 mistake' : `${totals.unresolved} mistakes`;
  const ideas = ideaCount === 1 ? 'one type' : `${ideaCount} types`;
  return `${course.name}. ${errors}, ${ideas}. Each one you fix stays fixed.`;
}
