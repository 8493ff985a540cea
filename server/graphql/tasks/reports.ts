import type { ScoreBin as ScoreBinData } from '../../../rules/tasks/report-questions';
import {
  type AnswersToQuestion as AnswersToQuestionData,
  createFollowUp,
  getInsights,
  getStudentReport,
  getTaskQuestionReport,
  getTaskReport,
  type IdeaDetails as IdeaDetailsData,
  type IdeaInsight as IdeaInsightData,
  type Insights as InsightsData,
  type QuestionOfTask,
  type ReportAttempt as ReportAttemptData,
  type SampleAnswer as SampleAnswerData,
  type StudentOfIdea as StudentOfIdeaData,
  type StudentReport as StudentReportData,
  setFollowUp,
  type TaskOfStudent as TaskOfStudentData,
  type TaskQuestionReport as TaskQuestionReportData,
  type TaskReport as TaskReportData,
} from '../../modules/tasks';
import { areTalksForTeachers } from '../../modules/tutor';
import { AppError } from '../../platform/app-error';
import { builder } from '../builder';
import { Topic } from '../catalogue/topic';
import { withClass } from '../classroom/class-head';
import { ResultFilter, StudentTaskStatus, TaskType } from '../enums';
import { PlacedTopic } from '../placement/placement';
import { Working } from '../practice/working';
import { requireViewer } from '../require-viewer';
import { TaskClass, TaughtTask, TeacherQuestion } from './taught-tasks';

const InsightsSpan = builder.enumType('InsightsSpan', { values: ['FOUR_WEEKS', 'ALL'] as const });

const ScoreBin = builder.objectRef<ScoreBinData>('ScoreBin').implement({
  description: 'How many students have a score from and to so many per cent.',
  fields: (t) => ({
    from: t.exposeInt('from'),
    to: t.exposeInt('to'),
    students: t.exposeInt('students'),
  }),
});

const IdeaCount = builder
  .objectRef<{ misconceptionId: string; name: string; students: number }>('IdeaCount')
  .implement({
    fields: (t) => ({
      misconceptionId: t.exposeID('misconceptionId'),
      name: t.exposeString('name'),
      students: t.exposeInt('students'),
    }),
  });

const QuestionReport = builder.objectRef<QuestionOfTask>('QuestionReport').implement({
  description: 'How one question of a task went; drawn ones are counted by their kind.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'The place of a pinned question, the template of a drawn one.' }),
    place: t.exposeInt('place', { nullable: true }),
    title: t.exposeString('title'),
    topic: t.field({ type: Topic, resolve: ({ topic }) => topic }),
    asked: t.exposeInt('asked'),
    answered: t.exposeInt('answered'),
    firstRight: t.exposeInt('firstRight'),
    right: t.exposeInt('right'),
    medianSeconds: t.exposeFloat('medianSeconds', { nullable: true }),
    ideas: t.field({ type: [IdeaCount], resolve: ({ ideas }) => ideas }),
    question: t.field({ type: TeacherQuestion, nullable: true, resolve: ({ question }) => question }),
    keyLatex: t.exposeString('keyLatex', { nullable: true }),
  }),
});

const TaskReport = builder.objectRef<TaskReportData>('TaskReport').implement({
  description: 'A task question by question, for the students that a filter lets through.',
  fields: (t) => ({
    task: t.field({ type: TaughtTask, resolve: ({ task }) => task }),
    pinned: t.exposeBoolean('pinned'),
    counted: t.exposeInt('counted'),
    medianPercent: t.exposeInt('medianPercent', { nullable: true }),
    medianSeconds: t.exposeFloat('medianSeconds', { nullable: true }),
    distribution: t.field({ type: [ScoreBin], resolve: ({ distribution }) => distribution }),
    questions: t.field({ type: [QuestionReport], resolve: ({ questions }) => questions }),
  }),
});

const ReportAttempt = builder.objectRef<ReportAttemptData>('ReportAttempt').implement({
  fields: (t) => ({
    answer: t.exposeString('answer'),
    latex: t.exposeString('latex', { nullable: true }),
    verdict: t.exposeString('verdict'),
    misconception: t.exposeString('misconception', { nullable: true }),
  }),
});

const AnswersToQuestion = builder.objectRef<AnswersToQuestionData>('AnswersToQuestion').implement({
  fields: (t) => ({
    studentTaskId: t.exposeID('studentTaskId'),
    questionId: t.exposeID('questionId'),
    nickname: t.exposeString('nickname'),
    outcome: t.exposeString('outcome', { nullable: true }),
    seconds: t.exposeInt('seconds', { nullable: true }),
    question: t.field({ type: TeacherQuestion, nullable: true, resolve: ({ question }) => question }),
    keyLatex: t.exposeString('keyLatex', { nullable: true }),
    attempts: t.field({ type: [ReportAttempt], resolve: ({ attempts }) => attempts }),
    working: t.field({ type: Working, resolve: ({ working }) => working }),
    boardShapes: t.exposeInt('boardShapes', { nullable: true }),
  }),
});

