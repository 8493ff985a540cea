import { Link } from '@remix-run/react';
import { RefreshCw } from 'lucide-react';
import { dayCount } from '../../lib/day-count';
import { paths } from '../../lib/paths';
import { Chip } from '../ui/chip';
import { Segmented } from '../ui/segmented';
import { EntryList } from './entry-list';
import styles from './error-logbook.module.css';
import { FixForm } from './fix-form';
import { FixedChart } from './fixed-chart';
import { GroupList } from './group-list';
import { HeatMap } from './heat-map';
import {
  type ErrorGroupRow,
  type ErrorRow,
  type ErrorState,
  type ErrorTotals,
  type FixedWeek,
  type GroupBy,
  type HeatCell,
  stateNames,
} from './logbook-data';

export interface LogbookViewProps {
  course: { id: string; name: string };
  otherCourses: { id: string; name: string; unresolved: number }[];
  totals: ErrorTotals;
  state: ErrorState;
  by: GroupBy;
  groups: ErrorGroupRow[];
  ideaCount: number;
  entries: ErrorRow[];
  dueCount: number;
  followUps: { id: string; title: string; count: number; when: string; urgent: boolean }[];
  heat: HeatCell[];
  fixedByWeek: FixedWeek[];
  medianDaysToFix: number | null;
  relapseCount: number;
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
        {props.dueCount > 0 && (
          <FixForm
            courseId={course.id}
            errorIds={[]}
            count={props.dueCount}
            label={`Review ${props.dueCount} due now`}
            main
          >
            <RefreshCw size={20} aria-hidden />
            Review {props.dueCount} due now
          </FixForm>
        )}
      </div>
      {props.otherCourses.length > 0 && (
        <nav className={styles.courses} aria-label="Courses with errors">
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
          <section className="card" aria-labelledby="errors">
            <h2 id="errors" className="sr">
              Errors
            </h2>
            <div className={styles.bar}>
              <Segmented
                label="State"
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
              <GroupList groups={props.groups} courseId={course.id} />
            )}
          </section>
          {props.heat.length > 0 && (
            <section className="card" aria-labelledby="heat">
              <h2 id="heat">Where errors gather</h2>
              <p className="muted small">Unfixed errors by topic and type</p>
              <HeatMap cells={props.heat} />
            </section>
          )}
          {state !== 'FIXED' && props.entries.length > 0 && (
            <section className="card" aria-labelledby="each">
              <h2 id="each">Each error</h2>
              <EntryList entries={props.entries} />
            </section>
          )}
        </div>
        <div className={styles.column}>
          <section className="card" aria-labelledby="follow-ups">
            <h2 id="follow-ups">Follow-ups due</h2>
            {props.followUps.length === 0 ? (
              <p className="muted">Nothing is due yet. A fixed error comes back once, a day or more later.</p>
            ) : (
              <ul className={styles.list}>
                {props.followUps.map((followUp) => (
                  <li key={followUp.id} className={styles.followUp}>
                    <Chip tone={followUp.urgent ? 'accent' : 'plain'}>{followUp.when}</Chip>
                    <div className={styles.text}>
                      <b>{followUp.title}</b>
                      <small>{followUp.count === 1 ? '1 question' : `${followUp.count} questions`}, new numbers</small>
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section className="card" aria-labelledby="fixed">
            <h2 id="fixed">Fixed so far</h2>
            <p className={styles.bigRow}>
              <span className={styles.big}>{totals.fixed}</span>
              <span className="muted">{totals.fixed === 1 ? 'error' : 'errors'}</span>
            </p>
            <div className={styles.facts}>
              <div>
                <b>{props.medianDaysToFix === null ? '–' : dayCount(props.medianDaysToFix)}</b>
                median to fix
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

function summary({ course, totals, ideaCount }: LogbookViewProps): string {
  if (totals.unresolved === 0) return `${course.name}. Nothing to fix: every error is cleared.`;
  const errors = totals.unresolved === 1 ? '1 error' : `${totals.unresolved} errors`;
  const ideas = ideaCount === 1 ? '1 idea' : `${ideaCount} different ideas`;
  return `${course.name}. ${errors}, ${ideas}. Each one you fix stays fixed.`;
}
