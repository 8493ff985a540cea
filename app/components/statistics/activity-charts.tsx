import { masteryRule } from '../../../rules/mastery';
import { paths } from '../../lib/paths';
import { ChartCard } from '../charts/chart-card';
import { ColumnChart } from '../charts/column-chart';
import { HeatMap } from '../charts/heat-map';
import { LineChart } from '../charts/line-chart';
import { Split } from '../ui/layout';
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
    <Split halves>
      <ChartCard {...card('minutes')} title="Minutes" note={`Time on questions ${each}.`}>
        <ColumnChart {...props.minutes} now="last" />
      </ChartCard>
      <ChartCard {...card('questions')} title="Questions" note={`Questions answered ${each}.`}>
        <ColumnChart {...props.questions} now="last" />
      </ChartCard>
      <ChartCard
        {...card('rates')}
        title="First tries and hints"
        note={`How many questions you got right first go ${each}, and how many you opened a hint for. There’s no point where you answered fewer than five: see the table for those.`}
      >
        <LineChart {...props.rates} />
      </ChartCard>
      <ChartCard
        {...card('forgetting')}
        title="Forgetting curve"
        note="How many you got right first go, by days since you last practised the topic. With fewer than five answers, we only show the counts."
      >
        <LineChart {...props.forgetting} />
      </ChartCard>
      <ChartCard
        {...card('topics')}
        title="Topics over time"
        note={`How many you got right first go, with the time split into four equal parts. Fewer than five answers get no colour. ${masteryRule}`}
      >
        <HeatMap name="Correct, first go, by topic and time" corner="Topic" {...props.topicMap} />
      </ChartCard>
      <ChartCard {...card('coins')} title="MarsCoins" note={`Earned by practising in this course ${each}.`}>
        <ColumnChart {...props.coins} now="last" />
      </ChartCard>
    </Split>
  );
}
