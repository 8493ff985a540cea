import { describe, expect, it } from 'vitest';
import type { LearningActivityData } from '../../graphql/statistics/learning-activity-statistics';
import { learningActivityView } from './activity-view.server';

const period = (start: string, answered: number, rightFirstTry: number, hinted = 0) => ({
  start,
  seconds: answered * 30,
  answered,
  rightFirstTry,
  hinted,
  coins: rightFirstTry * 2,
  pauses: start === '2026-04-06' ? 2 : 0,
});

const data: LearningActivityData = {
  course: { id: 'year-6', name: 'Year 6 Maths' },
  isOpen: true,
  isWhole: true,
  periods: [period('2026-03-30', 9, 7, 1), period('2026-04-06', 4, 3), period('2026-04-13', 0, 0)],
  streakDays: 9,
  partStarts: ['2026-03-30', '2026-04-06'],
  topics: [
    {
      topic: { id: 'decimals', title: 'Decimals' },
      mastery: 'MASTERED',
      allTime: { count: 20, of: 24 },
      parts: [
        { count: 7, of: 9 },
        { count: 3, of: 4 },
      ],
    },
  ],
  forgetting: [
    { fromDays: 0, toDays: 0, right: { count: 9, of: 10 } },
    { fromDays: 2, toDays: 3, right: { count: 3, of: 4 } },
    { fromDays: 31, toDays: null, right: { count: 0, of: 0 } },
  ],
  repaired: { count: 3, of: 4 },
};

const fact = (label: string) => learningActivityView(data, '12w').facts.find((each) => each.label === label)?.value;

describe('learning activity as it is shown', () => {
  it('tells rates with their counts, and a percentage only of five answers or more', () => {
    expect(fact('Correct, first go')).toBe('10 of 13 (77%)');
    expect(fact('Mistakes fixed')).toBe('3 of 4');
    const { rates, forgetting, tables } = learningActivityView(data, '12w');
    expect(rates.series[0]?.values).toEqual([78, null, null]);
    expect(forgetting.series[0]?.values).toEqual([90, null, null]);
    expect(forgetting.places.map(({ label, notes }) => [label, ...(notes ?? [])])).toEqual([
      ['0', '9', 'of 10'],
      ['2–3', '3', 'of 4'],
      ['31+'],
    ]);
    expect(tables.rates.rows[1]).toEqual(['2026-04-06', 4, 3, null, 0, null]);
  });

  it('names days in words on the page, and by their number in tables', () => {
    const { questions, tables, topicMap } = learningActivityView(data, '12w');
    expect(questions.name).toBe('Questions each week: 13 in total, most 9 (30 Mar)');
    expect(topicMap.columns).toEqual(['from 30 Mar', 'from 6 Apr']);
    expect(tables.questions).toEqual({
      columns: ['Week of', 'Questions', 'Pause days'],
      rows: [
        ['2026-03-30', 9, 0],
        ['2026-04-06', 4, 2],
        ['2026-04-13', 0, 0],
      ],
    });
    expect(learningActivityView(data, '28d').tables.questions.columns[0]).toBe('Day');
    expect(fact('Current streak in days, all courses')).toBe('9');
    expect(fact('Pause days used')).toBe('2');
  });

  it('counts a little time as a minute, and no time as none', () => {
    const brief = { ...data, periods: [{ ...period('2026-03-30', 1, 1), seconds: 5 }, period('2026-04-06', 0, 0)] };
    expect(learningActivityView(brief, '12w').minutes.columns.map(({ value }) => value)).toEqual([1, 0]);
  });

  it('is empty when nothing was answered', () => {
    expect(learningActivityView(data, '12w').empty).toBe(false);
    expect(learningActivityView({ ...data, periods: [period('2026-03-30', 0, 0)] }, '12w').empty).toBe(true);
  });
});