const TaskQuestionReport = builder.objectRef<TaskQuestionReportData>('TaskQuestionReport').implement({
  fields: (t) => ({
    task: t.field({ type: TaughtTask, resolve: ({ task }) => task }),
    report: t.field({ type: QuestionReport, resolve: ({ report }) => report }),
    answers: t.field({ type: [AnswersToQuestion], resolve: ({ answers }) => answers }),
  }),
});

const SampleAnswer = builder.objectRef<SampleAnswerData>('SampleAnswer').implement({
  fields: (t) => ({
    times: t.exposeInt('times'),
    question: t.field({ type: TeacherQuestion, nullable: true, resolve: ({ question }) => question }),
    attempt: t.field({ type: ReportAttempt, resolve: ({ attempt }) => attempt }),
  }),
});

const StudentOfIdea = builder.objectRef<StudentOfIdeaData>('StudentOfIdea').implement({
  fields: (t) => ({
    studentId: t.exposeID('studentId'),
    nickname: t.exposeString('nickname'),
    taskId: t.exposeID('taskId'),
    studentTaskId: t.exposeID('studentTaskId'),
    tasks: t.exposeInt('tasks'),
    questions: t.exposeInt('questions'),
  }),
});

const IdeaInsight = builder.objectRef<IdeaInsightData>('IdeaInsight').implement({
  description: 'An idea behind wrong answers, with the students who hold it.',
  fields: (t) => ({
    misconceptionId: t.exposeID('misconceptionId'),
    name: t.exposeString('name'),
    students: t.field({ type: [StudentOfIdea], description: 'By nickname.', resolve: ({ students }) => students }),
    earlier: t.exposeInt('earlier', { nullable: true, description: 'Students who held it in the four weeks before.' }),
    topics: t.field({ type: [Topic], resolve: ({ topics }) => topics }),
    samples: t.field({ type: [SampleAnswer], resolve: ({ samples }) => samples }),
  }),
});

const NamedStudentTask = builder
  .objectRef<{ nickname: string; taskId: string; studentTaskId: string }>('NamedStudentTask')
  .implement({
    fields: (t) => ({
      nickname: t.exposeString('nickname'),
      taskId: t.exposeID('taskId'),
      studentTaskId: t.exposeID('studentTaskId'),
    }),
  });

const IdeaAnswer = builder.objectRef<IdeaDetailsData['answers'][number]>('IdeaAnswer').implement({
  fields: (t) => ({
    times: t.exposeInt('times'),
    question: t.field({ type: TeacherQuestion, nullable: true, resolve: ({ question }) => question }),
    attempt: t.field({ type: ReportAttempt, resolve: ({ attempt }) => attempt }),
    by: t.field({ type: [NamedStudentTask], resolve: ({ by }) => by }),
  }),
});

const IdeaDetails = builder.objectRef<IdeaDetailsData>('IdeaDetails').implement({
  fields: (t) => ({
    misconceptionId: t.exposeID('misconceptionId'),
    name: t.exposeString('name'),
    explanation: t.exposeString('explanation'),
    ask: t.exposeString('ask', { description: 'A question that tells this idea from others (rich text).' }),
    choice: t.exposeString('choice', { description: 'What somebody with this idea answers.' }),
    students: t.field({ type: [StudentOfIdea], resolve: ({ students }) => students }),
    answers: t.field({
      type: [IdeaAnswer],
      description: 'The most frequent first.',
      resolve: ({ answers }) => answers,
    }),
  }),
});

const Insights = builder.objectRef<InsightsData>('Insights').implement({
  description: 'Ideas behind the wrong answers of a task, or of a class.',
  fields: (t) => ({
    class: t.field({ type: TaskClass, resolve: (insights) => insights.class }),
    title: t.exposeString('title', { nullable: true, description: 'Of the task; null for a class.' }),
    taskCount: t.exposeInt('taskCount'),
    ideas: t.field({ type: [IdeaInsight], description: 'By number of students.', resolve: ({ ideas }) => ideas }),
    chosen: t.field({ type: IdeaDetails, nullable: true, resolve: ({ chosen }) => chosen }),
  }),
});

const TaskOfStudent = builder.objectRef<TaskOfStudentData>('TaskOfStudent').implement({
  fields: (t) => ({
    taskId: t.exposeID('taskId'),
    studentTaskId: t.exposeID('studentTaskId'),
    title: t.exposeString('title'),
    type: t.field({ type: TaskType, resolve: ({ type }) => type }),
    dueAt: t.field({ type: 'DateTime', resolve: ({ dueAt }) => dueAt }),
    status: t.field({ type: StudentTaskStatus, resolve: ({ status }) => status }),
    standing: t.exposeString('standing'),
    excused: t.exposeBoolean('excused'),
    answered: t.exposeInt('answered'),
    questionCount: t.exposeInt('questionCount'),
    points: t.exposeFloat('points'),
    pointsPossible: t.exposeFloat('pointsPossible'),
    seconds: t.exposeInt('seconds'),
    withWorking: t.exposeInt('withWorking', { description: 'Questions to which there is working or a drawing.' }),
    lateMs: t.exposeFloat('lateMs', { nullable: true }),
    percent: t.exposeInt('percent', { nullable: true, description: 'Of what was handed in and counts.' }),
    letter: t.exposeString('letter', { nullable: true, description: 'Of a task that is graded by letters.' }),
    classPercent: t.exposeInt('classPercent', {
      nullable: true,
      description: 'Mean of all in the class who handed in.',
    }),
  }),
});

