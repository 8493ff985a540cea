const content = `content { asked answered right firstRight points possible ideas { misconception { id } questions mended }
  topics { name right asked } subjects { id asked right }
  questions { id index outcome keyLatex unresolved answers { latex right misconception { id } } } }`;
const share = 'id madeBy viewCount views { device at }';

/** The operations of reports and their shares, prepared. */
export const reportOperations = {
  own: (studentTaskId: string, taskId?: string) =>
    [
      `query Q($id: ID!, $taskId: ID) { myTaskReport(studentTaskId: $id, taskId: $taskId) {
        mayShare task { id answersOut } shares { ${share} } ${content} } }`,
      { id: studentTaskId, taskId },
    ] as const,
  errorPractice: (studentTaskId: string) =>
    ['query Q($id: ID!) { myTaskErrorPractice(studentTaskId: $id) { practiceId } }', { id: studentTaskId }] as const,
  review: (studentTaskId: string) =>
    [
      'query Q($id: ID!) { taskErrorReview(studentTaskId: $id) { id currentIndex items { index state } } }',
      { id: studentTaskId },
    ] as const,
  startReview: (studentTaskId: string) =>
    [
      'mutation M($id: ID!) { startTaskErrorReview(studentTaskId: $id) { id currentIndex items { index state } } }',
      { id: studentTaskId },
    ] as const,
  reviewed: (sessionId: string, index: number) =>
    [
      'mutation M($id: ID!, $index: Int!) { markErrorReviewed(sessionId: $id, index: $index) { currentIndex } }',
      { id: sessionId, index },
    ] as const,
  share: (taskId: string, studentTaskId: string, formKey: string) =>
    [
      `mutation M($taskId: ID!, $id: ID!, $key: ID!) { shareTaskReport(taskId: $taskId, studentTaskId: $id, formKey: $key) {
        shortUrl } }`,
      { taskId, id: studentTaskId, key: formKey },
    ] as const,
  shares: (studentTaskId: string) =>
    [
      `query Q($id: ID!) { reportShares(studentTaskId: $id) { studentsMayShare shares { ${share} } } }`,
      { id: studentTaskId },
    ] as const,
  stop: (shareId: string) => ['mutation M($id: ID!) { stopReportShare(shareId: $id) }', { id: shareId }] as const,
  mayShare: (classId: string, allowed: boolean) =>
    [
      'mutation M($id: ID!, $allowed: Boolean!) { setStudentsMayShare(classId: $id, allowed: $allowed) }',
      { id: classId, allowed },
    ] as const,
  shared: (place: { taskId: string; studentTaskId: string; shareKey: string }, device: string | null = 'PHONE') =>
    [
      `query Q($taskId: String!, $studentTaskId: String!, $shareKey: String!, $device: String) {
        sharedReport(taskId: $taskId, studentTaskId: $studentTaskId, shareKey: $shareKey, device: $device) {
          firstName title isTest teacher handedInAt lateMs timeZone expiresAt grade comment
          content { counted asked answered right firstRight seconds atHome showed { name right asked level }
            idea { questions misconception { name deed explanation } sample { prompt answer answerLatex keyLatex } } }
        } }`,
      { ...place, device },
    ] as const,
};
