import {
  type BankSummary as BankSummaryData,
  type BankTopic as BankTopicData,
  bankSummary,
  bankTopics,
  type FullRun as FullRunData,
} from '../../modules/bank';
import { builder } from '../builder';
import { Topic } from '../catalogue/topic';
import { BankTemplate } from './bank-template';

const BankTopic = builder.objectRef<BankTopicData>('BankTopic').implement({
  fields: (t) => ({
    topic: t.field({ type: Topic, resolve: ({ topic }) => topic }),
    templates: t.field({ type: [BankTemplate], resolve: ({ templates }) => templates }),
  }),
});

const FullRun = builder.objectRef<FullRunData>('FullRun').implement({
  description: 'Counts of the last run of all content checks.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'The day of the run, as 2026-11-20.' }),
    seeds: t.exposeInt('seeds', { description: 'Sets of numbers tried on each kind of question.' }),
    templates: t.exposeInt('templates'),
    questions: t.exposeInt('questions'),
    checks: t.exposeInt('checks'),
    steps: t.exposeInt('steps'),
    wrongPaths: t.exposeInt('wrongPaths'),
    formulas: t.exposeInt('formulas'),
    problems: t.exposeInt('problems'),
  }),
});

const BankYear = builder.objectRef<BankSummaryData['years'][number]>('BankYear').implement({
  fields: (t) => ({
    year: t.exposeInt('year'),
    topics: t.exposeInt('topics'),
    templates: t.exposeInt('templates'),
  }),
});

const BankSummary = builder.objectRef<BankSummaryData>('BankSummary').implement({
  fields: (t) => ({
    templates: t.exposeInt('templates'),
    topics: t.exposeInt('topics', { description: 'Topics with questions.' }),
    misconceptions: t.exposeInt('misconceptions'),
    years: t.field({ type: [BankYear], resolve: ({ years }) => years }),
    lastRun: t.field({ type: FullRun, resolve: ({ lastRun }) => lastRun }),
  }),
});

builder.queryFields((t) => ({
  bank: t.field({
    type: BankSummary,
    description: 'What the question bank holds and how it was last checked.',
    authScopes: { public: true },
    resolve: () => bankSummary(),
  }),
  bankTopics: t.field({
    type: [BankTopic],
    description: 'Topics with their kinds of question; of one school year, or one topic, where it is named.',
    args: { year: t.arg.int({ required: false }), topicId: t.arg.id({ required: false }) },
    authScopes: { public: true },
    resolve: (_root, { year, topicId }) => bankTopics(year ?? null, topicId ?? null),
  }),
}));
