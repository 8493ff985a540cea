import { taskSteps } from '../../../rules/forms/task';
import {
  addTaskStudents,
  addTestMinutes,
  answerMarkRequest,
  changeTask,
  changeTaskPoints,
  changeTaskQuestions,
  commentStudentTask,
  copyTask,
  createTaskDraft,
  deleteTaskDraft,
  extendStudentTask,
  handBack,
  markAnswer,
  publishTask,
  type QuestionChange,
  saveTaskDraft,
  setExcused,
  setTaskClosed,
  takeTaskBack,
} from '../../modules/tasks';
import { AppError } from '../../platform/app-error';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const TaskStep = builder.enumType('TaskStep', { values: taskSteps });
const TaskQuestionChangeKind = builder.enumType('TaskQuestionChangeKind', {
  values: ['ADD', 'REMOVE', 'NEW_NUMBERS', 'UP', 'POINTS'] as const,
});

const TaskFieldInput = builder.inputType('TaskFieldInput', {
  fields: (t) => ({ name: t.string(), values: t.stringList() }),
});

const TaskQuestionChange = builder.inputType('TaskQuestionChange', {
  fields: (t) => ({
    kind: t.field({ type: TaskQuestionChangeKind }),
    templateId: t.id({ required: false, description: 'For ADD.' }),
    place: t.int({ required: false, description: 'For all others: 1-based.' }),
    points: t.int({ required: false, description: 'For POINTS.' }),
  }),
});

const TaskChange = builder.inputType('TaskChange', {
  description: 'Times are those of a clock on the wall of the class, such as 2026-11-27T16:00.',
  fields: (t) => ({
    title: t.string(),
    instructions: t.string(),
    opensAt: t.string(),
    dueAt: t.string(),
    lateUntil: t.string({ description: 'Empty: no late work.' }),
    answersWhen: t.string({ required: false, description: 'NOW, HAND_IN, DUE, DATE or NEVER. Left out, it stays.' }),
    answersAt: t.string({ required: false, description: 'For DATE.' }),
    minutes: t.string({
      required: false,
      description: 'Until somebody has begun, as all that follows. Empty: no clock.',
    }),
    gradeType: t.string({ required: false }),
    A: t.string({ required: false, description: 'From this per cent on, and so for B, C and D.' }),
    B: t.string({ required: false }),
    C: t.string({ required: false }),
    D: t.string({ required: false }),
  }),
});

const seenAtMeans = 'When what the teacher saw was saved, null for nothing; left out, nothing is compared.';

