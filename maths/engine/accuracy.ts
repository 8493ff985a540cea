import type { Case } from './cases/case';
import { checkAnswer } from './check-answer';
import type { AnswerKind } from './types';

/** How many verdicts of a table came out as written down, and how many answers were taken for right that are not. */
export interface Accuracy {
  cases: number;
  right: number;
  falseAccepts: number;
  byKind: { kind: AnswerKind; cases: number; right: number }[];
}

/** Replays a table of cases against the checker; pure, so that any page may show it. */
export function accuracy(cases: Case[]): Accuracy {
  const byKind = new Map<AnswerKind, { kind: AnswerKind; cases: number; right: number }>();
  let falseAccepts = 0;
  for (const { spec, input, verdict } of cases) {
    const given = checkAnswer(spec, input).kind;
    const row = byKind.get(spec.kind) ?? { kind: spec.kind, cases: 0, right: 0 };
    row.cases += 1;
    if (given === verdict) row.right += 1;
    else if (given === 'correct') falseAccepts += 1;
    byKind.set(spec.kind, row);
  }
  const rows = [...byKind.values()].sort((a, b) => b.cases - a.cases);
  return { cases: cases.length, right: rows.reduce((sum, row) => sum + row.right, 0), falseAccepts, byKind: rows };
}
