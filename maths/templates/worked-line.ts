import type { Step } from './format';

const relating =
  (relation: Step['relation']) =>
  (line: string, reason: string, hint: string, ask: string): Step => ({ line, relation, reason, hint, ask });

/** One line of a worked solution: the LaTeX, why it holds, a hint towards it and a question towards it. */
export const start = relating('start');
export const equal = relating('equal');
export const equivalent = relating('equivalent');
export const positiveRoot = relating('positive-root');
export const result = relating('result');

/** A wrong answer, unless the wrong rule happens to give the right one. */
export function unlessRight(wrong: string, right: string): string | null {
  return wrong === right ? null : wrong;
}
