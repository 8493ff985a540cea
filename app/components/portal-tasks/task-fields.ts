import type { GradeType } from '../../../rules/tasks/kinds';
import type { ReleaseStatus } from '../../../rules/tasks/visibility';

/** What the fields of a task are called, where two versions of it stand side by side. */
export const fieldLabels: Record<string, string> = {
  type: 'Kind',
  practiceType: 'Homework mode',
  title: 'Name',
  instructions: 'Instructions',
  courseIds: 'Subjects',
  source: 'Choosing questions',
  topicIds: 'Topics',
  easy: 'Easy',
  normal: 'Normal',
  hard: 'Hard',
  opensAt: 'Opens',
  dueAt: 'Due',
  lateUntil: 'Late until',
  minutes: 'Time limit in minutes',
  answersWhen: 'Answers released',
  answersAt: 'That date',
  tries: 'Attempts allowed',
  gradeType: 'Grade shown as',
  A: 'A from',
  B: 'B from',
  C: 'C from',
  D: 'D from',
  scoringType: 'Scored by',
  rubric: 'Rubric',
  whole: 'Who it’s for',
  groups: 'Groups',
  students: 'Students',
  points: 'Points',
  comment: 'Comment',
};

export const answersLabels: Record<string, string> = {
  NOW: 'Now',
  HAND_IN: 'At hand-in',
  DUE: 'At the due date',
  DATE: 'On a chosen date',
  NEVER: 'Never',
};

export const gradeLabels: Record<GradeType, string> = {
  POINT: 'Point',
  PERCENTAGE: 'Percentage',
  LETTER: 'Letter Grade',
  NOT_GRADE: 'Ungraded',
};

export const releaseLabels: Record<ReleaseStatus, string> = {
  UNRELEASED: 'Answers not out yet',
  IN_PROGRESS: 'Answers out for some students',
  DONE: 'Answers out for everyone',
};

const choiceLabels: Record<string, Record<string, string>> = {
  type: { HOMEWORK: 'Homework', TEST: 'Test' },
  practiceType: { CASUAL_TASK: 'At their own pace', CHALLENGE_TASK: 'Challenge' },
  source: {
    TOPICS: 'By topics',
    PICKED: 'Same questions, same numbers',
    PICKED_OWN: 'Same questions, different numbers',
  },
  answersWhen: answersLabels,
  gradeType: gradeLabels,
  scoringType: { POINTS: 'Points', RUBRIC: 'Rubric' },
  whole: { all: 'The whole class', some: 'Only selected students' },
};

/** A value as a teacher reads it: the label of a choice, a time without its T. */
export function changeText(name: string, value: string): string {
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return value.replace('T', ', ');
  return choiceLabels[name]?.[value] ?? value;
}
