import {
  type DueTotals as DueTotalsData,
  type ErrorEntry as EntryData,
  type FollowUp as FollowUpData,
  type ErrorGroup as GroupData,
  getErrorLogbook,
  type HeatCell as HeatCellData,
  type ErrorLogbook as LogbookData,
  type ErrorTotals as TotalsData,
} from '../../modules/error-logbook';
import { builder } from '../builder';
import { Topic } from '../catalogue/topic';
import { Misconception } from '../practice/misconception';
import { requireViewer } from '../require-viewer';

const ErrorState = builder.enumType('ErrorState', { values: ['OPEN', 'REVIEWING', 'FIXED', 'RELAPSED'] as const });

const ErrorEntry = builder.objectRef<EntryData>('ErrorEntry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    courseId: t.exposeID('courseId'),
    topic: t.field({ type: Topic, resolve: ({ topic }) => topic }),
    title: t.exposeString('title'),
    promptLine: t.exposeString('promptLine'),
    answer: t.exposeString('answer'),
    answerLatex: t.exposeString('answerLatex', { nullable: true }),
    misconception: t.field({ type: Misconception, nullable: true, resolve: ({ misconception }) => misconception }),
    state: t.field({ type: ErrorState, resolve: ({ state }) => state }),
    questionId: t.exposeID('questionId'),
    openedAt: t.field({ type: 'DateTime', resolve: ({ openedAt }) => openedAt }),
    fixedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ fixedAt }) => fixedAt }),
    confirmedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ confirmedAt }) => confirmedAt }),
    dueAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ dueAt }) => dueAt }),
  }),
});

const ErrorGroup = builder.objectRef<GroupData>('ErrorGroup').implement({
  description: 'Errors that share a topic, or a mistake type (a misconception, or unclassified).',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    topic: t.field({ type: Topic, nullable: true, resolve: ({ topic }) => topic }),
    misconception: t.field({ type: Misconception, nullable: true, resolve: ({ misconception }) => misconception }),
    total: t.exposeInt('total'),
    unresolved: t.exposeInt('unresolved'),
  }),
});

export const ErrorTotals = builder.objectRef<TotalsData>('ErrorTotals').implement({
  fields: (t) => ({
    open: t.exposeInt('open'),
    reviewing: t.exposeInt('reviewing'),
    relapsed: t.exposeInt('relapsed'),
    fixed: t.exposeInt('fixed'),
    unresolved: t.exposeInt('unresolved'),
  }),
});

const FollowUpKind = builder.enumType('FollowUpKind', { values: ['CLEAR', 'CONFIRM', 'CHALLENGE'] as const });

const FollowUp = builder.objectRef<FollowUpData>('FollowUp').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    courseId: t.exposeID('courseId'),
    title: t.exposeString('title'),
    kind: t.field({ type: FollowUpKind, resolve: ({ kind }) => kind }),
    count: t.exposeInt('count'),
    dueAt: t.field({ type: 'DateTime', resolve: ({ dueAt }) => dueAt }),
    due: t.exposeBoolean('due', { description: "Today or before, by the viewer's own day." }),
    errorIds: t.exposeIDList('errorIds'),
  }),
});

const DueTotals = builder.objectRef<DueTotalsData>('DueTotals').implement({
  description: 'What there is to do today: errors to clear, and fixed ones to confirm.',
  fields: (t) => ({ clear: t.exposeInt('clear'), confirm: t.exposeInt('confirm') }),
});

const HeatCell = builder.objectRef<HeatCellData>('HeatCell').implement({
  fields: (t) => ({
    topicId: t.exposeID('topicId'),
    topicTitle: t.exposeString('topicTitle'),
    type: t.exposeString('type'),
    count: t.exposeInt('count'),
  }),
});

const FixedWeek = builder.objectRef<LogbookData['fixedByWeek'][number]>('FixedWeek').implement({
  fields: (t) => ({ weekStart: t.exposeString('weekStart'), count: t.exposeInt('count') }),
});

const ErrorLogbook = builder.objectRef<LogbookData>('ErrorLogbook').implement({
  fields: (t) => ({
    totals: t.field({ type: ErrorTotals, resolve: ({ totals }) => totals }),
    groupsByTopic: t.field({ type: [ErrorGroup], resolve: ({ groupsByTopic }) => groupsByTopic }),
    groupsByType: t.field({ type: [ErrorGroup], resolve: ({ groupsByType }) => groupsByType }),
    due: t.field({ type: DueTotals, resolve: ({ due }) => due }),
    followUps: t.field({ type: [FollowUp], resolve: ({ followUps }) => followUps }),
    heat: t.field({ type: [HeatCell], resolve: ({ heat }) => heat }),
    fixedByWeek: t.field({ type: [FixedWeek], resolve: ({ fixedByWeek }) => fixedByWeek }),
    medianDaysToFix: t.exposeFloat('medianDaysToFix', { nullable: true }),
    relapseCount: t.exposeInt('relapseCount'),
    entries: t.field({ type: [ErrorEntry], resolve: ({ entries }) => entries }),
  }),
});

builder.queryField('errorLogbook', (t) =>
  t.field({
    type: ErrorLogbook,
    args: { courseId: t.arg.id({ required: false }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { courseId }, context) =>
      getErrorLogbook(context.services, requireViewer(context), courseId ?? null),
  }),
);
