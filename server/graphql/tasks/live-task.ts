import { presenceIn } from '../../../rules/tasks/live';
import { isStillAllowed } from '../../modules/identity';
import {
  followLiveTask,
  getLiveTask,
  type LiveChange as LiveChangeData,
  type LiveStudent as LiveStudentData,
  type LiveTask as LiveTaskData,
} from '../../modules/tasks';
import { builder } from '../builder';
import { withClass } from '../classroom/class-head';
import { PresenceStatus, TaskType } from '../enums';
import { requireViewer } from '../require-viewer';

type LiveQuestionData = NonNullable<LiveStudentData['question']>;

const LiveQuestion = builder.objectRef<LiveQuestionData>('LiveQuestion').implement({
  description: 'The question that a student touched last.',
  fields: (t) => ({
    index: t.exposeInt('index'),
    openedAt: t.field({ type: 'DateTime', resolve: ({ openedAt }) => openedAt }),
    isOpen: t.exposeBoolean('isOpen', { description: 'Still to be answered.' }),
    tries: t.exposeInt('tries', { description: 'Wrong answers to it.' }),
    hints: t.exposeInt('hints'),
    lastAt: t.field({ type: 'DateTime', resolve: ({ lastAt }) => lastAt }),
  }),
});

const LiveStudent = builder.objectRef<LiveStudentData>('LiveStudent').implement({
  description: 'A student at work, as those who teach the class see them.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the student task.' }),
    nickname: t.exposeString('nickname'),
    excused: t.exposeBoolean('excused'),
    handedIn: t.exposeBoolean('handedIn'),
    ended: t.exposeBoolean('ended', { description: 'Its time ended it without a hand-in.' }),
    presence: t.field({
      type: PresenceStatus,
      description: 'IN from the first question until the work is over for them.',
      resolve: ({ question, ...student }) => presenceIn({ ...student, isBegun: question !== null }),
    }),
    answered: t.exposeInt('answered'),
    right: t.exposeInt('right', { nullable: true, description: 'Null in a test that is not handed in.' }),
    questionCount: t.exposeInt('questionCount'),
    seconds: t.exposeInt('seconds'),
    endsAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ endsAt }) => endsAt }),
    question: t.field({ type: LiveQuestion, nullable: true, resolve: ({ question }) => question }),
  }),
});

const LiveChange = builder.objectRef<LiveChangeData>('LiveChange').implement({
  description: 'Students that are not as they were, or all of them. `id` names the picture after it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    isWhole: t.exposeBoolean('isWhole'),
    usualSeconds: t.exposeFloat('usualSeconds', { nullable: true, description: 'Median of the answered questions.' }),
    students: t.field({ type: [LiveStudent], resolve: ({ students }) => students }),
  }),
});

const LiveTask = builder.objectRef<LiveTaskData>('LiveTask').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    type: t.field({ type: TaskType, resolve: ({ type }) => type }),
    questionCount: t.exposeInt('questionCount'),
    picture: t.field({ type: LiveChange, resolve: ({ picture }) => picture }),
  }),
});

builder.queryField('liveTask', (t) =>
  t.field({
    type: LiveTask,
    description: 'Where the students of a task of the viewer’s class stand now.',
    args: { taskId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { taskId }, context) =>
      withClass(context, taskId, getLiveTask(context.services, requireViewer(context), taskId), (task) => task.class),
  }),
);

builder.subscriptionField('liveTaskChanges', (t) =>
  t.field({
    type: LiveChange,
    description: 'How they get on: what is not as in the picture `after` first, then each change.',
    args: { taskId: t.arg.id(), after: t.arg.id({ required: false }) },
    authScopes: { acceptedTerms: true },
    subscribe: (_root, { taskId, after }, context) => {
      const viewer = requireViewer(context);
      const { services, sessionToken } = context;
      const stillAllowed = () => isStillAllowed(services, { viewer, sessionToken });
      return followLiveTask(services, viewer, { taskId, after: after ?? null, stillAllowed });
    },
    resolve: (change) => change,
  }),
);
