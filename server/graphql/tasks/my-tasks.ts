import { countTestAnswer, saveTestAnswer } from '../../modules/practice';
import {
  askForMark,
  getMyTask,
  getMyTaskOfPractice,
  listMyTasks,
  listOpenTasks,
  type MyCriterion as MyCriterionData,
  type MyMark,
  type MyTask as MyTaskData,
  markMyTask,
  openMyTask,
  tryMyTaskAgain,
} from '../../modules/tasks';
import { builder } from '../builder';
import { GradeType, PracticeType, StudentTaskStatus, TaskType } from '../enums';
import { Practice } from '../practice/practice';
import { requireViewer } from '../require-viewer';

const MyCriterion = builder.objectRef<MyCriterionData>('MyCriterion').implement({
  description: 'A criterion of a rubric with what the teacher chose.',
  fields: (t) => ({
    name: t.exposeString('name'),
    level: t.exposeString('level', { nullable: true }),
    value: t.exposeInt('value', { nullable: true }),
    most: t.exposeInt('most', { description: 'Of the highest level.' }),
  }),
});

const MyTaskMark = builder.objectRef<MyMark>('MyTaskMark').implement({
  description: 'What an answer got, and what its student asked about it.',
  fields: (t) => ({
    questionId: t.exposeID('questionId'),
    index: t.exposeInt('index'),
    answered: t.exposeBoolean('answered'),
    points: t.exposeFloat('points', { nullable: true, description: 'Null where the task shows no figure.' }),
    possible: t.exposeFloat('possible'),
    byTeacher: t.exposeBoolean('byTeacher', { description: 'The teacher’s own mark.' }),
    comment: t.exposeString('comment'),
    requestReason: t.string({ nullable: true, resolve: ({ request }) => request?.reason ?? null }),
    requestOutcome: t.string({
      nullable: true,
      description: 'KEPT or CHANGED; null while nobody has looked.',
      resolve: ({ request }) => request?.outcome ?? null,
    }),
    requestAnswer: t.string({ resolve: ({ request }) => request?.answer ?? '' }),
  }),
});

const PastTry = builder.objectRef<MyTaskData['pastTries'][number]>('PastTry').implement({
  fields: (t) => ({
    number: t.exposeInt('number'),
    practiceId: t.exposeID('practiceId'),
    grade: t.exposeString('grade', { nullable: true }),
    counts: t.exposeBoolean('counts', { description: 'Whether it is the one that counts.' }),
  }),
});

export const MyTask = builder.objectRef<MyTaskData>('MyTask').implement({
  description: 'A task as the student whose it is sees it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the student task.' }),
    taskId: t.exposeID('taskId'),
    classId: t.exposeID('classId'),
    className: t.exposeString('className'),
    timeZone: t.exposeString('timeZone', { description: 'Of the class.' }),
    teacher: t.exposeString('teacher'),
    type: t.field({ type: TaskType, resolve: ({ type }) => type }),
    practiceType: t.field({ type: PracticeType, resolve: ({ practiceType }) => practiceType }),
    title: t.exposeString('title'),
    instructions: t.exposeString('instructions'),
    status: t.field({ type: StudentTaskStatus, resolve: ({ status }) => status }),
    opensAt: t.field({ type: 'DateTime', resolve: ({ opensAt }) => opensAt }),
    dueAt: t.field({ type: 'DateTime', description: "The student's own.", resolve: ({ dueAt }) => dueAt }),
    lateUntil: t.field({ type: 'DateTime', description: "The student's own.", resolve: ({ lateUntil }) => lateUntil }),
    extended: t.exposeBoolean('extended'),
    excused: t.exposeBoolean('excused'),
    closed: t.exposeBoolean('closed', { description: 'Closed by the teacher: it takes no more work.' }),
    left: t.exposeBoolean('left', { description: 'The student left the class since.' }),
    starred: t.exposeBoolean('starred'),
    hidden: t.exposeBoolean('hidden'),
    takesWork: t.exposeBoolean('takesWork'),
    awaitsStart: t.exposeBoolean('awaitsStart', {
      description: 'A test whose questions and clock wait for `openMyTask`: nothing else shows or starts it.',
    }),
    practiceId: t.exposeID('practiceId', { nullable: true }),
    currentIndex: t.exposeInt('currentIndex', { description: '1-based: where the work was left.' }),
    questionCount: t.exposeInt('questionCount'),
    answered: t.exposeInt('answered'),
    minutes: t.exposeInt('minutes', { nullable: true }),
    extraMinutes: t.exposeInt('extraMinutes', { description: 'That the teacher added to the running test, in all.' }),
    handedInAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ handedInAt }) => handedInAt }),
    lateMs: t.exposeFloat('lateMs', { nullable: true }),
    gradeType: t.field({ type: GradeType, resolve: ({ gradeType }) => gradeType }),
    answersOut: t.exposeBoolean('answersOut'),
    answersWhen: t.exposeString('answersWhen', { description: 'NEVER, HAND_IN, DUE or DATE.' }),
    answersAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ answersAt }) => answersAt }),
    grade: t.exposeString('grade', { nullable: true, description: 'Null until it may be seen.' }),
    rightCount: t.exposeInt('rightCount', { nullable: true, description: 'Null until it may be seen.' }),
    comment: t.exposeString('comment'),
    rubric: t.field({
      type: [MyCriterion],
      description: 'Empty until it may be seen, and in a task that is scored by points.',
      resolve: ({ rubric }) => rubric,
    }),
    marksOut: t.exposeBoolean('marksOut'),
    marks: t.field({
      type: [MyTaskMark],
      description: 'Empty until they may be seen; read with `myTaskOfPractice` alone.',
      resolve: ({ marks }) => marks,
    }),
    tries: t.exposeInt('tries', { description: 'How often it may be done; the best finished try counts.' }),
    pastTries: t.field({
      type: [PastTry],
      description: 'Where a homework may be done several times: the tries that are over.',
      resolve: ({ pastTries }) => pastTries,
    }),
    canTryAgain: t.exposeBoolean('canTryAgain'),
  }),
});