builder.mutationFields((t) => ({
  createTaskDraft: t.id({
    description: 'Begins a task for a class and returns its id. The same creation key makes one draft.',
    args: {
      classId: t.arg.id(),
      creationKey: t.arg.string(),
      readyMade: t.arg.boolean({ required: false, description: 'With a name and ten questions of the first topics.' }),
    },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { readyMade, ...task }, context) =>
      createTaskDraft(context.services, requireViewer(context), { ...task, readyMade: readyMade ?? false }),
  }),
  saveTaskDraft: t.stringList({
    description: 'Keeps what one step of the wizard holds, right or not; returns the fields that are not right yet.',
    args: {
      taskId: t.arg.id(),
      version: t.arg.int(),
      step: t.arg({ type: TaskStep }),
      fields: t.arg({ type: [TaskFieldInput] }),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { fields, ...args }, context) => {
      const values = Object.fromEntries(fields.map(({ name, values: list }) => [name, list]));
      return Object.keys(await saveTaskDraft(context.services, requireViewer(context), { ...args, values }));
    },
  }),
  changeTaskQuestions: t.boolean({
    description: 'Adds, removes, moves or redraws a hand-picked question of a draft, or changes its points.',
    args: { taskId: t.arg.id(), version: t.arg.int(), change: t.arg({ type: TaskQuestionChange }) },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { change, ...args }, context) => {
      await changeTaskQuestions(context.services, requireViewer(context), { ...args, change: readChange(change) });
      return true;
    },
  }),
  publishTask: t.boolean({
    description: 'Sets a draft for its class. BAD_INPUT names the field and the step of the wizard.',
    args: { taskId: t.arg.id(), version: t.arg.int() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await publishTask(context.services, requireViewer(context), args);
      return true;
    },
  }),
  deleteTaskDraft: t.boolean({
    args: { taskId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { taskId }, context) => {
      await deleteTaskDraft(context.services, requireViewer(context), taskId);
      return true;
    },
  }),
  changeTask: t.boolean({
    description: 'Changes a task that is out. What takes something from students is refused until it is confirmed.',
    args: {
      taskId: t.arg.id(),
      version: t.arg.int(),
      change: t.arg({ type: TaskChange }),
      confirmed: t.arg.string({ required: false, description: 'The sentence that the refusal said.' }),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { change, ...args }, context) => {
      const typed = Object.fromEntries(Object.entries(change).filter(([, value]) => typeof value === 'string'));
      await changeTask(context.services, requireViewer(context), { ...args, change: typed });
      return true;
    },
  }),
  changeTaskPoints: t.boolean({
    description: 'Changes what the picked questions of a task that is out are worth; all work is counted anew.',
    args: { taskId: t.arg.id(), version: t.arg.int(), points: t.arg.intList() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await changeTaskPoints(context.services, requireViewer(context), args);
      return true;
    },
  }),
  setTaskClosed: t.boolean({
    description: 'Closes a task, so that it takes no work any more, or opens it again.',
    args: { taskId: t.arg.id(), closed: t.arg.boolean() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await setTaskClosed(context.services, requireViewer(context), args);
      return true;
    },
  }),
  takeTaskBack: t.boolean({
    description: 'Deletes a task that is out while nobody has begun it.',
    args: { taskId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { taskId }, context) => {
      await takeTaskBack(context.services, requireViewer(context), taskId);
      return true;
    },
  }),
  copyTask: t.id({
    description: 'Copies a task as a draft into a class of the viewer’s; returns its id.',
    args: { taskId: t.arg.id(), classId: t.arg.id(), creationKey: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, args, context) => copyTask(context.services, requireViewer(context), args),
  }),
  addTaskStudents: t.int({
    description: 'Sets a task for more students of its class; returns how many.',
    args: { taskId: t.arg.id(), studentIds: t.arg.idList() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, args, context) => addTaskStudents(context.services, requireViewer(context), args),
  }),
  extendStudentTask: t.boolean({
    description: 'Gives one student later dates (wall-clock times of the class); both empty takes them back.',
    args: {
      taskId: t.arg.id(),
      studentTaskId: t.arg.id(),
      dueAt: t.arg.string(),
      lateUntil: t.arg.string(),
      seenAt: t.arg({ type: 'DateTime', required: false, description: seenAtMeans }),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await extendStudentTask(context.services, requireViewer(context), args);
      return true;
    },
  }),
  addTestMinutes: t.boolean({
    description: 'Adds minutes to the test that a student works on now; `endsAt` is the end that the teacher saw.',
    args: {
      taskId: t.arg.id(),
      studentTaskId: t.arg.id(),
      minutes: t.arg.int(),
      endsAt: t.arg({ type: 'DateTime' }),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await addTestMinutes(context.services, requireViewer(context), args);
      return true;
    },
  }),
  setStudentExcused: t.boolean({
    args: {
      taskId: t.arg.id(),
      studentTaskId: t.arg.id(),
      excused: t.arg.boolean(),
      seenAt: t.arg({ type: 'DateTime', required: false, description: seenAtMeans }),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await setExcused(context.services, requireViewer(context), args);
      return true;
    },
  }),
  handBackStudentTask: t.boolean({
    description: 'Gives work that was handed in back to the student, with own dates where those that hold are over.',
    args: {
      taskId: t.arg.id(),
      studentTaskId: t.arg.id(),
      dueAt: t.arg.string({ required: false }),
      lateUntil: t.arg.string({ required: false }),
      minutes: t.arg.int({ required: false, description: 'On top of what its clock had left.' }),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { dueAt, lateUntil, minutes, ...place }, context) => {
      const given = { dueAt: dueAt ?? '', lateUntil: lateUntil ?? '', minutes: minutes ?? 0 };
      await handBack(context.services, requireViewer(context), { ...place, ...given });
      return true;
    },
  }),
  markStudentAnswer: t.boolean({
    description: 'The teacher’s own mark for an answer; points of null give the engine’s mark back.',
    args: {
      taskId: t.arg.id(),
      studentTaskId: t.arg.id(),
      questionId: t.arg.id(),
      points: t.arg.float({ required: false }),
      comment: t.arg.string(),
      seenAt: t.arg({ type: 'DateTime', required: false, description: seenAtMeans }),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { points, ...args }, context) => {
      await markAnswer(context.services, requireViewer(context), { ...args, points: points ?? null });
      return true;
    },
  }),
  answerMarkRequest: t.boolean({
    description: 'Answers a student who asked for another look at a mark; points of null leave it as it is.',
    args: {
      taskId: t.arg.id(),
      studentTaskId: t.arg.id(),
      questionId: t.arg.id(),
      points: t.arg.float({ required: false }),
      comment: t.arg.string(),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { points, ...args }, context) => {
      await answerMarkRequest(context.services, requireViewer(context), { ...args, points: points ?? null });
      return true;
    },
  }),
  commentStudentTask: t.boolean({
    description: 'A comment on a student’s whole task, and the values of its rubric.',
    args: {
      taskId: t.arg.id(),
      studentTaskId: t.arg.id(),
      comment: t.arg.string(),
      seenAt: t.arg({ type: 'DateTime', required: false, description: seenAtMeans }),
      rubricValues: t.arg.intList({ required: false, description: 'A level for each criterion; -1 is none yet.' }),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { rubricValues, ...args }, context) => {
      const values = rubricValues?.map((value) => (value === -1 ? null : value)) ?? null;
      await commentStudentTask(context.services, requireViewer(context), { ...args, rubricValues: values });
      return true;
    },
  }),
}));

function readChange({
  kind,
  templateId,
  place,
  points,
}: {
  kind: QuestionChange['kind'];
  templateId?: string | null;
  place?: number | null;
  points?: number | null;
}): QuestionChange {
  if (kind === 'ADD' && templateId) return { kind, templateId };
  if (kind === 'POINTS' && place && typeof points === 'number') return { kind, place, points };
  if (kind !== 'ADD' && kind !== 'POINTS' && place) return { kind, place };
  throw new AppError('BAD_INPUT', 'Choose a question first.');
}
