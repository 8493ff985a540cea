import { masteryRule } from '../../../rules/mastery';
import { paths } from '../../lib/paths';
import { ChartCard } from '../charts/chart-card';
import { ColumnChart } from '../charts/column-chart';
import { HeatMap } from '../charts/heat-map';
import { LineChart } from '../charts/line-chart';
import styles from './statistics.module.css';
import type { LearningActivityShown } from './statistics-data';

/** The charts of what was done in a course, each with its table and file. */
export function ActivityCharts(props: LearningActivityShown) {
  const { course, range, each, tables } = props;
  const card = (table: keyof typeof tables) => ({
    id: table,
    table: tables[table],
    csv: paths.learningActivityStatisticsFile(course.id, range, table),
  });
  return (
    <div className={styles.cards}>
      <ChartCard {...card('minutes')} title="Minutes" note={`Time on questions ${each}.`}>
        <ColumnChart {...props.minutes} now="last" />
      </ChartCard>
      <ChartCard {...card('questions')} title="Questions" note={`Questions answered ${each}.`}>
        <ColumnChart {...props.questions} now="last" />
      </ChartCard>
      <ChartCard
        {...card('rates')}
        title="First tries and hints"
        note={`Share of the questions ${each} that were right at the first try, and for which a hint was opened. Where fewer than five were answered there is no point: the table has the counts.`}
      >
        <LineChart {...props.rates} />
      </ChartCard>
      <ChartCard
        {...card('forgetting')}
        title="Forgetting curve"
        note="Right at the first try, by days since you last practised the topic. Steps with fewer than five answers show counts alone."
      >
        <LineChart {...props.forgetting} />
      </ChartCard>
      <ChartCard
        {...card('topics')}
        title="Topics over time"
        note={`Right at the first try in four equal parts of the range. Fewer than five answers have no colour. ${masteryRule}`}
      >
        <HeatMap name="Right at the first try by topic and time" corner="Topic" {...props.topicMap} />
      </ChartCard>
      <ChartCard {...card('coins')} title="MarsCoins" note={`Earned by practice in this course ${each}.`}>
        <ColumnChart {...props.coins} now="last" />
      </ChartCard>
    </div>
  );
}
