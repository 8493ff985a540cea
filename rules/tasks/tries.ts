interface TryFacts {
  /** How often the task may be done. */
  tries: number;
  /** Tries begun so far. */
  begun: number;
  isHandedIn: boolean;
  /** Past the student's own due date, closed by the teacher, or excused. */
  isOver: boolean;
}

/** Why a student may not begin another try at a homework; null where it may be begun. */
export function tryProblem({ tries, begun, isHandedIn, isOver }: TryFacts): string | null {
  if (tries === 1) return 'You can only do this task once.';
  if (!isHandedIn) return 'Hand in the try you’ve started first.';
  if (begun >= tries) return 'You’ve used all your tries.';
  return isOver ? 'You can’t try again after the due date. Your best try counts.' : null;
}
