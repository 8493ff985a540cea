import { describe, expect, it } from 'vitest';
import type { Case } from './cases/case';
import { collectionCases } from './cases/collections';
import { equationCases, expressionCases } from './cases/expressions';
import { formCases } from './cases/forms';
import { measureCases } from './cases/measures';
import { numberCases } from './cases/numbers';
import { suspiciousAlgebraCases } from './cases/teacher-algebra';
import { suspiciousMeasureCases } from './cases/teacher-measures';
import { suspiciousNumberCases } from './cases/teacher-numbers';
import { checkAnswer } from './check-answer';

const tables: Record<string, Case[]> = {
  numbers: numberCases,
  expressions: expressionCases,
  equations: equationCases,
  collections: collectionCases,
  measures: measureCases,
  forms: formCases,
  'suspicious numbers': suspiciousNumberCases,
  'suspicious algebra': suspiciousAlgebraCases,
  'suspicious measures': suspiciousMeasureCases,
};

describe.each(Object.entries(tables))('case table: %s', (_, cases) => {
  it.each(cases.map((one) => [`${one.spec.kind} ${one.spec.model} ⟵ ${one.input}`, one] as const))(
    '%s',
    (_name, one) => {
      expect(checkAnswer(one.spec, one.input).kind).toBe(one.verdict);
    },
  );
});
