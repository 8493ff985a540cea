import { expect, it } from 'vitest';
import { sixthCases } from './cases/fresh/sixth';
import { sixthStepCases } from './cases/fresh/sixth-steps';
import { checkAnswer } from './check-answer';
import { checkStep } from './check-step';

// As measured before anything was mended: 461 of 554, no false accept, 83 false rejects.
it('judges every answer of the sixth round as it was written down', () => {
  const other = sixthCases
    .map(({ spec, input, verdict }) => ({ model: spec.model, input, verdict, given: checkAnswer(spec, input).kind }))
    .filter(({ given, verdict }) => given !== verdict);
  expect(other).toEqual([]);
});

it('judges every line of working of the sixth round as it was written down', () => {
  const other = sixthStepCases
    .map(({ before, line, options, verdict }) => ({
      before,
      line,
      verdict,
      given: checkStep(before, line, options).kind,
    }))
    .filter(({ given, verdict }) => given !== verdict);
  expect(other).toEqual([]);
});
