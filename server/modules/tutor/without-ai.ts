import { isWithoutAi, type PracticeType, practiceScenario } from '../../../rules/ai-scenario';
import { AppError } from '../../platform/app-error';
import type { QuestionOfTalk } from './talks.repo';

/**
 * Whether the tutor rests for a student: by what is stored of their practices, whatever the client says. About a
 * question of a test it says nothing, during the test or later.
 */
export function isResting({
  running,
  question,
}: {
  running: readonly string[];
  question: Pick<QuestionOfTalk, 'practice_state' | 'practice_type'> | null;
}): boolean {
  if (question?.practice_type === 'TEST') return true;
  const own = question?.practice_state === 'IN_PROGRESS' ? [question.practice_type] : [];
  return [...running, ...own].some((type) => isWithoutAi(scenarioOf(type)));
}

/** The statements say TEST for a practice that is a test, whatever its type. */
function scenarioOf(type: string) {
  return type === 'TEST' ? practiceScenario('CASUAL_TASK', 'TEST') : practiceScenario(type as PracticeType);
}

export const tutorRests = (): AppError => new AppError('FORBIDDEN', 'The tutor rests during tests and battles.');
