import type { Case } from './cases/case';
import { generatedPairs } from './generated-pairs';
import type { AnswerSpec, Verdict } from './types';

/** One comparison that both checkers can attempt; `verdict` where a case table says what is right. */
export interface Attempt {
  spec: AnswerSpec;
  input: string;
  verdict?: Verdict['kind'];
}

/** KAS multiplies high powers out, for minutes. */
const HIGH_POWER = /\)\^\{?\d\d/;

/** The cases about the value alone, without what the other checker does not know, and seeded pairs. */
export function attempts(cases: Case[]): Attempt[] {
  const own = cases.filter(
    ({ spec, input, verdict }) =>
      /^(?:number|expression|equation|inequality)$/.test(spec.kind) &&
      spec.unit === undefined &&
      spec.tolerance === undefined &&
      spec.upToConstant === undefined &&
      (spec.forms ?? []).length === 0 &&
      !HIGH_POWER.test(spec.model + input) &&
      verdict !== 'unreadable',
  );
  const pairs = generatedPairs('differential', 900).map(({ kind, model, input }) => ({ spec: { kind, model }, input }));
  return [...own, ...pairs];
}
