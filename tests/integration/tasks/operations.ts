import type { TaskValues } from '../../../rules/forms/task';
import { wallClock } from '../../../rules/tasks/wall-clock';

const student = `id studentId nickname status standing excused answered score { pointsScore rubricScore display } lateMs handedInAt ownDueAt ownLateUntil
  comment waitingRequests tries countedTry`;

const livePicture = `id at isWhole usualSeconds students { id nickname excused handedIn ended answered right questionCount
  seconds endsAt question { index openedAt isOpen tries hints lastAt } }`;

/** The operations of tasks, prepared. */
export const taskOperations = {
  begin: (classId: string, creationKey: string) =>
    [
      'mutation M($classId: ID!, $key: String!) { createTaskDraft(classId: $classId, creationKey: $key) }',
      { classId, key: creationKey },
    ] as const,
  readyMade: (classId: string, creationKey: string) =>
    [
      `mutation M($classId: ID!, $key: String!) {
        createTaskDraft(classId: $classId, creationKey: $key, readyMade: true) }`,
      { classId, key: creationKey },
    ] as const,
  save: (taskId: string, version: number, step: string, values: TaskValues) =>
    [
      `mutation M($id: ID!, $version: Int!, $step: TaskStep!, $fields: [TaskFieldInput!]!) {
        saveTaskDraft(taskId: $id, version: $version, step: $step, fields: $fields) }`,
      { id: taskId, version, step, fields: Object.entries(values).map(([name, list]) => ({ name, values: list })) },
    ] as const,
  question: (taskId: string, version: number, change: object) =>
    [
      `mutation M($id: ID!, $version: Int!, $change: TaskQuestionChange!) {
        changeTaskQuestions(taskId: $id, version: $version, change: $change) }`,
      { id: taskId, version, change },
    ] as const,
  publish: (taskId: string, version: number) =>
    [
      'mutation M($id: ID!, $version: Int!) { publishTask(taskId: $id, version: $version) }',
      { id: taskId, version },
    ] as const,
  deleteDraft: (taskId: string) => ['mutation M($id: ID!) { deleteTaskDraft(taskId: $id) }', { id: taskId }] as const,
  change: (taskId: string, version: number, change: object) =>
    [
      'mutation M($id: ID!, $version: Int!, $change: TaskChange!) { changeTask(taskId: $id, version: $version, change: $change) }',
      { id: taskId, version, change },
    ] as const,
  close: (taskId: string, closed = true) =>
    [
      'mutation M($id: ID!, $closed: Boolean!) { setTaskClosed(taskId: $id, closed: $closed) }',
      { id: taskId, closed },
    ] as const,
  takeBack: (taskId: string) => ['mutation M($id: ID!) { takeTaskBack(taskId: $id) }', { id: taskId }] as const,
  copy: (taskId: string, classId: string, key: string) =>
    [
      'mutation M($id: ID!, $classId: ID!, $key: String!) { copyTask(taskId: $id, classId: $classId, creationKey: $key) }',
      { id: taskId, classId, key },
    ] as const,
  addStudents: (taskId: string, studentIds: string[]) =>
    [
      'mutation M($id: ID!, $ids: [ID!]!) { addTaskStudents(taskId: $id, studentIds: $ids) }',
      { id: taskId, ids: studentIds },
    ] as const,
  extend: (taskId: string, studentTaskId: string, dueAt: string, lateUntil: string) =>
    [
      `mutation M($id: ID!, $own: ID!, $dueAt: String!, $lateUntil: String!) {
        extendStudentTask(taskId: $id, studentTaskId: $own, dueAt: $dueAt, lateUntil: $lateUntil) }`,
      { id: taskId, own: studentTaskId, dueAt, lateUntil },
    ] as const,
  excuse: (taskId: string, studentTaskId: string, excused = true) =>
    [
      `mutation M($id: ID!, $own: ID!, $excused: Boolean!) {
        setStudentExcused(taskId: $id, studentTaskId: $own, excused: $excused) }`,
      { id: taskId, own: studentTaskId, excused },
    ] as const,
  handBack: (taskId: string, studentTaskId: string, dueAt = '', minutes = 0) =>
    [
      `mutation M($id: ID!, $own: ID!, $dueAt: String!, $minutes: Int) {
        handBackStudentTask(taskId: $id, studentTaskId: $own, dueAt: $dueAt, minutes: $minutes) }`,
      { id: taskId, own: studentTaskId, dueAt, minutes },
    ] as const,
  mark: (taskId: string, studentTaskId: string, questionId: string, points: number | null, comment = '') =>
    [
      `mutation M($id: ID!, $own: ID!, $question: ID!, $points: Float, $comment: String!) { markStudentAnswer(
        taskId: $id, studentTaskId: $own, questionId: $question, points: $points, comment: $comment) }`,
      { id: taskId, own: studentTaskId, question: questionId, points, comment },
    ] as const,
  comment: (taskId: string, studentTaskId: string, comment: string, rubricValues: number[] | null = null) =>
    [
      `mutation M($id: ID!, $own: ID!, $comment: String!, $values: [Int!]) { commentStudentTask(
        taskId: $id, studentTaskId: $own, comment: $comment, rubricValues: $values) }`,
      { id: taskId, own: studentTaskId, comment, values: rubricValues },
    ] as const,
  list: (classId: string) =>
    [
      `query Q($id: ID!) { taughtTasks(classId: $id) { class { id } tasks { id state title type students { ${student} } } } }`,
      { id: classId },
    ] as const,
  task: (taskId: string) =>
    [
      `query Q($id: ID!) { taughtTask(taskId: $id) {
        id state version title type questionCount pointsPossible opensAt dueAt lateUntil groups students { ${student} } } }`,
      { id: taskId },
    ] as const,
  addMinutes: (taskId: string, studentTaskId: string, minutes: number, endsAt: string) =>
    [
      `mutation M($id: ID!, $own: ID!, $minutes: Int!, $endsAt: DateTime!) { addTestMinutes(
        taskId: $id, studentTaskId: $own, minutes: $minutes, endsAt: $endsAt) }`,
      { id: taskId, own: studentTaskId, minutes, endsAt },
    ] as const,
  points: (taskId: string, version: number, points: number[]) =>
    [
      'mutation M($id: ID!, $version: Int!, $points: [Int!]!) { changeTaskPoints(taskId: $id, version: $version, points: $points) }',
      { id: taskId, version, points },
    ] as const,
  answerRequest: (taskId: string, studentTaskId: string, questionId: string, points: number | null, comment = '') =>
    [
      `mutation M($id: ID!, $own: ID!, $question: ID!, $points: Float, $comment: String!) { answerMarkRequest(
        taskId: $id, studentTaskId: $own, questionId: $question, points: $points, comment: $comment) }`,
      { id: taskId, own: studentTaskId, question: questionId, points, comment },
    ] as const,
  requests: (taskId: string) =>
    [
      `query Q($id: ID!) { taughtTask(taskId: $id) { version pointsPossible worth { title points }
        requests { studentTaskId questionId nickname index reason points possible } students { ${student} } } }`,
      { id: taskId },
    ] as const,
  head: (taskId: string) =>
    ['query Q($id: ID!) { classHeadOfTask(taskId: $id) { name studentCount } }', { id: taskId }] as const,
  live: (taskId: string) =>
    [`query Q($id: ID!) { liveTask(taskId: $id) { id title picture { ${livePicture} } } }`, { id: taskId }] as const,
  liveChanges: (taskId: string, after: string | null = null) =>
    [
      `subscription S($id: ID!, $after: ID) { liveTaskChanges(taskId: $id, after: $after) { ${livePicture} } }`,
      { id: taskId, after },
    ] as const,
  exams: () => ['{ savedExams { id name source questionCount points } }', {}] as const,
  saveExam: (taskId: string, name: string, key: string) =>
    [
      'mutation M($id: ID!, $name: String!, $key: String!) { saveExam(taskId: $id, name: $name, creationKey: $key) }',
      { id: taskId, name, key },
    ] as const,
  renameExam: (examId: string, name: string) =>
    [
      'mutation M($id: ID!, $name: String!) { renameSavedExam(examId: $id, name: $name) }',
      { id: examId, name },
    ] as const,
  deleteExam: (examId: string) => ['mutation M($id: ID!) { deleteSavedExam(examId: $id) }', { id: examId }] as const,
  chooseExam: (taskId: string, version: number, examId: string) =>
    [
      `mutation M($id: ID!, $version: Int!, $examId: ID!) {
        chooseSavedExam(taskId: $id, version: $version, examId: $examId) }`,
      { id: taskId, version, examId },
    ] as const,
  draft: (taskId: string) =>
    [
      `query Q($id: ID!) { taskDraft(taskId: $id) { id version fields { name values } problems { field message }
        students { id nickname } groups { id name count } easyAvailable normalAvailable hardAvailable
        picked { place templateId points keyLatex fewQuestions question { prompt choices } } } }`,
      { id: taskId },
    ] as const,
  report: (taskId: string) =>
    [
      `query Q($id: ID!) { taskReport(taskId: $id) { counted medianPercent task { students { ${student} } }
        questions { key asked answered firstRight right ideas { name students } } } }`,
      { id: taskId },
    ] as const,
  questionReport: (taskId: string, key: string) =>
    [
      `query Q($id: ID!, $key: ID!) { taskQuestionReport(taskId: $id, key: $key) { task { students { ${student} } }
        report { key answered } answers { studentTaskId nickname outcome attempts { answer verdict misconception } } } }`,
      { id: taskId, key },
    ] as const,
  insights: (place: { taskId: string } | { classId: string }) =>
    [
      `query Q($taskId: ID, $classId: ID) { insights(taskId: $taskId, classId: $classId) {
        ideas { name students { studentId nickname } } chosen { name answers { times by { nickname } } } } }`,
      place,
    ] as const,
  studentReport: (classId: string, studentId: string) =>
    [
      `query Q($id: ID!, $student: ID!) { studentReport(classId: $id, studentId: $student) {
        studentId nickname percent tasks { title percent classPercent } ideas { name tasks } } }`,
      { id: classId, student: studentId },
    ] as const,
  followUp: (classId: string, misconceptionId: string, studentIds: string[], key: string, setNow = false) =>
    [
      `mutation M($id: ID!, $idea: ID!, $ids: [ID!]!, $key: String!, $now: Boolean) {
        createFollowUpTask(classId: $id, misconceptionId: $idea, studentIds: $ids, creationKey: $key, setNow: $now) }`,
      { id: classId, idea: misconceptionId, ids: studentIds, key, now: setNow },
    ] as const,
  answers: (taskId: string, studentTaskId: string) =>
    [
      `query Q($id: ID!, $own: ID!) { taughtStudentTask(taskId: $id, studentTaskId: $own) { student { ${student} }
        answers { questionId index outcome points markPoints markComment keyLatex attempts { answer verdict } } } }`,
      { id: taskId, own: studentTaskId },
    ] as const,
};

const zone = 'Australia/Sydney';
const hour = 3_600_000;

/** A wall-clock time of the class so many hours from now. */
export const wallIn = (now: Date, hours: number) => wallClock(new Date(now.getTime() + hours * hour), zone);

/** What the wizard of a plain homework holds: five questions on fractions, open now, due in two days, late until the third. */
export function homework(now: Date, more: TaskValues = {}): TaskValues {
  return {
    type: ['HOMEWORK'],
    practiceType: ['CASUAL_TASK'],
    title: ['Fractions check'],
    courseIds: ['year-6'],
    source: ['TOPICS'],
    topicIds: ['86-add-and-subtract-unlike-fractions'],
    easy: ['0'],
    normal: ['3'],
    hard: ['0'],
    opensAt: [wallIn(now, -1)],
    dueAt: [wallIn(now, 48)],
    lateUntil: [wallIn(now, 72)],
    answersWhen: ['HAND_IN'],
    gradeType: ['POINT'],
    scoringType: ['POINTS'],
    whole: ['all'],
    ...more,
  };
}
