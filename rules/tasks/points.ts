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
