import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { ChartCard } from '../charts/chart-card';
import { ColumnChart } from '../charts/column-chart';
import { FactCard } from '../charts/fact-card';
import { HeatMap } from '../charts/heat-map';
import { EmptyState } from '../ui/empty-state';
import { Split, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { RetiredMisconceptions } from './retired-misconceptions';
import type { ErrorStatisticsShown } from './statistics-data';
import { StatisticsTabs } from './statistics-tabs';

/** The error logbook of one course in numbers. */
export function ErrorStatisticsView(props: ErrorStatisticsShown) {
  const { course, empty } = props;
  return (
    <Page
      title="Error logbook statistics"
      lead={
        <>
          {course.name} · <Link to={paths.courseErrorLogbook(course.id)}>Back to the error logbook</Link>
        </>
      }
      actions={<StatisticsTabs courseId={course.id} current="error-logbook" />}
    >
      {empty ? <NoErrors courseId={course.id} /> : <Charts {...props} />}
    </Page>
  );
}

function NoErrors({ courseId }: { courseId: string }) {
  return (
    <Section label="Error logbook statistics">
      <EmptyState heading="h2" title="No mistakes yet">
        <p>
          Wrong answers from practice go to your error logbook. Here you’ll see where you make mistakes, how many you
          fix each week, how long that takes and which mistakes you’ve beaten.
        </p>
        <LinkButton to={paths.createPractice(courseId)} variant="main">
          Practise
        </LinkButton>
      </EmptyState>
    </Section>
  );
}

function Charts({ course, facts, opened, fixed, due, misconceptionMap, retired, tables }: ErrorStatisticsShown) {
  const csv = (table: keyof typeof tables) => paths.errorLogbookStatisticsFile(course.id, table);
  const most = Math.max(...[...opened.columns, ...fixed.columns].map(({ value }) => value));
  return (
    <>
      <FactCard facts={facts} />
      <Split halves>
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
          <h3 className="small muted">New</h3>
          <ColumnChart {...opened} most={most} now="last" />
          <h3 className="small muted">Fixed</h3>
          <ColumnChart {...fixed} most={most} now="last" />
        </ChartCard>
        <Stack gap={6}>
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
        </Stack>
      </Split>
    </>
  );
}
