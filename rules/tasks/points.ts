/** Whether a teacher may give so many points: halves, from none to all. */
export function isMark(value: number, points: number): boolean {
  return Number.isFinite(value) && value >= 0 && value <= points && Number.isInteger(value * 2);
}

/** What an answer got: the teacher's own mark, else all its points where it is right in the end. `recountStudentTask` adds up the same. */
export function pointsOf({
  possible,
  outcome,
  mark,
}: {
  possible: number;
  outcome: string | null;
  mark: number | null;
}): number {
  return mark ?? (outcome === 'RIGHT' || outcome === 'RIGHT_AFTER_RETRY' ? possible : 0);
}

/** A teacher's own mark once its question is worth something else: the same share of it, in halves, halves up. */
export function scaledMark(mark: number, { before, after }: { before: number; after: number }): number {
  if (before <= 0) return Math.min(mark, after);
  return Math.min(after, Math.floor((2 * mark * after) / before + 0.5) / 2);
}
