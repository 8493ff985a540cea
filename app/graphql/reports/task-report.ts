import { graphql, type ResultOf } from '../init';
import { QuestionParts } from '../practice/question-parts';
import { PageViewer } from '../shell/page-viewer';
import { MyTaskParts } from '../tasks/student-tasks';

const ReportSumsParts = graphql(`
  fragment ReportSumsParts on ReportSums @_unmask { id name asked answered right firstRight points possible seconds }
`);

export const TaskReportParts = graphql(
  `
    fragment TaskReportParts on MyTaskReport @_unmask {
      mayShare
      task { ...MyTaskParts }
      shares { id madeBy createdAt expiresAt viewCount views { device at } }
      content {
        asked answered right firstRight points possible seconds classPercent
        topics { ...ReportSumsParts }
        subjects { ...ReportSumsParts }
        ideas { misconception { id name explanation } questions mended }
        rubric { name value most level }
        questions {
          id index title topicTitle prompt outcome seconds hintsOpened points possible comment keyLatex errorId
          errorCourseId unresolved
          answers { text latex right misconception { name explanation } }
        }
      }
    }
  `,
  [MyTaskParts, ReportSumsParts],
);
export type TaskReportData = ResultOf<typeof TaskReportParts>;
export type ReportShareData = TaskReportData['shares'][number];

/** The report of a student's own task. */
export const MyTaskReportPage = graphql(
  `
    query MyTaskReportPage($studentTaskId: ID!, $taskId: ID) {
      ...PageViewer
      myTaskReport(studentTaskId: $studentTaskId, taskId: $taskId) { ...TaskReportParts }
    }
  `,
  [PageViewer, TaskReportParts],
);

/** What a student practised after a task. */
export const TaskErrorPracticePage = graphql(
  `
    query TaskErrorPracticePage($studentTaskId: ID!) {
      ...PageViewer
      myTask(taskId: $studentTaskId) { ...MyTaskParts }
      myTaskErrorPractice(studentTaskId: $studentTaskId) { practiceId finished startedAt asked right currentIndex }
    }
  `,
  [PageViewer, MyTaskParts],
);

/** One mistake of a task in its review session; at index 0, which none has, the session alone. */
export const TaskErrorReviewPage = graphql(
  `
    query TaskErrorReviewPage($studentTaskId: ID!, $index: Int!) {
      ...PageViewer
      myTask(taskId: $studentTaskId) { id classId taskId }
      taskErrorReview(studentTaskId: $studentTaskId) {
        id
        currentIndex
        finishedAt
        items { index state errorId courseId unresolved name }
        item(index: $index) { index state question { practiceId ...QuestionParts } }
      }
    }
  `,
  [PageViewer, QuestionParts],
);

export const StartTaskErrorReview = graphql(`
  mutation StartTaskErrorReview($studentTaskId: ID!) {
    startTaskErrorReview(studentTaskId: $studentTaskId) { currentIndex }
  }
`);
