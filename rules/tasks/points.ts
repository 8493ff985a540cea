/** How a question of a practice ended, as far as points go. */
export interface MarkedQuestion {
  outcome: string | null;
  /** What it is worth. */
  points: number;
  /** The teacher's own mark; null where the engine's holds. */
  teacherPoints: number | null;
}

/** Points of one question: the teacher's mark, else all of them for an answer that is right in the end, else none. */
export function questionPoints({ outcome, points, teacherPoints }: MarkedQuestion): number {
  if (teacherPoints !== null) return teacherPoints;
  return outcome === 'RIGHT' || outcome === 'RIGHT_AFTER_RETRY' ? points : 0;
}

export function pointsScore(questions: readonly MarkedQuestion[]): { points: number; possible: number } {
  return {
    points: questions.reduce((sum, question) => sum + questionPoints(question), 0),
    possible: questions.reduce((sum, question) => sum + question.points, 0),
  };
}

/** Whether a teacher may give so many points: halves, from none to all. */
export function isMark(value: number, points: number): boolean {
  return Number.isFinite(value) && value >= 0 && value <= points && Number.isInteger(value * 2);
}
