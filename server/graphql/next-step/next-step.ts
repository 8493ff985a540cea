import {
  type DoneSet as DoneSetData,
  getNextStep,
  type NextStep as NextStepData,
  newSetKey,
  nextStepKinds,
  type OpenPractice as OpenPracticeData,
} from '../../modules/next-step';
import { builder } from '../builder';
import { Course } from '../catalogue/course';
import { Topic } from '../catalogue/topic';
import { PracticeMode } from '../enums';
import { QuestionOutcome } from '../practice/enums';
import { requireViewer } from '../require-viewer';

const NextStepKind = builder.enumType('NextStepKind', { values: nextStepKinds });

const OpenPractice = builder.objectRef<OpenPracticeData>('OpenPractice').implement({
  description: 'A practice in progress, as far as it takes to go on with it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    course: t.field({ type: Course, resolve: ({ course }) => course }),
    topics: t.field({ type: [Topic], resolve: ({ topics }) => topics }),
    mode: t.field({ type: PracticeMode, resolve: ({ mode }) => mode }),
    questionCount: t.exposeInt('questionCount'),
    currentIndex: t.exposeInt('currentIndex', {
      description: '1-based index of the first question that is still open; questionCount when none is.',
    }),
    outcomes: t.field({ type: [QuestionOutcome], resolve: ({ outcomes }) => outcomes }),
  }),
});

const DoneSet = builder.objectRef<DoneSetData>('DoneSet').implement({
  description: 'A set that was done today.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    questionCount: t.exposeInt('questionCount'),
  }),
});

export const NextStep = builder.objectRef<NextStepData>('NextStep').implement({
  description: 'What a student does next: one rule, the same on every page.',
  fields: (t) => ({
    kind: t.field({ type: NextStepKind, resolve: ({ kind }) => kind }),
    course: t.field({ type: Course, resolve: ({ course }) => course }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'What its set is about; null where that is no single topic.',
    }),
    topic: t.field({
      type: Topic,
      nullable: true,
      description: 'The topic that comes next in the course; null where every topic is mastered.',
      resolve: ({ topic }) => topic,
    }),
    topicIds: t.idList({ description: 'Empty: all topics of the course.', resolve: ({ topicIds }) => topicIds }),
    questionCount: t.exposeInt('questionCount'),
    practice: t.field({ type: OpenPractice, nullable: true, resolve: ({ practice }) => practice }),
    doneToday: t.field({ type: [DoneSet], resolve: ({ doneToday }) => doneToday }),
    startKey: t.id({
      description: 'The idempotency key with which to start its set: a form sent twice makes one practice.',
      resolve: newSetKey,
    }),
  }),
});

builder.queryField('nextStep', (t) =>
  t.field({
    type: NextStep,
    nullable: true,
    description: 'In one course, or the first of all. Null where there is no such course, or none was chosen.',
    args: { courseId: t.arg.id({ required: false }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { courseId }, context) => getNextStep(context.services, requireViewer(context), courseId ?? null),
  }),
);
