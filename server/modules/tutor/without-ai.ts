import { type AiScenario, isWithoutAi, type PracticeType, practiceScenario } from '../../../rules/ai-scenario';
import { AppError } from '../../platform/app-error';
import type { QuestionOfTalk } from './talks.repo';

interface Doings {
  /** Types of the practices that run. */
  running: readonly string[];
  question: Pick<QuestionOfTalk, 'practice_state' | 'practice_type'> | null;
}

/**
 * What a student is doing, by what is stored of their practices, whatever the client says. A test or a battle that runs
 * comes first; a question of a test stays one when the test is over, a battle that is over is no scenario any more.
 */
export function scenarioNow({ running, question }: Doings): AiScenario {
  if (question?.practice_type === 'TEST') return 'TASK_TEST';
  const withoutAi = running.map(scenarioOf).find(isWithoutAi);
  if (withoutAi !== undefined || question === null) return withoutAi ?? 'GENERAL';
  const scenario = scenarioOf(question.practice_type);
  return isWithoutAi(scenario) && question.practice_state !== 'IN_PROGRESS' ? 'GENERAL' : scenario;
}

/** The statements say TEST for a practice that is a test, whatever its type. */
function scenarioOf(type: string): AiScenario {
  return type === 'TEST' ? practiceScenario('CASUAL_TASK', 'TEST') : practiceScenario(type as PracticeType);
}

export const tutorRests = (): AppError =>
  new AppError('FORBIDDEN', 'The tutor isn’t available during tests and battles.');
