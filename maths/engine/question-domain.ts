import type { Interval } from './intervals';
import { MAX_QUESTION } from './limits';
import { parse } from './parse';
import { regionOf } from './solution-region';

const FORMULAS = /(?<!\\)\$((?:[^$\\]|\\.)*)\$/g;
/** Angles beyond this are degrees without their sign: 0 ≤ x ≤ 360. */
const LARGEST_IN_RADIANS = 8 * Math.PI;

/** The first interval that a formula of a question (rich text) gives for its unknown, as it is written: x > 0. */
export function intervalOf(question: string | undefined, variable: string): Interval | null {
  if (question === undefined || question.length > MAX_QUESTION) return null;
  for (const [, formula = ''] of question.matchAll(FORMULAS)) {
    if (!/<|>|\\[lg][et]|≤|≥|\\in(?![a-z])|∈/.test(formula)) continue;
    const read = parse(formula);
    const region = read.ok ? regionOf(read.tree, variable) : null;
    if (region?.length === 1 && region[0]) return region[0];
  }
  return null;
}

/** The bounded domain that a question (rich text) gives for its unknown, angles in radians: 0 ≤ x ≤ 2π, 0° ≤ x < 360°. */
export function domainOf(question: string | undefined, variable: string): Interval[] | null {
  if (question === undefined || question.length > MAX_QUESTION) return null;
  for (const [, formula = ''] of question.matchAll(FORMULAS)) {
    if (!/<|>|\\[lg]e|≤|≥/.test(formula)) continue;
    const read = parse(formula);
    const region = read.ok ? regionOf(read.tree, variable) : null;
    const [only] = region ?? [];
    if (!only || region?.length !== 1 || !Number.isFinite(only.low) || !Number.isFinite(only.high)) continue;
    const scale = Math.max(Math.abs(only.low), Math.abs(only.high)) > LARGEST_IN_RADIANS ? Math.PI / 180 : 1;
    return [{ ...only, low: only.low * scale, high: only.high * scale }];
  }
  return null;
}
