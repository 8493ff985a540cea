import { graphql } from '../init';

export const CreateTaskDraft = graphql(`
  mutation CreateTaskDraft($classId: ID!, $creationKey: String!, $readyMade: Boolean) {
    createTaskDraft(classId: $classId, creationKey: $creationKey, readyMade: $readyMade)
  }
`);

export const SaveTaskDraft = graphql(`
  mutation SaveTaskDraft($taskId: ID!, $version: Int!, $step: TaskStep!, $fields: [TaskFieldInput!]!) {
    saveTaskDraft(taskId: $taskId, version: $version, step: $step, fields: $fields)
  }
`);

export const ChangeTaskQuestions = graphql(`
  mutation ChangeTaskQuestions($taskId: ID!, $version: Int!, $change: TaskQuestionChange!) {
    changeTaskQuestions(taskId: $taskId, version: $version, change: $change)
  }
`);

export const PublishTask = graphql(`
  mutation PublishTask($taskId: ID!, $version: Int!) { publishTask(taskId: $taskId, version: $version) }
`);

export const DeleteTaskDraft = graphql(`mutation DeleteTaskDraft($taskId: ID!) { deleteTaskDraft(taskId: $taskId) }`);

export const ChangeTask = graphql(`
  mutation ChangeTask($taskId: ID!, $version: Int!, $change: TaskChange!, $confirmed: String) {
    changeTask(taskId: $taskId, version: $version, change: $change, confirmed: $confirmed)
  }
`);

export const ChangeTaskPoints = graphql(`
  mutation ChangeTaskPoints($taskId: ID!, $version: Int!, $points: [Int!]!) {
    changeTaskPoints(taskId: $taskId, version: $version, points: $points)
  }
`);

export const SetTaskClosed = graphql(`
  mutation SetTaskClosed($taskId: ID!, $closed: Boolean!) { setTaskClosed(taskId: $taskId, closed: $closed) }
`);

export const TakeTaskBack = graphql(`mutation TakeTaskBack($taskId: ID!) { takeTaskBack(taskId: $taskId) }`);

export const CopyTask = graphql(`
  mutation CopyTask($taskId: ID!, $classId: ID!, $creationKey: String!) {
    copyTask(taskId: $taskId, classId: $classId, creationKey: $creationKey)
  }
`);

export const ExtendStudentTask = graphql(`
  mutation ExtendStudentTask(
    $taskId: ID!, $studentTaskId: ID!, $dueAt: String!, $lateUntil: String!, $seenAt: DateTime
  ) {
    extendStudentTask(
      taskId: $taskId, studentTaskId: $studentTaskId, dueAt: $dueAt, lateUntil: $lateUntil, seenAt: $seenAt
    )
  }
`);

export const AddTestMinutes = graphql(`
  mutation AddTestMinutes($taskId: ID!, $studentTaskId: ID!, $minutes: Int!, $endsAt: DateTime!) {
    addTestMinutes(taskId: $taskId, studentTaskId: $studentTaskId, minutes: $minutes, endsAt: $endsAt)
  }
`);

export const SetStudentExcused = graphql(`
  mutation SetStudentExcused($taskId: ID!, $studentTaskId: ID!, $excused: Boolean!, $seenAt: DateTime) {
    setStudentExcused(taskId: $taskId, studentTaskId: $studentTaskId, excused: $excused, seenAt: $seenAt)
  }
`);

export const HandBackStudentTask = graphql(`
  mutation HandBackStudentTask(
    $taskId: ID!, $studentTaskId: ID!, $dueAt: String!, $lateUntil: String!, $minutes: Int
  ) {
    handBackStudentTask(
      taskId: $taskId, studentTaskId: $studentTaskId, dueAt: $dueAt, lateUntil: $lateUntil, minutes: $minutes
    )
  }
`);

export const MarkStudentAnswer = graphql(`
  mutation MarkStudentAnswer(
    $taskId: ID!, $studentTaskId: ID!, $questionId: ID!, $points: Float, $comment: String!, $seenAt: DateTime
  ) {
    markStudentAnswer(
      taskId: $taskId, studentTaskId: $studentTaskId, questionId: $questionId, points: $points, comment: $comment
      seenAt: $seenAt
    )
  }
`);

export const AnswerMarkRequest = graphql(`
  mutation AnswerMarkRequest($taskId: ID!, $studentTaskId: ID!, $questionId: ID!, $points: Float, $comment: String!) {
    answerMarkRequest(
      taskId: $taskId, studentTaskId: $studentTaskId, questionId: $questionId, points: $points, comment: $comment
    )
  }
`);

export const CommentStudentTask = graphql(`
  mutation CommentStudentTask(
    $taskId: ID!, $studentTaskId: ID!, $comment: String!, $rubricValues: [Int!], $seenAt: DateTime
  ) {
    commentStudentTask(
      taskId: $taskId, studentTaskId: $studentTaskId, comment: $comment, rubricValues: $rubricValues, seenAt: $seenAt
    )
  }
`);

export const AddTaskStudents = graphql(`
  mutation AddTaskStudents($taskId: ID!, $studentIds: [ID!]!) { addTaskStudents(taskId: $taskId, studentIds: $studentIds) }
`);
