import { masteryNames } from '../../../rules/mastery';
import type { LearningActivityData } from '../../graphql/statistics/learning-activity-statistics';
import { shareCells } from './count-labels';
import type { LearningActivityShown } from './statistics-data';
import type { StatisticsRange } from './statistics-range';

/** The tables behind the charts of what was done in a course: shown on the page, and downloaded as files. */
export function activityTables(data: LearningActivityData, range: StatisticsRange): LearningActivityShown['tables'] {
  const { periods, topics, forgetting, partStarts } = data;
  const when = range === '28d' ? 'Day' : 'Week of';
  return {
    minutes: { columns: [when, 'Minutes'], rows: periods.map(({ start, seconds }) => [start, minutesOf(seconds)]) },
    questions: {
      columns: [when, 'Questions', 'Pause days'],
      rows: periods.map(({ start, answered, pauses }) => [start, answered, pauses]),
    },
    rates: {
      columns: [when, 'Questions', 'Correct, first go', 'Percent correct', 'With a hint', 'Percent with a hint'],
      rows: periods.map(({ start, answered: of, rightFirstTry, hinted }) => {
        const [right, , rightShare] = shareCells({ count: rightFirstTry, of });
        const [withHint, , hintShare] = shareCells({ count: hinted, of });
        return [start, of, right, rightShare, withHint, hintShare];
      }),
    },
    topics: {
      columns: [
        'Topic',
        'Now',
        ...partStarts.flatMap((start) => [`Correct, from ${start}`, `Answered, from ${start}`]),
        'Correct, all time',
        'Answered, all time',
      ],
      rows: topics.map(({ topic, mastery, parts, allTime }) => [
        topic.title,
        masteryNames[mastery],
        ...[...parts, allTime].flatMap(({ count, of }) => [count, of]),
      ]),
    },
    forgetting: {
      columns: ['Days since the topic was last practised', 'Correct, first go', 'Answered', 'Percent correct'],
      rows: forgetting.map((step) => [stepLabel(step), ...shareCells(step.right)]),
    },
    coins: { columns: [when, 'MarsCoins'], rows: periods.map(({ start, coins }) => [start, coins]) },
  };
}

/** Whole minutes; a little time is not none. */
export function minutesOf(seconds: number): number {
  return seconds === 0 ? 0 : Math.max(1, Math.round(seconds / 60));
}

/** "0", "2 to 3", "31 or more". */
function stepLabel({ fromDays, toDays }: LearningActivityData['forgetting'][number]): string {
  if (toDays === null) return `${fromDays} or more`;
  return fromDays === toDays ? String(fromDays) : `${fromDays} to ${toDays}`;
}
