import { expect } from 'vitest';
import { gradeLabels } from '../../../app/components/portal-tasks/task-fields';
import { botKinds } from '../../../app/machines/chat-panel-types';
import { practiceScenario } from '../../../rules/ai-scenario';
import { taskTabs } from '../../../rules/tasks/task-status';
import type { Row } from '../row';
import { valuesOf } from '../schema';

/** An enumeration of the schema has these values and no others. */
const enumeration = (name: string, values: string): Row => ({
  says: `${name} is ${values.replaceAll(' ', ', ')}`,
  holds: () => expect(valuesOf(name)).toEqual(values.split(' ').sort()),
});

export const enumerationRows: Row[] = [
  enumeration('TaskType', 'HOMEWORK TEST'),
  {
    says: 'The shell knows two kinds of task, TEST and HOMEWORK: a test is without AI, whatever its practice is',
    holds: () =>
      expect((['TEST', 'HOMEWORK'] as const).map((kind) => practiceScenario('CASUAL_TASK', kind))).toEqual([
        'TASK_TEST',
        'PRACTICE_CASUAL_TASK',
      ]),
  },
  enumeration('GradeType', 'POINT PERCENTAGE LETTER NOT_GRADE'),
  {
    says: 'Grade types are labelled Point, Percentage, Letter Grade and Ungraded',
    holds: () =>
      expect(gradeLabels).toEqual({
        POINT: 'Point',
        PERCENTAGE: 'Percentage',
        LETTER: 'Letter Grade',
        NOT_GRADE: 'Ungraded',
      }),
  },
  enumeration('ScoringType', 'POINTS RUBRIC'),
  enumeration('PracticeMode', 'CASUAL CHALLENGE BATTLE ERROR_LOGBOOK'),
  enumeration('PracticeType', 'CASUAL CHALLENGE BATTLE CASUAL_TASK CHALLENGE_TASK ERROR_RELATED ERROR_CHALLENGE'),
  enumeration('Difficulty', 'EASY NORMAL HARD'),
  enumeration('PlanState', 'ACTIVE FREE'),
  enumeration('StudentTaskStatus', 'IN_PROGRESS DONE OVER_DUE LATE_SUBMISSION'),
  {
    says: 'Tasks of a student are labelled In Progress, Done, OverDue and Favorite',
    holds: () => expect(taskTabs.map(({ label }) => label)).toEqual(['In Progress', 'Done', 'OverDue', 'Favorite']),
  },
  enumeration('PresenceStatus', 'IN OUT'),
  enumeration('ReleaseStatus', 'UNRELEASED IN_PROGRESS DONE'),
  enumeration('ResultFilter', 'Finished Unfinished Overdue LateSubmission'),
  enumeration('ChatWindowState', 'DRAWER MODAL'),
  enumeration('AiModel', 'GENERAL HINT SOLUTION'),
  enumeration(
    'AiScenario',
    'GENERAL TASK_TEST PRACTICE_CASUAL PRACTICE_CHALLENGE PRACTICE_BATTLE PRACTICE_CASUAL_TASK PRACTICE_CHALLENGE_TASK ERROR_RELATED ERROR_CHALLENGE ERROR_REVIEW_SESSION',
  ),
  enumeration('AiScenarioGroup', 'GENERAL ERROR_LOGBOOK PRACTICE'),
  enumeration('ReviewState', 'REVIEW REVIEWED'),
  enumeration('BotKind', 'QUIZ_ME PROBLEM_SOLVER GENERAL'),
  {
    says: 'Between panel and frame the kinds of bot are quiz-me, problem-solver and general',
    holds: () => expect(botKinds).toEqual(['quiz-me', 'problem-solver', 'general']),
  },
  enumeration('NotificationStatus', 'IN_PROGRESS DISMISSED'),
  enumeration('NotificationFirstLevelType', 'SYSTEM FORUM CLASS SOCIAL'),
  enumeration('UserRole', 'TEACHER TUTOR'),
  {
    says: 'Every enumeration is used by a field',
    seenIn: { file: 'server/graphql/enums.test.ts', test: 'has no enumeration that no field uses' },
  },
];
