import type { Criterion } from '../../../rules/tasks/rubric';
import { findCourse, findTopic } from '../../modules/catalogue';
import type { StoredQuestion } from '../../modules/questions';
import {
  getStudentBoard,
  getTaskDraft,
  getTaughtStudentTask,
  getTaughtTask,
  listTaughtTasks,
  type MarkRequest as MarkRequestData,
  type Saved,
  type Score as ScoreData,
  type StudentAnswer,
  type StudentOfTask as StudentOfTaskData,
  type TaskClass as TaskClassData,
  type TaskDraft as TaskDraftData,
  type TaskPicked,
  type TaughtTask as TaughtTaskData,
} from '../../modules/tasks';
import { builder } from '../builder';
import { Course } from '../catalogue/course';
import { Topic } from '../catalogue/topic';
import { withClass } from '../classroom/class-head';
import { ClassColour, GradeType, ReleaseStatus, ScoringType, StudentTaskStatus, TaskItem, TaskType } from '../enums';
import { KeptBoard } from '../practice/boards';
import { Working } from '../practice/working';
import { requireViewer } from '../require-viewer';

export const TaskClass = builder.objectRef<TaskClassData>('TaskClass').implement({
  description: 'A class as the head of its pages and of its tasks shows it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    colour: t.field({ type: ClassColour, resolve: ({ colour }) => colour }),
    course: t.field({ type: Course, nullable: true, resolve: ({ courseId }) => findCourse(courseId) ?? null }),
    timeZone: t.exposeString('timeZone'),
    archivedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ archivedAt }) => archivedAt }),
    studentCount: t.exposeInt('studentCount'),
  }),
});

const BoughtTaskItem = builder.objectRef<StudentOfTaskData['bought'][number]>('BoughtTaskItem').implement({
  fields: (t) => ({
    item: t.field({ type: TaskItem, resolve: ({ item }) => item }),
    questionIndex: t.exposeInt('questionIndex', { nullable: true, description: '1-based, of OTHER_NUMBERS.' }),
  }),
});

const SavedByTeacher = builder.objectRef<Saved>('SavedByTeacher').implement({
  description: 'Who saved something last, and when.',
  fields: (t) => ({
    by: t.exposeString('by', { nullable: true }),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
  }),
});

const Score = builder.objectRef<ScoreData>('Score').implement({
  description: 'What a student reached in a task.',
  fields: (t) => ({
    pointsScore: t.exposeFloat('pointsScore', {
      nullable: true,
      description: 'Null in a task that is scored by a rubric.',
    }),
    rubricScore: t.exposeIntList('rubricScore', {
      nullable: { list: true, items: true },
      description:
        'One value for each criterion, null where it waits; they are summed. Null in a task scored by points.',
    }),
    display: t.exposeString('display', {
      nullable: true,
      description: '"17 / 20", "85 %" or "A"; null before anything was answered, and where no grade is shown.',
    }),
  }),
});

const StudentOfTask = builder.objectRef<StudentOfTaskData>('StudentOfTask').implement({
  description: 'A student of a task as the teacher sees them.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the student task.' }),
    studentId: t.exposeID('studentId'),
    nickname: t.exposeString('nickname'),
    status: t.field({ type: StudentTaskStatus, resolve: ({ status }) => status }),
    standing: t.exposeString('standing', { description: 'What lies behind the status, such as NOT_OPENED.' }),
    excused: t.exposeBoolean('excused'),
    answered: t.exposeInt('answered'),
    score: t.field({ type: Score, resolve: ({ score }) => score }),
    scored: t.exposeBoolean('scored', { description: 'False while a rubric waits for its values.' }),
    seconds: t.exposeInt('seconds'),
    lateMs: t.exposeFloat('lateMs', { nullable: true }),
    handedInAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ handedInAt }) => handedInAt }),
    ownDueAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ ownDueAt }) => ownDueAt }),
    ownLateUntil: t.field({ type: 'DateTime', nullable: true, resolve: ({ ownLateUntil }) => ownLateUntil }),
    comment: t.exposeString('comment'),
    commented: t.field({ type: SavedByTeacher, nullable: true, resolve: ({ commented }) => commented }),
    arranged: t.field({
      type: SavedByTeacher,
      nullable: true,
      description: 'Own dates and excuse.',
      resolve: ({ arranged }) => arranged,
    }),
    extraMinutes: t.exposeInt('extraMinutes', { description: 'Added to the test, in all.' }),
    bought: t.field({
      type: [BoughtTaskItem],
      description: 'With MarsCoins; none in a list of tasks.',
      resolve: ({ bought }) => bought,
    }),
    testEndsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The end of a test that is being worked on; null in a list of tasks.',
      resolve: ({ testEndsAt }) => testEndsAt,
    }),
    tries: t.exposeInt('tries', { description: 'Begun so far.' }),
    countedTry: t.exposeInt('countedTry', { nullable: true, description: 'Which of them counts.' }),
    waitingRequests: t.exposeInt('waitingRequests', {
      description: 'Marks that the student asked to be looked at again.',
    }),
  }),
});

