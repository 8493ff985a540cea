import { isWithoutAi, type PracticeType, practiceScenario } from '../../../rules/ai-scenario';
import { AppError } from '../../platform/app-error';
import type { QuestionOfTalk } from './talks.repo';

/** Whether the tutor rests for a student: by what is stored of their practices, whatever the client says. */
export function isResting({
  running,
  question,
}: {
  running: readonly string[];
  question: Pick<QuestionOfTalk, 'practice_state' | 'practice_type'> | null;
}): boolean {
  const own = question?.practice_state === 'IN_PROGRESS' ? [question.practice_type] : [];
  return [...running, ...own].some((type) => isWithoutAi(scenarioOf(type as PracticeType)));
}

/** Tasks do not say yet whether they are tests; until they do, each counts as one. */
function scenarioOf(type: PracticeType) {
  return practiceScenario(type, type.endsWith('_TASK') ? 'TEST' : null);
}

export const tutorRests = (): AppError => new AppError('FORBIDDEN', 'The tutor rests during tests and battles.');
