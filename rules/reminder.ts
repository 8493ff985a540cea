import { reminderStep, reminderThreshold } from './constants';

/**
 * Whether the error-logbook bubble shows for a course (specification section 5).
 * @param unresolved wrong answers still unresolved in the course
 * @param dismissedAt the count when the bubble was last closed, 0 if never
 */
export function shouldRemind(unresolved: number, dismissedAt: number): boolean {
  if (unresolved < reminderThreshold) return false;
  if (unresolved === reminderThreshold) return dismissedAt < reminderThreshold;
  if (unresolved % reminderStep === 0) return unresolved > dismissedAt;
  return dismissedAt < Math.floor(unresolved / reminderStep) * reminderStep;
}

/** A dismissal is forgotten once the course's count drops below the threshold. */
export function keepsDismissal(unresolved: number): boolean {
  return unresolved >= reminderThreshold;
}
