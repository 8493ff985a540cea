import { type ShownWorking, showWorking } from '../../practice';
import type { StoredQuestion } from '../../questions';
import type { WorkingJson } from './report.repo';

/** How a student came to an answer in a task, as their teacher reads it beside the answer. */
export interface StudentWorking {
  working: ShownWorking;
  /** How many shapes the drawing has that the student left with the answer; null without one. */
  boardShapes: number | null;
}

export function studentWorking(
  { closed_at, lines, shape_count: boardShapes }: WorkingJson,
  question: StoredQuestion | null,
): StudentWorking {
  const closedAt = closed_at === null ? null : new Date(closed_at);
  return { working: showWorking({ closed_at: closedAt }, question ?? undefined, lines), boardShapes };
}