const IdeaOfStudent = builder.objectRef<StudentReportData['ideas'][number]>('IdeaOfStudent').implement({
  fields: (t) => ({
    misconceptionId: t.exposeID('misconceptionId'),
    name: t.exposeString('name'),
    tasks: t.exposeInt('tasks'),
    questions: t.exposeInt('questions'),
    lastAt: t.field({ type: 'DateTime', resolve: ({ lastAt }) => lastAt }),
  }),
});

const PlacementOfStudent = builder
  .objectRef<NonNullable<StudentReportData['placement']>>('PlacementOfStudent')
  .implement({
    description: 'What the placement test of a student found.',
    fields: (t) => ({
      takenAt: t.field({ type: 'DateTime', resolve: ({ takenAt }) => takenAt }),
      topics: t.field({ type: [PlacedTopic], resolve: ({ topics }) => topics }),
    }),
  });

const StudentReport = builder.objectRef<StudentReportData>('StudentReport').implement({
  description: 'A student’s tasks in a class, with the ideas that come back.',
  fields: (t) => ({
    class: t.field({ type: TaskClass, resolve: (report) => report.class }),
    studentId: t.exposeID('studentId'),
    nickname: t.exposeString('nickname'),
    placement: t.field({
      type: PlacementOfStudent,
      nullable: true,
      description: 'Of the class’s course; null where no result stands.',
      resolve: ({ placement }) => placement,
    }),
    percent: t.exposeInt('percent', { nullable: true }),
    trend: t.exposeString('trend', { nullable: true, description: 'UP, DOWN or STEADY.' }),
    tasks: t.field({ type: [TaskOfStudent], description: 'Oldest due date first.', resolve: ({ tasks }) => tasks }),
    ideas: t.field({ type: [IdeaOfStudent], resolve: ({ ideas }) => ideas }),
    talksOpen: t.boolean({
      description: 'Whether the school lets teachers read talks with the tutor.',
      resolve: (_report, _args, context) => areTalksForTeachers(context.services, requireViewer(context)),
    }),
  }),
});

builder.queryFields((t) => ({
  studentReport: t.field({
    type: StudentReport,
    args: { classId: t.arg.id(), studentId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, place, context) =>
      withClass(
        context,
        place.classId,
        getStudentReport(context.services, requireViewer(context), place),
        (report) => report.class,
      ),
  }),
  taskReport: t.field({
    type: TaskReport,
    description: 'Whoever is excused counts nowhere.',
    args: { taskId: t.arg.id(), filter: t.arg({ type: ResultFilter, required: false }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { taskId, filter }, context) =>
      withClass(
        context,
        taskId,
        getTaskReport(context.services, requireViewer(context), { taskId, filter: filter ?? null }),
        ({ task }) => task.class,
      ),
  }),
  taskQuestionReport: t.field({
    type: TaskQuestionReport,
    description: 'One question of a task with what every student answered.',
    args: { taskId: t.arg.id(), key: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, args, context) =>
      withClass(
        context,
        args.taskId,
        getTaskQuestionReport(context.services, requireViewer(context), args),
        ({ task }) => task.class,
      ),
  }),
  insights: t.field({
    type: Insights,
    description: 'Of a task or of a class: name one of them.',
    args: {
      taskId: t.arg.id({ required: false }),
      classId: t.arg.id({ required: false }),
      span: t.arg({ type: InsightsSpan, required: false, description: 'Of a class; four weeks unless it is told.' }),
      ideaId: t.arg.id({ required: false, description: 'The idea to show in full; the first one unless it is told.' }),
    },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { taskId, classId, span, ideaId = null }, context) => {
      const viewer = requireViewer(context);
      const ofPage = (pageId: string, where: Parameters<typeof getInsights>[2]) =>
        withClass(context, pageId, getInsights(context.services, viewer, where), (insights) => insights.class);
      if (taskId != null) return ofPage(taskId, { taskId, ideaId });
      if (classId == null) throw new AppError('BAD_INPUT', 'Name a task or a class.');
      return ofPage(classId, { classId, span: span ?? 'FOUR_WEEKS', ideaId });
    },
  }),
}));

builder.mutationFields((t) => ({
  createFollowUpTask: t.id({
    description:
      'Begins a task on one idea for some students and returns its id. The same creation key makes one draft.',
    args: {
      classId: t.arg.id(),
      misconceptionId: t.arg.id(),
      studentIds: t.arg.idList(),
      creationKey: t.arg.string(),
      setNow: t.arg.boolean({ required: false, description: 'It goes out at once, due in a week.' }),
    },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { setNow, ...args }, context) => {
      const follow = setNow ? setFollowUp : createFollowUp;
      return follow(context.services, requireViewer(context), args);
    },
  }),
}));
