/** Everything that can be asked about a question, whatever its state. */
export const questionFields = `
  id index practiceId title topic { id title number year strand codes templateCount } calculator prompt instruction figure
  answerMode choices { id text } keys inputMode prefix suffix hintCount hints { number text } closed outcome errorId reported reason
  coinsAtStake lateAnswer
  seconds usualSeconds
  working { startLatex lines { number text latex verdict message } }
  attempts { id number answer answerLatex verdict message withHelp createdAt misconception { id name explanation type }
    splitting { ask answeredChoiceId choices { id text } } }
  solution { answerLatex steps { line reason } }
  workedExample { prompt figure steps { line reason } }`;

export const practiceFields = `
  id mode type state difficulty questionCount currentIndex outcomes coinsEarned createdAt finishedAt timeUp
  clock { totalSeconds remainingMs endsAt }
  course { id name badge grade iconUrl totalTime subscription { id is14DaysTrial } practisableTopicCount }
  topics { id title }`;

export const practiceQuery = `query($id: ID!, $index: Int!) {
  practice(practiceId: $id) { ${practiceFields} question(index: $index) { ${questionFields} } }
}`;

export const resultQuery = `query($id: ID!) {
  practice(practiceId: $id) { ${practiceFields} result {
    score total afterRetry seconds secondsAllowed coins { label amount } coinTotal coinBalance newErrorCount fixedErrorCount confirmedErrorCount
    questions { ${questionFields} } } }
}`;

export const questionQuery = `query($id: ID!) { question(questionId: $id) { ${questionFields} } }`;

export const homeQuery = `{ home { answeredToday streakDays week { date answered }
  nextStep { kind title topicIds questionCount topic { id } course { id totalTime } doneToday { id } practice { id mode currentIndex questionCount outcomes course { id totalTime } topics { id } } } due { kind courseId courseName count dueAt }
  myCourses { course { id name totalTime } mastery nextTopic { id title } unresolvedCount } } }`;

export const logbookQuery = `{ errorLogbook { totals { open reviewing relapsed fixed unresolved }
  groupsByTopic { id name total unresolved topic { id } }
  groupsByType { id name total unresolved misconception { id } }
  due { clear confirm } followUps { id kind courseId title count dueAt due errorIds } heat { topicId topicTitle type count }
  fixedByWeek { weekStart count } medianDaysToFix relapseCount
  entries { id courseId title promptLine answer answerLatex state questionId openedAt fixedAt confirmedAt dueAt
    topic { id } misconception { id name } } } }`;

export const errorStatisticsQuery = `query($courseId: ID!) { errorLogbookStatistics(courseId: $courseId) {
  course { id name } totals { open reviewing relapsed fixed unresolved } weeks { weekStart opened fixed } medianDaysToFix
  relapses { count of } due { date count } misconceptionCells { topicId topicTitle misconceptionId misconceptionName totals { open fixed } } misconceptionCount
  retiredMisconceptions { id name errorCount fixedAt } } }`;

export const learningActivityQuery = `query($courseId: ID!, $range: StatisticsRange!) {
  learningActivityStatistics(courseId: $courseId, range: $range) { course { id name }
    periods { start seconds answered rightFirstTry hinted coins } partStarts
    topics { topic { id title } standing allTime { count of } parts { count of } }
    forgetting { fromDays toDays right { count of } } repaired { count of } } }`;

export const coursesQuery =
  '{ courses { id grade name iconUrl badge totalTime rankLevel rankName practisableTopicCount subscription { id from to is14DaysTrial } } myCourses { course { id } mastery } unresolvedCountByCourse { courseId unresolvedCount } }';

export const submitMutation = `mutation($input: SubmitAnswerInput!) {
  submitAnswer(input: $input) { attempt { id verdict message } question { ${questionFields} } practice { ${practiceFields} } }
}`;

export const createMutation =
  'mutation($input: CreatePracticeInput!) { createPractice(input: $input) { id questionCount } }';
