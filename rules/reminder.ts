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

export interface CourseCount {
  courseId: string;
  unresolvedCount: number;
}

/** Course id → its count of unresolved answers when its bubble was last closed. */
export type Dismissals = Readonly<Record<string, number>>;

/** The dismissals that still hold: one is forgotten once its course's count drops below the threshold. The same object when all of them do. A course without a count has none unresolved. */
export function standingDismissals(counts: readonly CourseCount[], dismissals: Dismissals): Dismissals {
  const unresolved = new Map(counts.map((course) => [course.courseId, course.unresolvedCount]));
  const entries = Object.entries(dismissals);
  const standing = entries.filter(([courseId]) => (unresolved.get(courseId) ?? 0) >= reminderThreshold);
  return standing.length === entries.length ? dismissals : Object.fromEntries(standing);
}

/**
 * The course that the bubble speaks of: `current` as long as it qualifies, else the next one after it in the list's order
 * that does, around the end; null when none does.
 */
export function remindedCourse(
  counts: readonly CourseCount[],
  dismissals: Dismissals,
  current: string | null,
): string | null {
  const at = counts.findIndex(({ courseId }) => courseId === current);
  const inTurn = at < 0 ? counts : [...counts.slice(at), ...counts.slice(0, at)];
  const due = inTurn.find(({ courseId, unresolvedCount }) =>
    shouldRemind(unresolvedCount, Object.hasOwn(dismissals, courseId) ? (dismissals[courseId] ?? 0) : 0),
  );
  return due?.courseId ?? null;
}
