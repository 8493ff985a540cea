import { type MisconceptionCell as CellData, type ErrorStatistics, getErrorStatistics } from '../../modules/statistics';
import { builder } from '../builder';
import { Course } from '../catalogue/course';
import { ErrorTotals } from '../error-logbook/error-logbook';
import { requireViewer } from '../require-viewer';
import { CountOf } from './count-of';

const ErrorWeek = builder.objectRef<ErrorStatistics['weeks'][number]>('ErrorWeek').implement({
  fields: (t) => ({
    weekStart: t.exposeString('weekStart'),
    opened: t.exposeInt('opened'),
    fixed: t.exposeInt('fixed', { description: 'Fixed in this week, and not lost again.' }),
  }),
});

const DueDay = builder.objectRef<ErrorStatistics['due'][number]>('DueDay').implement({
  fields: (t) => ({ date: t.exposeString('date'), count: t.exposeInt('count') }),
});

const MisconceptionCell = builder.objectRef<CellData>('MisconceptionCell').implement({
  description: 'Errors of one topic that show one idea.',
  fields: (t) => ({
    topicId: t.exposeID('topicId'),
    topicTitle: t.exposeString('topicTitle'),
    misconceptionId: t.exposeID('misconceptionId'),
    misconceptionName: t.exposeString('misconceptionName'),
    totals: t.field({ type: ErrorTotals, resolve: ({ totals }) => totals }),
  }),
});

const RetiredMisconception = builder
  .objectRef<ErrorStatistics['retiredMisconceptions'][number]>('RetiredMisconception')
  .implement({
    description: 'A misconception of which every error is fixed, and which no answer has shown since.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      errorCount: t.exposeInt('errorCount'),
      fixedAt: t.field({ type: 'DateTime', resolve: ({ fixedAt }) => fixedAt }),
    }),
  });

const ErrorLogbookStatistics = builder.objectRef<ErrorStatistics>('ErrorLogbookStatistics').implement({
  fields: (t) => ({
    course: t.field({ type: Course, resolve: ({ course }) => course }),
    totals: t.field({ type: ErrorTotals, resolve: ({ totals }) => totals }),
    weeks: t.field({ type: [ErrorWeek], resolve: ({ weeks }) => weeks }),
    medianDaysToFix: t.exposeFloat('medianDaysToFix', { nullable: true }),
    relapses: t.field({ type: CountOf, resolve: ({ relapses }) => relapses }),
    due: t.field({
      type: [DueDay],
      description: "Today and the 13 days after it, in the student's own time zone.",
      resolve: ({ due }) => due,
    }),
    misconceptionCells: t.field({ type: [MisconceptionCell], resolve: ({ misconceptionCells }) => misconceptionCells }),
    misconceptionCount: t.exposeInt('misconceptionCount'),
    retiredMisconceptions: t.field({
      type: [RetiredMisconception],
      resolve: ({ retiredMisconceptions }) => retiredMisconceptions,
    }),
  }),
});

builder.queryField('errorLogbookStatistics', (t) =>
  t.field({
    type: ErrorLogbookStatistics,
    nullable: true,
    args: { courseId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { courseId }, context) => getErrorStatistics(context.services, requireViewer(context), courseId),
  }),
);
