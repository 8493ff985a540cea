import {
  getLearningActivity,
  type LearningActivity,
  type ForgettingStep as StepData,
  statisticsRanges,
  type TopicActivity as TopicData,
} from '../../modules/statistics';
import { builder } from '../builder';
import { Course } from '../catalogue/course';
import { MasteryState } from '../catalogue/mastery-state';
import { Topic } from '../catalogue/topic';
import { requireViewer } from '../require-viewer';
import { CountOf } from './count-of';

const StatisticsRange = builder.enumType('StatisticsRange', { values: statisticsRanges });

const ActivityPeriod = builder.objectRef<LearningActivity['periods'][number]>('ActivityPeriod').implement({
  description: 'A day or a week of practice.',
  fields: (t) => ({
    start: t.exposeString('start'),
    seconds: t.exposeInt('seconds'),
    answered: t.exposeInt('answered'),
    rightFirstTry: t.exposeInt('rightFirstTry'),
    hinted: t.exposeInt('hinted'),
    coins: t.exposeInt('coins'),
    pauses: t.exposeInt('pauses', {
      description: 'Missed days over which a pause kept the streak, whatever the course.',
    }),
  }),
});

const TopicActivity = builder.objectRef<TopicData>('TopicActivity').implement({
  fields: (t) => ({
    topic: t.field({ type: Topic, resolve: ({ topic }) => topic }),
    mastery: t.field({ type: MasteryState, resolve: ({ mastery }) => mastery.state }),
    allTime: t.field({
      type: CountOf,
      description: 'Right at the first try among all questions of the topic that were ever answered.',
      resolve: ({ mastery }) => ({ count: mastery.right, of: mastery.answered }),
    }),
    parts: t.field({
      type: [CountOf],
      description: 'Right at the first try in each of the four equal parts of the range.',
      resolve: ({ parts }) => parts,
    }),
  }),
});

const ForgettingStep = builder.objectRef<StepData>('ForgettingStep').implement({
  description: 'Answers that came so many days after the topic was last practised.',
  fields: (t) => ({
    fromDays: t.exposeInt('fromDays'),
    toDays: t.exposeInt('toDays', { nullable: true }),
    right: t.field({ type: CountOf, resolve: ({ right }) => right }),
  }),
});

const LearningActivityStatistics = builder.objectRef<LearningActivity>('LearningActivityStatistics').implement({
  fields: (t) => ({
    course: t.field({ type: Course, resolve: ({ course }) => course }),
    isOpen: t.exposeBoolean('isOpen', {
      description: 'Whether the plan reaches back as far as was asked; without it everything else is empty.',
    }),
    isWhole: t.exposeBoolean('isWhole', { description: 'Whether the plan reaches back further than the free one.' }),
    periods: t.field({ type: [ActivityPeriod], resolve: ({ periods }) => periods }),
    streakDays: t.exposeInt('streakDays', { description: 'Days of practice in a row now, whatever the course.' }),
    partStarts: t.exposeStringList('partStarts'),
    topics: t.field({ type: [TopicActivity], resolve: ({ topics }) => topics }),
    forgetting: t.field({ type: [ForgettingStep], resolve: ({ forgetting }) => forgetting }),
    repaired: t.field({
      type: CountOf,
      description: 'Errors opened in the range that are fixed now.',
      resolve: ({ repaired }) => repaired,
    }),
  }),
});

builder.queryField('learningActivityStatistics', (t) =>
  t.field({
    type: LearningActivityStatistics,
    nullable: true,
    args: { courseId: t.arg.id(), range: t.arg({ type: StatisticsRange }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, wanted, context) => getLearningActivity(context.services, requireViewer(context), wanted),
  }),
);
