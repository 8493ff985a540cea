import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

const TaskStudentRow = graphql(`
  fragment TaskStudentRow on StudentOfTask @_unmask {
    id studentId nickname status standing excused answered scored seconds lateMs score { pointsScore rubricScore display } handedInAt ownDueAt ownLateUntil
    waitingRequests tries countedTry bought { item questionIndex }
  }
`);

/** The tasks of a class by where they stand. */
export const ClassTasksPage = graphql(
  `
    query ClassTasksPage($classId: ID!) {
      ...PageViewer
      taughtTasks(classId: $classId) {
        class { timeZone }
        tasks {
          id state type title questionCount pointsPossible opensAt dueAt lateUntil
          students { status standing scored score { pointsScore rubricScore } }
        }
      }
    }
  `,
  [PageViewer],
);

export const MarkBookParts = graphql(`
  fragment MarkBookParts on TaughtTaskList @_unmask {
    class { name timeZone }
    tasks {
      id state type title questionCount pointsPossible dueAt gradeType letterBorders
      students { id studentId nickname status standing excused answered scored lateMs waitingRequests score { pointsScore rubricScore } }
    }
  }
`);

export const MarkBookPage = graphql(
  `
    query MarkBookPage($classId: ID!) {
      ...PageViewer
      taughtTasks(classId: $classId) { ...MarkBookParts }
    }
  `,
  [PageViewer, MarkBookParts],
);

export const TaskPage = graphql(
  `
    query TaskPage($taskId: ID!) {
      ...PageViewer
      taughtTask(taskId: $taskId) {
        id state version type title instructions questionCount pointsPossible minutes gradeType release opensAt dueAt lateUntil
        answersWhen answersAt letterBorders changedAt changedBy
        class { timeZone }
        students { ...TaskStudentRow }
        others { id nickname }
        worth { title points }
        requests { studentTaskId questionId nickname index reason points possible }
        tries wholeClass groups
      }
      taughtClasses(archived: false) { id name }
    }
  `,
  [PageViewer, TaskStudentRow],
);

export const TaskWizardPage = graphql(
  `
    query TaskWizardPage($taskId: ID!, $topicId: ID, $picking: Boolean!, $choosing: Boolean!) {
      ...PageViewer
      taskDraft(taskId: $taskId) {
        id version changedAt changedBy easyAvailable normalAvailable hardAvailable
        class { id name timeZone }
        fields { name values }
        problems { field message }
        students { id nickname }
        groups { id name count }
        picked { place templateId title points keyLatex fewQuestions question { prompt instruction figure choices difficulty } }
      }
      profile { teaches }
      courses { id name topics { id title strand templateCount } }
      bankTopics(topicId: $topicId) @include(if: $picking) { templates { id title difficulty distinctQuestions } }
      savedExams @include(if: $choosing) { id name questionCount }
    }
  `,
  [PageViewer],
);

export const StudentTaskPage = graphql(
  `
    query StudentTaskPage($taskId: ID!, $studentTaskId: ID!) {
      ...PageViewer
      taughtStudentTask(taskId: $taskId, studentTaskId: $studentTaskId) {
        task { id type title state pointsPossible minutes tries scoringType dueAt lateUntil answersWhen answersAt class { timeZone } }
        student { ...TaskStudentRow comment extraMinutes testEndsAt commented { by at } arranged { by at } }
        rubric { name levels }
        answers {
          questionId index outcome seconds hintsOpened points keyLatex markPoints markComment markedBy markedAt requestReason requestWaits
          question { title prompt instruction figure choices difficulty }
          attempts { answer latex verdict misconception }
          boardShapes
          working { startLatex lines { number text latex verdict message } }
        }
      }
      reportShares(studentTaskId: $studentTaskId) {
        studentsMayShare
        shares { id madeBy createdAt expiresAt viewCount views { device at } }
      }
    }
  `,
  [PageViewer, TaskStudentRow],
);
