import { expect, it } from 'vitest';
import { fifthFormCases } from './cases/fresh/fifth-forms';
import { fifthRelationCases } from './cases/fresh/fifth-relations';
import { fifthStepCases } from './cases/fresh/fifth-steps';
import { fifthValueCases } from './cases/fresh/fifth-values';
import { checkAnswer } from './check-answer';
import { checkStep } from './check-step';

/** Where the checker stands (912 at first, with 77 false accepts); what is left is not understood yet. */
const atLeast = 1238;
const falseAcceptsAtMost = 0;

it('judges the fifth round no worse than before', () => {
  const answers = [...fifthValueCases, ...fifthFormCases, ...fifthRelationCases].map(({ spec, input, verdict }) => ({
    given: checkAnswer(spec, input).kind,
    verdict,
  }));
  const steps = fifthStepCases.map(({ before, line, options, verdict }) => ({
    given: checkStep(before, line, options).kind,
    verdict,
  }));
  const rows = [...answers, ...steps];
  const right = rows.filter(({ given, verdict }) => given === verdict).length;
  expect(right).toBeGreaterThanOrEqual(atLeast);
  const accepted = answers.filter(({ given, verdict }) => given === 'correct' && verdict !== 'correct').length;
  expect(accepted).toBeLessThanOrEqual(falseAcceptsAtMost);
});
