import type { ErrorStatisticsData } from '../../graphql/statistics/error-logbook-statistics';
import { dayCount } from '../../lib/day-count';
import { dottedDay, shortDay } from '../../lib/day-labels';
import { amountLabel, shareLabel } from './count-labels';
import { errorTables } from './error-tables';
import { misconceptionMap } from './misconception-map';
import type { ErrorStatisticsShown, Fact } from './statistics-data';

/** What the page of error logbook statistics shows: words are made here, because server and browser spell dates apart. */
export function errorStatisticsView(data: ErrorStatisticsData, timeZone: string): ErrorStatisticsShown {
  const weekly = (kind: 'opened' | 'fixed') =>
    data.weeks.map((week) => ({ label: shortDay(week.weekStart), value: week[kind] }));
  const due = data.due.map(({ date, count }, place) => ({
    label: place === 0 ? 'Today' : shortDay(date),
    value: count,
  }));
  return {
    course: data.course,
    empty: data.totals.unresolved + data.totals.fixed === 0,
    facts: factsOf(data),
    opened: { name: amountLabel('New mistakes each week', weekly('opened')), columns: weekly('opened') },
    fixed: { name: amountLabel('Mistakes fixed each week', weekly('fixed')), columns: weekly('fixed') },
    due: { name: amountLabel('Mistakes due each day', due), columns: due },
    misconceptionMap: misconceptionMap(data.misconceptionCells),
    retired: data.retiredMisconceptions.map(({ name, errorCount, fixedAt }) => ({
      name,
      detail: `${errorCount === 1 ? '1 mistake' : `${errorCount} mistakes`}, last fixed ${dottedDay(timeZone, new Date(fixedAt))}`,
    })),
    tables: errorTables(data, timeZone),
  };
}

function factsOf({
  totals,
  medianDaysToFix,
  relapses,
  retiredMisconceptions,
  misconceptionCount,
}: ErrorStatisticsData): Fact[] {
  return [
    { label: 'Open', value: String(totals.open) },
    { label: 'Reviewing', value: String(totals.reviewing) },
    { label: 'Came back', value: String(totals.relapsed) },
    { label: 'Fixed', value: String(totals.fixed) },
    { label: 'Usual time to fix, last 12 weeks', value: medianDaysToFix === null ? '–' : dayCount(medianDaysToFix) },
    { label: 'Fixed mistakes that came back', value: relapses.of === 0 ? '–' : shareLabel(relapses) },
    {
      label: 'Mistakes you’ve beaten',
      value: misconceptionCount === 0 ? '–' : `${retiredMisconceptions.length} of ${misconceptionCount}`,
    },
  ];
}