const StudentName = builder.objectRef<{ id: string; nickname: string }>('StudentName').implement({
  fields: (t) => ({ id: t.exposeID('id'), nickname: t.exposeString('nickname') }),
});

const MarkRequest = builder.objectRef<MarkRequestData>('MarkRequest').implement({
  description: 'A mark that a student asks to be looked at again.',
  fields: (t) => ({
    studentTaskId: t.exposeID('studentTaskId'),
    questionId: t.exposeID('questionId'),
    nickname: t.exposeString('nickname'),
    index: t.exposeInt('index'),
    reason: t.exposeString('reason'),
    askedAt: t.field({ type: 'DateTime', resolve: ({ askedAt }) => askedAt }),
    points: t.exposeFloat('points', { description: 'What the answer has now.' }),
    possible: t.exposeFloat('possible'),
  }),
});

const QuestionWorth = builder.objectRef<{ title: string; points: number }>('QuestionWorth').implement({
  fields: (t) => ({ title: t.exposeString('title'), points: t.exposeFloat('points') }),
});

export const TaughtTask = builder.objectRef<TaughtTaskData>('TaughtTask').implement({
  description: 'A task as the teachers of its class see it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    state: t.string({ description: 'DRAFT, OPEN or CLOSED.', resolve: ({ row }) => row.state }),
    version: t.int({ resolve: ({ row }) => row.version }),
    type: t.field({ type: TaskType, resolve: ({ row }) => row.type }),
    title: t.string({ resolve: ({ row }) => row.title }),
    instructions: t.string({ resolve: ({ row }) => row.instructions }),
    questionCount: t.int({ resolve: ({ row }) => row.question_count }),
    pointsPossible: t.float({
      description: 'What can be reached: by its questions, or by its rubric.',
      resolve: ({ possible }) => possible,
    }),
    minutes: t.int({ nullable: true, resolve: ({ row }) => row.minutes }),
    gradeType: t.field({ type: GradeType, resolve: ({ row }) => row.grade_type }),
    answersWhen: t.string({ description: 'NEVER, HAND_IN, DUE or DATE.', resolve: ({ row }) => row.answers_when }),
    answersAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ row }) => row.answers_at }),
    release: t.field({
      type: ReleaseStatus,
      description: 'Whether the answers are out: for no student, for some, for all.',
      resolve: ({ release }) => release,
    }),
    letterBorders: t.intList({
      description: 'The least per cent for A, B, C and D.',
      resolve: ({ row: { letter_borders: borders } }) => [borders.A, borders.B, borders.C, borders.D],
    }),
    changedBy: t.string({ nullable: true, description: 'Who changed it last.', resolve: ({ changedBy }) => changedBy }),
    scoringType: t.field({ type: ScoringType, resolve: ({ row }) => row.scoring_type }),
    topics: t.field({ type: [Topic], resolve: ({ row }) => row.topic_ids.flatMap((id) => findTopic(id) ?? []) }),
    opensAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ dates }) => dates?.opensAt ?? null }),
    dueAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ dates }) => dates?.dueAt ?? null }),
    lateUntil: t.field({ type: 'DateTime', nullable: true, resolve: ({ dates }) => dates?.lateUntil ?? null }),
    changedAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.changed_at }),
    class: t.field({ type: TaskClass, resolve: (task) => task.class }),
    students: t.field({ type: [StudentOfTask], description: 'By nickname.', resolve: ({ students }) => students }),
    requests: t.field({
      type: [MarkRequest],
      description: 'The first asked in front; none in a list of tasks.',
      resolve: ({ requests }) => requests,
    }),
    worth: t.field({
      type: [QuestionWorth],
      description: 'Of its picked questions, in their order; none in a list of tasks.',
      resolve: ({ worth }) => worth,
    }),
    tries: t.int({
      description: 'How often each student may do it; the best finished try counts.',
      resolve: ({ row }) => row.tries,
    }),
    wholeClass: t.boolean({ resolve: ({ row }) => row.whole_class }),
    groups: t.stringList({
      description: 'Names of the groups it was set for; none in a list of tasks.',
      resolve: ({ groups }) => groups,
    }),
    others: t.field({
      type: [StudentName],
      description: 'Students of the class who have not got it; none in a list of tasks.',
      resolve: ({ others }) => others,
    }),
  }),
});

