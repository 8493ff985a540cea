import { describe, expect, it } from 'vitest';
import type { ErrorStatisticsData } from '../../graphql/statistics/error-logbook-statistics';
import { errorStatisticsView } from './error-view.server';

const data: ErrorStatisticsData = {
  course: { id: 'year-6', name: 'Year 6 Maths' },
  totals: { open: 2, reviewing: 1, relapsed: 1, fixed: 5, unresolved: 4 },
  weeks: [
    { weekStart: '2026-04-06', opened: 6, fixed: 2 },
    { weekStart: '2026-04-13', opened: 3, fixed: 3 },
  ],
  medianDaysToFix: 2.04,
  relapses: { count: 1, of: 6 },
  due: [
    { date: '2026-04-15', count: 2 },
    { date: '2026-04-16', count: 0 },
  ],
  misconceptionCells: [],
  misconceptionCount: 3,
  retiredMisconceptions: [
    { id: 'idea', name: 'Adds the numerators and the denominators', errorCount: 1, fixedAt: '2026-04-04T13:30:00Z' },
  ],
};

const shown = (change: Partial<ErrorStatisticsData> = {}) =>
  errorStatisticsView({ ...data, ...change }, 'Australia/Sydney');
const fact = (label: string, change: Partial<ErrorStatisticsData> = {}) =>
  shown(change).facts.find((each) => each.label === label)?.value;

describe('error logbook statistics as they are shown', () => {
  it('tell how fast errors are fixed, how many came back, and how many ideas are left behind', () => {
    expect(fact('Usual time to fix, last 12 weeks')).toBe('2 days');
    expect(fact('Fixed mistakes that came back')).toBe('1 of 6 (17%)');
    expect(fact('Fixed mistakes that came back', { relapses: { count: 1, of: 4 } })).toBe('1 of 4');
    expect(fact('Mistakes you’ve beaten')).toBe('1 of 3');
  });

  it('say nothing of what has not been yet', () => {
    const nothing = {
      medianDaysToFix: null,
      relapses: { count: 0, of: 0 },
      misconceptionCount: 0,
      retiredMisconceptions: [],
    };
    for (const label of [
      'Usual time to fix, last 12 weeks',
      'Fixed mistakes that came back',
      'Mistakes you’ve beaten',
    ]) {
      expect(fact(label, nothing)).toBe('–');
    }
  });

  it('name today, and days in the student’s own time zone', () => {
    expect(shown().due.columns.map(({ label }) => label)).toEqual(['Today', '16 Apr']);
    expect(shown().retired[0]?.detail).toBe('1 mistake, last fixed 2026.04.05');
    expect(shown().tables.retired.rows).toEqual([['Adds the numerators and the denominators', 1, '2026-04-05']]);
  });

  it('are empty when nothing has ever gone wrong', () => {
    expect(shown().empty).toBe(false);
    expect(shown({ totals: { open: 0, reviewing: 0, relapsed: 0, fixed: 0, unresolved: 0 } }).empty).toBe(true);
  });
});
