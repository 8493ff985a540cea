import { openSharedReport, type SharedReport as SharedReportData } from '../../modules/reports';
import { builder } from '../builder';
import { ReportMisconception } from './task-report';

type Content = NonNullable<SharedReportData['content']>;

const SharedTopic = builder.objectRef<Content['showed'][number]>('SharedReportTopic').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    right: t.exposeInt('right'),
    asked: t.exposeInt('asked'),
    level: t.exposeString('level', { description: 'READY, NEARLY or LATER.' }),
  }),
});

type Idea = NonNullable<Content['idea']>;
const SharedSample = builder.objectRef<NonNullable<Idea['sample']>>('SharedReportSample').implement({
  fields: (t) => ({
    prompt: t.exposeString('prompt'),
    answer: t.exposeString('answer'),
    answerLatex: t.exposeString('answerLatex', { nullable: true }),
    keyLatex: t.exposeString('keyLatex'),
  }),
});

const SharedIdea = builder.objectRef<Idea>('SharedReportIdea').implement({
  fields: (t) => ({
    misconception: t.field({ type: ReportMisconception, resolve: ({ misconception }) => misconception }),
    questions: t.exposeInt('questions'),
    sample: t.field({ type: SharedSample, nullable: true, resolve: ({ sample }) => sample }),
  }),
});

const SharedContent = builder.objectRef<Content>('SharedReportContent').implement({
  fields: (t) => ({
    counted: t.exposeBoolean('counted', { description: 'False where the task gives no figures.' }),
    asked: t.exposeInt('asked'),
    answered: t.exposeInt('answered'),
    right: t.exposeInt('right'),
    firstRight: t.exposeInt('firstRight'),
    seconds: t.exposeInt('seconds'),
    showed: t.field({ type: [SharedTopic], resolve: ({ showed }) => showed }),
    idea: t.field({ type: SharedIdea, nullable: true, resolve: ({ idea }) => idea }),
    atHome: t.exposeString('atHome'),
  }),
});

const SharedReport = builder.objectRef<SharedReportData>('SharedReport').implement({
  description: 'What a family reads of a task: a first name, and nobody else.',
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    title: t.exposeString('title'),
    isTest: t.exposeBoolean('isTest'),
    teacher: t.exposeString('teacher'),
    handedInAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ handedInAt }) => handedInAt }),
    lateMs: t.exposeFloat('lateMs', { nullable: true }),
    timeZone: t.exposeString('timeZone'),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => expiresAt }),
    grade: t.exposeString('grade', { nullable: true }),
    comment: t.exposeString('comment'),
    content: t.field({
      type: SharedContent,
      nullable: true,
      description: 'Null while the answers are not out.',
      resolve: ({ content }) => content,
    }),
  }),
});

builder.queryField('sharedReport', (t) =>
  t.field({
    type: SharedReport,
    nullable: true,
    description: 'For everybody who holds the key. Each opening is logged by the kind of device, without an address.',
    args: {
      taskId: t.arg.string(),
      studentTaskId: t.arg.string(),
      shareKey: t.arg.string(),
      device: t.arg.string({
        required: false,
        description: 'Null for a preview, which nobody reads: it is not logged.',
      }),
    },
    authScopes: { public: true },
    resolve: (_root, input, { services, clientAddress }) => openSharedReport(services, { ...input, clientAddress }),
  }),
);