const TaughtTaskList = builder
  .objectRef<{ class: TaskClassData; tasks: TaughtTaskData[] }>('TaughtTaskList')
  .implement({
    fields: (t) => ({
      class: t.field({ type: TaskClass, resolve: (list) => list.class }),
      tasks: t.field({ type: [TaughtTask], resolve: ({ tasks }) => tasks }),
    }),
  });

const TaskField = builder.objectRef<{ name: string; values: string[] }>('TaskField').implement({
  description: 'A field of the wizard, as it was typed.',
  fields: (t) => ({ name: t.exposeString('name'), values: t.exposeStringList('values') }),
});

const TaskFieldProblem = builder.objectRef<{ field: string; message: string }>('TaskFieldProblem').implement({
  fields: (t) => ({ field: t.exposeString('field'), message: t.exposeString('message') }),
});

/** A question as the teacher who set it sees it, with its key. Nobody else reads this type. */
export const TeacherQuestion = builder.objectRef<StoredQuestion>('TeacherQuestion').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    difficulty: t.exposeString('difficulty'),
    prompt: t.exposeString('prompt'),
    instruction: t.exposeString('instruction', { nullable: true }),
    figure: t.field({ type: 'JSON', nullable: true, resolve: ({ figure }) => figure }),
    choices: t.stringList({ resolve: ({ choices }) => (choices ?? []).map(({ text }) => text) }),
  }),
});

const PickedQuestion = builder.objectRef<TaskPicked>('PickedQuestion').implement({
  fields: (t) => ({
    place: t.exposeInt('place'),
    templateId: t.exposeID('templateId'),
    title: t.exposeString('title'),
    points: t.exposeFloat('points'),
    question: t.field({ type: TeacherQuestion, nullable: true, resolve: ({ question }) => question }),
    keyLatex: t.exposeString('keyLatex', { nullable: true }),
    fewQuestions: t.exposeBoolean('fewQuestions', { description: 'Its kind makes few different questions.' }),
  }),
});

const DraftGroup = builder.objectRef<TaskDraftData['groups'][number]>('DraftGroup').implement({
  description: 'A group of the class that a task can be set for.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name'), count: t.exposeInt('count') }),
});

const TaskDraft = builder.objectRef<TaskDraftData>('TaskDraft').implement({
  description: 'A task that is not set yet, with what its wizard holds.',
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    changedAt: t.field({ type: 'DateTime', resolve: ({ changedAt }) => changedAt }),
    changedBy: t.exposeString('changedBy', { nullable: true, description: 'Who changed it last.' }),
    class: t.field({ type: TaskClass, resolve: (draft) => draft.class }),
    fields: t.field({
      type: [TaskField],
      resolve: ({ values }) => Object.entries(values).map(([name, list]) => ({ name, values: list })),
    }),
    problems: t.field({
      type: [TaskFieldProblem],
      resolve: ({ errors }) => Object.entries(errors).map(([field, message]) => ({ field, message })),
    }),
    students: t.field({ type: [StudentName], resolve: ({ students }) => students }),
    groups: t.field({ type: [DraftGroup], resolve: ({ groups }) => groups }),
    picked: t.field({ type: [PickedQuestion], resolve: ({ picked }) => picked }),
    easyAvailable: t.int({ resolve: ({ available }) => available.EASY }),
    normalAvailable: t.int({ resolve: ({ available }) => available.NORMAL }),
    hardAvailable: t.int({ resolve: ({ available }) => available.HARD }),
  }),
});

