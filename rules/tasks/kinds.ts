/** The kinds and bounds of tasks, as forms, server and pages name them. */
export const taskTypes = ['HOMEWORK', 'TEST'] as const;
export type TaskType = (typeof taskTypes)[number];

export const taskPracticeTypes = ['CASUAL_TASK', 'CHALLENGE_TASK'] as const;
export type TaskPracticeType = (typeof taskPracticeTypes)[number];

/** Whether a clock may run for the set: homework at the students' own pace has none, whatever was typed. */
export function mayHaveClock({ type, practiceType }: { type: TaskType; practiceType: TaskPracticeType }): boolean {
  return type === 'TEST' || practiceType === 'CHALLENGE_TASK';
}

export const taskStates = ['DRAFT', 'OPEN', 'CLOSED'] as const;
export type TaskState = (typeof taskStates)[number];

export const gradeTypes = ['POINT', 'PERCENTAGE', 'LETTER', 'NOT_GRADE'] as const;
export type GradeType = (typeof gradeTypes)[number];

export const scoringTypes = ['POINTS', 'RUBRIC'] as const;
export type ScoringType = (typeof scoringTypes)[number];

/** When a student learns what was right and sees the worked steps of a test. */
export const answersWhens = ['NEVER', 'HAND_IN', 'DUE', 'DATE'] as const;
export type AnswersWhen = (typeof answersWhens)[number];

/** TOPICS: drawn for each student. PICKED: the same questions for all. PICKED_OWN: the same kinds, own numbers for each. */
export const questionSources = ['TOPICS', 'PICKED', 'PICKED_OWN'] as const;
export type QuestionSource = (typeof questionSources)[number];

export const taskLimits = {
  longestTitle: 80,
  longestInstructions: 2000,
  longestComment: 1000,
  fewestQuestions: 1,
  mostQuestions: 40,
  mostPointsOfQuestion: 20,
  shortestMinutes: 5,
  longestMinutes: 240,
  /** That a teacher adds to one student's running test at a time. */
  mostExtraMinutes: 60,
  longestReason: 500,
  mostTries: 5,
  mostCriteria: 8,
  mostLevels: 6,
  /** Drafts and tasks together. */
  tasksOfClass: 400,
  mostCourses: 4,
  /** Saved by one teacher. */
  savedExams: 100,
} as const;
