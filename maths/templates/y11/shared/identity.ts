import type { Step } from '../../format';

/** A line that is true by itself, such as a side calculation `3\times 4=12`. */
export function identity(line: string, reason: string, hint: string, ask: string): Step {
  return { line, relation: 'identity', reason, hint, ask };
}
