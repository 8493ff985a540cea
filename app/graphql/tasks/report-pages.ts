import { graphql, type ResultOf } from '../init';
import { PageViewer } from '../shell/page-viewer';
import { MarkBookParts } from './taught-task-pages';

const TeacherQuestionParts = graphql(`
  fragment TeacherQuestionParts on TeacherQuestion @_unmask { title prompt instruction figure choices difficulty }
`);

const QuestionReportRow = graphql(
  `
    fragment QuestionReportRow on QuestionReport @_unmask {
      key place title asked answered firstRight right medianSeconds keyLatex
      topic { title }
      ideas { misconceptionId name students }
      question { ...TeacherQuestionParts }
    }
  `,
  [TeacherQuestionParts],
);

const ReportAttemptParts = graphql(`
  fragment ReportAttemptParts on ReportAttempt @_unmask { answer latex verdict misconception }
`);

export const TaskReportParts = graphql(
  `
    fragment TaskReportParts on TaskReport @_unmask {
      pinned counted medianPercent medianSeconds
      distribution { from to students }
      task {
        id state type title questionCount pointsPossible opensAt dueAt lateUntil
        class { timeZone }
        students { id nickname status standing answered lateMs scored score { pointsScore rubricScore } }
      }
      questions { ...QuestionReportRow }
    }
  `,
  [QuestionReportRow],
);

export const TaskReportPage = graphql(
  `
    query TaskReportPage($taskId: ID!, $filter: ResultFilter) {
      ...PageViewer
      taskReport(taskId: $taskId, filter: $filter) { ...TaskReportParts }
    }
  `,
  [PageViewer, TaskReportParts],
);

export const TaskReportFile = graphql(
  `
    query TaskReportFile($taskId: ID!, $filter: ResultFilter) {
      taskReport(taskId: $taskId, filter: $filter) { ...TaskReportParts }
    }
  `,
  [TaskReportParts],
);

export const TaskQuestionPage = graphql(
  `
    query TaskQuestionPage($taskId: ID!, $key: ID!) {
      ...PageViewer
      taskQuestionReport(taskId: $taskId, key: $key) {
        task { id title }
        report { ...QuestionReportRow }
        answers {
          studentTaskId questionId nickname outcome seconds keyLatex boardShapes
          working { startLatex lines { number text latex verdict message } }
          question { ...TeacherQuestionParts }
          attempts { ...ReportAttemptParts }
        }
      }
    }
  `,
  [PageViewer, QuestionReportRow, TeacherQuestionParts, ReportAttemptParts],
);

export const InsightsParts = graphql(
  `
    fragment InsightsParts on Insights @_unmask {
      title taskCount
      class { name }
      ideas {
        misconceptionId name earlier
        topics { title }
        students { studentId nickname tasks questions }
        samples { times question { prompt } attempt { ...ReportAttemptParts } }
      }
      chosen {
        misconceptionId name explanation ask choice
        students { studentId nickname taskId studentTaskId tasks questions }
        answers {
          times question { ...TeacherQuestionParts } attempt { ...ReportAttemptParts }
          by { nickname taskId studentTaskId }
        }
      }
    }
  `,
  [TeacherQuestionParts, ReportAttemptParts],
);

export type InsightsData = ResultOf<typeof InsightsParts>;

export const InsightsPage = graphql(
  `
    query InsightsPage($taskId: ID, $classId: ID, $span: InsightsSpan, $ideaId: ID) {
      ...PageViewer
      insights(taskId: $taskId, classId: $classId, span: $span, ideaId: $ideaId) { ...InsightsParts }
    }
  `,
  [PageViewer, InsightsParts],
);

export const InsightsFile = graphql(
  `
    query InsightsFile($taskId: ID, $classId: ID, $span: InsightsSpan) {
      insights(taskId: $taskId, classId: $classId, span: $span) { ...InsightsParts }
    }
  `,
  [InsightsParts],
);

export const CreateFollowUpTask = graphql(`
  mutation CreateFollowUpTask(
    $classId: ID!, $misconceptionId: ID!, $studentIds: [ID!]!, $creationKey: String!, $setNow: Boolean!
  ) {
    createFollowUpTask(
      classId: $classId, misconceptionId: $misconceptionId, studentIds: $studentIds, creationKey: $creationKey
      setNow: $setNow
    )
  }
`);

export const StudentReportParts = graphql(`
  fragment StudentReportParts on StudentReport @_unmask {
    studentId nickname percent trend
    class { name timeZone }
    tasks {
      taskId studentTaskId title type dueAt status standing excused answered questionCount points pointsPossible seconds
      lateMs percent classPercent letter withWorking
    }
    ideas { misconceptionId name tasks questions lastAt }
  }
`);

export type StudentReportData = ResultOf<typeof StudentReportParts>;

export const StudentReportPage = graphql(
  `
    query StudentReportPage($classId: ID!, $studentId: ID!) {
      ...PageViewer
      studentReport(classId: $classId, studentId: $studentId) {
        ...StudentReportParts
        talksOpen
        placement { takenAt topics { topic { id title strand } finding } }
      }
    }
  `,
  [PageViewer, StudentReportParts],
);

export const StudentReportFile = graphql(
  `
    query StudentReportFile($classId: ID!, $studentId: ID!) {
      studentReport(classId: $classId, studentId: $studentId) { ...StudentReportParts }
    }
  `,
  [StudentReportParts],
);

export const MarkBookFile = graphql(
  `
    query MarkBookFile($classId: ID!) { taughtTasks(classId: $classId) { ...MarkBookParts } }
  `,
  [MarkBookParts],
);

export const ResetPlacement = graphql(`
  mutation ResetPlacement($classId: ID!, $studentId: ID!) { resetPlacement(classId: $classId, studentId: $studentId) }
`);
