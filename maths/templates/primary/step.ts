import type { Step } from '../format';

/** One line of a worked solution with its reason, hint and Socratic question. */
export function step(relation: Step['relation'], line: string, reason: string, hint: string, ask: string): Step {
  return { line, relation, reason, hint, ask };
}
