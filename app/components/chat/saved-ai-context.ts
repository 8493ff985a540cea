import { reviewStates } from '../../../rules/ai-scenario';
import { isUuid } from '../../../rules/path-patterns';
import { type AiContext, aiContextOf } from '../../lib/ai-context';
import { readSaved, removeSaved, type SavedValue } from '../../lib/local-storage';
import type { AskedModel } from '../../machines/chat-panel-types';

const keys: Record<AskedModel, string> = { HINT: 'mm-ai-hint-context', SOLUTION: 'mm-ai-solution-context' };
const longestTopic = 200;

/** Where this tab stores which question the viewer last asked about, for hints and for solutions apart. */
export function savedAiContext(aiModel: AskedModel, viewerId: string): SavedValue<AiContext> {
  return { key: `${keys[aiModel]}:${viewerId}`, version: 1, area: 'session', parse: aiContextFrom };
}

/**
 * Forgets what was asked about other questions, once there is another one on the page: a hint for one question would
 * mislead on the next, and its steps may be the next one's answer with other numbers. A page without a question forgets
 * nothing, so that the way back to the question finds the talk as it was.
 */
export function forgetOtherQuestions(viewerId: string, questionId: string | null): void {
  if (questionId === null) return;
  for (const aiModel of ['HINT', 'SOLUTION'] as const) {
    const saved = savedAiContext(aiModel, viewerId);
    if (readSaved(saved)?.questionId !== questionId) removeSaved(saved);
  }
}

/** The context in its right shape; null when anything of it is another. */
export function aiContextFrom(value: unknown): AiContext | null {
  if (typeof value !== 'object' || value === null) return null;
  const context = value as Partial<Record<keyof AiContext, unknown>>;
  const { practiceId, questionId, topic, errorReviewSessionState: state } = context;
  if (!isId(practiceId) || !isId(questionId) || questionId === null) return null;
  if (topic !== null && (typeof topic !== 'string' || topic.length > longestTopic)) return null;
  if (state !== null && !reviewStates.some((known) => known === state)) return null;
  return aiContextOf(context as AiContext);
}

function isId(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && isUuid(value));
}
