import { expect, it } from 'vitest';
import {
  type AiScenario,
  type AiScenarioGroup,
  aiScenarios,
  isQuizScenario,
  isWithoutAi,
  type PracticeType,
  practiceScenario,
  scenarioGroup,
} from './ai-scenario';

const rows: Record<AiScenario, { group: AiScenarioGroup; quiz: boolean; withoutAi: boolean }> = {
  GENERAL: { group: 'GENERAL', quiz: false, withoutAi: false },
  TASK_TEST: { group: 'PRACTICE', quiz: false, withoutAi: true },
  PRACTICE_CASUAL: { group: 'PRACTICE', quiz: true, withoutAi: false },
  PRACTICE_CHALLENGE: { group: 'PRACTICE', quiz: true, withoutAi: false },
  PRACTICE_BATTLE: { group: 'PRACTICE', quiz: false, withoutAi: true },
  PRACTICE_CASUAL_TASK: { group: 'PRACTICE', quiz: true, withoutAi: false },
  PRACTICE_CHALLENGE_TASK: { group: 'PRACTICE', quiz: true, withoutAi: false },
  ERROR_RELATED: { group: 'ERROR_LOGBOOK', quiz: true, withoutAi: false },
  ERROR_CHALLENGE: { group: 'ERROR_LOGBOOK', quiz: false, withoutAi: false },
  ERROR_REVIEW_SESSION: { group: 'ERROR_LOGBOOK', quiz: true, withoutAi: false },
};

it.each(aiScenarios)('%s: group, quiz state and whether there is AI at all', (scenario) => {
  expect({
    group: scenarioGroup(scenario),
    quiz: isQuizScenario(scenario),
    withoutAi: isWithoutAi(scenario),
  }).toEqual(rows[scenario]);
});

const practices: [PracticeType, AiScenario][] = [
  ['CASUAL', 'PRACTICE_CASUAL'],
  ['CHALLENGE', 'PRACTICE_CHALLENGE'],
  ['BATTLE', 'PRACTICE_BATTLE'],
  ['CASUAL_TASK', 'PRACTICE_CASUAL_TASK'],
  ['CHALLENGE_TASK', 'PRACTICE_CHALLENGE_TASK'],
  ['ERROR_RELATED', 'ERROR_RELATED'],
  ['ERROR_CHALLENGE', 'ERROR_CHALLENGE'],
];

it.each(practices)('a practice of type %s is %s, and a test when its task is one', (type, scenario) => {
  expect(practiceScenario(type)).toBe(scenario);
  expect(practiceScenario(type, 'HOMEWORK')).toBe(scenario);
  expect(practiceScenario(type, 'TEST')).toBe('TASK_TEST');
});
