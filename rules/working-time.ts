/**
 * Working time: how long a student was at work between the signs that they give (a question opened, an answer sent or
 * saved, a hint opened, a line of working, a drawing, help from the tutor). Each stretch between two signs belongs to one question, so windows that are open side by side count once.
 */

/** After a quarter of an hour without a sign somebody was away: what goes beyond it counts nowhere. */
export const awayAfterMs = 15 * 60 * 1000;

/** How much of the time between two signs counts, in milliseconds. */
export function workedBetween(before: Date, now: Date): number {
  return Math.min(awayAfterMs, Math.max(0, now.getTime() - before.getTime()));
}

/** What is known of the time on a question before an answer to it. */
export interface QuestionTime {
  opened_at: Date | null;
  /** Whole seconds that count already. */
  seconds: number | null;
  /** Milliseconds that no answer has counted yet: before another question was opened or up to a hint, and parts of a second. */
  pending_ms?: number;
  /** The student's last sign, on whatever question. */
  last_sign_at?: Date | null;
}

/** The time on a question with an answer to it now; null where it was never opened. */
export function timeWithAnswer(question: QuestionTime, now: Date): { seconds: number; pendingMs: number } | null {
  const { opened_at: openedAt, seconds, pending_ms: pendingMs = 0, last_sign_at: lastSignAt } = question;
  if (openedAt === null) return null;
  // What counts already lies after the opening, also where it was counted before signs were kept.
  const counted = openedAt.getTime() + (seconds ?? 0) * 1000 + pendingMs;
  const since = new Date(Math.max(counted, lastSignAt?.getTime() ?? 0));
  const ms = pendingMs + workedBetween(since, now);
  return { seconds: (seconds ?? 0) + Math.floor(ms / 1000), pendingMs: ms % 1000 };
}