const TeacherAttempt = builder.objectRef<StudentAnswer['attempts'][number]>('TeacherAttempt').implement({
  fields: (t) => ({
    answer: t.exposeString('answer'),
    latex: t.exposeString('latex', { nullable: true }),
    verdict: t.exposeString('verdict'),
    misconception: t.exposeString('misconception', { nullable: true }),
  }),
});

const AnswerOfStudent = builder.objectRef<StudentAnswer>('AnswerOfStudent').implement({
  fields: (t) => ({
    questionId: t.exposeID('questionId'),
    index: t.exposeInt('index'),
    outcome: t.exposeString('outcome', { nullable: true }),
    seconds: t.exposeInt('seconds', { nullable: true }),
    hintsOpened: t.exposeInt('hintsOpened'),
    points: t.exposeFloat('points', { description: 'What the question is worth.' }),
    question: t.field({ type: TeacherQuestion, nullable: true, resolve: ({ question }) => question }),
    keyLatex: t.exposeString('keyLatex', { nullable: true }),
    attempts: t.field({ type: [TeacherAttempt], resolve: ({ attempts }) => attempts }),
    markPoints: t.float({ nullable: true, resolve: ({ mark }) => mark?.points ?? null }),
    markedBy: t.string({ nullable: true, resolve: ({ mark }) => mark?.by ?? null }),
    markedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ mark }) => mark?.at ?? null }),
    markComment: t.string({ resolve: ({ mark }) => mark?.comment ?? '' }),
    requestReason: t.string({ nullable: true, resolve: ({ request }) => request?.reason ?? null }),
    requestWaits: t.boolean({ resolve: ({ request }) => request !== null && !request.answered }),
    working: t.field({ type: Working, resolve: ({ working }) => working }),
    boardShapes: t.exposeInt('boardShapes', {
      nullable: true,
      description: 'How many shapes the drawing has that was left with the answer; null without one.',
    }),
  }),
});

const RubricCriterion = builder.objectRef<Criterion>('RubricCriterion').implement({
  fields: (t) => ({ name: t.exposeString('name'), levels: t.exposeStringList('levels') }),
});

const TaughtStudentTask = builder
  .objectRef<Awaited<ReturnType<typeof getTaughtStudentTask>>>('TaughtStudentTask')
  .implement({
    fields: (t) => ({
      task: t.field({ type: TaughtTask, resolve: ({ task }) => task }),
      student: t.field({ type: StudentOfTask, resolve: ({ student }) => student }),
      rubric: t.field({ type: [RubricCriterion], resolve: ({ rubric }) => rubric }),
      answers: t.field({ type: [AnswerOfStudent], resolve: ({ answers }) => answers }),
    }),
  });

builder.queryFields((t) => ({
  studentBoard: t.field({
    type: KeptBoard,
    description: 'The drawing that a student left with an answer in a task of the viewer’s class.',
    args: { studentTaskId: t.arg.id(), questionId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, place, context) => getStudentBoard(context.services, requireViewer(context), place),
  }),
  taughtTasks: t.field({
    type: TaughtTaskList,
    description: 'The tasks of a class that the viewer teaches, drafts first.',
    args: { classId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { classId }, context) =>
      withClass(
        context,
        classId,
        listTaughtTasks(context.services, requireViewer(context), classId),
        (list) => list.class,
      ),
  }),
  taughtTask: t.field({
    type: TaughtTask,
    args: { taskId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { taskId }, context) =>
      withClass(context, taskId, getTaughtTask(context.services, requireViewer(context), taskId), (task) => task.class),
  }),
  taskDraft: t.field({
    type: TaskDraft,
    args: { taskId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { taskId }, context) => getTaskDraft(context.services, requireViewer(context), taskId),
  }),
  taughtStudentTask: t.field({
    type: TaughtStudentTask,
    description: 'One student’s answers in a task of the viewer’s class.',
    args: { taskId: t.arg.id(), studentTaskId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, place, context) =>
      withClass(
        context,
        place.taskId,
        getTaughtStudentTask(context.services, requireViewer(context), place),
        ({ task }) => task.class,
      ),
  }),
}));