builder.queryFields((t) => ({
  myTasks: t.field({
    type: [MyTask],
    description: "The viewer's own tasks, hidden ones as well; of one class where it is named.",
    args: { classId: t.arg.id({ required: false }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { classId }, context) =>
      listMyTasks(context.services, requireViewer(context), classId ?? undefined),
  }),
  openTasks: t.field({
    type: [MyTask],
    description: 'Tasks on which the viewer can work now, without the hidden ones, due first in front.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => listOpenTasks(context.services, requireViewer(context)),
  }),
  myTask: t.field({
    type: MyTask,
    description: 'By the id of the task or of the student task.',
    args: { taskId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { taskId }, context) => getMyTask(context.services, requireViewer(context), taskId),
  }),
  myTaskOfPractice: t.field({
    type: MyTask,
    nullable: true,
    description: 'The task that a practice is the work on; null where it is none.',
    args: { practiceId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { practiceId }, context) =>
      getMyTaskOfPractice(context.services, requireViewer(context), practiceId),
  }),
}));

builder.mutationFields((t) => ({
  openMyTask: t.field({
    type: MyTask,
    description: 'Begins the work on a task where it can be and was not yet; several openings begin one.',
    args: { taskId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { taskId }, context) => openMyTask(context.services, requireViewer(context), taskId),
  }),
  tryMyTaskAgain: t.field({
    type: MyTask,
    description: 'Begins another try at a homework that was handed in, while it is not due; one that runs goes on.',
    args: { taskId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { taskId }, context) => tryMyTaskAgain(context.services, requireViewer(context), taskId),
  }),
  starMyTask: t.boolean({
    args: { studentTaskId: t.arg.id(), starred: t.arg.boolean() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { studentTaskId, starred }, context) => {
      await markMyTask(context.services, requireViewer(context), studentTaskId, { starred });
      return true;
    },
  }),
  hideMyTask: t.boolean({
    args: { studentTaskId: t.arg.id(), hidden: t.arg.boolean() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { studentTaskId, hidden }, context) => {
      await markMyTask(context.services, requireViewer(context), studentTaskId, { hidden });
      return true;
    },
  }),
  askForMark: t.boolean({
    description: 'Asks once, with a reason, for the mark of an answer to be looked at again.',
    args: { studentTaskId: t.arg.id(), questionId: t.arg.id(), reason: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await askForMark(context.services, requireViewer(context), args);
      return true;
    },
  }),
  saveTestAnswer: t.field({
    type: Practice,
    description:
      'Saves what is typed for a question of a test; nothing is marked before it is handed in. CONFLICT where another window saved another answer.',
    args: {
      practiceId: t.arg.id(),
      index: t.arg.int(),
      answer: t.arg.string(),
      seen: t.arg.stringList({
        required: false,
        description:
          'The answer that the page was made from, then what it sent since without a reply; left out, nothing is compared.',
      }),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { seen, ...args }, context) => {
      const viewer = requireViewer(context);
      await countTestAnswer(context.services, viewer);
      return saveTestAnswer(context.services, viewer, { ...args, seen: seen ?? undefined });
    },
  }),
}));
