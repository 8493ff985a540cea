import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { ChartCard } from '../charts/chart-card';
import { ColumnChart } from '../charts/column-chart';
import { HeatMap } from '../charts/heat-map';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { FactTiles } from './fact-tiles';
import { RetiredMisconceptions } from './retired-misconceptions';
import styles from './statistics.module.css';
import type { ErrorStatisticsShown } from './statistics-data';
import { StatisticsTabs } from './statistics-tabs';

/** The error logbook of one course in numbers. */
export function ErrorStatisticsView(props: ErrorStatisticsShown) {
  const { course, empty } = props;
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <h1>Error logbook statistics</h1>
          <p className="muted">
            {course.name} · <Link to={paths.courseErrorLogbook(course.id)}>Back to the error logbook</Link>
          </p>
        </div>
        <StatisticsTabs courseId={course.id} current="error-logbook" />
      </div>
      {empty ? <NoErrors courseId={course.id} /> : <Charts {...props} />}
    </div>
  );
}

function NoErrors({ courseId }: { courseId: string }) {
  return (
    <section className="card" aria-label="Error logbook statistics">
      <EmptyState heading="h2" title="No mistakes yet">
        <p>
          Wrong answers from practice go to your error logbook. Here you’ll see where you make mistakes, how many you
          fix each week, how long that takes and which mistakes you’ve beaten.
        </p>
        <LinkButton to={paths.createPractice(courseId)} variant="main">
          Practise
        </LinkButton>
      </EmptyState>
    </section>
  );
}

function Charts({ course, facts, opened, fixed, due, misconceptionMap, retired, tables }: ErrorStatisticsShown) {
  const csv = (table: keyof typeof tables) => paths.errorLogbookStatisticsFile(course.id, table);
  const most = Math.max(...[...opened.columns, ...fixed.columns].map(({ value }) => value));
  return (
    <>
      <FactTiles facts={facts} />
      <div className={styles.cards}>
        <ChartCard
          id="ideas"
          title="Where you make mistakes"
          note={`Every mistake so far, including fixed ones, by topic and type. ${misconceptionMap.note}`}
          table={tables.ideas}
          csv={csv('ideas')}
          wide
        >
          <HeatMap name="Mistakes by topic and type" corner="Topic" longHeadings {...misconceptionMap} />
        </ChartCard>
        <ChartCard
          id="weeks"
          title="New and fixed"
          note="Mistakes each week for 12 weeks. One that came back counts as fixed once you fix it again."
          table={tables.weeks}
          csv={csv('weeks')}
        >
          <h3 className={styles.part}>New</h3>
          <ColumnChart {...opened} most={most} now="last" />
          <h3 className={styles.part}>Fixed</h3>
          <ColumnChart {...fixed} most={most} now="last" />
        </ChartCard>
        <div className={styles.column}>
          <ChartCard
            id="due"
            title="Coming up"
            note="Mistakes to fix or confirm on each of the next 14 days. Overdue ones count as today’s."
            table={tables.due}
            csv={csv('due')}
          >
            <ColumnChart {...due} now="first" />
          </ChartCard>
          <ChartCard
            id="retired"
            title="Mistakes you’ve beaten"
            note="You’ve fixed every mistake of this type and haven’t made it since."
            table={tables.retired}
            csv={csv('retired')}
          >
            <RetiredMisconceptions ideas={retired} />
          </ChartCard>
        </div>
      </div>
    </>
  );
}
