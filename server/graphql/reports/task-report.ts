import type { Misconception } from '../../../maths/misconceptions/index';
import {
  type ErrorPractice as ErrorPracticeData,
  getMyTaskReport,
  listErrorPractice,
  type NamedSums as NamedSumsData,
  type ReportedAnswer as ReportedAnswerData,
  type ReportedQuestion as ReportedQuestionData,
  type TaskReportContent as TaskReportContentData,
  type TaskReport as TaskReportData,
} from '../../modules/reports';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { MyTask } from '../tasks/my-tasks';
import { ReportShare } from './report-shares';

export const ReportMisconception = builder.objectRef<Misconception>('ReportMisconception').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    deed: t.exposeString('deed', { description: 'What the student did, in the past tense.' }),
    explanation: t.exposeString('explanation'),
  }),
});

const NamedSums = builder.objectRef<NamedSumsData>('ReportSums').implement({
  description: 'The sums of some questions of a report, under one name.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    asked: t.exposeInt('asked'),
    answered: t.exposeInt('answered'),
    right: t.exposeInt('right'),
    firstRight: t.exposeInt('firstRight'),
    points: t.exposeFloat('points'),
    possible: t.exposeFloat('possible'),
    seconds: t.exposeInt('seconds'),
  }),
});

const ReportIdea = builder.objectRef<TaskReportContentData['ideas'][number]>('ReportIdea').implement({
  fields: (t) => ({
    misconception: t.field({ type: ReportMisconception, resolve: ({ misconception }) => misconception }),
    questions: t.exposeInt('questions'),
    mended: t.exposeInt('mended', { description: 'How many of them were right in the end.' }),
  }),
});

const ReportedAnswer = builder.objectRef<ReportedAnswerData>('ReportedAnswer').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    latex: t.exposeString('latex', { nullable: true }),
    right: t.exposeBoolean('right'),
    misconception: t.field({
      type: ReportMisconception,
      nullable: true,
      resolve: ({ misconception }) => misconception,
    }),
  }),
});

const ReportedQuestion = builder.objectRef<ReportedQuestionData>('ReportedQuestion').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    index: t.exposeInt('index'),
    title: t.exposeString('title'),
    topicTitle: t.exposeString('topicTitle'),
    prompt: t.exposeString('prompt'),
    outcome: t.exposeString('outcome', { nullable: true }),
    seconds: t.exposeInt('seconds', { nullable: true }),
    hintsOpened: t.exposeInt('hintsOpened'),
    points: t.exposeFloat('points'),
    possible: t.exposeFloat('possible'),
    comment: t.exposeString('comment', { description: "The teacher's." }),
    answers: t.field({ type: [ReportedAnswer], resolve: ({ answers }) => answers }),
    keyLatex: t.exposeString('keyLatex', { nullable: true }),
    errorId: t.id({ nullable: true, resolve: ({ error }) => error?.id }),
    errorCourseId: t.id({ nullable: true, resolve: ({ error }) => error?.courseId }),
    unresolved: t.boolean({
      description: 'Whether it waits in the error logbook.',
      resolve: ({ error }) => error?.unresolved ?? false,
    }),
  }),
});

const ReportCriterion = builder.objectRef<TaskReportContentData['rubric'][number]>('ReportCriterion').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    value: t.exposeInt('value', { nullable: true }),
    most: t.exposeInt('most'),
    level: t.exposeString('level', { nullable: true }),
  }),
});

const TaskReportContent = builder.objectRef<TaskReportContentData>('MyTaskReportContent').implement({
  fields: (t) => ({
    asked: t.exposeInt('asked'),
    answered: t.exposeInt('answered'),
    right: t.exposeInt('right'),
    firstRight: t.exposeInt('firstRight'),
    points: t.exposeFloat('points'),
    possible: t.exposeFloat('possible'),
    seconds: t.exposeInt('seconds'),
    topics: t.field({ type: [NamedSums], resolve: ({ topics }) => topics }),
    kinds: t.field({ type: [NamedSums], resolve: ({ kinds }) => kinds }),
    subjects: t.field({ type: [NamedSums], resolve: ({ subjects }) => subjects }),
    ideas: t.field({ type: [ReportIdea], resolve: ({ ideas }) => ideas }),
    questions: t.field({ type: [ReportedQuestion], resolve: ({ questions }) => questions }),
    classPercent: t.exposeInt('classPercent', {
      nullable: true,
      description: 'Mean of the class; null while few handed in.',
    }),
    rubric: t.field({ type: [ReportCriterion], resolve: ({ rubric }) => rubric }),
  }),
});

const TaskReport = builder.objectRef<TaskReportData>('MyTaskReport').implement({
  fields: (t) => ({
    task: t.field({ type: MyTask, resolve: ({ task }) => task }),
    mayShare: t.exposeBoolean('mayShare', { description: 'Whether the student may give it to the family.' }),
    shares: t.field({ type: [ReportShare], resolve: ({ shares }) => shares }),
    content: t.field({
      type: TaskReportContent,
      nullable: true,
      description: 'Null until the answers are out.',
      resolve: ({ content }) => content,
    }),
  }),
});

builder.queryField('myTaskReport', (t) =>
  t.field({
    type: TaskReport,
    description: "The report of the viewer's own task. Both ids, where both are given, must belong together.",
    args: { studentTaskId: t.arg.id(), taskId: t.arg.id({ required: false }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { studentTaskId, taskId }, context) =>
      getMyTaskReport(context.services, requireViewer(context), { studentTaskId, taskId: taskId ?? undefined }),
  }),
);

const ErrorPractice = builder.objectRef<ErrorPracticeData>('TaskErrorPractice').implement({
  description: 'A practice that redid mistakes of a task.',
  fields: (t) => ({
    practiceId: t.exposeID('practiceId'),
    finished: t.exposeBoolean('finished'),
    startedAt: t.field({ type: 'DateTime', resolve: ({ startedAt }) => startedAt }),
    asked: t.exposeInt('asked', { description: 'Questions about mistakes of the task.' }),
    right: t.exposeInt('right'),
    currentIndex: t.exposeInt('currentIndex', { description: '1-based: where it goes on.' }),
  }),
});

builder.queryField('myTaskErrorPractice', (t) =>
  t.field({
    type: [ErrorPractice],
    description: "What the viewer practised after an own task, newest first; empty for anybody else's.",
    args: { studentTaskId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { studentTaskId }, context) =>
      listErrorPractice(context.services, requireViewer(context), studentTaskId),
  }),
);
