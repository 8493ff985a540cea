/** What the viewer is doing, as far as the AI helpers go (specification section 3). */
export const aiScenarios = [
  'GENERAL',
  'TASK_TEST',
  'PRACTICE_CASUAL',
  'PRACTICE_CHALLENGE',
  'PRACTICE_BATTLE',
  'PRACTICE_CASUAL_TASK',
  'PRACTICE_CHALLENGE_TASK',
  'ERROR_RELATED',
  'ERROR_CHALLENGE',
  'ERROR_REVIEW_SESSION',
] as const;
export type AiScenario = (typeof aiScenarios)[number];

/** What the AI is asked for. */
export const aiModels = ['GENERAL', 'HINT', 'SOLUTION'] as const;
export type AiModel = (typeof aiModels)[number];

export const aiScenarioGroups = ['GENERAL', 'ERROR_LOGBOOK', 'PRACTICE'] as const;
export type AiScenarioGroup = (typeof aiScenarioGroups)[number];

/** Where an error review session stands. */
export const reviewStates = ['REVIEW', 'REVIEWED'] as const;
export type ReviewState = (typeof reviewStates)[number];

export type PracticeType =
  | 'CASUAL'
  | 'CHALLENGE'
  | 'BATTLE'
  | 'CASUAL_TASK'
  | 'CHALLENGE_TASK'
  | 'ERROR_RELATED'
  | 'ERROR_CHALLENGE';

/** The scenario of a practice; one that belongs to a test task is a test, whatever its type is. */
export function practiceScenario(type: PracticeType, taskKind: 'TEST' | 'HOMEWORK' | null = null): AiScenario {
  if (taskKind === 'TEST') return 'TASK_TEST';
  return type === 'ERROR_RELATED' || type === 'ERROR_CHALLENGE' ? type : `PRACTICE_${type}`;
}

export function scenarioGroup(scenario: AiScenario): AiScenarioGroup {
  if (scenario.startsWith('ERROR_')) return 'ERROR_LOGBOOK';
  return scenario === 'GENERAL' ? 'GENERAL' : 'PRACTICE';
}

const quizScenarios: ReadonlySet<AiScenario> = new Set<AiScenario>([
  'PRACTICE_CASUAL',
  'PRACTICE_CHALLENGE',
  'PRACTICE_CASUAL_TASK',
  'PRACTICE_CHALLENGE_TASK',
  'ERROR_RELATED',
  'ERROR_REVIEW_SESSION',
]);

/** Whether the mascot is in its quiz state: casual, challenge, task, error-related and error-review scenarios. */
export function isQuizScenario(scenario: AiScenario): boolean {
  return quizScenarios.has(scenario);
}

/** No AI help at all: battles and test tasks. */
export function isWithoutAi(scenario: AiScenario): boolean {
  return scenario === 'PRACTICE_BATTLE' || scenario === 'TASK_TEST';
}
