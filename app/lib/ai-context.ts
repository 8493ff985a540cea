import { type AiScenario, isWithoutAi, type ReviewState } from '../../rules/ai-scenario';

/** The question that a hint or a solution is asked about. */
export interface AiContext {
  practiceId: string | null;
  questionId: string | null;
  topic: string | null;
  errorReviewSessionState: ReviewState | null;
}

/** What the AI helpers know of the page. A page's loader returns it as `tutor`. */
export interface TutorContext extends AiContext {
  scenario: AiScenario;
}

export function tutorContext(scenario: AiScenario, place: Partial<AiContext> = {}): TutorContext {
  return { scenario, practiceId: null, questionId: null, topic: null, errorReviewSessionState: null, ...place };
}

/** The context alone, without the scenario that it was met in. */
export function aiContextOf({ practiceId, questionId, topic, errorReviewSessionState }: AiContext): AiContext {
  return { practiceId, questionId, topic, errorReviewSessionState };
}

/** Whether a question may be talked about here: not in battles and test tasks, and not where the page hides the AI box. */
export function mayAskTutor({ scenario, questionId }: TutorContext, { hideAiBox }: { hideAiBox: boolean }): boolean {
  return questionId !== null && !hideAiBox && !isWithoutAi(scenario);
}
