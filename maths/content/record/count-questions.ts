import type { AnyTemplate } from '../../templates/format';
import { makeInstance } from '../../templates/instance';

/** A template that makes more different questions than this makes many; the rest are counted. */
export const manyQuestions = 400;

const seeds = 3000;

/** How many different questions a template makes over 3,000 seeds, one more than `manyQuestions` where it makes many. */
export function countQuestions(template: AnyTemplate): number {
  const seen = new Set<string>();
  for (let seed = 0; seed < seeds && seen.size <= manyQuestions; seed += 1) {
    const { prompt, instruction, figure } = makeInstance(template, `count-${seed}`);
    seen.add(JSON.stringify([prompt, instruction, figure]));
  }
  return seen.size;
}
