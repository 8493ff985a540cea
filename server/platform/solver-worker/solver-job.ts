import type { Solution } from '../../../maths/solver/index';

/** Ways to read one typed problem, the likeliest first. */
export interface SolverJob {
  readings: string[];
}

export type SolverOutcome =
  | { kind: 'solved'; reading: string; solution: Solution }
  /** Why, in a sentence for the reader. */
  | { kind: 'refused'; why: string };

/** `late`: it took longer than a job may. `busy`: too many are waiting. `broken`: there is no thread to be had. */
export type SolverAnswer = SolverOutcome | { kind: 'late' | 'busy' | 'broken' };
