import type { AiScenario } from '../../rules/ai-scenario';

/** What the AI helpers know of the page. A page's loader returns it as `tutor`. */
export interface TutorContext {
  scenario: AiScenario;
  practiceId: string | null;
  questionId: string | null;
  topic: string | null;
}

export function tutorContext(scenario: AiScenario, place: Partial<Omit<TutorContext, 'scenario'>> = {}): TutorContext {
  return { scenario, practiceId: null, questionId: null, topic: null, ...place };
}
