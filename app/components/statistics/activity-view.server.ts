import { masteryNames } from '../../../rules/mastery';
import { percentage } from '../../../rules/percentage';
import type { LearningActivityData } from '../../graphql/statistics/learning-activity-statistics';
import { shortDay } from '../../lib/day-labels';
import { shareCell } from '../charts/heat-tone';
import { activityTables, minutesOf } from './activity-tables';
import { amountLabel, lineLabel, shareLabel } from './count-labels';
import type { Columns, Fact, LearningActivityShown, Lines } from './statistics-data';
import type { StatisticsRange } from './statistics-range';

type Period = LearningActivityData['periods'][number];

const rangeLabel = { '28d': 'the last 28 days', '12w': 'the last 12 weeks', '52w': 'the last 52 weeks' };

/** What the page of learning activity shows: words are made here, because server and browser spell dates apart. */
export function learningActivityView(data: LearningActivityData, range: StatisticsRange): LearningActivityShown {
  const { periods } = data;
  const each = range === '28d' ? 'each day' : 'each week';
  const columnsOf = (what: string, amountOf: (period: Period) => number): Columns => {
    const columns = periods.map((period) => ({ label: shortDay(period.start), value: amountOf(period) }));
    return { name: amountLabel(`${what} ${each}`, columns), columns };
  };
  return {
    course: data.course,
    range,
    isOpen: data.isOpen,
    isWhole: data.isWhole,
    rangeLabel: rangeLabel[range],
    each,
    empty: periods.every(({ answered }) => answered === 0),
    facts: factsOf(data),
    minutes: columnsOf('Minutes', ({ seconds }) => minutesOf(seconds)),
    questions: columnsOf('Questions', ({ answered }) => answered),
    coins: columnsOf('MarsCoins', ({ coins }) => coins),
    rates: ratesOf(periods),
    forgetting: forgettingOf(data.forgetting),
    topicMap: {
      columns: data.partStarts.map((start) => `from ${shortDay(start)}`),
      rows: data.topics.map(({ topic, mastery, parts }) => ({
        label: topic.title,
        note: masteryNames[mastery],
        cells: parts.map(shareCell),
      })),
    },
    tables: activityTables(data, range),
  };
}

function factsOf({ periods, repaired, streakDays }: LearningActivityData): Fact[] {
  const sum = (amountOf: (period: Period) => number) => total(periods, amountOf);
  const answered = sum((period) => period.answered);
  const share = (count: number) => shareLabel({ count, of: answered });
  return [
    { label: 'Minutes', value: String(minutesOf(sum(({ seconds }) => seconds))) },
    { label: 'Questions', value: String(answered) },
    { label: 'Correct, first go', value: share(sum(({ rightFirstTry }) => rightFirstTry)) },
    { label: 'With a hint', value: share(sum(({ hinted }) => hinted)) },
    { label: 'Mistakes fixed', value: repaired.of === 0 ? '–' : shareLabel(repaired) },
    { label: 'MarsCoins', value: String(sum(({ coins }) => coins)) },
    { label: 'Current streak in days, all courses', value: String(streakDays) },
    { label: 'Pause days used', value: String(sum(({ pauses }) => pauses)) },
  ];
}

function ratesOf(periods: readonly Period[]): Lines {
  const line = (countOf: (period: Period) => number) =>
    periods.map((period) => percentage(countOf(period), period.answered));
  const whole = (countOf: (period: Period) => number) =>
    shareLabel({ count: total(periods, countOf), of: total(periods, ({ answered }) => answered) });
  const right = line(({ rightFirstTry }) => rightFirstTry);
  const places = periods.map(({ start }) => ({ label: shortDay(start) }));
  const words = places.map(({ label }, place) => ({ label, value: right[place] ?? null }));
  return {
    name: lineLabel('Correct, first go', words),
    places,
    series: [
      { name: `Correct, first go: ${whole(({ rightFirstTry }) => rightFirstTry)}`, values: right },
      { name: `With a hint: ${whole(({ hinted }) => hinted)}`, values: line(({ hinted }) => hinted) },
    ],
  };
}

function forgettingOf(steps: LearningActivityData['forgetting']): Lines {
  const values = steps.map(({ right }) => percentage(right.count, right.of));
  const places = steps.map(({ fromDays, toDays, right }) => ({
    label: toDays === null ? `${fromDays}+` : fromDays === toDays ? String(fromDays) : `${fromDays}–${toDays}`,
    notes: right.of === 0 ? [] : [String(right.count), `of ${right.of}`],
  }));
  const words = places.map(({ label }, place) => ({ label: `${label} days`, value: values[place] ?? null }));
  return {
    name: lineLabel('Correct, first go, by days since the topic was last practised', words),
    places,
    series: [{ name: 'Correct, first go', values }],
  };
}

function total(periods: readonly Period[], amountOf: (period: Period) => number): number {
  return periods.reduce((sum, period) => sum + amountOf(period), 0);
}
