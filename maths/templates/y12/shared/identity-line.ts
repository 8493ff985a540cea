import type { Step } from '../../format';

/** A line of a worked solution that is true by itself, such as a known exact value. */
export const identity = (line: string, reason: string, hint: string, ask: string): Step => ({
  line,
  relation: 'identity',
  reason,
  hint,
  ask,
});
