import { describe, expect, it } from 'vitest';
import { caseTables } from './cases/all';
import { checkAnswer } from './check-answer';

const older = Object.entries(caseTables).filter(([name]) => !name.startsWith('fresh '));

describe.each(older)('case table: %s', (_, cases) => {
  it.each(cases.map((one) => [`${one.spec.kind} ${one.spec.model} ⟵ ${one.input}`, one] as const))(
    '%s',
    (_name, one) => {
      expect(checkAnswer(one.spec, one.input).kind).toBe(one.verdict);
    },
  );
});
