import { graphql, type ResultOf } from '../init';
import { QuestionParts } from '../practice/question-parts';
import { PageViewer } from '../shell/page-viewer';

export const MyTaskParts = graphql(`
  fragment MyTaskParts on MyTask @_unmask {
    id taskId classId className timeZone teacher type practiceType title instructions status opensAt dueAt lateUntil
    extended excused closed left starred hidden takesWork awaitsStart practiceId currentIndex questionCount answered minutes extraMinutes handedInAt lateMs
    gradeType answersOut answersWhen answersAt grade rightCount comment tries canTryAgain
    pastTries { number practiceId grade counts }
  }
`);
export type MyTaskData = ResultOf<typeof MyTaskParts>;

export const MyTasksPage = graphql(`query MyTasksPage { ...PageViewer myTasks { ...MyTaskParts } }`, [
  PageViewer,
  MyTaskParts,
]);

/** Hidden tasks of a class that the student is in, or was. */
export const ClassTasksOfMine = graphql(
  `query ClassTasksOfMine($classId: ID!) { ...PageViewer myClasses { id name } myTasks(classId: $classId) { ...MyTaskParts } }`,
  [PageViewer, MyTaskParts],
);

export const MyTaskPage = graphql(
  `
    query MyTaskPage($taskId: ID!) {
      ...PageViewer
      myTask(taskId: $taskId) { ...MyTaskParts }
      taskItems(taskId: $taskId) { coins items { item price bought } openIndexes }
    }
  `,
  [PageViewer, MyTaskParts],
);

export const BuyTaskItem = graphql(`
  mutation BuyTaskItem($studentTaskId: ID!, $item: TaskItem!, $questionIndex: Int) {
    buyTaskItem(studentTaskId: $studentTaskId, item: $item, questionIndex: $questionIndex)
  }
`);

export const OpenMyTask = graphql(
  `mutation OpenMyTask($taskId: ID!) { openMyTask(taskId: $taskId) { ...MyTaskParts } }`,
  [MyTaskParts],
);

export const TryMyTaskAgain = graphql(
  `mutation TryMyTaskAgain($taskId: ID!) { tryMyTaskAgain(taskId: $taskId) { id takesWork taskId currentIndex } }`,
);

/** One question of a running test. */
export const TestQuestionPage = graphql(
  `
    query TestQuestionPage($practiceId: ID!, $index: Int!) {
      ...PageViewer
      practice(practiceId: $practiceId) {
        id state timeUp isTest questionCount currentIndex answeredIndexes settledIndexes
        answerProblems { index readable message }
        clock { totalSeconds remainingMs endsAt }
        question(index: $index) { ...QuestionParts }
      }
    }
  `,
  [PageViewer, QuestionParts],
);

/** How a task went, as far as it may be seen. */
export const TaskResultPage = graphql(
  `
    query TaskResultPage($practiceId: ID!) {
      ...PageViewer
      practice(practiceId: $practiceId) {
        id mode state currentIndex timeUp answersHidden
        course { id name }
        topics { id title }
        result {
          score total afterRetry seconds secondsAllowed
          coins { label amount }
          coinTotal newErrorCount fixedErrorCount confirmedErrorCount
          questions { ...QuestionParts usualSeconds }
        }
      }
      myTaskOfPractice(practiceId: $practiceId) {
        ...MyTaskParts
        marksOut
        rubric { name level value most }
        marks {
          questionId index answered points possible byTeacher comment requestReason requestOutcome requestAnswer
        }
      }
    }
  `,
  [PageViewer, QuestionParts, MyTaskParts],
);

export const AskForMark = graphql(`
  mutation AskForMark($studentTaskId: ID!, $questionId: ID!, $reason: String!) {
    askForMark(studentTaskId: $studentTaskId, questionId: $questionId, reason: $reason)
  }
`);

/** The student task that a practice is the work on. */
export const MyTaskIdOfPractice = graphql(
  `query MyTaskIdOfPractice($practiceId: ID!) { myTaskOfPractice(practiceId: $practiceId) { id } }`,
);

export const StarMyTask = graphql(`
  mutation StarMyTask($studentTaskId: ID!, $starred: Boolean!) {
    starMyTask(studentTaskId: $studentTaskId, starred: $starred)
  }
`);

export const HideMyTask = graphql(`
  mutation HideMyTask($studentTaskId: ID!, $hidden: Boolean!) {
    hideMyTask(studentTaskId: $studentTaskId, hidden: $hidden)
  }
`);

export const SaveTestAnswer = graphql(`
  mutation SaveTestAnswer($practiceId: ID!, $index: Int!, $answer: String!, $seen: [String!]) {
    saveTestAnswer(practiceId: $practiceId, index: $index, answer: $answer, seen: $seen) {
      id state answerProblems { index readable message }
    }
  }
`);

/** The practice that a test is answered in. */
export const MyTaskOfTest = graphql(
  `query MyTaskOfTest($taskId: ID!) { myTask(taskId: $taskId) { practiceId questionCount } }`,
);
