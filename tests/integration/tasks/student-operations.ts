const parts = `id taskId classId practiceId status takesWork answered questionCount grade rightCount starred hidden closed left lateMs
  currentIndex answersOut tries canTryAgain pastTries { number practiceId grade counts }`;
const question = `id index closed outcome lateAnswer hints { text } attempts { id verdict } solution { answerLatex }
  workedExample { prompt }`;

/** What a student does with tasks, as prepared operations. */
export const studentTasks = {
  all: () => [`{ myTasks { ${parts} } }`, {}] as const,
  ofClass: (classId: string) => [`query Q($id: ID!) { myTasks(classId: $id) { ${parts} } }`, { id: classId }] as const,
  one: (taskId: string) => [`query Q($id: ID!) { myTask(taskId: $id) { ${parts} } }`, { id: taskId }] as const,
  ofPractice: (practiceId: string) =>
    [`query Q($id: ID!) { myTaskOfPractice(practiceId: $id) { ${parts} } }`, { id: practiceId }] as const,
  open: (taskId: string) => [`mutation M($id: ID!) { openMyTask(taskId: $id) { ${parts} } }`, { id: taskId }] as const,
  tryAgain: (taskId: string) =>
    [`mutation M($id: ID!) { tryMyTaskAgain(taskId: $id) { ${parts} } }`, { id: taskId }] as const,
  star: (id: string) => ['mutation M($id: ID!) { starMyTask(studentTaskId: $id, starred: true) }', { id }] as const,
  hide: (id: string) => ['mutation M($id: ID!) { hideMyTask(studentTaskId: $id, hidden: true) }', { id }] as const,
  ask: (studentTaskId: string, questionId: string, reason: string) =>
    [
      `mutation M($own: ID!, $question: ID!, $reason: String!) {
        askForMark(studentTaskId: $own, questionId: $question, reason: $reason) }`,
      { own: studentTaskId, question: questionId, reason },
    ] as const,
  marks: (practiceId: string) =>
    [
      `query Q($id: ID!) { myTaskOfPractice(practiceId: $id) { id grade marksOut rubric { name level value most } marks {
        questionId index answered points possible byTeacher comment requestReason requestOutcome requestAnswer } } }`,
      { id: practiceId },
    ] as const,
  save: (practiceId: string, index: number, answer: string) =>
    [
      `mutation M($id: ID!, $index: Int!, $answer: String!) {
        saveTestAnswer(practiceId: $id, index: $index, answer: $answer) { id state }
      }`,
      { id: practiceId, index, answer },
    ] as const,
  question: (practiceId: string, index: number) =>
    [
      `query Q($id: ID!, $index: Int!) {
        practice(practiceId: $id) {
          state answersHidden outcomes result { score } question(index: $index) { ${question} }
        }
      }`,
      { id: practiceId, index },
    ] as const,
  submit: (practiceId: string, index: number, answer: string) =>
    [
      'mutation M($input: SubmitAnswerInput!) { submitAnswer(input: $input) { attempt { verdict } } }',
      { input: { practiceId, index, answer, idempotencyKey: crypto.randomUUID() } },
    ] as const,
  hint: (practiceId: string, index: number) =>
    [
      'mutation M($id: ID!, $index: Int!) { openHint(practiceId: $id, index: $index, number: 1) { id } }',
      { id: practiceId, index },
    ] as const,
  close: (practiceId: string, index: number) =>
    [
      'mutation M($id: ID!, $index: Int!) { closeQuestion(practiceId: $id, index: $index) { id } }',
      { id: practiceId, index },
    ] as const,
  finish: (practiceId: string) =>
    ['mutation M($id: ID!) { finishPractice(practiceId: $id) { id } }', { id: practiceId }] as const,
};
